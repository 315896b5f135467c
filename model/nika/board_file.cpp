#include "model/nika/board_file.hpp"

#include <fmt/format.h>

#include "model/core/notation.hpp"
#include "model/nika/board_text.hpp"
#include "model/nika/symbols.hpp"

namespace nomos::nika {
namespace {

// A drawn map as it stands in the file: rows from the top, `width` characters a space.
struct Map {
    std::string_view title;
    int width = 1;
    int heading = 0;  // line of its heading; 0 = not seen
    std::vector<std::string_view> rows;

    int columns() const { return rows.empty() ? 0 : static_cast<int>(rows[0].size()) / width; }
    int line_of_row(int row) const { return heading + static_cast<int>(rows.size()) - row; }
    int column_of(int column) const { return column * width + 1; }
    std::string_view symbol(int column, int row) const {
        const auto from_top = static_cast<std::size_t>(static_cast<int>(rows.size()) - 1 - row);
        return rows[from_top].substr(static_cast<std::size_t>(column * width), static_cast<std::size_t>(width));
    }
};

class Parser {
public:
    Parser(std::string_view text, std::string_view file) : text_(text), file_(file) {}

    BoardFile parse() {
        while (!text_.empty()) read_line(next_line());
        check_complete();
        read_spaces();
        for_each_space(pieces_, [&](int c, int r) { read_piece(c, r); });
        require_what_the_text_states(out_.board, [&](int cell) { return place_of(cell); });
        return std::move(out_);
    }

private:
    std::string_view next_line() {
        ++line_;
        const std::size_t end = text_.find('\n');
        std::string_view line = text_.substr(0, end);
        text_.remove_prefix(end == std::string_view::npos ? text_.size() : end + 1);
        while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r'))
            line.remove_suffix(1);
        return line;
    }
    Place at(int line, int column) const { return {file_, line, column}; }
    Place place_of(int cell) const {
        const int row = Frame::row(cell);
        if (row >= static_cast<int>(pieces_.rows.size())) return at(pieces_.heading, 1);
        return at(pieces_.line_of_row(row), pieces_.column_of(Frame::column(cell)));
    }

    void read_line(std::string_view line) {
        if (line.empty() || line[0] == '#') {
            open_ = nullptr;
        } else if (open_ != nullptr) {
            read_row(line);
        } else if (line == "areas:") {
            begin(areas_);
        } else if (line == "pieces:") {
            begin(pieces_);
        } else {
            read_setting(line);
        }
    }

    void begin(Map& map) {
        if (map.heading != 0)
            throw ParseError(at(line_, 1), fmt::format("a second map \"{}:\"", map.title),
                             fmt::format("the first is in line {}", map.heading));
        map.heading = line_;
        open_ = &map;
    }

    void read_row(std::string_view line) {
        Map& map = *open_;
        const auto width = static_cast<std::size_t>(map.width), most = width * Frame::kWidth;
        const std::string shape = fmt::format("a row of \"{}:\" has {} character(s) a space", map.title, map.width);
        if (line.size() > most)
            throw ParseError(at(line_, static_cast<int>(most) + 1), "row longer than 11 spaces", shape);
        if (line.size() % width != 0)
            throw ParseError(at(line_, static_cast<int>(line.size())), "half a space at the end of the row", shape);
        if (!map.rows.empty() && line.size() != map.rows[0].size())
            throw ParseError(at(line_, static_cast<int>(std::min(line.size(), map.rows[0].size())) + 1),
                             fmt::format("row of {} spaces after rows of {}", line.size() / width, map.columns()),
                             "all rows of a map are equally long; write - for what is off the board");
        if (map.rows.size() == Frame::kHeight)
            throw ParseError(at(line_, 1), "a twelfth row", "the board must fit in a frame of 11 by 11 spaces");
        map.rows.push_back(line);
    }

    void read_setting(std::string_view line) {
        Cursor cursor(line, at(line_, 1));
        const std::string_view key = cursor.word();
        if (key != "name" && key != "provenance")
            throw ParseError(at(line_, 1), "neither a setting nor a map",
                             "write name = ..., provenance = ..., areas: or pieces:");
        cursor.skip_blanks();
        cursor.expect('=', fmt::format("write {} = ...", key));
        cursor.skip_blanks();
        const std::string_view value = line.substr(cursor.offset());
        const Place place = at(line_, static_cast<int>(cursor.offset()) + 1);
        if (key == "name") {
            once(has_name_, key);
            out_.name = value;
        } else {
            once(has_provenance_, key);
            out_.provenance = provenance(value, place);
        }
    }
    void once(bool& seen, std::string_view key) {
        if (std::exchange(seen, true)) throw ParseError(at(line_, 1), fmt::format("a second {}", key), "write it once");
    }
    static Provenance provenance(std::string_view value, const Place& place) {
        for (Provenance p : {Provenance::text, Provenance::certain, Provenance::likely, Provenance::assumed})
            if (value == name_of(p)) return p;
        throw ParseError(place, "unknown provenance", "certain, likely, assumed or text");
    }

    void check_complete() const {
        const auto lacks = [&](std::string_view what, std::string_view hint) {
            throw ParseError(at(line_ + 1, 1), fmt::format("the file ends without {}", what), hint);
        };
        if (!has_name_) lacks("a name", "write name = ...");
        if (!has_provenance_) lacks("a provenance", "write provenance = certain, likely, assumed or text");
        if (areas_.rows.empty()) lacks("the map \"areas:\"", "one character a space, rows from the top");
        if (pieces_.rows.empty()) lacks("the map \"pieces:\"", "two characters a space, rows from the top");
        if (areas_.rows.size() != pieces_.rows.size() || areas_.columns() != pieces_.columns())
            throw ParseError(at(pieces_.heading, 1),
                             fmt::format("this map is {} by {}, but \"areas:\" is {} by {}", pieces_.columns(),
                                         pieces_.rows.size(), areas_.columns(), areas_.rows.size()),
                             "both maps draw the same board");
    }

    template <class Read>
    void for_each_space(const Map& map, Read&& read) const {
        for (int r = 0; r < static_cast<int>(map.rows.size()); ++r)
            for (int c = 0; c < map.columns(); ++c) read(c, r);
    }

    void read_spaces() {
        for_each_space(areas_, [&](int c, int r) {
            const char symbol = areas_.symbol(c, r)[0];
            const int cell = Frame::cell(c, r);
            if (symbol == '-') return;
            out_.board.cells.set(cell);
            if (symbol == '.') return;
            if (const auto rally = index_in(kCityLetters, symbol)) return out_.board.rally[*rally].set(cell);
            if (const auto victory = index_in("ASMT", symbol)) return out_.board.victory[*victory].set(cell);
            throw ParseError(at(areas_.line_of_row(r), areas_.column_of(c)), "no such kind of space",
                             "- off the board, . plain, a s m t rally area, A S M T victory area");
        });
    }

    void read_piece(int c, int r) {
        const std::string_view symbol = pieces_.symbol(c, r);
        const int cell = Frame::cell(c, r);
        const Place place = place_of(cell);
        const bool on_board = out_.board.cells.test(cell);
        if (symbol == "--" && !on_board) return;
        if (!on_board) throw ParseError(place, "this space is off the board in \"areas:\"", "write -- here");
        if (symbol == "--") throw ParseError(place, "this space is on the board in \"areas:\"", "write .. here");
        if (symbol == "..") return;
        const auto city = index_in(kCityLetters, symbol[0]), facing = index_in(kFacingSymbols, symbol[1]);
        if (!city || !facing)
            throw ParseError(place, "neither a piece nor an empty space",
                             "a piece is a city, a s m t, and a facing, ^ > v <: for example a>");
        out_.board.first_pieces[*city].set(cell);
        out_.board.first_facing[*facing].set(cell);
    }

    std::string_view text_;
    std::string file_;
    int line_ = 0;
    bool has_name_ = false, has_provenance_ = false;
    Map areas_{"areas", 1, 0, {}}, pieces_{"pieces", 2, 0, {}};
    Map* open_ = nullptr;
    BoardFile out_;
};

}  // namespace

BoardFile parse_board_file(std::string_view text, std::string_view file_name) {
    return Parser(text, file_name).parse();
}

BoardOf<Native> parse_board(std::string_view text, std::string_view file_name) {
    return parse_board_file(text, file_name).board;
}

const BoardFile& assumed_board_file() {
    static const BoardFile file = parse_board_file(assumed_board_text(), "assumed.board");
    return file;
}

const BoardOf<Native>& assumed_board() { return assumed_board_file().board; }

}  // namespace nomos::nika

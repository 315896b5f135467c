#include "reports/text_board.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "reports/board_layout.hpp"

namespace nomos {
namespace {

// Is there a mark right behind another piece's letter, so that two columns would run together?
bool is_marked_in_a_row(const Picture& picture) {
    std::set<std::pair<int, int>> taken;
    for (const PicturePiece& piece : picture.pieces) taken.emplace(piece.column + 1, piece.row);
    return std::ranges::any_of(picture.pieces, [&](const PicturePiece& piece) {
        return piece.mark != Mark::none && taken.contains({piece.column, piece.row});
    });
}
// A piece that faces takes three columns (mark, letter, facing), so does one with its colour and where marks follow
// pieces, any other two. On a hexagon lattice a cell is an even number of columns, because a row is shifted by half of
// it.
int cell_width(const Picture& picture) {
    const bool facing = std::any_of(picture.pieces.begin(), picture.pieces.end(),
                                    [](const PicturePiece& piece) { return piece.facing.has_value(); });
    if (picture.lattice == Lattice::hexagon) return 4;
    const bool by_colour = std::any_of(picture.pieces.begin(), picture.pieces.end(),
                                       [](const PicturePiece& piece) { return piece.by_colour; });
    return facing || by_colour || picture.columns > 26 || is_marked_in_a_row(picture) ? 3 : 2;
}

char sign_of(Mark mark) {
    return mark == Mark::crossed_out ? 'x' : mark == Mark::ringed ? 'o' : mark == Mark::ghost ? '?' : ' ';
}

std::string shown(const PicturePiece& piece) {
    std::string text(1, sign_of(piece.mark));
    text += written_letters(piece);
    if (piece.facing) text += "^>v<"[static_cast<int>(*piece.facing)];
    return text;
}

// Characters of one line by their column; a character may be several bytes.
using Line = std::map<int, std::string>;

void put(Line& line, int at, std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++at) {
        std::size_t end = i + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
        if (text.substr(i, end - i) != " ") line[at] = std::string(text.substr(i, end - i));
        i = end;
    }
}

std::string flat(const Line& line) {
    std::string text;
    int at = 0;
    for (const auto& [column, character] : line) {
        text.append(static_cast<std::size_t>(std::max(0, column - at)), ' ');
        text += character;
        at = column + 1;
    }
    return text;
}

class Plan {
public:
    explicit Plan(const Picture& picture)
        : picture_(picture), width_(cell_width(picture)), first_(half_span(picture).first) {}
    // Where a cell's text starts; two columns are left for the row numbers.
    int at(int column, int row) const { return 2 + (half_steps(picture_.lattice, column, row) - first_) * width_ / 2; }

private:
    const Picture& picture_;
    int width_, first_;
};

// Row -1 may stand for the line of column letters; on a hexagon lattice every row may end in one.
std::map<int, Line> drawn(const Picture& picture) {
    const Plan plan(picture);
    std::map<int, Line> lines;
    for (const PictureCell& cell : picture.cells)
        put(lines[cell.row], plan.at(cell.column, cell.row) + 1, cell.text_mark.empty() ? "." : cell.text_mark);
    for (const PicturePiece& piece : picture.pieces)
        if (!fell_under_another(picture, piece)) put(lines[piece.row], plan.at(piece.column, piece.row), shown(piece));
    for (const EdgeLabel& label : edge_labels(picture)) {
        // Row numbers end just before their first cell, so that 9 and 10 stand flush.
        const int ends = plan.at(label.column + 1, label.row);
        const int starts = label.of_row ? ends - width_of(label.text) : plan.at(label.column, label.row) + 1;
        put(lines[label.row], std::max(0, starts), label.text);
    }
    return lines;
}

std::set<int> rows_of(const Picture& picture) {
    std::set<int> rows;
    for (const PictureCell& cell : picture.cells) rows.insert(cell.row);
    return rows;
}

std::vector<int> from_the_top(const std::set<int>& rows) { return {rows.rbegin(), rows.rend()}; }

// Rows that a run of left-out rows separates cost a line of dots each.
int lines_for(const std::vector<int>& rows) {
    int lines = static_cast<int>(rows.size());
    for (std::size_t i = 1; i < rows.size(); ++i) lines += rows[i - 1] - rows[i] > 1 ? 1 : 0;
    return lines;
}

}  // namespace

int width_of(std::string_view line) {
    return static_cast<int>(
        std::count_if(line.begin(), line.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

int width_of(const std::vector<std::string>& lines) {
    return std::accumulate(lines.begin(), lines.end(), 0,
                           [](int most, const std::string& line) { return std::max(most, width_of(line)); });
}

std::vector<std::string> text_board(const Picture& picture, const std::vector<int>& rows) {
    if (picture.cells.empty() || rows.empty()) return {};
    const std::map<int, Line> lines = drawn(picture);
    const std::set<int> all = rows_of(picture);
    std::vector<std::string> out;
    int above = *all.rbegin() + 1;
    for (const int row : rows) {
        if (above - row > 1) out.push_back("  ...");
        const auto line = lines.find(row);
        out.push_back(line == lines.end() ? "" : flat(line->second));
        above = row;
    }
    if (above > *all.begin()) out.push_back("  ...");
    const auto letters = lines.find(*all.begin() - 1);
    if (letters != lines.end()) out.push_back(flat(letters->second));
    return out;
}

std::vector<std::string> text_board(const Picture& picture) {
    std::vector<std::string> out = text_board(picture, from_the_top(rows_of(picture)));
    for (std::string& line : legend(picture)) out.push_back(std::move(line));
    return out;
}

std::string written_letters(const PicturePiece& piece) { return piece.glyph.empty() ? "*" : piece.letters(); }
std::vector<std::string> decided_by(const Picture& picture) {
    std::vector<std::string> sums;
    for (const PictureSum& sum : picture.sums) sums.push_back(sum.says);
    return sums;
}
std::vector<std::string> legend(const Picture& picture) {
    std::vector<std::string> out;
    for (const PictureArrow& arrow : picture.arrows)
        out.push_back("arrow: " + cell_name(picture, arrow.from_column, arrow.from_row) + " to " +
                      cell_name(picture, arrow.to_column, arrow.to_row));
    std::map<Mark, std::string> marked;
    for (const PicturePiece& piece : picture.pieces)
        if (piece.mark != Mark::none) {
            std::string& named = marked[piece.mark];
            named +=
                (named.empty() ? " " : ", ") + piece.letters() + " on " + cell_name(picture, piece.column, piece.row);
        }
    for (const auto& [mark, cells] : marked) {
        const char* word = mark == Mark::crossed_out ? "crossed out" : mark == Mark::ringed ? "ringed" : "hidden";
        out.push_back(std::string(1, sign_of(mark)) + " " + word + ":" + cells);
    }
    for (const PictureSum& sum : picture.sums)
        out.push_back(sum.says + " (" + cell_name(picture, sum.column, sum.row) + ")");
    if (const std::string caption = picture.caption(); !caption.empty()) out.push_back(caption);
    return out;
}

namespace {

// As many more of the others as fit, the nearest first; of two as near, the higher.
template <class Fits>
std::set<int> with_the_nearest(std::set<int> rows, const std::set<int>& others, Fits&& fits) {
    const auto distance = [marked = rows](int row) {
        int least = std::abs(row - *marked.begin());
        for (const int known : marked) least = std::min(least, std::abs(row - known));
        return least;
    };
    std::vector<int> more = from_the_top(others);
    std::stable_sort(more.begin(), more.end(), [&](int a, int b) { return distance(a) < distance(b); });
    for (const int row : more) {
        std::set<int> grown = rows;
        grown.insert(row);
        if (fits(grown)) rows = std::move(grown);
    }
    return rows;
}

}  // namespace

std::vector<int> rows_that_matter(const std::vector<Picture>& pictures, int most) {
    std::set<int> all, busy, marked;  // `marked`: where something happens, not where something only stands or hides
    for (const Picture& picture : pictures) {
        all.merge(rows_of(picture));
        for (const PicturePiece& piece : picture.pieces) {
            busy.insert(piece.row);
            if (piece.mark != Mark::none && piece.mark != Mark::ghost) marked.insert(piece.row);
        }
        for (const PictureArrow& arrow : picture.arrows) marked.insert({arrow.from_row, arrow.to_row});
        for (const PictureSum& sum : picture.sums) marked.insert(sum.row);
    }
    busy.insert(marked.begin(), marked.end());
    // The lines of dots above and below count as well, so that the drawing never outgrows its room.
    const auto fits = [&](const std::set<int>& rows) { return lines_for(from_the_top(rows)) + 2 <= most; };
    if (static_cast<int>(all.size()) <= most) return from_the_top(all);
    if (fits(busy) && !busy.empty()) return from_the_top(busy);
    if (fits(marked) && !marked.empty()) return from_the_top(with_the_nearest(marked, busy, fits));
    const int around = marked.empty() ? (busy.empty() ? 0 : *busy.begin()) : *marked.begin();
    std::set<int> window;
    const int lowest = std::max(*all.begin(), std::min(around - 1, *all.rbegin() - (most - 3)));
    for (int row = lowest; row <= *all.rbegin() && static_cast<int>(window.size()) < most - 2; ++row)
        if (all.contains(row)) window.insert(row);
    return from_the_top(window);
}

std::vector<std::string> side_by_side(const std::vector<std::vector<std::string>>& blocks, int gap) {
    std::size_t height = 0;
    for (const auto& block : blocks) height = std::max(height, block.size());
    std::vector<std::string> out(height);
    int left = 0;
    for (const auto& block : blocks) {
        for (std::size_t i = 0; i < block.size(); ++i) {
            if (block[i].empty()) continue;
            out[i].append(static_cast<std::size_t>(std::max(0, left - width_of(out[i]))), ' ');
            out[i] += block[i];
        }
        left += width_of(block) + gap;
    }
    return out;
}

}  // namespace nomos

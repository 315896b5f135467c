#include "model/nika/board_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "model/nika/symbols.hpp"

namespace nomos::nika {
namespace {

using Spaces = Cells<Native>;

struct Extent {
    int low_column = Frame::kWidth, high_column = -1, low_row = Frame::kHeight, high_row = -1;
};
Extent extent_of(const Spaces& cells) {
    Extent e;
    cells.for_each([&](int cell) {
        e.low_column = std::min(e.low_column, Frame::column(cell));
        e.high_column = std::max(e.high_column, Frame::column(cell));
        e.low_row = std::min(e.low_row, Frame::row(cell));
        e.high_row = std::max(e.high_row, Frame::row(cell));
    });
    return e;
}

// The side of the board a set of cells lies on: where its mean is off the middle, along the axis
// on which it is further off; none when both axes tie.
std::optional<Direction> side_of(const Spaces& cells, const Extent& board) {
    int east = 0, north = 0;
    cells.for_each([&](int cell) {
        east += 2 * Frame::column(cell) - board.low_column - board.high_column;
        north += 2 * Frame::row(cell) - board.low_row - board.high_row;
    });
    if (std::abs(east) == std::abs(north)) return std::nullopt;
    if (std::abs(east) > std::abs(north)) return east > 0 ? Direction::east : Direction::west;
    return north > 0 ? Direction::north : Direction::south;
}

class Statements {
public:
    Statements(const BoardOf<Native>& board, const std::function<Place(int)>& place_of)
        : board_(board), place_of_(place_of), extent_(extent_of(board.cells)) {}

    void require_all() const {
        require_middle_off_board();
        for (std::size_t c = 0; c < kCities; ++c) require_pieces(c);
        for (std::size_t c = 0; c < kCities; ++c) require_areas(c);
        for (std::size_t c = 0; c < kCities; ++c) require_sides(c);
    }

private:
    // `shown_by`: the lowest of these cells is the place of the error.
    void require(bool holds, const Spaces& shown_by, const std::string& problem, std::string_view statement) const {
        if (!holds) throw ParseError(place_of_(shown_by.any() ? shown_by.lowest() : 0), problem, statement);
    }

    void require_middle_off_board() const {
        Spaces middle;
        for (int c : {extent_.low_column + extent_.high_column, extent_.low_column + extent_.high_column + 1})
            for (int r : {extent_.low_row + extent_.high_row, extent_.low_row + extent_.high_row + 1})
                middle.set(Frame::cell(c / 2, r / 2));
        require((middle & board_.cells).none(), middle & board_.cells, "the middle of the board is a space",
                "the text counts the central area as off the board");
    }

    void require_pieces(std::size_t c) const {
        const Spaces& pieces = board_.first_pieces[c];
        const Spaces enemy = enemy_victory(board_, c);
        require(pieces.count() == kPiecesEach, pieces, fmt::format("{} has {} pieces", kCityTitles[c], pieces.count()),
                "the text gives each city 6 pieces");
        require((pieces & board_.victory[c]).none(), pieces & board_.victory[c],
                fmt::format("{} starts in its own victory area", kCityTitles[c]),
                "by the text a piece has to be moved into its victory area, across the board");
        require((pieces & enemy).none(), pieces & enemy,
                fmt::format("{} starts in an enemy's victory area", kCityTitles[c]),
                "by the text no piece may be moved into an enemy's victory area");
    }

    void require_areas(std::size_t c) const {
        const std::string city = title(c), ally = title((c + 2) % 4);
        const Spaces &rally = board_.rally[c], &allied = board_.victory[(c + 2) % 4];
        require(board_.victory[c].any(), board_.first_pieces[c], city + " has no victory area",
                "the text marks one in each city's colour: draw it with a capital letter");
        require(rally.any(), board_.first_pieces[c], city + " has no rally area",
                "the text marks one for each city: draw it with a small letter");
        require((Frame::beside(rally) & allied).any(), rally,
                fmt::format("the rally area of {} is not beside the victory area of {}", city, ally),
                "the text: a city's rally area and its ally's victory area are adjacent");
    }

    void require_sides(std::size_t c) const {
        const std::size_t next = (c + 1) % 4, ally = (c + 2) % 4;
        const Spaces& pieces = board_.first_pieces[c];
        const auto side = side_of(pieces, extent_);
        require(side.has_value(), pieces, title(c) + " starts on no side of the board",
                "the text places each city's pieces on a side of the board");
        require(side_of(board_.first_pieces[ally], extent_) == opposite(*side), pieces,
                fmt::format("{} does not start across the board from {}", kCityTitles[ally], kCityTitles[c]),
                "the text: a city's ally starts across the board");
        const auto clockwise = static_cast<Direction>((static_cast<int>(*side) + 1) % 4);
        require(side_of(board_.first_pieces[next], extent_) == clockwise, pieces,
                fmt::format("{} does not start clockwise after {}", kCityTitles[next], kCityTitles[c]),
                "the cities act in clockwise order: Athens, Sparta, Messene, Thebes");
        require(side_of(board_.victory[c], extent_) == opposite(*side), board_.victory[c],
                fmt::format("the victory area of {} is not on the opposite side from its start", kCityTitles[c]),
                "the text: a victory area lies on the opposite side from where its city starts");
    }

    const BoardOf<Native>& board_;
    const std::function<Place(int)>& place_of_;
    Extent extent_;
};

}  // namespace

void require_what_the_text_states(const BoardOf<Native>& board, const std::function<Place(int)>& place_of) {
    Statements(board, place_of).require_all();
}

}  // namespace nomos::nika

// The shapes of boards: squares whose neighbours share a side, or a corner, too; hexes; points on lines. A ruleset says
// once which one it is played on,
//   using Board = Squares<8, 8, 4>;   // columns, rows, directions: 4 or 8
//   using Board = Hexes<11, 11>;      // columns, rows: a board with four sides, as games of connection have it
//   using Board = Points<Drawn>;      // points on lines, from a drawing (points.hpp)
// and what lies beside what, what hangs together (floods.hpp), which lines there are (lines.hpp), how the board is
// drawn (square_notation.hpp) and turned (board_images.hpp) follows from that. All have columns, rows, names of cells
// and whole words as Grid has them.
//
// What touches is told in two ways, by whole words for the executable rules and cell by cell for the constraints.
// Neither is made from the other; tests/model/core/boards_test.cpp compares them.
#pragma once

#include <cstdlib>

#include "model/core/grid.hpp"
#include "model/core/points.hpp"

namespace nomos {

template <int Width, int Height, int Directions>
struct Squares : Grid<Width, Height> {
    static_assert(Directions == 4 || Directions == 8, "squares touch by sides, or by sides and corners");
    static constexpr int kDirections = Directions;
};
// A cell touches its neighbours in its row and in its column, the one above to the right and the one below to the
// left: each row is drawn half a cell to the left of the row below.
template <int Width, int Height>
struct Hexes : Grid<Width, Height> {
    static constexpr int kDirections = 6;
};
template <class Board>
concept OfHexes = requires {
    requires Board::kDirections == 6;
};
// What cells are called, and one of them, where one text serves all boards.
template <class Board>
constexpr std::string_view kCellsAre = OfHexes<Board>    ? "hexes"
                                       : OfPoints<Board> ? "points"
                                                         : "squares";
template <class Board>
constexpr std::string_view kCellIs = OfHexes<Board>    ? "hex"
                                     : OfPoints<Board> ? "point"
                                                       : "square";

template <class W>
using BitOfWord = decltype(any(W()));
// Whether corners are enough to touch, by the board; a Grid leaves it to the rules.
template <class Board, class B>
constexpr B corners_of() {
    static_assert(
        requires { Board::kDirections; }, "a Grid leaves it open what touches: it has to be said");
    return B(Board::kDirections == 8);
}

// --- whole words -----------------------------------------------------------------------------------
// The cells that share a side with one of w, or a corner where `corners` says that this is enough. Of hexes there are
// sides only; points are where lines lead to.
template <class Board, class W>
constexpr W touched(const W& w, const BitOfWord<W>& corners) {
    const W east = Board::template step<Direction::east>(w), west = Board::template step<Direction::west>(w);
    const auto above = [](const W& of) { return Board::template step<Direction::north>(of); };
    const auto below = [](const W& of) { return Board::template step<Direction::south>(of); };
    if constexpr (OfHexes<Board>) {
        return east | west | above(w | east) | below(w | west);
    } else {
        const W level = east | west, all = w | level;
        return select(corners, level | above(all) | below(all), level | above(w) | below(w));
    }
}
template <OfPoints Board, class W>
constexpr W touched(const W& w, const BitOfWord<W>&) {
    W result{};
    for (int way = 0; way < 4; ++way) result = result | Board::before(w, way) | Board::after(w, way);
    return result;
}
template <class Board, class W>
constexpr W touched(const W& w) {
    return touched<Board>(w, corners_of<Board, BitOfWord<W>>());
}

// --- cell by cell ----------------------------------------------------------------------------------
// Do two cells share a side, or a corner where `corners` says that this is enough?
template <class Board, class B>
constexpr B touch(int one, int other, const B& corners) {
    const int columns = Board::column(one) - Board::column(other), rows = Board::row(one) - Board::row(other);
    if (std::abs(columns) + std::abs(rows) == 1) return true;
    const bool slanting = std::abs(columns) == 1 && std::abs(rows) == 1;
    if constexpr (OfHexes<Board>) return B(slanting && columns == rows);
    return slanting ? corners : B(false);
}
template <OfPoints Board, class B>
constexpr B touch(int one, int other, const B&) {
    for (int way = 0; way < 4; ++way)
        if (Board::next(one, way) == other || Board::next(other, way) == one) return true;
    return false;
}
template <class Board>
constexpr bool touch(int one, int other) {
    return touch<Board>(one, other, corners_of<Board, bool>());
}
// `body(cell)` of some cell that touches this one.
template <class Board, class B, class Body>
constexpr B exists_touching(int cell, const B& corners, Body&& body) {
    B found = false;
    for (int row = Board::row(cell) - 1; row <= Board::row(cell) + 1; ++row)
        for (int column = Board::column(cell) - 1; column <= Board::column(cell) + 1; ++column)
            if (column >= 0 && column < Board::kWidth && row >= 0 && row < Board::kHeight)
                if (const int other = Board::cell(column, row); other != cell)
                    found = found || (touch<Board>(cell, other, corners) && body(other));
    return found;
}
template <OfPoints Board, class B, class Body>
constexpr B exists_touching(int cell, const B&, Body&& body) {
    return exists(0, Board::kCells, [&](int other) { return touch<Board>(cell, other) ? B(body(other)) : B(false); });
}
template <class Board, class Body>
constexpr auto exists_touching(int cell, Body&& body) {
    using B = std::decay_t<decltype(body(cell))>;
    return exists_touching<Board>(cell, corners_of<Board, B>(), body);
}

}  // namespace nomos

// The sides of a board of squares, and what lies mirrored in its long diagonal: what games of connection ask for. By
// whole words for the executable rules, cell by cell for the constraints; neither is made from the other, and
// tests/model/core/floods_test.cpp compares them.
#pragma once

#include "model/core/grid.hpp"

namespace nomos {

// --- whole words -----------------------------------------------------------------------------------
// The cells along one side: north is the top row, west the left column.
template <class Board>
constexpr typename Board::Cells side(Direction d) {
    switch (d) {
        case Direction::north:
            return Board::row_cells(Board::kHeight - 1);
        case Direction::south:
            return Board::row_cells(0);
        case Direction::east:
            return Board::column_cells(Board::kWidth - 1);
        default:
            return Board::column_cells(0);
    }
}
// Every cell that lies so many columns to the right of the diagonal from a1.
template <class Board>
constexpr typename Board::Cells beside_diagonal(int columns) {
    typename Board::Cells w;
    for (int c = 0; c < Board::kCells; ++c)
        if (Board::column(c) - Board::row(c) == columns) w.set(c);
    return w;
}
// The cells of a square board mirrored in the diagonal from a1: columns become rows.
template <class Board, class W>
constexpr W mirrored(const W& w) {
    static_assert(Board::kWidth == Board::kHeight, "only a square board has such a mirror");
    W result = w & beside_diagonal<Board>(0);
    for (int d = 1; d < Board::kWidth; ++d)
        result = result | (w & beside_diagonal<Board>(d)) << d * (Board::kWidth - 1) |
                 (w & beside_diagonal<Board>(-d)) >> d * (Board::kWidth - 1);
    return result;
}

// --- cell by cell ----------------------------------------------------------------------------------
template <class Board>
constexpr bool is_on_side(int cell, Direction d) {
    return Board::neighbour(cell, d) < 0;
}
// Where the mirror in the diagonal from a1 puts the cell.
template <class Board>
constexpr int mirrored_cell(int cell) {
    static_assert(Board::kWidth == Board::kHeight, "only a square board has such a mirror");
    return Board::cell(Board::row(cell), Board::column(cell));
}

}  // namespace nomos

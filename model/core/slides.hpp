// Straight ways: one step of whole words forth or back, how far a piece can slide, and what it meets there. Both
// encodings may ask for them, each in its own way: the executable rules by whole words (slides, met), the constraints
// of two cells (is_straight_way). Neither is made from the other; tests/model/core/slides_test.cpp compares them. The
// ways are those of the board: along sides where squares touch by their sides, diagonals too where by corners, the
// three of hexes, the lines of points.
#pragma once

#include <algorithm>
#include <array>

#include "model/core/lines.hpp"

namespace nomos {

// The ways in which a step leads to a cell that touches.
template <class Board>
inline constexpr auto kWaysOf = kWays;
template <class Board>
requires(Board::kDirections == 4) inline constexpr auto kWaysOf<Board> = kStraightWays;
template <OfHexes Board>
inline constexpr auto kWaysOf<Board> = std::array{Way::row, Way::column, Way::rising};

// --- whole words, for the executable rules -------------------------------------------------------
// Every cell that is the next one that way of a cell of w: to the right, up, to the upper right or to the lower right.
template <class Board, class W>
constexpr W beyond(const W& w, Way way) {
    switch (way) {
        case Way::row:
            return Board::template step<Direction::east>(w);
        case Way::column:
            return Board::template step<Direction::north>(w);
        case Way::rising:
            return Board::template step<Direction::north>(Board::template step<Direction::east>(w));
        default:
            return Board::template step<Direction::south>(Board::template step<Direction::east>(w));
    }
}
template <OfPoints Board, class W>
constexpr W beyond(const W& w, Way way) {
    return Board::after(w, static_cast<int>(way));
}

// Cells of `free` to which a piece on a cell of w can slide, by any of the ways: those before the first that is not.
template <class Board, class W>
constexpr W slides(const W& w, const W& free) {
    W all{};
    for (const Way way : kWaysOf<Board>) {
        W forth = w, back = w;
        for (int i = 1; i < std::max(Board::kWidth, Board::kHeight); ++i) {
            forth = beyond<Board>(forth, way) & free, back = behind<Board>(back, way) & free;
            all = all | forth | back;
        }
    }
    return all;
}
// The first cell that is not free, that a piece on w would meet, by each of the ways.
template <class Board, class W>
constexpr W met(const W& w, const W& free) {
    W all{};
    for (const Way way : kWaysOf<Board>) {
        W forth = w, back = w;
        for (int i = 1; i < std::max(Board::kWidth, Board::kHeight); ++i) {
            forth = beyond<Board>(forth, way), back = behind<Board>(back, way);
            all = all | ((forth | back) & ~free);
            forth = forth & free, back = back & free;
        }
    }
    return all;
}

// --- two cells, for the constraints --------------------------------------------------------------
// Does a straight way lead from one cell to the other, with `free(cell)` of every cell between? Of cells that touch
// nothing is asked.
template <class Board, class Free>
constexpr auto is_straight_way(int from, int to, Free&& free) {
    using B = std::decay_t<decltype(free(from))>;
    const int columns = Board::column(to) - Board::column(from), rows = Board::row(to) - Board::row(from);
    const int far = std::max(std::abs(columns), std::abs(rows));
    const bool slanting = columns != 0 && rows != 0;
    if (far == 0 || (slanting && std::abs(columns) != std::abs(rows))) return B(false);
    // One step of it leads to a cell that touches, or it is no way of the board.
    const auto at = [&](int i) {
        return Board::cell(Board::column(from) + i * columns / far, Board::row(from) + i * rows / far);
    };
    if (!touch<Board>(from, at(1))) return B(false);
    return for_all(1, far, [&](int i) { return B(free(at(i))); });
}
template <OfPoints Board, class Free>
constexpr auto is_straight_way(int from, int to, Free&& free) {
    using B = std::decay_t<decltype(free(from))>;
    const auto leads = [&](int start, int end, int way) {
        B clear = true;
        for (int c = Board::next(start, way); c >= 0; c = Board::next(c, way)) {
            if (c == end) return clear;
            clear = clear && free(c);
        }
        return B(false);
    };
    B found = false;
    for (int way = 0; way < 4; ++way) found = found || leads(from, to, way) || leads(to, from, way);
    return found;
}

}  // namespace nomos

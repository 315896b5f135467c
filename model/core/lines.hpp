// Straight lines of cells: rows, columns and diagonals. Both encodings may ask for them, each in its own way: the
// executable rules by shifting whole words (lines_along), the constraints cell by cell (has_line). Neither way is
// made from the other; tests/model/core/board_kit_test.cpp compares them.
#pragma once

#include <array>

#include "model/core/boards.hpp"

namespace nomos {

enum class Way { row, column, rising, falling };
inline constexpr std::array kWays{Way::row, Way::column, Way::rising, Way::falling};
inline constexpr std::array kStraightWays{Way::row, Way::column};
// The other ways in which cells of a board lie in a line: both diagonals of squares, and the third way of hexes.
template <class Board>
inline constexpr std::array kDiagonals{Way::rising, Way::falling};
template <OfHexes Board>
inline constexpr std::array kDiagonals<Board>{Way::rising};

// --- whole words, for the executable rules -------------------------------------------------------
// Every cell whose next cell that way is in w.
template <class Board, class W>
constexpr W behind(const W& w, Way way) {
    switch (way) {
        case Way::row:
            return Board::template step<Direction::west>(w);
        case Way::column:
            return Board::template step<Direction::south>(w);
        case Way::rising:
            return Board::template step<Direction::south>(Board::template step<Direction::west>(w));
        default:
            return Board::template step<Direction::north>(Board::template step<Direction::west>(w));
    }
}
template <OfPoints Board, class W>
constexpr W behind(const W& w, Way way) {
    return Board::before(w, static_cast<int>(way));
}
// The cells with which a line of `length` cells of w begins: the lowest of a column, else the one on the left; of
// points on a falling line the lowest.
template <class Board, class W>
constexpr W lines_along(const W& w, Way way, int length) {
    W begins = w;
    for (int i = 1; i < length; ++i) begins = w & behind<Board>(begins, way);
    return begins;
}
// Whether there is one, by one of these ways.
template <class Board, class W, std::size_t N>
constexpr BitOfWord<W> any_line(const W& w, const std::array<Way, N>& ways, int length) {
    W begins{};
    for (const Way way : ways) begins = begins | lines_along<Board>(w, way, length);
    return any(begins);
}

// --- cell by cell, for the constraints -----------------------------------------------------------
struct WayStep {
    int columns, rows;
};
constexpr WayStep step_of(Way way) {
    return {way == Way::column ? 0 : 1, way == Way::row ? 0 : way == Way::falling ? -1 : 1};
}
// Whether there is a line of `length` cells that way, `has(cell)` of each of them.
template <class Board, class Has>
constexpr auto has_line(Way way, int length, Has&& has) {
    const WayStep by = step_of(way);
    const auto ends_at = [&](int from, int step) { return from + (length - 1) * step; };
    return exists(0, Board::kCells, [&](int cell) {
        const int column = Board::column(cell), row = Board::row(cell);
        const int last_row = ends_at(row, by.rows);
        decltype(has(cell)) line = false;
        if (ends_at(column, by.columns) < Board::kWidth && last_row >= 0 && last_row < Board::kHeight)
            line =
                for_all(0, length, [&](int i) { return has(Board::cell(column + i * by.columns, row + i * by.rows)); });
        return line;
    });
}
template <OfPoints Board, class Has>
constexpr auto has_line(Way way, int length, Has&& has) {
    using B = std::decay_t<decltype(has(0))>;
    return exists(0, Board::kCells, [&](int cell) {
        B line = has(cell);
        for (int i = 1; i < length; ++i) {
            cell = Board::next(cell, static_cast<int>(way));
            if (cell < 0) return B(false);
            line = line && has(cell);
        }
        return line;
    });
}
// The same, by one of these ways.
template <class Board, std::size_t N, class Has>
constexpr auto has_line(const std::array<Way, N>& ways, int length, Has&& has) {
    return exists(0, static_cast<int>(N),
                  [&](int i) { return has_line<Board>(ways[static_cast<std::size_t>(i)], length, has); });
}

}  // namespace nomos

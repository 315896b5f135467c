// Rectangular boards of square cells: cell index = row * Width + column, row 0 at the bottom and
// column 0 at the left, so cell 0 is "a1".
#pragma once

#include <array>
#include <string>

#include "model/core/algebra.hpp"

namespace nomos {

enum class Direction { north, east, south, west };
inline constexpr std::array kDirections{Direction::north, Direction::east, Direction::south, Direction::west};
constexpr Direction opposite(Direction d) { return static_cast<Direction>((static_cast<int>(d) + 2) % 4); }
constexpr std::string_view name_of(Direction d) {
    return std::array<std::string_view, 4>{"north", "east", "south", "west"}[static_cast<std::size_t>(d)];
}

template <int Width, int Height>
struct Grid {
    static constexpr int kWidth = Width, kHeight = Height, kCells = Width * Height;
    using Cells = Bits<kCells>;

    static constexpr int column(int cell) { return cell % Width; }
    static constexpr int row(int cell) { return cell / Width; }
    static constexpr int cell(int column, int row) { return row * Width + column; }

    // The cell one step (or `steps`) away in direction d, or -1 beyond the edge. For reading cell
    // by cell; rules that move whole words use step() below.
    static constexpr int neighbour(int from, Direction d, int steps = 1) {
        const int c = column(from) + steps * dx(d), r = row(from) + steps * dy(d);
        return c < 0 || c >= Width || r < 0 || r >= Height ? -1 : cell(c, r);
    }
    static constexpr int dx(Direction d) { return d == Direction::east ? 1 : d == Direction::west ? -1 : 0; }
    static constexpr int dy(Direction d) { return d == Direction::north ? 1 : d == Direction::south ? -1 : 0; }

    static constexpr Cells column_cells(int c) {
        Cells w;
        for (int r = 0; r < Height; ++r) w.set(cell(c, r));
        return w;
    }
    static constexpr Cells row_cells(int r) {
        Cells w;
        for (int c = 0; c < Width; ++c) w.set(cell(c, r));
        return w;
    }
    static constexpr Cells edge() {
        return row_cells(0) | row_cells(Height - 1) | column_cells(0) | column_cells(Width - 1);
    }

    // All cells of a word moved one step in direction D; what would leave the board is lost.
    // Works on native words and on symbolic ones.
    template <Direction D, class W>
    static constexpr W step(const W& w) {
        return stepped<D>(w);
    }
    // In line in units that are built quickly, too (bits.hpp): a quarter of Nefatavl's checks was spent in calls to it.
    template <Direction D>
    [[gnu::always_inline]] static constexpr Cells step(const Cells& w) {
        return stepped<D>(w);
    }
    // Cells orthogonally adjacent to some cell of w.
    template <class W>
    static constexpr W beside(const W& w) {
        return step<Direction::north>(w) | step<Direction::east>(w) | step<Direction::south>(w) |
               step<Direction::west>(w);
    }

    // "a1" .. : letters for columns, numbers for rows from the bottom.
    static std::string name(int c) {
        return std::string(1, static_cast<char>('a' + column(c))) + std::to_string(row(c) + 1);
    }

private:
    // Those that a step in direction D does not take off the board.
    template <Direction D>
    static constexpr Cells inner() {
        if constexpr (D == Direction::north)
            return ~row_cells(Height - 1);
        else if constexpr (D == Direction::east)
            return ~column_cells(Width - 1);
        else if constexpr (D == Direction::south)
            return ~row_cells(0);
        else
            return ~column_cells(0);
    }
    template <Direction D, class W>
    [[gnu::always_inline]] static constexpr W stepped(const W& w) {
        constexpr Cells kInner = inner<D>();
        if constexpr (D == Direction::north)
            return (w & kInner) << Width;
        else if constexpr (D == Direction::south)
            return (w & kInner) >> Width;
        else if constexpr (D == Direction::east)
            return (w & kInner) << 1;
        else
            return (w & kInner) >> 1;
    }
};

}  // namespace nomos

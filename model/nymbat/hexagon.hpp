// The hexagon of side 8: 169 hexes in 15 rows of 8, 9 .. 15 .. 9, 8. No rules in here.
//
// A hex has a column and a row, both counted from 0; rows lie level, and a column leans to the upper
// left, so that six neighbours are reached by (1,0) (1,1) (0,1) and their opposites:
//      o8 .. the hex at the right end of the middle row        (0,1)   (1,1)
//      a1 .. the left end of the lowest row                  (-1,0)  *   (1,0)
//      h15 . the left end of the highest row                   (-1,-1) (0,-1)
// A pair (c, r) of 0..14 is a hex exactly when |c - r| <= 7.
//
// Bit words are 15x15 frames, bit = row * 15 + column, of which 169 bits are hexes. Why a frame:
// every direction is then one constant shift on the whole board (1, 15, 16), and what runs over the
// end of a frame row lands off the hexagon, so that ONE mask, the hexagon itself, cleans up after any
// shift (checked below). Packing 169 bits would save one 64-bit word of four and cost a shift and a
// mask for each length of row. The 56 bits outside are 0 in every well-formed record.
#pragma once

#include <array>
#include <string>

#include "model/core/algebra.hpp"

namespace nomos::nymbat {

// Counter-clockwise from the east; the opposite of a way is three on.
enum class Way { east, north_east, north_west, west, south_west, south_east };
inline constexpr std::array kWays{Way::east, Way::north_east, Way::north_west,
                                  Way::west, Way::south_west, Way::south_east};
constexpr Way opposite(Way w) { return static_cast<Way>((static_cast<int>(w) + 3) % 6); }

// Single hexes: columns, rows, neighbours, names.
struct HexNumbering {
    static constexpr int kEdge = 8, kWidth = 2 * kEdge - 1, kRows = kWidth;
    static constexpr int kFrame = kWidth * kRows;                     // bits in a word
    static constexpr int kHexes = 3 * kEdge * kEdge - 3 * kEdge + 1;  // hexes on the board
    using Hexes = Bits<kFrame>;

    static constexpr int hex(int column, int row) { return row * kWidth + column; }
    static constexpr int column(int hex) { return hex % kWidth; }
    static constexpr int row(int hex) { return hex / kWidth; }
    static constexpr bool on_board(int hex) { return on_board(column(hex), row(hex)); }
    // Of the hexagon of this side that has the left end of its lowest row, as all have, on a1.
    static constexpr int rows_of(int edge) { return 2 * edge - 1; }
    static constexpr bool on_board(int c, int r, int edge = kEdge) {
        return c >= 0 && c < rows_of(edge) && r >= 0 && r < rows_of(edge) && c - r < edge && r - c < edge;
    }
    static constexpr int first_column(int row, int edge = kEdge) { return row < edge ? 0 : row - edge + 1; }
    static constexpr int hexes_in(int row, int edge = kEdge) {
        return rows_of(edge) - (row < edge ? edge - 1 - row : row - edge + 1);
    }

    static constexpr int dx(Way w) { return std::array{1, 1, 0, -1, -1, 0}[static_cast<std::size_t>(w)]; }
    static constexpr int dy(Way w) { return std::array{0, 1, 1, 0, -1, -1}[static_cast<std::size_t>(w)]; }
    // The hex next to one, or -1 beyond the edge. For reading hex by hex.
    static constexpr int neighbour(int from, Way w) {
        const int c = column(from) + dx(w), r = row(from) + dy(w);
        return on_board(c, r) ? hex(c, r) : -1;
    }

    // "c4": column letter a to o, row 1 to 15 from the bottom.
    static std::string name(int hex) {
        return std::string(1, static_cast<char>('a' + column(hex))) + std::to_string(row(hex) + 1);
    }
};

// Words of hexes.
struct Hexagon : HexNumbering {
    // The whole board; one row of it.
    static constexpr Hexes kBoard = [] {
        Hexes all;
        for (int h = 0; h < kFrame; ++h) all.assign(h, on_board(h));
        return all;
    }();
    static constexpr Hexes row_hexes(int r) {
        Hexes all;
        for (int c = first_column(r); c < first_column(r) + hexes_in(r); ++c) all.set(hex(c, r));
        return all;
    }

    // All hexes of a word moved one hex; what would leave the board is lost. The word holds nothing
    // outside the board. Works on native words and on symbolic ones.
    template <Way w, class W>
    static constexpr W step(const W& hexes) {
        return shifted<w>(hexes) & kBoard;
    }
    // Hexes next to some hex of the word (hexes of the word itself among them, if they touch), on the board or
    // on a smaller one that is played on.
    template <class W>
    static constexpr W around(const W& h, const Hexes& board = kBoard) {
        return (shifted<Way::east>(h) | shifted<Way::north_east>(h) | shifted<Way::north_west>(h) |
                shifted<Way::west>(h) | shifted<Way::south_west>(h) | shifted<Way::south_east>(h)) &
               board;
    }
    // The hex of a word that comes first in the order of the board: a1 b1 .. h1 a2 .. o15.
    template <class W>
    static constexpr W first_of(const W& hexes) {
        W later = hexes << 1;
        for (int n = 1; n < kFrame; n *= 2) later = later | (later << n);
        return hexes & ~later;
    }

private:
    template <Way w, class W>
    static constexpr W shifted(const W& hexes) {
        constexpr int kShift = dy(w) * kWidth + dx(w);
        if constexpr (kShift > 0)
            return hexes << kShift;
        else
            return hexes >> -kShift;
    }
};
static_assert(Hexagon::kHexes == 169 && Hexagon::kFrame == 225);

}  // namespace nomos::nymbat

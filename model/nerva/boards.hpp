// The geometry of the three boards: place = level * 64 + row * 8 + column, all counted from 0, so
// that place 0 is a1_1 and place 191 is h8_3. Squares are chess squares. No rules in here.
#pragma once

#include <array>
#include <string>

#include "model/core/algebra.hpp"

namespace nomos::nerva {

inline constexpr int kEdge = 8, kSquares = kEdge * kEdge, kLevels = 3, kPlaces = kLevels * kSquares;

struct Step {
    int columns = 0, rows = 0;
};
// Clockwise from the north. Sums over the places around a place are taken in this order in both
// encodings: adders built alike are compared by a solver at once.
inline constexpr std::array<Step, 8> kAround{{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
inline constexpr std::array<Step, 4> kBeside{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
inline constexpr std::array<Step, 4> kDiagonal{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
constexpr Step opposite(Step s) { return {-s.columns, -s.rows}; }

struct Boards {
    using Places = Bits<kPlaces>;

    static constexpr int place(int column, int row, int level) { return level * kSquares + row * kEdge + column; }
    static constexpr int column(int place) { return place % kEdge; }
    static constexpr int row(int place) { return place / kEdge % kEdge; }
    static constexpr int level(int place) { return place / kSquares; }
    static constexpr int square(int place) { return place % kSquares; }

    // The place a step away on the same level, or -1 beyond the edge.
    static constexpr int neighbour(int from, Step s) {
        const int c = column(from) + s.columns, r = row(from) + s.rows;
        return c < 0 || c >= kEdge || r < 0 || r >= kEdge ? -1 : place(c, r, level(from));
    }
    // The place so many levels up (or down), or -1 beyond the top or bottom.
    static constexpr int above(int from, int levels = 1) {
        const int to = from + levels * kSquares;
        return to < 0 || to >= kPlaces ? -1 : to;
    }

    // The file or row of all three levels; one whole level.
    static constexpr Places column_places(int c) {
        return where([&](int p) { return column(p) == c; });
    }
    static constexpr Places row_places(int r) {
        return where([&](int p) { return row(p) == r; });
    }
    static constexpr Places level_places(int l) { return Places::all() >> (kPlaces - kSquares) << l * kSquares; }

    // All places of a word moved by the step S; what would leave its board is lost. Works on native
    // words and on symbolic ones.
    template <Step S, class W>
    static constexpr W step(const W& w) {
        constexpr Places kInner = where([](int p) { return neighbour(p, S) >= 0; });
        constexpr int kShift = S.rows * kEdge + S.columns;
        if constexpr (kShift > 0)
            return (w & kInner) << kShift;
        else
            return (w & kInner) >> -kShift;
    }
    // All places of a word moved up so many levels; what would leave the top is lost. Likewise down.
    template <class W>
    static constexpr W up(const W& w, int levels = 1) {
        return w << levels * kSquares;
    }
    template <class W>
    static constexpr W down(const W& w, int levels = 1) {
        return w >> levels * kSquares;
    }

    // "c4_2": column, row, level.
    static std::string name(int p) {
        return std::string(1, static_cast<char>('a' + column(p))) + std::to_string(row(p) + 1) + "_" +
               std::to_string(level(p) + 1);
    }

private:
    template <class F>
    static constexpr Places where(F&& wanted) {
        Places w;
        for (int p = 0; p < kPlaces; ++p) w.assign(p, wanted(p));
        return w;
    }
};

// What is played on: the whole boards, or for study a corner of each of the three, the one at a1.
struct Geometry {
    int columns = kEdge, rows = kEdge;
    Boards::Places places = Boards::Places::all();
};
inline Geometry corner(int columns, int rows) {
    Geometry g{columns, rows, {}};
    for (int p = 0; p < kPlaces; ++p)
        if (Boards::column(p) < columns && Boards::row(p) < rows) g.places.set(p);
    return g;
}

}  // namespace nomos::nerva

// Symmetries of a game, as data: where each bit of a position goes.
//
// A symmetry maps positions to positions so that legal moves go to legal moves and every outcome
// stays as it is (it exchanges no winners): positions that are images of each other need to be looked
// at once only. A ruleset lists its symmetries as a group, the identity first; model/core/study.hpp.
#pragma once

#include <vector>

namespace nomos {

struct Symmetry {
    struct Field {
        int to = 0;             // the field it goes to, counted as the position's zip visits them
        std::vector<int> bits;  // bit i goes to bits[i]; empty: every bit keeps its place
    };
    std::vector<Field> fields;
};

// The symmetry that every game has: all stays where it is.
template <class Position>
Symmetry identity_of(const Position& position) {
    Symmetry identity;
    int fields = 0;
    Position::zip([&](auto, const auto&) { identity.fields.push_back({fields++, {}}); }, position);
    return identity;
}

// Where a cell of a square grid goes: turned k % 4 quarters, first mirrored if k >= 4; 0 <= k < 8.
template <class Grid>
std::vector<int> turned(int k) {
    static_assert(Grid::kWidth == Grid::kHeight, "the grid is a square");
    std::vector<int> to;
    for (int cell = 0; cell < Grid::kCells; ++cell) {
        int column = Grid::column(cell), row = Grid::row(cell);
        if (k >= 4) column = Grid::kWidth - 1 - column;
        for (int quarter = 0; quarter < k % 4; ++quarter) {
            const int old = column;
            column = row, row = Grid::kWidth - 1 - old;
        }
        to.push_back(Grid::cell(column, row));
    }
    return to;
}

}  // namespace nomos

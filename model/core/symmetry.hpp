// Symmetries of a game, as data: where each bit of a position goes.
//
// A symmetry maps positions to positions so that legal moves go to legal moves and every outcome
// stays as it is (it exchanges no winners): positions that are images of each other need to be looked
// at once only. A ruleset's symmetries are a group, the identity first, and come of its images (symmetries_of.hpp).
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
    Position::zip([&](const auto&, const auto&) { identity.fields.push_back({fields++, {}}); }, position);
    return identity;
}

}  // namespace nomos

// Tic-tac-toe's board, position and move.
#pragma once

#include "model/core/grid.hpp"
#include "model/core/record.hpp"
#include "tests/tictactoe/text.hpp"

namespace nomos::tictactoe {

using Board = Grid<3, 3>;
template <class A>
using Cells = Word<A, Board::kCells>;

template <class A>
struct Position {
    using Algebra = A;
    Cells<A> crosses, noughts;
    Bit<A> noughts_to_move{};

    static constexpr void zip(auto&& visit, auto&... p) {
        visit("crosses", p.crosses...);
        visit("noughts", p.noughts...);
        visit("noughts_to_move", p.noughts_to_move...);
    }
    Cells<A> marks() const { return crosses | noughts; }
};

template <class A>
struct Move {
    using Algebra = A;
    Cells<A> square;  // one-hot

    static constexpr void zip(auto&& visit, auto&... m) { visit("square", m.square...); }
};

// What a game is played with: a reading set, and nothing else, since the set-up is stated.
template <class A>
struct Setting {
    using Algebra = A;
    ReadingSet<A, Reading> readings;

    static constexpr void zip(auto&& visit, auto&... s) { ReadingSet<A, Reading>::zip(visit, s.readings...); }
};

// Outcomes, in the order of their bits.
enum class Outcome { in_play, cross_wins, nought_wins, drawn, count_ };

// --- well-formedness -------------------------------------------------------------------------
// One mark a square. Five crosses and no nought, or a line each, can be written down.
template <class A>
Bit<A> well_formed(const Setting<A>& s) {
    return well_formed(s.readings, readings());
}
template <class A>
Bit<A> well_formed(const Position<A>& p) {
    return none(p.crosses & p.noughts);
}
template <class A>
Bit<A> well_formed(const Move<A>& m) {
    return one_hot(m.square);
}

}  // namespace nomos::tictactoe

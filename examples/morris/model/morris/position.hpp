// Three men's morris: board, position and move.
#pragma once

#include "model/core/plain_ruleset.hpp"
#include "model/morris/text.hpp"

namespace nomos::morris {

using Board = Grid<3, 3>;
inline constexpr int kPieces = 3;  // a player's
template <class A>
using Cells = Word<A, Board::kCells>;

template <class A>
struct Position {
    using Algebra = A;
    Cells<A> white, black;
    Bit<A> black_to_move{};

    static constexpr void zip(auto&& visit, auto&... p) {
        visit("white", p.white...);
        visit("black", p.black...);
        visit("black_to_move", p.black_to_move...);
    }
    Cells<A> pieces() const { return white | black; }
};

// A piece is put (no `from`) or moves.
template <class A>
struct Move {
    using Algebra = A;
    Cells<A> from, to;  // one-hot; from: or none

    static constexpr void zip(auto&& visit, auto&... m) {
        visit("from", m.from...);
        visit("to", m.to...);
    }
};

template <class A>
using Setting = PlainSetting<A, Reading>;

// Outcomes, in the order of their bits.
enum class Outcome { in_play, white_wins, black_wins, count_ };

// --- well-formedness -------------------------------------------------------------------------
// One piece a point. Four pieces of a player, or two rows, can be written down.
template <class A>
Bit<A> well_formed(const Position<A>& p) {
    return none(p.white & p.black);
}
template <class A>
Bit<A> well_formed(const Move<A>& m) {
    return (none(m.from) || one_hot(m.from)) && one_hot(m.to);
}

}  // namespace nomos::morris

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
    Cells<A> white, black;
    Bit<A> black_to_move{};

    NOMOS_FIELDS(white, black, black_to_move)
    Cells<A> pieces() const { return white | black; }
    // One piece a point. Four pieces of a player, or two rows, can be written down.
    Bit<A> well_formed() const { return none(white & black); }
};

// A piece is put (no `from`) or moves.
template <class A>
struct Move {
    Cells<A> from, to;  // one-hot; from: or none

    NOMOS_FIELDS(from, to)
};

template <class A>
using Setting = PlainSetting<A, Reading>;

// Outcomes, in the order of their bits.
enum class Outcome { in_play, white_wins, black_wins, count_ };

}  // namespace nomos::morris

// The board, a position, a move. Any game on a board can be told so: words of cells for each kind of piece, of each
// player, and whose turn it is.
#pragma once

#include "model/core/put_ruleset.hpp"
#include "model/starter/text.hpp"

namespace nomos::starter {

using Board = Squares<5, 5, 8>;  // columns, rows, directions
inline constexpr int kRow = 4;
template <class A>
using Cells = Word<A, Board::kCells>;

// In the order of their turns.
enum class Player { white, black, red, count_ };

template <class A>
struct Position {
    OfEach<Cells<A>, Player> stones;
    ToMove<A, Player> to_move;

    NOMOS_FIELDS(stones, to_move)
    Cells<A> pieces() const { return stones.together(); }
    // No more than the rules need to make sense. Five stones of one player and none of another, or a row of each, can
    // be written down; that play never comes there is proved, not presumed.
    Bit<A> well_formed() const { return stones.are_apart() && to_move.well_formed(); }
};

template <class A>
struct Move {
    Cells<A> square;

    NOMOS_FIELDS(square)
};

// What a game is played with: one option of each reading.
template <class A>
using Setting = PlainSetting<A, Reading>;

// Outcomes, in the order of their bits: those that a player has won in the order of the players.
enum class Outcome { in_play, white_wins, black_wins, red_wins, drawn, count_ };

}  // namespace nomos::starter

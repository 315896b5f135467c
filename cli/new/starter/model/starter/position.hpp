// The board, a position, a move. Any game on a board can be told so: a word of cells for each kind of piece, and whose
// turn it is.
#pragma once

#include "model/core/put_ruleset.hpp"
#include "model/starter/text.hpp"

namespace nomos::starter {

using Board = Squares<5, 5, 8>;  // columns, rows, directions
inline constexpr int kRow = 4;
template <class A>
using Cells = Word<A, Board::kCells>;

template <class A>
struct Position {
    Cells<A> white, black;
    Bit<A> black_to_move{};

    NOMOS_FIELDS(white, black, black_to_move)
    Cells<A> pieces() const { return white | black; }
    // No more than the rules need to make sense. Five white stones and no black one, or a row of each player, can be
    // written down; that play never comes there is proved, not presumed.
    Bit<A> well_formed() const { return none(white & black); }
};

template <class A>
struct Move {
    Cells<A> square;

    NOMOS_FIELDS(square)
};

// What a game is played with: one option of each reading.
template <class A>
using Setting = PlainSetting<A, Reading>;

// Outcomes, in the order of their bits.
enum class Outcome { in_play, white_wins, black_wins, drawn, count_ };

}  // namespace nomos::starter

// The board, a position, a move. Any game on squares can be told so: a word of squares for each kind of piece, and
// whose turn it is.
#pragma once

#include "model/core/plain_ruleset.hpp"
#include "model/starter/text.hpp"

namespace nomos::starter {

using Board = Grid<5, 5>;  // columns, rows
inline constexpr int kRow = 4;
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

template <class A>
struct Move {
    using Algebra = A;
    Cells<A> square;  // exactly one

    static constexpr void zip(auto&& visit, auto&... m) { visit("square", m.square...); }
};

// What a game is played with: one option of each reading.
template <class A>
using Setting = PlainSetting<A, Reading>;

// Outcomes, in the order of their bits.
enum class Outcome { in_play, white_wins, black_wins, drawn, count_ };

// --- well-formedness -------------------------------------------------------------------------
// No more than the rules need to make sense: one stone a square. Five white stones and no black one, or a row of
// each player, can be written down; that play never comes there is proved, not presumed.
template <class A>
Bit<A> well_formed(const Position<A>& p) {
    return none(p.white & p.black);
}
template <class A>
Bit<A> well_formed(const Move<A>& m) {
    return one_hot(m.square);
}

}  // namespace nomos::starter

// Neva's board, position and step. The board's cells are a 6x6 square of codes, column digit first
// (cell 11 is index 0, 61 is index 5, 16 is index 30, 66 is index 35): the dark squares of a board
// on its corner, so that its diagonals run along rows and columns here.
#pragma once

#include "model/core/grid.hpp"
#include "model/core/record.hpp"
#include "model/neva/text.hpp"

namespace nomos::neva {

// --- the board (constants only; no rule) -----------------------------------------------------
using Board = Grid<6, 6>;
inline constexpr int kCells = Board::kCells;
inline constexpr int kPlayers = 4, kMenEach = 6;

// In the order of turns, clockwise; player p's goal corner is the home corner of p + 2.
enum class Player { white, red, green, black };
inline constexpr std::array<std::string_view, kPlayers> kPlayerNames{"white", "red", "green", "black"};
constexpr int next_of(int player) { return (player + 1) % kPlayers; }
constexpr int opposite_of(int player) { return (player + 2) % kPlayers; }

// The cell of a code, as in cell_of(16).
constexpr int cell_of(int code) { return Board::cell(code / 10 - 1, code % 10 - 1); }
constexpr int code_of(int cell) { return 10 * (Board::column(cell) + 1) + Board::row(cell) + 1; }

inline constexpr std::array<int, kPlayers> kHomeCorner{cell_of(16), cell_of(66), cell_of(61), cell_of(11)};
inline constexpr std::array<int, kPlayers> kGoalCorner{cell_of(61), cell_of(11), cell_of(16), cell_of(66)};

// The cells that are played on: the whole board, or for study a smaller square in the corner of cell 11.
// Players, the order of their corners and the ways of men are as on the whole board.
struct Geometry {
    int size = Board::kWidth;
    Bits<kCells> cells = Bits<kCells>::all();
    std::array<int, kPlayers> home = kHomeCorner, goal = kGoalCorner;
};
constexpr Geometry square(int size) {
    Geometry g{size, {}, {}, {}};
    for (int c = 0; c < kCells; ++c)
        if (Board::column(c) < size && Board::row(c) < size) g.cells.set(c);
    const auto pulled_in = [&](int corner) {
        return Board::cell(std::min(Board::column(corner), size - 1), std::min(Board::row(corner), size - 1));
    };
    for (std::size_t p = 0; p < kPlayers; ++p)
        g.home[p] = pulled_in(kHomeCorner[p]), g.goal[p] = pulled_in(kGoalCorner[p]);
    return g;
}
// The two directions of a man's quiet step; rows run east, columns north.
inline constexpr std::array<std::array<Direction, 2>, kPlayers> kForward{{{Direction::east, Direction::south},
                                                                          {Direction::west, Direction::south},
                                                                          {Direction::west, Direction::north},
                                                                          {Direction::east, Direction::north}}};
// The six cells within two steps of a player's corner.
constexpr Bits<kCells> home_cells(int player) {
    const int home = kHomeCorner[static_cast<std::size_t>(player)];
    const auto near = Board::beside(Bits<kCells>::single(home));
    return Bits<kCells>::single(home) | near | Board::beside(near);
}

// --- records ---------------------------------------------------------------------------------
template <class A>
using Cells = Word<A, kCells>;
template <class A>
using PerPlayer = std::array<Cells<A>, kPlayers>;
template <class A>
using Players = Word<A, kPlayers>;  // bit p for player p

template <class A>
struct Setting {
    using Algebra = A;
    ReadingSet<A, Reading> readings;
    PerPlayer<A> first_men;  // the set-up
    Players<A> first;        // who has the first turn, one-hot: what the lot said
    Bit<A> pairs{};          // the game in pairs
    Geometry geometry{};     // no field of the record: what is proved is proved of the whole board

    static constexpr void zip(auto&& visit, auto&... s) {
        ReadingSet<A, Reading>::zip(visit, s.readings...);
        for (std::size_t i = 0; i < kPlayers; ++i) visit(FieldName{"first_men_", kPlayerNames[i]}, s.first_men[i]...);
        visit("first", s.first...);
        visit("pairs", s.pairs...);
    }
};

template <class A>
struct Position {
    using Algebra = A;
    PerPlayer<A> men, kings;
    Players<A> turn;     // the player to move, one-hot
    Players<A> retired;  // out though pieces of theirs may stand (reading blocked.player)
    // A capture under way: the cell of the piece that goes on, and what it has taken and still
    // stands. Both are empty between turns; `captured` is always empty under captured.leave=at-once.
    Cells<A> jumper, captured;

    static constexpr void zip(auto&& visit, auto&... p) {
        for (std::size_t i = 0; i < kPlayers; ++i) {
            visit(FieldName{"men_", kPlayerNames[i]}, p.men[i]...);
            visit(FieldName{"kings_", kPlayerNames[i]}, p.kings[i]...);
        }
        visit("turn", p.turn...);
        visit("retired", p.retired...);
        visit("jumper", p.jumper...);
        visit("captured", p.captured...);
    }
    Cells<A> pieces_of(std::size_t player) const { return men[player] | kings[player]; }
    Cells<A> occupied() const { return pieces_of(0) | pieces_of(1) | pieces_of(2) | pieces_of(3); }
};

// One step: a quiet step, one jump of a capture, or the pass "-" (no cells, no marks). The piece
// jumped over is the one between the two cells. The marks are those of the notation, ':' and K;
// a step whose marks are wrong is not legal (notation.marks). Whole turns: model/neva/turn.hpp.
template <class A>
struct Move {
    using Algebra = A;
    Cells<A> from, to;  // one-hot, or both empty: the pass
    Bit<A> jump{}, king{};

    static constexpr void zip(auto&& visit, auto&... m) {
        visit("from", m.from...);
        visit("to", m.to...);
        visit("jump", m.jump...);
        visit("king", m.king...);
    }
    Bit<A> is_pass() const { return none(from); }
};

// The pair of White is White and his ally by reading pairs.allies.
enum class Outcome {
    in_play,
    white_wins,
    red_wins,
    green_wins,
    black_wins,
    pair_of_white_wins,
    other_pair_wins,
    nobody_wins,
    count_
};

// --- well-formedness -------------------------------------------------------------------------
// Only what makes the encodings meaningful. A player who is out may have the move, a jumper may be
// anyone's or nobody's, men may stand on their goal corner: that none of it arises is to be proved.
template <class A>
Bit<A> disjoint(const PerPlayer<A>& w) {
    return none(w[0] & w[1]) && none((w[0] | w[1]) & w[2]) && none((w[0] | w[1] | w[2]) & w[3]);
}
template <class A>
Bit<A> well_formed(const Setting<A>& s) {
    return well_formed(s.readings, readings()) && disjoint<A>(s.first_men) && one_hot(s.first);
}
// One piece a cell, one player to move, one jumper at most; marks only during a capture, and only
// on pieces of other players.
template <class A>
Bit<A> well_formed(const Position<A>& p) {
    PerPlayer<A> pieces;
    Cells<A> own{};
    Bit<A> one_kind = true;
    for (std::size_t i = 0; i < kPlayers; ++i) {
        pieces[i] = p.pieces_of(i);
        one_kind = one_kind && none(p.men[i] & p.kings[i]);
        own = own | select(test(p.turn, static_cast<int>(i)), pieces[i], Cells<A>{});
    }
    return one_kind && disjoint<A>(pieces) && one_hot(p.turn) && (none(p.jumper) || one_hot(p.jumper)) &&
           none(p.captured & ~(p.occupied() & ~own)) && implies(any(p.captured), any(p.jumper));
}
template <class A>
Bit<A> well_formed(const Move<A>& m) {
    return (one_hot(m.from) && one_hot(m.to)) || (none(m.from) && none(m.to) && !m.jump && !m.king);
}

}  // namespace nomos::neva

// Tic-tac-toe's executable rules. Whole words at once: a line is three shifted words that meet.
#pragma once

#include "tests/tictactoe/position.hpp"

namespace nomos::tictactoe {

template <class A>
struct Rules {
    using Bit = nomos::Bit<A>;
    using Cells = tictactoe::Cells<A>;
    using Setting = tictactoe::Setting<A>;
    using Position = tictactoe::Position<A>;
    using Move = tictactoe::Move<A>;
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // mark.empty-square, win.ends-game; on a full board no square is left.
    static Bit legal(const Setting&, const Position& p, const Move& m) {
        return none(m.square & p.marks()) && !has_line(p.crosses) && !has_line(p.noughts);
    }

    // mark.own, turn.alternate
    static Position apply(const Setting&, const Position& p, const Move& m) {
        return {p.crosses | select(p.noughts_to_move, Cells{}, m.square),
                p.noughts | select(p.noughts_to_move, m.square, Cells{}), !p.noughts_to_move};
    }

    // Each player with a line is said to have won; that both have one cannot come about in play.
    static Outcomes outcome(const Setting& s, const Position& p) {
        const Bit cross = has_line(p.crosses), nought = has_line(p.noughts);
        const Outcomes won =
            select(cross, is(Outcome::cross_wins), Outcomes{}) | select(nought, is(Outcome::nought_wins), Outcomes{});
        const Outcomes without_line =
            select(p.marks() == Cells(Board::Cells::all()), on_full_board(s, p), is(Outcome::in_play));
        return select(cross || nought, won, without_line);
    }

    template <class Visit>
    static void for_each_move(const Setting&, const Position& p, Visit&& visit) {
        if (has_line(p.crosses) || has_line(p.noughts)) return;
        (~p.marks()).for_each([&](int cell) { visit(Move{Board::Cells::single(cell)}); });
    }

private:
    static Outcomes is(Outcome o) {
        return Outcomes(Bits<static_cast<int>(Outcome::count_)>::single(static_cast<int>(o)));
    }
    // end.full-board
    static Outcomes on_full_board(const Setting& s, const Position& p) {
        const Outcomes last_mover = select(p.noughts_to_move, is(Outcome::cross_wins), is(Outcome::nought_wins));
        return select(s.readings.is(EndFullBoardResult::last_mover), last_mover, is(Outcome::drawn));
    }
    // win.line: the board's bottom row is bits 0 to 2, its left column bits 0, 3 and 6.
    static Bit has_line(const Cells& marks) {
        const Cells rows = marks & (marks >> 1) & (marks >> 2) & Board::column_cells(0);
        const Cells columns = marks & (marks >> 3) & (marks >> 6) & Board::row_cells(0);
        const Cells rising = marks & (marks >> 4) & (marks >> 8) & Board::Cells::single(0);
        const Cells falling = marks & (marks >> 2) & (marks >> 4) & Board::Cells::single(2);
        return any(rows | columns | rising | falling);
    }
};

}  // namespace nomos::tictactoe

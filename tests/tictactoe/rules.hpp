// Tic-tac-toe's executable rules. Whole words at once: a line is three shifted words that meet.
#pragma once

#include "tests/tictactoe/position.hpp"

namespace nomos::tictactoe {

struct Rules {
    template <class A>
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // mark.empty-square, win.ends-game; on a full board no square is left.
    template <class A>
    static Bit<A> legal(const Setting<A>&, const Position<A>& p, const Move<A>& m) {
        return none(m.square & p.marks()) && !has_line<A>(p.crosses) && !has_line<A>(p.noughts);
    }

    // mark.own, turn.alternate
    template <class A>
    static Position<A> apply(const Setting<A>&, const Position<A>& p, const Move<A>& m) {
        return {p.crosses | select(p.noughts_to_move, Cells<A>{}, m.square),
                p.noughts | select(p.noughts_to_move, m.square, Cells<A>{}), !p.noughts_to_move};
    }

    // Each player with a line is said to have won; that both have one cannot come about in play.
    template <class A>
    static Outcomes<A> outcome(const Setting<A>& s, const Position<A>& p) {
        const Bit<A> cross = has_line<A>(p.crosses), nought = has_line<A>(p.noughts);
        const Outcomes<A> won = select(cross, is<A>(Outcome::cross_wins), Outcomes<A>{}) |
                                select(nought, is<A>(Outcome::nought_wins), Outcomes<A>{});
        const Outcomes<A> without_line =
            select(p.marks() == Cells<A>(Board::Cells::all()), on_full_board<A>(s, p), is<A>(Outcome::in_play));
        return select(cross || nought, won, without_line);
    }

    template <class Visit>
    static void for_each_move(const Setting<Native>&, const Position<Native>& p, Visit&& visit) {
        if (has_line<Native>(p.crosses) || has_line<Native>(p.noughts)) return;
        (~p.marks()).for_each([&](int cell) { visit(Move<Native>{Board::Cells::single(cell)}); });
    }

private:
    template <class A>
    static Outcomes<A> is(Outcome o) {
        return Outcomes<A>(Bits<static_cast<int>(Outcome::count_)>::single(static_cast<int>(o)));
    }
    // end.full-board
    template <class A>
    static Outcomes<A> on_full_board(const Setting<A>& s, const Position<A>& p) {
        const Outcomes<A> last_mover =
            select(p.noughts_to_move, is<A>(Outcome::cross_wins), is<A>(Outcome::nought_wins));
        return select(s.readings.is(EndFullBoardResult::last_mover), last_mover, is<A>(Outcome::drawn));
    }
    // win.line: the board's bottom row is bits 0 to 2, its left column bits 0, 3 and 6.
    template <class A>
    static Bit<A> has_line(const Cells<A>& marks) {
        const Cells<A> rows = marks & (marks >> 1) & (marks >> 2) & Board::column_cells(0);
        const Cells<A> columns = marks & (marks >> 3) & (marks >> 6) & Board::row_cells(0);
        const Cells<A> rising = marks & (marks >> 4) & (marks >> 8) & Board::Cells::single(0);
        const Cells<A> falling = marks & (marks >> 2) & (marks >> 4) & Board::Cells::single(2);
        return any(rows | columns | rising | falling);
    }
};

}  // namespace nomos::tictactoe

// Tic-tac-toe's rules a second time: one predicate a clause, square by square, from the clauses
// alone. Never includes the executable rules. A clause that is not in force demands or grants
// nothing; all else stays.
#pragma once

#include "tests/tictactoe/position.hpp"
#include "tests/tictactoe/text.hpp"

namespace nomos::tictactoe {

struct Constraints {
    template <class A>
    using Clauses = InForce<A, Clause>;

    // The move may be made.
    template <class A>
    static Bit<A> legal(const Setting<A>&, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        return in_force.demands(Clause::mark_empty_square, goes_to_empty_square(p, m)) &&
               in_force.demands(Clause::win_ends_game, !wins(p, false, in_force) && !wins(p, true, in_force));
    }

    // `after` may follow `before` by a legal move.
    template <class A>
    static Bit<A> effect(const Setting<A>&, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        return passes_turn(before, after, in_force) &&
               for_all(0, Board::kCells, [&](int c) { return is_right_at(c, before, m, after, in_force); });
    }

    // The position has the k-th Outcome.
    template <class A>
    static Bit<A> outcome(const Setting<A>& s, const Position<A>& p, int k, const Clauses<A>& in_force) {
        const Bit<A> line = wins(p, false, in_force) || wins(p, true, in_force);
        const Bit<A> ends_full = !line && in_force.grants(Clause::end_full_board, is_full(p));
        const Bit<A> last_mover = ends_full && s.readings.is(EndFullBoardResult::last_mover);
        switch (static_cast<Outcome>(k)) {
            case Outcome::cross_wins:
                return wins(p, false, in_force) || (last_mover && p.noughts_to_move);
            case Outcome::nought_wins:
                return wins(p, true, in_force) || (last_mover && !p.noughts_to_move);
            case Outcome::drawn:
                return ends_full && s.readings.is(EndFullBoardResult::drawn);
            default:
                return !line && !ends_full;
        }
    }

private:
    // tictactoe.mark.empty-square
    template <class A>
    static Bit<A> goes_to_empty_square(const Position<A>& p, const Move<A>& m) {
        return exists(0, Board::kCells,
                      [&](int c) { return test(m.square, c) && !test(p.crosses, c) && !test(p.noughts, c); });
    }
    // tictactoe.win.line
    template <class A>
    static Bit<A> wins(const Position<A>& p, bool noughts, const Clauses<A>& in_force) {
        const auto has = [&](int column, int row) {
            return test(noughts ? p.noughts : p.crosses, Board::cell(column, row));
        };
        const auto all = [&](auto&& cell) { return for_all(0, 3, cell); };
        const Bit<A> straight = exists(0, 3, [&](int i) {
            return all([&](int j) { return has(i, j); }) || all([&](int j) { return has(j, i); });
        });
        const Bit<A> diagonal = all([&](int j) { return has(j, j); }) || all([&](int j) { return has(j, 2 - j); });
        return in_force.grants(Clause::win_line, straight || diagonal);
    }
    template <class A>
    static Bit<A> is_full(const Position<A>& p) {
        return for_all(0, Board::kCells, [&](int c) { return test(p.crosses, c) || test(p.noughts, c); });
    }
    // tictactoe.turn.alternate; tictactoe.frame.rest-stays would keep the turn where it was.
    template <class A>
    static Bit<A> passes_turn(const Position<A>& before, const Position<A>& after, const Clauses<A>& in_force) {
        const Bit<A> passed = !iff(before.noughts_to_move, after.noughts_to_move);
        return select(in_force(Clause::turn_alternate), passed, in_force.demands(Clause::frame_rest_stays, !passed));
    }
    // tictactoe.mark.own on the chosen square, tictactoe.frame.rest-stays on all others.
    template <class A>
    static Bit<A> is_right_at(int c, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                              const Clauses<A>& in_force) {
        const Bit<A> marked = test(m.square, c) && in_force(Clause::mark_own);
        const Bit<A> own =
            iff(test(after.noughts, c), before.noughts_to_move) && iff(test(after.crosses, c), !before.noughts_to_move);
        const Bit<A> stays = iff(test(after.noughts, c), test(before.noughts, c)) &&
                             iff(test(after.crosses, c), test(before.crosses, c));
        return select(marked, own, in_force.demands(Clause::frame_rest_stays, stays));
    }
};

}  // namespace nomos::tictactoe

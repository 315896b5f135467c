// The rules a second time, from the clauses alone: one predicate a clause, square by square. Do not look at rules.hpp
// while you write this and include nothing of it, or the proof that both agree is worth nothing. A clause that is not
// in force demands nothing and grants nothing.
#pragma once

#include "model/core/lines.hpp"
#include "model/starter/position.hpp"

namespace nomos::starter {

struct Constraints {
    template <class A>
    using Clauses = InForce<A, Clause>;

    // The move may be made.
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        return in_force.demands(Clause::put_empty_square, goes_to_empty_square(p, m)) &&
               in_force.demands(Clause::win_ends_game, !wins(s, p.white, in_force) && !wins(s, p.black, in_force));
    }

    // `after` may follow `before` by a legal move.
    template <class A>
    static Bit<A> effect(const Setting<A>&, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>& in_force) {
        return passes_turn<A>(before.black_to_move, after.black_to_move, in_force, Clause::turn_alternate,
                              Clause::frame_rest_stays) &&
               for_all(0, Board::kCells, [&](int c) { return is_right_at(c, before, m, after, in_force); });
    }

    // The position has the k-th Outcome.
    template <class A>
    static Bit<A> outcome(const Setting<A>& s, const Position<A>& p, int k, const Clauses<A>& in_force) {
        const Bit<A> white = wins(s, p.white, in_force), black = wins(s, p.black, in_force);
        const Bit<A> drawn = !white && !black && in_force.grants(Clause::end_full_board, is_full(p));
        switch (static_cast<Outcome>(k)) {
            case Outcome::white_wins:
                return white;
            case Outcome::black_wins:
                return black;
            case Outcome::drawn:
                return drawn;
            default:
                return !white && !black && !drawn;
        }
    }

private:
    // starter.put.empty-square
    template <class A>
    static Bit<A> goes_to_empty_square(const Position<A>& p, const Move<A>& m) {
        return exists(0, Board::kCells,
                      [&](int c) { return test(m.square, c) && !test(p.white, c) && !test(p.black, c); });
    }
    // starter.win.row
    template <class A>
    static Bit<A> wins(const Setting<A>& s, const Cells<A>& own, const Clauses<A>& in_force) {
        const auto row = [&](Way way) { return has_line<Board>(way, kRow, [&](int c) { return test(own, c); }); };
        const Bit<A> straight = row(Way::row) || row(Way::column);
        const Bit<A> diagonal = row(Way::rising) || row(Way::falling);
        return in_force.grants(Clause::win_row, straight || (s.readings.is(WinDiagonal::counts) && diagonal));
    }
    // starter.end.full-board
    template <class A>
    static Bit<A> is_full(const Position<A>& p) {
        return for_all(0, Board::kCells, [&](int c) { return test(p.white, c) || test(p.black, c); });
    }
    // starter.put.own on the chosen square, starter.frame.rest-stays on all others.
    template <class A>
    static Bit<A> is_right_at(int c, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                              const Clauses<A>& in_force) {
        const Bit<A> put = test(m.square, c) && in_force(Clause::put_own);
        const Bit<A> own =
            iff(test(after.white, c), !before.black_to_move) && iff(test(after.black, c), before.black_to_move);
        const Bit<A> stays =
            iff(test(after.white, c), test(before.white, c)) && iff(test(after.black, c), test(before.black, c));
        return select(put, own, in_force.demands(Clause::frame_rest_stays, stays));
    }
};

}  // namespace nomos::starter

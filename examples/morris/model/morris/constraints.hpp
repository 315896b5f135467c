// The rules a second time: one predicate a clause, point by point, from the clauses alone. Never includes the
// executable rules. A clause that is not in force demands or grants nothing; all else stays.
#pragma once

#include "model/core/lines.hpp"
#include "model/morris/position.hpp"

namespace nomos::morris {

struct Constraints {
    template <class A>
    using Clauses = InForce<A, Clause>;

    // The move may be made.
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        const Bit<A> in_hand = has_in_hand(p);
        return in_force.demands(Clause::to_empty, goes_to_empty_point(p, m)) &&
               in_force.demands(Clause::put_in_hand, implies(in_hand, is_put(m))) &&
               in_force.demands(Clause::move_own, implies(!in_hand, moves_own(p, m))) &&
               in_force.demands(Clause::move_reach, implies(!in_hand, reaches(s, m))) &&
               in_force.demands(Clause::win_ends_game, !wins(s, p, false, in_force) && !wins(s, p, true, in_force));
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
        const Bit<A> white = wins(s, p, false, in_force), black = wins(s, p, true, in_force);
        switch (static_cast<Outcome>(k)) {
            case Outcome::white_wins:
                return white;
            case Outcome::black_wins:
                return black;
            default:
                return !white && !black;
        }
    }

private:
    template <class A>
    static Bit<A> is_own(const Position<A>& p, int c) {
        return select(p.black_to_move, test(p.black, c), test(p.white, c));
    }
    template <class A>
    static Bit<A> has_in_hand(const Position<A>& p) {
        return count_where(0, Board::kCells, [&](int c) { return is_own(p, c); }) < Number<A>(kPieces);
    }
    // morris.to.empty
    template <class A>
    static Bit<A> goes_to_empty_point(const Position<A>& p, const Move<A>& m) {
        return exists(0, Board::kCells, [&](int c) { return test(m.to, c) && !test(p.white, c) && !test(p.black, c); });
    }
    // morris.put.in-hand: what is put comes from nowhere on the board.
    template <class A>
    static Bit<A> is_put(const Move<A>& m) {
        return for_all(0, Board::kCells, [&](int c) { return !test(m.from, c); });
    }
    // morris.move.own
    template <class A>
    static Bit<A> moves_own(const Position<A>& p, const Move<A>& m) {
        return exists(0, Board::kCells, [&](int c) { return test(m.from, c) && is_own(p, c); });
    }
    // morris.move.reach; from a corner the diagonal leads to the centre and nowhere else.
    template <class A>
    static Bit<A> reaches(const Setting<A>& s, const Move<A>& m) {
        const Bit<A> next = exists(0, Board::kCells, [&](int from) {
            return test(m.from, from) && exists(0, Board::kCells, [&](int to) {
                       return are_next(from, to) ? test(m.to, to) : Bit<A>(false);
                   });
        });
        return s.readings.is(MoveHowFar::anywhere) || next;
    }
    static constexpr bool are_next(int from, int to) {
        const int columns = Board::column(from) - Board::column(to), rows = Board::row(from) - Board::row(to);
        const bool diagonal = columns * columns == 1 && rows * rows == 1;
        const bool through_centre = (from == 4) != (to == 4);
        return columns * columns + rows * rows == 1 || (diagonal && through_centre);
    }
    // morris.win.row
    template <class A>
    static Bit<A> wins(const Setting<A>& s, const Position<A>& p, bool black, const Clauses<A>& in_force) {
        const auto row = [&](Way way) {
            return has_line<Board>(way, 3, [&](int c) { return test(black ? p.black : p.white, c); });
        };
        const Bit<A> straight = row(Way::row) || row(Way::column), diagonal = row(Way::rising) || row(Way::falling);
        return in_force.grants(Clause::win_row, straight || (s.readings.is(WinDiagonal::counts) && diagonal));
    }
    // morris.put.in-hand and morris.move.own: the mover's piece stands where the move goes to, and no longer where it
    // came from; morris.frame.rest-stays on all other points.
    template <class A>
    static Bit<A> is_right_at(int c, const Position<A>& before, const Move<A>& m, const Position<A>& after,
                              const Clauses<A>& in_force) {
        const Bit<A> acts = select(has_in_hand(before), in_force(Clause::put_in_hand), in_force(Clause::move_own));
        const Bit<A> arrives = acts && test(m.to, c), leaves = acts && test(m.from, c) && !test(m.to, c);
        const Bit<A> own = iff(test(after.black, c), before.black_to_move || test(before.black, c)) &&
                           iff(test(after.white, c), !before.black_to_move || test(before.white, c));
        const Bit<A> gone = iff(test(after.black, c), !before.black_to_move && test(before.black, c)) &&
                            iff(test(after.white, c), before.black_to_move && test(before.white, c));
        const Bit<A> stays =
            iff(test(after.black, c), test(before.black, c)) && iff(test(after.white, c), test(before.white, c));
        return select(arrives, own, select(leaves, gone, in_force.demands(Clause::frame_rest_stays, stays)));
    }
};

}  // namespace nomos::morris

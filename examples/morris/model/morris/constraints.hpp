// The rules a second time: one predicate a clause, point by point, from the clauses alone. Never includes the
// executable rules. A clause that is not in force demands or grants nothing; all else stays.
#pragma once

#include "model/core/lines.hpp"
#include "model/core/move_ruleset.hpp"
#include "model/morris/position.hpp"

namespace nomos::morris {

template <class A>
struct Constraints {
    using Bit = nomos::Bit<A>;
    using Position = morris::Position<A>;
    using Move = morris::Move<A>;
    const Setting<A>& s;
    const InForce<A, Clause>& in_force;

    // The move may be made.
    Bit legal(const Position& p, const Move& m) const {
        const Bit in_hand = has_in_hand(p);
        return in_force.demands(Clause::to_empty, goes_to_empty_point(p, m)) &&
               in_force.demands(Clause::put_in_hand, implies(in_hand, is_put(m))) &&
               in_force.demands(Clause::move_own, implies(!in_hand, moves_own(p, m))) &&
               in_force.demands(Clause::move_reach, implies(!in_hand, reaches(m))) &&
               in_force.demands(Clause::win_ends_game, !wins(p.white) && !wins(p.black));
    }
    // `after` may follow `before` by a legal move.
    Bit effect(const Position& before, const Move& m, const Position& after) const {
        return passes_turn<A>(before.black_to_move, after.black_to_move, in_force, Clause::turn_alternate,
                              Clause::frame_rest_stays) &&
               for_all(0, Board::kCells, [&](int c) { return is_right_at(c, before, m, after); });
    }
    // The position has the k-th Outcome.
    Bit outcome(const Position& p, int k) const { return is_outcome(k, wins(p.white), wins(p.black)); }

private:
    static Bit is_own(const Position& p, int c) { return select(p.black_to_move, test(p.black, c), test(p.white, c)); }
    static Bit has_in_hand(const Position& p) {
        return count_where(0, Board::kCells, [&](int c) { return is_own(p, c); }) < Number<A>(kPieces);
    }
    // morris.to.empty
    static Bit goes_to_empty_point(const Position& p, const Move& m) {
        return exists(0, Board::kCells, [&](int c) { return test(m.to, c) && is_empty_at(c, p); });
    }
    // morris.put.in-hand: what is put comes from nowhere on the board.
    static Bit is_put(const Move& m) {
        return for_all(0, Board::kCells, [&](int c) { return !test(m.from, c); });
    }
    // morris.move.own
    static Bit moves_own(const Position& p, const Move& m) {
        return exists(0, Board::kCells, [&](int c) { return test(m.from, c) && is_own(p, c); });
    }
    // morris.move.reach
    Bit reaches(const Move& m) const {
        return s.readings.is(MoveHowFar::anywhere) ||
               exists_step<Board>(m, [](int from, int to) { return are_next(from, to); });
    }
    // From a corner the diagonal leads to the centre and nowhere else.
    static constexpr bool are_next(int from, int to) {
        const int columns = Board::column(from) - Board::column(to), rows = Board::row(from) - Board::row(to);
        const bool diagonal = columns * columns == 1 && rows * rows == 1;
        const bool through_centre = (from == 4) != (to == 4);
        return columns * columns + rows * rows == 1 || (diagonal && through_centre);
    }
    // morris.win.row
    Bit wins(const Cells<A>& own) const {
        const auto has = [&](int c) { return test(own, c); };
        const Bit diagonal = s.readings.is(WinDiagonal::counts) && has_line<Board>(kDiagonals<Board>, kPieces, has);
        return in_force.grants(Clause::win_row, has_line<Board>(kStraightWays, kPieces, has) || diagonal);
    }
    // morris.put.in-hand and morris.move.own: the mover's piece stands where the move goes to, and no longer where it
    // came from; morris.frame.rest-stays on all other points.
    Bit is_right_at(int c, const Position& before, const Move& m, const Position& after) const {
        const Bit acts = select(has_in_hand(before), in_force(Clause::put_in_hand), in_force(Clause::move_own));
        const Bit arrives = acts && test(m.to, c), leaves = acts && test(m.from, c) && !test(m.to, c);
        const Bit own = iff(test(after.black, c), before.black_to_move || test(before.black, c)) &&
                        iff(test(after.white, c), !before.black_to_move || test(before.white, c));
        const Bit gone = iff(test(after.black, c), !before.black_to_move && test(before.black, c)) &&
                         iff(test(after.white, c), before.black_to_move && test(before.white, c));
        return select(arrives, own,
                      select(leaves, gone, in_force.demands(Clause::frame_rest_stays, is_same_at(c, before, after))));
    }
};

}  // namespace nomos::morris

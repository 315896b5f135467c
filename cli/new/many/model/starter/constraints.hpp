// The rules a second time, from the clauses alone: one predicate a clause, square by square. Do not look at rules.hpp
// while you write this and include nothing of it, or the proof that both agree is worth nothing. A clause that is not
// in force demands nothing and grants nothing.
#pragma once

#include "model/core/lines.hpp"
#include "model/starter/position.hpp"

namespace nomos::starter {

template <class A>
struct Constraints {
    using Bit = nomos::Bit<A>;
    using Position = starter::Position<A>;
    using Move = starter::Move<A>;
    const Setting<A>& s;
    const InForce<A, Clause>& in_force;

    // The move may be made.
    Bit legal(const Position& p, const Move& m) const {
        return in_force.demands(Clause::put_empty_square, goes_to_empty_square(p, m)) &&
               in_force.demands(Clause::win_ends_game, !somebody_wins(p));
    }
    // `after` may follow `before` by a legal move.
    Bit effect(const Position& before, const Move& m, const Position& after) const {
        return passes_turn<A>(before.to_move, after.to_move, in_force, Clause::turn_in_order,
                              Clause::frame_rest_stays) &&
               for_all(0, Board::kCells, [&](int c) { return is_right_at(c, before, m, after); });
    }
    // The position has the k-th Outcome.
    Bit outcome(const Position& p, int k) const {
        const auto won = of_each<Player>([&](Player player) { return wins(p.stones[player]); });
        const Bit nobody = for_all_players<Player>([&](Player player) { return !won[player]; });
        return is_outcome(k, won, nobody && in_force.grants(Clause::end_full_board, is_full(p)));
    }

private:
    // starter.put.empty-square
    Bit goes_to_empty_square(const Position& p, const Move& m) const {
        return exists(0, Board::kCells, [&](int c) { return test(m.square, c) && is_empty_at(c, p); });
    }
    // starter.win.row
    Bit wins(const Cells<A>& own) const {
        const auto has = [&](int c) { return test(own, c); };
        const Bit diagonal = s.readings.is(WinDiagonal::counts) && has_line<Board>(kDiagonals<Board>, kRow, has);
        return in_force.grants(Clause::win_row, has_line<Board>(kStraightWays, kRow, has) || diagonal);
    }
    Bit somebody_wins(const Position& p) const {
        return exists_player<Player>([&](Player player) { return wins(p.stones[player]); });
    }
    // starter.end.full-board
    Bit is_full(const Position& p) const {
        return for_all(0, Board::kCells, [&](int c) { return !is_empty_at(c, p); });
    }
    // starter.put.own on the chosen square, starter.frame.rest-stays on all others.
    Bit is_right_at(int c, const Position& before, const Move& m, const Position& after) const {
        const Bit own = for_all_players<Player>(
            [&](Player player) { return iff(test(after.stones[player], c), before.to_move.is(player)); });
        return select(test(m.square, c) && in_force(Clause::put_own), own,
                      in_force.demands(Clause::frame_rest_stays, is_same_at(c, before, after)));
    }
};

}  // namespace nomos::starter

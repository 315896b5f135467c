// Nefatavl's rules a second time: one predicate a clause, square by square, from the clauses alone.
// Never includes the executable rules. A clause that is not in force demands, grants or excepts
// nothing; all else stays.
#pragma once

#include "model/nefatavl/constraints_capture.hpp"

namespace nomos::nefatavl {

template <int Size>
struct Constraints {
    static constexpr int kCells = Size * Size;

    // The move may be made: the game is not over and every clause on moving is kept.
    template <class A>
    static Bit<A> legal(const Setting<A, Size>&, const Position<A, Size>& position, const Move<A, Size>& move,
                        const InForce<A, Clause>& in_force) {
        return !is_king_lost(position, in_force) && !is_king_home(position, in_force) &&
               Moving<A, Size>{{position, in_force}, move}.allowed();
    }

    // `after` may follow `before` by a legal move.
    template <class A>
    static Bit<A> effect(const Setting<A, Size>& setting, const Position<A, Size>& before, const Move<A, Size>& move,
                         const Position<A, Size>& after, const InForce<A, Clause>& in_force) {
        const Captures<A, Size> captures{setting, {before, move, in_force}, in_force};
        return passes_turn(before, after, in_force) &&
               for_all(0, kCells, [&](int c) { return is_right_at(c, captures, after); });
    }

    // The position has the k-th Outcome. A king who is lost or home decides before want of moves.
    template <class A>
    static Bit<A> outcome(const Setting<A, Size>& setting, const Position<A, Size>& position, int k,
                          const InForce<A, Clause>& in_force) {
        const Bit<A> lost = is_king_lost(position, in_force);
        const Bit<A> home = is_king_home(position, in_force) && !lost;
        const Bit<A> goes_on = !lost && !home;
        const auto stuck = [&](const Bit<A>& defenders) {
            return goes_on && loses_without_move(setting, position, defenders, in_force);
        };
        switch (static_cast<Outcome>(k)) {
            case Outcome::attackers_win:
                return lost || stuck(true);
            case Outcome::defenders_win:
                return home || stuck(false);
            default:
                return goes_on && !stuck(true) && !stuck(false);
        }
    }

    // --- the end -------------------------------------------------------------------------------
    // nefatavl.win.king-captured
    template <class A>
    static Bit<A> is_king_lost(const Position<A, Size>& position, const InForce<A, Clause>& in_force) {
        return in_force.grants(Clause::win_king_captured, none(position.king));
    }
    // nefatavl.win.corner
    template <class A>
    static Bit<A> is_king_home(const Position<A, Size>& position, const InForce<A, Clause>& in_force) {
        const auto on = [&](int column, int row) { return test(position.king, Board<Size>::cell(column, row)); };
        return in_force.grants(Clause::win_corner,
                               on(0, 0) || on(Size - 1, 0) || on(0, Size - 1) || on(Size - 1, Size - 1));
    }
    // nefatavl.win.no-moves; off turn it strikes only under at_once, and a side only that can
    // blame no equal plight on the side to move.
    template <class A>
    static Bit<A> loses_without_move(const Setting<A, Size>& setting, const Position<A, Size>& position,
                                     const Bit<A>& defenders, const InForce<A, Clause>& in_force) {
        const Squares<A, Size> squares{position, in_force};
        const Bit<A> on_turn = iff(defenders, position.defenders_to_move);
        return in_force(Clause::win_no_moves) && !squares.can_move(defenders) &&
               (on_turn || (setting.readings.is(EndNoMovesWhen::at_once) && squares.can_move(!defenders)));
    }

    // --- the effect ----------------------------------------------------------------------------
    // nefatavl.turn.alternate; nefatavl.frame.rest-stays would keep the turn where it was.
    template <class A>
    static Bit<A> passes_turn(const Position<A, Size>& before, const Position<A, Size>& after,
                              const InForce<A, Clause>& in_force) {
        const Bit<A> passed = !iff(before.defenders_to_move, after.defenders_to_move);
        return select(in_force(Clause::turn_alternate), passed, in_force.demands(Clause::frame_rest_stays, !passed));
    }
    // What stands on c afterwards: the moved stone on its new square only, a taken stone nowhere,
    // any other stone where it was.
    template <class A>
    static Bit<A> is_right_at(int c, const Captures<A, Size>& captures, const Position<A, Size>& after) {
        const auto& board = captures.board;
        const Bit<A> taken = captures.is_taken(c);
        return (iff(test(after.attackers, c), board.attacker_at(c) && !taken) &&
                iff(test(after.defenders, c), board.defender_at(c) && !taken) &&
                iff(test(after.king, c), board.king_at(c) && !taken)) ||
               (!captures.in_force(Clause::frame_rest_stays) && is_rest(c, captures));
    }
    // nefatavl.frame.rest-stays: a square that no other clause changes.
    template <class A>
    static Bit<A> is_rest(int c, const Captures<A, Size>& captures) {
        const auto& move = captures.board.move;
        return !test(move.from, c) && !test(move.to, c) && !captures.is_taken(c);
    }
};

}  // namespace nomos::nefatavl

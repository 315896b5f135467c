// Neva's rules a second time: one predicate a clause, cell by cell, from the clauses alone. Never
// includes the executable rules. A clause that is not in force demands, grants or excepts nothing;
// all else stays.
//
// Clauses that no predicate asks for:
//   neva.setup.men, neva.setup.lot   the set-up is data (Setting::first_men, Setting::first)
//   neva.move.line         adds nothing: what the four clauses on quiet steps and jumps of men and kings
//                          allow lies on lines
// neva.crown.ends-turn decides where a man becomes a king by a jump (crown.jump=at-end): he could go on as a
// king else. A quiet step ends the turn by neva.turn.clockwise, and under the other options no jump crowns.
// neva.capture.majority is asked of whole turns only.
#pragma once

#include "model/neva/constraints_turn.hpp"

namespace nomos::neva {

struct Constraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& setting, const Position<A>& position, const Move<A>& move,
                        const InForce<A, Clause>& in_force) {
        return stated::allows<A>(setting, position, move, in_force);
    }
    // `after` may follow `before` by a legal move.
    template <class A>
    static Bit<A> effect(const Setting<A>& setting, const Position<A>& before, const Move<A>& move,
                         const Position<A>& after, const InForce<A, Clause>& in_force) {
        const stated::Scene<A> scene{setting, before, in_force};
        const stated::Step<A> step{scene, move};
        const stated::Aftermath<A> said(step);
        return stated::Comparison<A>{said, before, after, in_force}.holds();
    }
    // The position has the k-th Outcome.
    template <class A>
    static Bit<A> outcome(const Setting<A>& setting, const Position<A>& position, int k,
                          const InForce<A, Clause>& in_force) {
        return stated::Standing<A>{setting, position, in_force}.is(static_cast<Outcome>(k));
    }
    // The turn may be taken: step by step, and with as many captures as neva.capture.majority wants.
    static bool turn_legal(const Setting<Native>& setting, const Position<Native>& position, const Turn& turn,
                           const InForce<Native, Clause>& in_force) {
        return stated::WholeTurn{setting, position, turn, in_force}.allowed();
    }
};

}  // namespace nomos::neva

// Nerva from its clauses alone: what is legal, what may follow, how the game stands. Each clause is
// a named predicate, guarded by being in force. A clause that is not in force demands, grants or
// excepts nothing.
//
// Points play no part in what is legal: an attack that must fail may be declared.
#pragma once

#include "model/nerva/constraints_effect.hpp"
#include "model/nerva/constraints_end.hpp"

namespace nomos::nerva {

struct Constraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& setting, const Position<A>& position, const Move<A>& move,
                        const InForce<A, Clause>& in_force) {
        const stated::Scene<A> s{setting, position, move, in_force};
        const auto if_ = [&](Kind kind, auto&& condition) { return when(move.is(kind), condition, Bit<A>(true)); };
        return in_force.demands(Clause::end_stops, !stated::Ending<A>{setting, position, in_force}.is_over()) &&
               if_(Kind::place, [&] { return stated::Placing<A>{s}.is_allowed(); }) &&
               if_(Kind::attack, [&] { return stated::Attack<A>{s}.is_allowed(); }) &&
               if_(Kind::pass, [&] { return in_force.demands(Clause::turn_pass, may_pass(s)); });
    }

    // May `after` follow? Asked of legal moves only.
    template <class A>
    static Bit<A> effect(const Setting<A>& setting, const Position<A>& before, const Move<A>& move,
                         const Position<A>& after, const InForce<A, Clause>& in_force) {
        const stated::Scene<A> s{setting, before, move, in_force};
        return stated::Effect<A>{s, after}.is_right();
    }

    // Is k the outcome as the position stands?
    template <class A>
    static Bit<A> outcome(const Setting<A>& setting, const Position<A>& position, int k,
                          const InForce<A, Clause>& in_force) {
        const stated::Ending<A> ending{setting, position, in_force};
        switch (static_cast<Outcome>(k)) {
            case Outcome::in_play:
                return !ending.is_over();
            case Outcome::white_wins:
                return ending.is_won_by(Side::white);
            case Outcome::black_wins:
                return ending.is_won_by(Side::black);
            case Outcome::draw:
                return ending.is_over() && !ending.is_won_by(Side::white) && !ending.is_won_by(Side::black);
            default:
                return false;
        }
    }

private:
    // nerva.turn.pass; under stuck-loses and stuck-draws never.
    template <class A>
    static Bit<A> may_pass(const stated::Scene<A>& s) {
        return s.reads(TurnMayPass::free) ||
               stated::where(s.reads(TurnMayPass::when_stuck), [&] { return !stated::can_do_anything(s); });
    }
};

}  // namespace nomos::nerva

// Nymbat from its clauses alone: what is legal, what may follow, how the game stands. Each clause is
// a named predicate, guarded by being in force. A clause that is not in force demands, grants or
// excepts nothing.
//
// Of nymbat.setup.reserve there is no predicate: it says how a game starts, and no step decides it.
// A declared area hangs together by its form (area.hpp); no predicate looks at its certificate.
#pragma once

#include "model/nymbat/constraints_effect.hpp"
#include "model/nymbat/constraints_move.hpp"
#include "model/nymbat/constraints_outcome.hpp"

namespace nomos::nymbat {

struct Constraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& setting, const Position<A>& position, const Move<A>& move,
                        const InForce<A, Clause>& in_force) {
        const stated::Scene<A> s(setting, position, move, in_force);
        return in_force.demands(Clause::turn_one_option, has_room_for(s)) &&
               in_force.demands(Clause::win_ends_play, !stated::Ending<A>{setting, s}.is_over()) && is_allowed(s);
    }

    // May `after` follow? Asked of legal steps only.
    template <class A>
    static Bit<A> effect(const Setting<A>& setting, const Position<A>& before, const Move<A>& move,
                         const Position<A>& after, const InForce<A, Clause>& in_force) {
        const stated::Scene<A> s(setting, before, move, in_force);
        return stated::Effect<A>{s, after}.is_right();
    }

    // Is k the outcome as the position stands?
    template <class A>
    static Bit<A> outcome(const Setting<A>& setting, const Position<A>& position, int k,
                          const InForce<A, Clause>& in_force) {
        const stated::Sides<A> sides{position, in_force, setting.scale};
        const stated::Ending<A> ending{setting, sides};
        switch (static_cast<Outcome>(k)) {
            case Outcome::in_play:
                return !ending.is_over();
            case Outcome::red_wins:
                return ending.is_won_by(Side::red);
            case Outcome::blue_wins:
                return ending.is_won_by(Side::blue);
            default:
                return false;
        }
    }

private:
    // nymbat.turn.one-option: the stage has room for a step of this kind.
    template <class A>
    static Bit<A> has_room_for(const stated::Scene<A>& s) {
        const auto is = [&](Kind kind) { return s.move.is(kind); };
        const auto at = [&](Stage stage, const Bit<A>& kinds) { return s.before.is(stage) && kinds; };
        return at(Stage::start, is(Kind::bring) || is(Kind::group) || is(Kind::pass)) ||
               at(Stage::bringing, is(Kind::bring) || is(Kind::end)) ||
               at(Stage::chosen, is(Kind::go) || (is(Kind::end) && s.reads(GroupStandStill::allowed))) ||
               at(Stage::moving, is(Kind::go) || is(Kind::end)) || at(Stage::judging, is(Kind::rest)) ||
               at(Stage::breaking, is(Kind::take) || is(Kind::done)) || at(Stage::owing, is(Kind::lose));
    }
    // What is demanded of a step of its kind; nothing more of an end and a done.
    template <class A>
    static Bit<A> is_allowed(const stated::Scene<A>& s) {
        const auto if_ = [&](Kind kind, auto&& condition) {
            return stated::surely_not(s.move.is(kind)) ? Bit<A>(true) : implies(s.move.is(kind), Bit<A>(condition()));
        };
        return if_(Kind::bring, [&] { return stated::Bringing<A>{s}.is_allowed(); }) &&
               if_(Kind::group, [&] { return stated::Group<A>{s}.is_allowed(); }) &&
               if_(Kind::go, [&] { return stated::Going<A>{s}.is_allowed(); }) &&
               if_(Kind::rest, [&] { return stated::Breakthrough<A>{s}.rest_is_allowed(); }) &&
               if_(Kind::take, [&] { return stated::Breakthrough<A>{s}.take_is_allowed(); }) &&
               if_(Kind::pass, [&] { return stated::Passing<A>{s}.is_allowed(); }) &&
               if_(Kind::lose, [&] { return loses_own_piece(s); });
    }
    // nymbat.penalty.piece
    template <class A>
    static Bit<A> loses_own_piece(const stated::Scene<A>& s) {
        return s.in_force.demands(Clause::penalty_piece,
                                  stated::at_the_hex(s.move.to, [&](int x) { return test(s.own, x); }));
    }
};

}  // namespace nomos::nymbat

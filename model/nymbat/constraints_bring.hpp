// Constraints on bringing in, and on passing: what a side can do that has no piece.
#pragma once

#include "model/nymbat/constraints_scene.hpp"

namespace nomos::nymbat::stated {

template <class A>
struct Bringing {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;

    B is_allowed() const {
        return in_force.demands(Clause::bring_hex, is_on_free_hex()) &&
               in_force.demands(Clause::bring_number, has_a_number()) &&
               in_force.demands(Clause::bring_first_limit,
                                implies(!scene.begun, total() <= Number<A>(scene.scale.first_turn_limit))) &&
               in_force.demands(Clause::bring_reserve_limit, implies(scene.begun, total() <= scene.reserve));
    }
    // nymbat.bring.hex
    B is_on_free_hex() const {
        return at_the_hex(scene.move.to, [&](int x) { return scene.in_own_set_up(x) && scene.is_vacant(x); });
    }
    // nymbat.bring.number
    B has_a_number() const { return Number<A>(1) <= scene.move.number && scene.move.number <= Number<A>(kTopNumber); }
    // This piece included.
    Number<A> total() const { return scene.before.brought + scene.move.number; }
    // The digits of the number of this piece.
    Digits<A> digits() const {
        Digits<A> digits{};
        for (std::size_t k = 0; k < kDigits; ++k)
            digits[k] = exists(1, kMostOnPaper + 1,
                               [&](int n) { return (n >> k & 1) != 0 ? scene.move.number == Number<A>(n) : B(false); });
        return digits;
    }
};

template <class A>
struct Passing {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;

    // nymbat.pass.chosen, nymbat.pass.forced; on a first turn nothing but nymbat.turn.first-brings
    // forbids a pass.
    B is_allowed() const {
        return in_force.grants(Clause::pass_chosen, scene.begun) || is_forced() ||
               (!in_force(Clause::turn_first_brings) && !scene.begun);
    }
    B is_forced() const {
        return in_force.grants(Clause::pass_forced,
                               when(
                                   none(scene.own), [&] { return !can_bring_one_in(); }, B(false)));
    }
    B can_bring_one_in() const {
        return implies(scene.begun, Number<A>(1) <= scene.reserve) &&
               on_some_hex([&](int x) { return scene.in_own_set_up(x) && scene.is_vacant(x); });
    }
};

}  // namespace nomos::nymbat::stated

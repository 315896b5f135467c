// Constraints on attacking: what may be attacked, and with which pawn. Points play no part in it.
#pragma once

#include "model/nerva/constraints_scene.hpp"

namespace nomos::nerva::stated {

template <class A>
struct Attack {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;
    Places<A> own = scene.own_pawns;

    B is_allowed() const {
        return in_force.demands(Clause::attack_own_pawn, any(own & scene.move.from)) &&
               at_the_place(scene.move.to, [&](int x) {
                   return may_be_attacked(x) && in_force.demands(Clause::attack_adjacent, is_named_around(x));
               });
    }
    B is_allowed_somewhere() const {
        return exists(0, kPlaces, [&](int x) { return may_be_attacked(x) && has_attacker(x); });
    }
    B may_be_attacked(int x) const {
        return in_force.demands(Clause::attack_target, is_target(x)) &&
               in_force.demands(Clause::capture_needs_pawn, can_be_replaced(x));
    }
    // nerva.attack.target
    B is_target(int x) const { return test(scene.enemy_pawns, x) || test(scene.enemy_king, x); }
    // nerva.capture.needs-pawn
    B can_be_replaced(int x) const {
        const B needs_pawn = scene.reads(CaptureReplacement::supply) && scene.reads(CaptureNoPawnLeft::barred) &&
                             test(scene.enemy_pawns, x) && !test(scene.enemy_king, x);
        return implies(needs_pawn, scene.has_in_hand(Boards::level(x)));
    }
    // nerva.attack.adjacent
    B is_named_around(int x) const {
        return around(x, [&](int n) { return test(scene.move.from, n); });
    }
    // Some pawn could be named: the mover's (nerva.attack.own-pawn) and around x (nerva.attack.adjacent).
    B has_attacker(int x) const {
        return around(x, [&](int n) { return may_attack(n); }) ||
               (!in_force(Clause::attack_adjacent) && exists(0, kPlaces, [&](int n) { return may_attack(n); }));
    }
    B may_attack(int n) const { return in_force.demands(Clause::attack_own_pawn, test(own, n)); }

private:
    template <class F>
    static B around(int x, F&& body) {
        return exists(0, 8, [&](int k) {
            const int n = place_at(x, kAround[index(k)]);
            return n < 0 ? B(false) : B(body(n));
        });
    }
};

}  // namespace nomos::nerva::stated

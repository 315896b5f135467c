// What happens where a piece ends: who is removed, and whether a breakthrough has to be judged. All
// of it by the numbers before the step.
#pragma once

#include "model/nymbat/constraints_scene.hpp"

namespace nomos::nymbat::stated {

template <class A>
struct Removal {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;

    Digits<A> mover = digits_on<A>(scene.own_numbers, scene.move.from);
    Digits<A> met = digits_on<A>(scene.enemy_numbers, scene.move.to);  // the enemy piece where the mover ends
    // The digits of those that touch it.
    std::array<ByWay<A>, kDigits> around{touching<A>(scene.move.to, scene.enemy_numbers[0]),
                                         touching<A>(scene.move.to, scene.enemy_numbers[1]),
                                         touching<A>(scene.move.to, scene.enemy_numbers[2])};

    // nymbat.removal.enemy
    B removes_enemy() const { return in_force.grants(Clause::removal_enemy, is_a_piece<A>(met)); }
    // nymbat.removal.mover
    B loses_mover() const { return in_force.grants(Clause::removal_mover, is_a_piece<A>(met) && is_outnumbered()); }
    B is_outnumbered() const { return number_of<A>(mover) <= number_of<A>(met) + support(); }
    Number<A> support() const {
        Number<A> sum = 0;
        for (int w = 0; w < kSixWays; ++w) sum = sum + number_of<A>(enemy_by_way(w));
        return sum;
    }

    // nymbat.breakthrough.asked
    B asks_for_rest() const {
        return in_force.grants(Clause::breakthrough_asked,
                               removes_enemy() && two_enemies_touch() &&
                                   !(scene.reads(BreakthroughLostMover::survivors) && loses_mover()));
    }
    B two_enemies_touch() const {
        return exists(0, kSixWays, [&](int one) {
            return touches(one) && exists(0, one, [&](int other) { return touches(other); });
        });
    }
    B touches(int way) const { return is_a_piece<A>(enemy_by_way(way)); }
    Digits<A> enemy_by_way(int w) const { return {around[0][index(w)], around[1][index(w)], around[2][index(w)]}; }
};

}  // namespace nomos::nymbat::stated

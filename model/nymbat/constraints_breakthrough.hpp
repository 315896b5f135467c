// Constraints on a breakthrough: what is declared to be left of a group, and what may be taken.
#pragma once

#include "model/nymbat/constraints_scene.hpp"

namespace nomos::nymbat::stated {

template <class A>
struct Breakthrough {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;
    const Hexes<A>& rest = scene.move.area.hexes;
    const Hexes<A>& hole = scene.before.hole;
    ByWay<A> enemies_there = touching<A>(hole, scene.enemies), rest_there = touching<A>(hole, rest);

    // --- what is left of a group -----------------------------------------------------------------
    // nymbat.breakthrough.rest
    B rest_is_allowed() const {
        return in_force.demands(Clause::breakthrough_rest,
                                is_of_enemy_pieces() && has_first_at_hole() && leaves_no_enemy_out());
    }
    B is_of_enemy_pieces() const {
        return on_every_hex([&](int x) { return implies(test(rest, x), test(scene.enemies, x)); });
    }
    // Of the enemy pieces around the hole, in the order of the board, the first is in the rest. Where there
    // is none, none can be named.
    B has_first_at_hole() const {
        B found = false, none_before = true;
        for (const Way w : kInOrder) {
            const std::size_t way = static_cast<std::size_t>(w);
            found = found || (none_before && enemies_there[way] && rest_there[way]);
            none_before = none_before && !enemies_there[way];
        }
        return found;
    }
    B leaves_no_enemy_out() const {
        return on_every_hex([&](int x) {
            const B left_out = test(scene.enemies, x) && !test(rest, x);
            return when(
                left_out, [&] { return !beside(x, [&](int n) { return test(rest, n); }); }, B(true));
        });
    }
    // nymbat.breakthrough.split
    B is_split() const {
        return exists(0, kSixWays, [&](int w) { return enemies_there[index(w)] && !rest_there[index(w)]; });
    }

    // --- what is taken ---------------------------------------------------------------------------
    B take_is_allowed() const {
        return in_force.demands(Clause::breakthrough_take, is_enemy_at_hole()) &&
               in_force.demands(Clause::breakthrough_limit, number_taken() <= scene.before.budget);
    }
    // nymbat.breakthrough.take
    B is_enemy_at_hole() const {
        return at_the_hex(scene.move.to, [&](int x) {
            return test(scene.enemies, x) && beside(x, [&](int n) { return test(hole, n); });
        });
    }
    Number<A> number_taken() const { return number_of<A>(digits_on<A>(scene.enemy_numbers, scene.move.to)); }

private:
    // The order of the board: row by row from the lowest, in a row from the left.
    static constexpr std::array kInOrder{Way::south_west, Way::south_east, Way::west,
                                         Way::east,       Way::north_west, Way::north_east};
};

}  // namespace nomos::nymbat::stated

// Constraints on choosing a group: whose pieces it has, that none is left out, how fast it is.
#pragma once

#include "model/nymbat/constraints_scene.hpp"

namespace nomos::nymbat::stated {

template <class A>
struct Group {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;
    const Hexes<A>& hexes = scene.move.area.hexes;

    B is_allowed() const {
        return in_force.demands(Clause::turn_first_brings, scene.begun) &&
               in_force.demands(Clause::group_own, is_of_own_pieces()) &&
               in_force.demands(Clause::group_whole, leaves_no_piece_out());
    }
    // nymbat.group.own
    B is_of_own_pieces() const {
        return on_every_hex([&](int x) { return implies(test(hexes, x), test(scene.own, x)); });
    }
    // nymbat.group.whole: what stands outside and touches it is left out only if that is read so, and its
    // number is lower than any in the group.
    B leaves_no_piece_out() const {
        const Number<A> lowest = lowest_number();
        return on_every_hex([&](int x) {
            const B stands_outside = test(scene.own, x) && !test(hexes, x);
            return when(
                stands_outside,
                [&] { return !beside(x, [&](int n) { return test(hexes, n); }) || may_be_left_out(x, lowest); },
                B(true));
        });
    }
    B may_be_left_out(int x, const Number<A>& lowest) const {
        const Digits<A> digits{test(scene.own_numbers[0], x), test(scene.own_numbers[1], x),
                               test(scene.own_numbers[2], x)};
        return when(
            scene.reads(GroupPart::part), [&] { return number_of<A>(digits) < lowest; }, B(false));
    }

    // --- nymbat.group.as-chosen --------------------------------------------------------------------
    // The lowest number that a piece of it has.
    Number<A> lowest_number() const {
        Number<A> lowest = kMostOnPaper;
        for (int n = kMostOnPaper - 1; n >= 1; --n) lowest = select(has_number(n), Number<A>(n), lowest);
        return lowest;
    }
    B has_number(int n) const {
        return on_some_hex([&](int x) {
            return when(
                test(hexes, x),
                [&] {
                    B alike = true;
                    for (std::size_t k = 0; k < kDigits; ++k)
                        alike = alike && iff(test(scene.own_numbers[k], x), (n >> k & 1) != 0);
                    return alike;
                },
                B(false));
        });
    }
    Number<A> distance() const { return least_distance<A>(scene, hexes & scene.own); }
};

}  // namespace nomos::nymbat::stated

// Constraints on a piece that goes: which, how far, past whom, and where it ends.
#pragma once

#include "model/nymbat/constraints_scene.hpp"

namespace nomos::nymbat::stated {

template <class B>
using PerHex = std::array<B, std::size_t{Hexagon::kFrame}>;

template <class A>
struct Going {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;
    const Hexes<A>&from = scene.move.from, &to = scene.move.to;

    B is_allowed() const {
        return in_force.demands(Clause::move_of_group, has_waited()) &&
               in_force.demands(Clause::move_end, ends_on_no_friend()) &&
               implies(in_force(Clause::move_distance), reaches_its_end());
    }
    // nymbat.move.of-group
    B has_waited() const {
        return at_the_hex(from, [&](int x) { return test(scene.before.waiting, x) && test(scene.own, x); });
    }
    // nymbat.move.end
    B ends_on_no_friend() const {
        return at_the_hex(to, [&](int x) { return !test(scene.own, x); });
    }
    // nymbat.move.distance: the hex is another, and among those reached in as many hexes as the speed.
    B reaches_its_end() const {
        return at_the_hex(to, [&](int x) { return !test(from, x); }) && is_within_speed(1, start());
    }

    // --- layers: the hexes that a path of at most so many hexes leads to ----------------------------
    PerHex<B> start() const {
        PerHex<B> reached{};
        for (int x : kHexesOfBoard) reached[index(x)] = test(from, x);
        return reached;
    }
    // A path goes on from a hex that it may pass to those that touch it.
    PerHex<B> one_hex_further(const PerHex<B>& reached) const {
        PerHex<B> goes_on{}, further{};
        for (int x : kHexesOfBoard) goes_on[index(x)] = reached[index(x)] && may_go_on_from(x);
        for (int x : kHexesOfBoard)
            if (scene.is_played_on(x))
                further[index(x)] = reached[index(x)] || beside(x, [&](int n) { return goes_on[index(n)]; });
        return further;
    }
    // nymbat.move.path: nothing blocks where the path starts; where it ends it goes no further.
    B may_go_on_from(int x) const {
        return test(from, x) || !in_force.grants(Clause::move_path, test(scene.enemies, x));
    }

private:
    // The end is reached by a path of `length` hexes or more, up to the speed; `reached` is the layer before.
    B is_within_speed(int length, const PerHex<B>& reached) const {
        if (length > kMostOnPaper) return false;
        return when(
            Number<A>(length) <= scene.before.speed,
            [&] {
                const PerHex<B> further = one_hex_further(reached);
                return at_the_hex(to, [&](int x) { return further[index(x)]; }) || is_within_speed(length + 1, further);
            },
            B(false));
    }
};

}  // namespace nomos::nymbat::stated

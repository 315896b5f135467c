// What stands where after an action: nika.frame.rest-stays and the clauses that change something.
#pragma once

#include "model/nika/constraints_march.hpp"

namespace nomos::nika::stated {

template <class A>
struct Effect {
    using B = Bit<A>;
    const Scene<A>& scene;
    const Position<A>& after;
    Cells<A> differing{};  // spaces that do not look as before

    Effect(const Scene<A>& s, const Position<A>& then) : scene(s), after(then) {
        for (std::size_t k = 0; k < kCities; ++k)
            differing = differing | (s.before.city[k] ^ then.city[k]) | (s.before.facing[k] ^ then.facing[k]);
    }

    // --- one space ------------------------------------------------------------------------------
    B city_before(int c, int x) const { return at(scene.before.city[index(c)], x); }
    B facing_before(int d, int x) const { return at(scene.before.facing[index(d)], x); }
    B acts(int c) const { return test(scene.before.turn, c); }

    // The piece on x is of the city that `city(c)` names and faces the way that `facing(d)` names.
    template <class C, class F>
    B holds(int x, C&& city, F&& facing) const {
        return for_all(0, kCities, [&](int k) {
            return iff(at(after.city[index(k)], x), city(k)) && iff(at(after.facing[index(k)], x), facing(k));
        });
    }
    // nika.frame.rest-stays
    B stays_as_it_was(int x) const { return scene.in_force.demands(Clause::frame_rest_stays, !at(differing, x)); }

    // --- nika.rotate.*, nika.rally.place ---------------------------------------------------------
    B rotation() const {
        return for_all(0, kFrame, [&](int x) {
            return when(
                scene.chosen(x), [&] { return is_turned(x); }, stays_as_it_was(x));
        });
    }
    B is_turned(int x) const {
        return holds(
            x, [&](int c) { return city_before(c, x); }, [&](int d) { return test(scene.action.direction, d); });
    }
    B rally() const {
        return for_all(0, kFrame, [&](int x) {
            return when(
                scene.chosen(x), [&] { return is_placed(x); }, stays_as_it_was(x));
        });
    }
    B is_placed(int x) const {
        return holds(
            x, [&](int c) { return acts(c); }, [&](int d) { return test(scene.action.direction, d); });
    }
    B nothing() const {
        return for_all(0, kFrame, [&](int x) { return stays_as_it_was(x); });
    }

    // --- a march ---------------------------------------------------------------------------------
    B march(const March<A>& m) const {
        return for_all(0, kFrame, [&](int x) {
            return when(
                m.is_touched(x), [&] { return is_marched(m, x); }, stays_as_it_was(x));
        });
    }
    B is_marched(const March<A>& m, int x) const {
        return holds(
            x, [&](int c) { return city_marched(m, c, x); }, [&](int d) { return facing_marched(m, d, x); });
    }
    B city_marched(const March<A>& m, int c, int x) const {
        return (acts(c) && m.is_entered(x)) || (city_before(c, x) && !m.is_left(x)) ||
               (m.is_pushed_into(x) && city_before(c, behind(x, m.direction)));
    }
    // nika.move.free-rotation for who enters; a pushed piece keeps its facing (nika.frame.rest-stays), or is turned
    // as its reading says.
    B facing_marched(const March<A>& m, int d, int x) const {
        const B kept = facing_before(d, behind(x, m.direction)), forward = d == static_cast<int>(m.direction);
        const B walked = select(scene.in_force.grants(Clause::move_free_rotation, !scene.several), forward, kept);
        const B pushed = select(scene.reads(PushFacing::turns), forward, kept);
        return (m.is_entered(x) && walked) || (facing_before(d, x) && !m.is_left(x)) || (m.is_pushed_into(x) && pushed);
    }
};

}  // namespace nomos::nika::stated

// What a phalanx is: nika.phalanx.formation.
//
// The chosen pieces hang together when each can be reached from the first of them (in the order of
// the spaces) over chosen neighbours. With at most six pieces five steps are enough; each space
// is asked after each step whether it has been reached.
#pragma once

#include "model/nika/constraints_scene.hpp"

namespace nomos::nika::stated {

template <class A>
Bit<A> all_face(const Scene<A>& s, Direction d) {
    return within(s.action.pieces, s.before.facing[index(static_cast<int>(d))]);
}
template <class A>
Bit<A> face_the_same_way(const Scene<A>& s) {
    return exists(0, kCities, [&](int d) { return all_face(s, static_cast<Direction>(d)); });
}

template <class A>
PerCell<Bit<A>> first_chosen(const Scene<A>& s) {
    PerCell<Bit<A>> first{};
    Bit<A> seen = false;
    for (int x = 0; x < kFrame; ++x) {
        first[index(x)] = s.chosen(x) && !seen;
        seen = seen || s.chosen(x);
    }
    return first;
}
// Reached already, or chosen and beside a space that is.
template <class A>
PerCell<Bit<A>> one_step_further(const Scene<A>& s, const PerCell<Bit<A>>& reached) {
    PerCell<Bit<A>> further{};
    for (int x = 0; x < kFrame; ++x)
        further[index(x)] = s.chosen(x) && (reached[index(x)] || exists(0, 4, [&](int d) {
                                                const int y = Frame::neighbour(x, static_cast<Direction>(d));
                                                return y < 0 ? Bit<A>(false) : reached[index(y)];
                                            }));
    return further;
}
template <class A>
Bit<A> hang_together(const Scene<A>& s) {
    PerCell<Bit<A>> reached = first_chosen(s);
    for (int step = 1; step < kPiecesEach; ++step) reached = one_step_further(s, reached);
    return for_all(0, kFrame, [&](int x) { return implies(s.chosen(x), reached[index(x)]); });
}

// nika.phalanx.formation; that a phalanx has at most six pieces follows from a city having six.
template <class A>
Bit<A> is_phalanx(const Scene<A>& s) {
    return s.several && s.in_force.demands(Clause::phalanx_formation, face_the_same_way(s) && hang_together(s));
}

}  // namespace nomos::nika::stated

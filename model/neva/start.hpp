// The usual set-up (clause setup.men): the pieces' places are in a lost picture, and certain from
// elsewhere. White had the first turn in the recorded game; in general a lot decides.
#pragma once

#include "model/neva/position.hpp"

namespace nomos::neva {

inline Setting<Native> usual_setting() {
    Setting<Native> s;
    s.readings = default_readings<Reading>(readings());
    for (std::size_t p = 0; p < kPlayers; ++p) s.first_men[p] = home_cells(static_cast<int>(p));
    s.first.set(static_cast<int>(Player::white));
    return s;
}

template <class A>
Position<A> start(const Setting<A>& s) {
    Position<A> p{};
    p.men = s.first_men;
    p.turn = s.first;
    return p;
}

}  // namespace nomos::neva

// What the executable rules compute of a position without looking at a hidden king - unless a reading
// makes them look: the places at which a proof that nothing leaks is cut (properties/pair.hpp). Nothing is
// decided here; a notion that is not the same in both positions only makes the cut fail.
#pragma once

#include "model/nerva/rules_places.hpp"

namespace nomos::nerva {

template <class A, class Visit>
void visit_unhidden(const Setting<A>& s, const Position<A>& one, const Position<A>& other, Visit&& visit) {
    for (Side side : {Side::white, Side::black}) visit(one.standing_king(side), other.standing_king(side));
    const auto of_army = [&](const Army<A>& in_one, const Army<A>& in_other) {
        visit(in_one.standing_king(), in_other.standing_king());
        visit(in_one.lending(s), in_other.lending(s));
    };
    of_army(mover_of(one), mover_of(other));
    of_army(enemy_of(one), enemy_of(other));
}

}  // namespace nomos::nerva

// After a removal: what is left of the enemy's group, and what the breakthrough takes.
#pragma once

#include "model/nymbat/rules_side.hpp"

namespace nomos::nymbat::played {

// Enemy pieces around the hex of the removed one.
template <class A>
Hexes<A> beside_hole(const Position<A>& p) {
    return Hexagon::around(p.hole) & enemy_of(p).pieces();
}

// --- the rest ----------------------------------------------------------------------------------
// The first of some pieces around the hole is in the set; false where there is none.
template <class A>
Bit<A> has_first_beside(const Hexes<A>& hole, const Hexes<A>& pieces, const Hexes<A>& set) {
    Bit<A> seen = false, first_is_in = false;
    each_way([&]<Way W>() {
        const Hexes<A> there = pieces & Hexagon::step<W>(hole);
        first_is_in = first_is_in || (!seen && any(there & set));
        seen = seen || any(there);
    });
    return first_is_in;
}
// breakthrough.rest
template <class A>
Bit<A> may_rest(const Position<A>& p, const Hexes<A>& area) {
    const Hexes<A> enemies = enemy_of(p).pieces();
    const Bit<A> of_enemy_only = none(area & ~enemies);
    const Bit<A> none_left_out = none(Hexagon::around(area) & enemies & ~area);
    return of_enemy_only && none_left_out && has_first_beside<A>(p.hole, enemies, area);
}
// The breakthrough is over, or there is none.
template <class A>
void close(Position<A>& after) {
    after.stage = only(Stage::moving);
    after.hole = Hexes<A>();
    after.budget = 0;
}
// breakthrough.split
template <class A>
void rest(const Position<A>& p, const Hexes<A>& area, Position<A>& after) {
    const Bit<A> split = any(beside_hole(p) & ~area);
    close(after);
    after.stage = select(split, Word<A, kStages>(only(Stage::breaking)), after.stage);
    after.hole = only_if<A>(split, p.hole);
    after.budget = select(split, p.budget, after.budget);
}

// --- the breakthrough ----------------------------------------------------------------------------
// breakthrough.take, breakthrough.limit
template <class A>
Bit<A> may_take(const Position<A>& p, const Hexes<A>& hex) {
    return any(hex & beside_hole(p)) && enemy_of(p).number_on(hex) <= p.budget;
}
// breakthrough.takes; breakthrough.no-chain: nothing else is looked at.
template <class A>
void take(const Position<A>& p, const Hexes<A>& hex, Position<A>& after) {
    take_off<A>(after, Hexes<A>(), hex);
    after.budget = p.budget - enemy_of(p).number_on(hex);
    after.removed = true;
}

}  // namespace nomos::nymbat::played

// How a turn begins and goes on: bringing in, choosing a group, saying that it ends.
#pragma once

#include "model/nymbat/rules_side.hpp"

namespace nomos::nymbat::played {

// --- bringing in ---------------------------------------------------------------------------------
// bring.hex
template <class A>
Hexes<A> room(const Setting<A>& s, const Position<A>& p) {
    return movers_rows<A>(p, s.scale.set_up_area) & ~p.occupied();
}
// What may still be brought in this turn: bring.first-limit, bring.reserve-limit.
template <class A>
Number<A> allowance(const Setting<A>& s, const Position<A>& p) {
    return select(movers<A>(p, p.begun), movers<A>(p, p.reserve), Number<A>(s.scale.first_turn_limit)) - p.brought;
}
template <class A>
Bit<A> may_bring(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
    const Bit<A> is_a_piece = Number<A>(1) <= m.number && m.number <= Number<A>(kTopNumber);  // bring.number
    return is_a_piece && m.number <= allowance(s, p) && any(m.to & room(s, p));
}
// bring.places, moved.last
template <class A>
void bring(const Position<A>& p, const Move<A>& m, Position<A>& after) {
    put_on<A>(after, m.to, digits_of<A>(m.number));
    after.brought = p.brought + m.number;
    after.stage = only(Stage::bringing);
    after.blue_moved_last = p.blue_to_move;
    after.blue_stepped_last = select(movers<A>(p, p.begun), p.blue_stepped_last, p.blue_to_move);
}

// --- choosing a group ------------------------------------------------------------------------------
// turn.first-brings, group.own, group.whole
template <class A>
Bit<A> may_choose(const Setting<A>& s, const Position<A>& p, const Hexes<A>& area) {
    const Army<A> own = mover_of(p);
    const Hexes<A> left_out = Hexagon::around(area) & own.pieces() & ~area;
    const auto is_a_part = [&] { return none(left_out & own.with_at_least(own.lowest_on(area))); };
    return movers<A>(p, p.begun) && none(area & ~own.pieces()) &&
           (none(left_out) || when(s.readings.is(GroupPart::part), is_a_part, Bit<A>(false)));
}
// group.as-chosen
template <class A>
void choose(const Setting<A>& s, const Position<A>& p, const Hexes<A>& area, Position<A>& after) {
    after.waiting = after.members = area;
    after.speed = mover_of(p).lowest_on(area);
    after.front = least_distance<A>(s, p, area);
    after.removed = false;
    after.stage = only(Stage::chosen);
}

// --- ending ----------------------------------------------------------------------------------------
// turn.one-option
template <class A>
Bit<A> may_end(const Setting<A>& s, const Position<A>& p) {
    return p.is(Stage::bringing) || p.is(Stage::moving) ||
           (p.is(Stage::chosen) && s.readings.is(GroupStandStill::allowed));
}

}  // namespace nomos::nymbat::played

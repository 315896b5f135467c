// The two sides as the mover sees them, and the places where he may place a pawn or may attack.
#pragma once

#include <utility>

#include "model/nerva/position.hpp"

namespace nomos::nerva {

// The levels as words, made once. (Clang 14 cannot call Boards::level_places in a constant here.)
inline constexpr auto kLevelPlaces = [] {
    std::array<Places<Native>, std::size_t{kLevels}> words{};
    for (int i = 0; i < kPlaces; ++i) words[static_cast<std::size_t>(Boards::level(i))].set(i);
    return words;
}();

// What `on` leaves of a word: all of it or nothing.
template <class A>
Places<A> only_if(const Bit<A>& on, const Places<A>& places) {
    return select(on, places, Places<A>{});
}

// --- sides -----------------------------------------------------------------------------------
// The pieces of one side; which one may be a term.
template <class A>
struct Army {
    Places<A> pawns, king;  // the king's place, be it hidden, standing or captured
    Bit<A> hidden, stands;

    Places<A> standing_king() const { return only_if<A>(stands, king); }
    Places<A> pieces() const { return pawns | standing_king(); }
    // king.lends: the places that lend a point to the links of friends.
    Places<A> lending(const Setting<A>& s) const {
        const Bit<A> also_hidden = s.readings.is(KingLendsWhen::also_hidden);
        const Bit<A> king_lends =
            (stands && (also_hidden || s.readings.is(KingLendsWhen::standing))) || (hidden && also_hidden);
        return pawns | only_if<A>(king_lends, king);
    }
};
template <class A>
Army<A> army_of(const Position<A>& p, const Bit<A>& black) {
    return {select(black, p.pawns[1], p.pawns[0]), select(black, p.kings[1], p.kings[0]),
            select(black, p.is_hidden(Side::black), p.is_hidden(Side::white)),
            select(black, p.stands(Side::black), p.stands(Side::white))};
}
template <class A>
Army<A> mover_of(const Position<A>& p) {
    return army_of<A>(p, p.black_to_move);
}
template <class A>
Army<A> enemy_of(const Position<A>& p) {
    return army_of<A>(p, !p.black_to_move);
}
template <class A>
Bit<A> is_mover(const Position<A>& p, std::size_t side) {
    return side == index(Side::black) ? p.black_to_move : !p.black_to_move;
}

// --- places ----------------------------------------------------------------------------------
// All places around those of the word.
template <class W>
constexpr W around(const W& w) {
    return [&]<std::size_t... I>(std::index_sequence<I...>)->W { return (Boards::step<kAround[I]>(w) | ...); }
    (std::make_index_sequence<kAround.size()>{});
}
// Places of the levels for which the mover has pawns in hand.
template <class A>
Places<A> supplied(const Setting<A>& s, const Position<A>& p) {
    Places<A> places{};
    for (std::size_t n = 0; n < kLevels; ++n) {
        const Bit<A> in_hand = select(p.black_to_move, p.supply[1][n] > Number<A>(0), p.supply[0][n] > Number<A>(0));
        places = places | only_if<A>(in_hand, Places<A>(kLevelPlaces[n] & s.geometry.places));
    }
    return places;
}
// ... and for which either side has.
template <class A>
Places<A> supplied_to_either(const Setting<A>& s, const Position<A>& p) {
    Places<A> places{};
    for (std::size_t n = 0; n < kLevels; ++n) {
        const Bit<A> in_a_hand = p.supply[0][n] > Number<A>(0) || p.supply[1][n] > Number<A>(0);
        places = places | only_if<A>(in_a_hand, Places<A>(kLevelPlaces[n] & s.geometry.places));
    }
    return places;
}
// place.support
template <class A>
Places<A> supported(const Setting<A>& s, const Position<A>& p) {
    const Places<A> pieces = p.pieces();
    const Places<A> on_top = kLevelPlaces[0] | Boards::up(pieces);
    const Places<A> not_under = ~(Boards::down(pieces) | Boards::down(pieces, 2));
    return select(s.readings.is(PlaceRestsOn::any), Places<A>(Places<Native>::all()),
                  select(s.readings.is(PlaceRestsOn::on_top), on_top, not_under));
}
// Where a pawn may be put by whoever has one of the size: place.support, stack.limit, place.king-in-the-way.
template <class A>
Places<A> placeable(const Setting<A>& s, const Position<A>& p) {
    const Places<A> kings = p.standing_king(Side::white) | p.standing_king(Side::black);
    const Places<A> taken = p.pawns[0] | p.pawns[1] | only_if<A>(!s.readings.is(KingPawnOnHim::shares), kings);
    return supported(s, p) & ~taken;
}
// Where the mover may place: place.supply and the above.
template <class A>
Places<A> open_places(const Setting<A>& s, const Position<A>& p) {
    return supplied(s, p) & placeable(s, p);
}
// Where the one side or the other could place, were it the mover; no other clause tells the two apart.
template <class A>
Places<A> open_to_either(const Setting<A>& s, const Position<A>& p) {
    return supplied_to_either(s, p) & placeable(s, p);
}
// What the mover may attack, from wherever: attack.target, capture.needs-pawn.
template <class A>
Places<A> targets(const Setting<A>& s, const Position<A>& p) {
    const Army<A> enemy = enemy_of(p);
    const Bit<A> needs_pawn = s.readings.is(CaptureReplacement::supply) && s.readings.is(CaptureNoPawnLeft::barred);
    const Places<A> allowed = select(needs_pawn, supplied(s, p), Places<A>(Places<Native>::all()));
    return (enemy.pawns & allowed) | enemy.standing_king();
}
// turn.pass, where the mover could place and what he could attack given. Under stuck-loses and stuck-draws nobody may.
template <class A>
Bit<A> may_pass(const Setting<A>& s, const Places<A>& placings, const Places<A>& attacked) {
    return s.readings.is(TurnMayPass::free) ||
           (s.readings.is(TurnMayPass::when_stuck) && none(placings) && none(attacked));
}
// The mover could neither place nor attack in a game that is on.
template <class A>
Bit<A> can_do_nothing(const Setting<A>& s, const Position<A>& p) {
    return none(open_places(s, p)) && none(targets(s, p) & around(mover_of(p).pawns));
}

}  // namespace nomos::nerva

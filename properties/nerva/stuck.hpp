// When nobody has anything left to do in Nerva, said of a position from the clauses: nothing to place, nothing to
// attack, all pawns placed. Laws of passing and of the end speak of them. The dear parts are words of the whole
// boards; no sums are among them.
#pragma once

#include "properties/nerva/points.hpp"

namespace nomos::nerva::properties {

// --- nothing to do -----------------------------------------------------------------------------
// The places where whoever has a pawn in hand may put it: free, and it rests there as it is read.
template <class A>
Places<A> free_places(const Setting<A>& s, const Position<A>& p) {
    const Places<A> pieces = p.pieces(), nothing{};
    const Places<A> kings = p.standing_king(Side::white) | p.standing_king(Side::black);
    const Places<A> taken = p.pawns[0] | p.pawns[1] | select(s.readings.is(KingPawnOnHim::shares), nothing, kings);
    const Places<A> on_a_piece = Boards::level_places(0) | Boards::up(pieces);
    const Places<A> under_none = ~(Boards::down(pieces) | Boards::down(pieces, 2));
    const Places<A> resting = select(s.readings.is(PlaceRestsOn::on_top), on_a_piece,
                                     select(s.readings.is(PlaceRestsOn::not_under), under_none, ~nothing));
    return resting & ~taken & s.geometry.places;
}
template <class A>
Bit<A> has_nothing_to_place(const Setting<A>& s, const Position<A>& p, const PerSize<A>& hand) {
    const Places<A> open = free_places(s, p);
    return for_all(0, kLevels,
                   [&](int n) { return implies(hand[at(n)] > Number<A>(0), none(open & Boards::level_places(n))); });
}
// Of the side to move.
template <class A>
Bit<A> has_nothing_to_attack(const Setting<A>& s, const Position<A>& p) {
    const Bit<A> black = p.black_to_move;
    const Places<A> foes = select(black, p.pawns[0], p.pawns[1]), own = select(black, p.pawns[1], p.pawns[0]);
    const Places<A> king = select(black, p.standing_king(Side::white), p.standing_king(Side::black));
    Places<A> near{};
    for_each_step<kAround>([&]<nerva::Step S>() { near = near | Boards::step<S>(own); });
    const Bit<A> freely =
        s.readings.is(CaptureReplacement::attacker_moves) || !s.readings.is(CaptureNoPawnLeft::barred);
    return none(near & king) && for_all(0, kLevels, [&](int n) {
               const Places<A> level = Boards::level_places(n) & s.geometry.places;
               const Bit<A> in_hand = select(black, p.supply[1][at(n)], p.supply[0][at(n)]) > Number<A>(0);
               return implies(in_hand || freely, none(near & foes & level));
           });
}
// Neither a pawn in hand for a free place where it rests, nor an enemy to attack.
template <class A>
Bit<A> is_stuck(const Setting<A>& s, const Position<A>& p) {
    PerSize<A> hand{};
    for (std::size_t n = 0; n < kLevels; ++n) hand[n] = select(p.black_to_move, p.supply[1][n], p.supply[0][n]);
    return has_nothing_to_place(s, p, hand) && has_nothing_to_attack(s, p);
}
template <class R, class A>
Bit<A> is_stuck(const View<R, A>& v) {
    return is_stuck(v.step.setting, v.step.before);
}

// --- all placed ----------------------------------------------------------------------------------
// As hands and boards are counted; not where it is read of what either side could place.
template <class A>
Bit<A> hands_or_boards_say_so(const Setting<A>& s, const Position<A>& p) {
    const auto is_empty = [&](int side) {
        return for_all(0, kLevels, [&](int n) { return p.supply[at(side)][at(n)] == Number<A>(0); });
    };
    const Bit<A> white = is_empty(0), black = is_empty(1), full = none(~p.pieces() & Places<A>(s.geometry.places));
    return select(s.readings.is(EndPlacedWhen::board_full), full,
                  select(s.readings.is(EndPlacedWhen::one_supply), white || black, white && black));
}
template <class A>
Bit<A> nobody_could_place(const Setting<A>& s, const Position<A>& p) {
    return has_nothing_to_place(s, p, p.supply[0]) && has_nothing_to_place(s, p, p.supply[1]);
}
template <class A>
Bit<A> all_are_placed(const Setting<A>& s, const Position<A>& p) {
    const Bit<A> by_want = s.readings.is(EndPlacedWhen::none_placeable);
    return (by_want && nobody_could_place(s, p)) || (!by_want && hands_or_boards_say_so(s, p));
}

// --- what ends a game ----------------------------------------------------------------------------
// It is read that a player who is stuck ends the game, one way or the other.
template <class A>
Bit<A> ends_when_stuck(const Setting<A>& s) {
    return s.readings.is(TurnMayPass::stuck_loses) || s.readings.is(TurnMayPass::stuck_draws);
}
template <class A>
Bit<A> both_kings_are_free(const Position<A>& p) {
    return !p.captured[0] && !p.captured[1];
}

}  // namespace nomos::nerva::properties

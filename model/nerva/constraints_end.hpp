// Constraints on the end of the game.
#pragma once

#include "model/nerva/constraints_attack.hpp"
#include "model/nerva/constraints_placing.hpp"

namespace nomos::nerva::stated {

// The mover could place or attack somewhere, by the clauses on placing and attacking alone: whether the game is over
// is not asked, nor which move the scene has.
template <class A>
Bit<A> can_do_anything(const Scene<A>& s) {
    return Placing<A>{s}.is_allowed_somewhere() || Attack<A>{s}.is_allowed_somewhere();
}

template <class A>
struct Ending {
    using B = Bit<A>;
    const Setting<A>& setting;
    const Position<A>& position;
    const InForce<A, Clause>& in_force;

    B is_over() const { return is_over_by_king() || is_over_by_placing() || is_over_by_being_stuck(); }
    B is_won_by(Side s) const {
        return wins_by_king(s) || (is_over_by_placing() && wins_by_pawns(s)) || wins_by_stuck_enemy(s);
    }

    // nerva.win.king
    B is_over_by_king() const { return in_force.grants(Clause::win_king, is_a_king_captured()); }
    B wins_by_king(Side s) const {
        return in_force.grants(Clause::win_king, is_captured(enemy_of(s)) && !is_captured(s));
    }
    B is_a_king_captured() const { return is_captured(Side::white) || is_captured(Side::black); }
    B is_captured(Side s) const { return position.captured[nerva::index(s)]; }

    // nerva.end.all-placed
    B is_over_by_placing() const {
        return in_force.grants(Clause::end_all_placed, !is_a_king_captured() && are_all_placed());
    }
    B are_all_placed() const {
        const B white = has_nothing_in_hand(Side::white), black = has_nothing_in_hand(Side::black);
        return (setting.readings.is(EndPlacedWhen::both_supplies) && white && black) ||
               (setting.readings.is(EndPlacedWhen::one_supply) && (white || black)) ||
               where(setting.readings.is(EndPlacedWhen::board_full), [&] { return is_board_full(); }) ||
               where(setting.readings.is(EndPlacedWhen::none_placeable),
                     [&] { return !could_place(Side::white) && !could_place(Side::black); });
    }
    B has_nothing_in_hand(Side s) const {
        return for_all(0, kLevels, [&](int n) { return position.supply[nerva::index(s)][index(n)] == Number<A>(0); });
    }
    B is_board_full() const {
        const Places<A> pieces = position.pieces();
        return for_all(0, kPlaces, [&](int x) { return !setting.geometry.places.test(x) || test(pieces, x); });
    }
    // The side, were it the mover, would have a placing: by nerva.place.* and nerva.stack.limit, each where in force.
    B could_place(Side s) const {
        Position<A> its_turn = position;
        its_turn.black_to_move = s == Side::black;
        const Move<A> no_move{};
        const Scene<A> scene{setting, its_turn, no_move, in_force};
        return Placing<A>{scene}.is_allowed_somewhere();
    }
    // nerva.end.winner; without it nobody wins this way.
    B wins_by_pawns(Side s) const {
        return in_force.grants(Clause::end_winner, setting.readings.is(EndGoesTo::more_pawns) && has_more_pawns(s));
    }
    B has_more_pawns(Side s) const { return pawns_of(enemy_of(s)) < pawns_of(s); }
    Number<A> pawns_of(Side s) const { return count(position.pawns[nerva::index(s)]); }

    // nerva.end.stuck. That no king is captured and not all pawns are placed is a matter of the position, whether or
    // not these end the game.
    B is_over_by_being_stuck() const {
        return where(in_force.grants(Clause::end_stuck, stuck_loses() || stuck_draws()), [&] { return is_stuck(); });
    }
    B wins_by_stuck_enemy(Side s) const {
        return where(stuck_loses() && !moves(s), [&] { return is_over_by_being_stuck(); });
    }
    B stuck_loses() const { return setting.readings.is(TurnMayPass::stuck_loses); }
    B stuck_draws() const { return setting.readings.is(TurnMayPass::stuck_draws); }
    B moves(Side s) const { return s == Side::black ? position.black_to_move : !position.black_to_move; }
    B is_stuck() const { return !is_a_king_captured() && !are_all_placed() && !can_mover_do_anything(); }
    B can_mover_do_anything() const {
        const Move<A> no_move{};
        return can_do_anything(Scene<A>{setting, position, no_move, in_force});
    }
};

}  // namespace nomos::nerva::stated

// Constraints on the end of the game.
#pragma once

#include "model/nerva/constraints_scene.hpp"

namespace nomos::nerva::stated {

template <class A>
struct Ending {
    using B = Bit<A>;
    const Setting<A>& setting;
    const Position<A>& position;
    const InForce<A, Clause>& in_force;

    B is_over() const { return is_over_by_king() || is_over_by_placing(); }
    B is_won_by(Side s) const { return wins_by_king(s) || (is_over_by_placing() && wins_by_pawns(s)); }

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
               when(
                   setting.readings.is(EndPlacedWhen::board_full), [&] { return is_board_full(); }, B(false));
    }
    B has_nothing_in_hand(Side s) const {
        return for_all(0, kLevels, [&](int n) { return position.supply[nerva::index(s)][index(n)] == Number<A>(0); });
    }
    B is_board_full() const {
        const Places<A> pieces = position.pieces();
        return for_all(0, kPlaces, [&](int x) { return !setting.geometry.places.test(x) || test(pieces, x); });
    }
    // nerva.end.winner; without it nobody wins this way.
    B wins_by_pawns(Side s) const {
        return in_force.grants(Clause::end_winner, setting.readings.is(EndGoesTo::more_pawns) && has_more_pawns(s));
    }
    B has_more_pawns(Side s) const { return pawns_of(enemy_of(s)) < pawns_of(s); }
    Number<A> pawns_of(Side s) const { return count(position.pawns[nerva::index(s)]); }
};

}  // namespace nomos::nerva::stated

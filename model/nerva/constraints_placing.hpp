// Constraints on placing: where a pawn may be put, and whom it reveals.
#pragma once

#include "model/nerva/constraints_scene.hpp"

namespace nomos::nerva::stated {

template <class A>
struct Placing {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;
    Places<A> pawns = scene.before.pawns[0] | scene.before.pawns[1];
    Places<A> kings = scene.before.standing_king(Side::white) | scene.before.standing_king(Side::black);
    PerLevel<B> in_hand{scene.has_in_hand(0), scene.has_in_hand(1), scene.has_in_hand(2)};

    B is_allowed() const {
        return at_the_place(scene.move.to, [&](int x) { return is_allowed_on(x); });
    }
    B is_allowed_somewhere() const {
        return exists(0, kPlaces, [&](int x) { return is_allowed_on(x); });
    }
    B is_allowed_on(int x) const {
        if (!scene.is_played_on(x)) return false;
        return in_force.demands(Clause::place_supply, in_hand[index(Boards::level(x))]) && has_room_for_a_pawn(x);
    }
    // Whoever places it.
    B has_room_for_a_pawn(int x) const {
        return in_force.demands(Clause::stack_limit, is_without_pawn(x)) &&
               in_force.demands(Clause::place_king_in_the_way, is_no_king_in_the_way(x)) &&
               in_force.demands(Clause::place_support, is_supported(x));
    }
    // nerva.stack.limit
    B is_without_pawn(int x) const { return !test(pawns, x); }
    // nerva.place.king-in-the-way
    B is_no_king_in_the_way(int x) const { return !test(kings, x) || scene.reads(KingPawnOnHim::shares); }
    // nerva.place.support
    B is_supported(int x) const {
        return implies(scene.reads(PlaceRestsOn::on_top), is_on_top(x)) &&
               implies(scene.reads(PlaceRestsOn::not_under), is_under_nothing(x));
    }
    B is_on_top(int x) const { return Boards::level(x) == 0 || has_piece(Boards::above(x, -1)); }
    B is_under_nothing(int x) const { return !has_piece(Boards::above(x, 1)) && !has_piece(Boards::above(x, 2)); }
    B has_piece(int x) const { return holds(pawns, x) || holds(kings, x); }
};

// The kings that the move reveals, if it is a placing.
template <class A>
struct Reveal {
    using B = Bit<A>;
    const Scene<A>& scene;

    B happens() const { return reveals(Side::white) || reveals(Side::black); }
    B reveals(Side s) const {
        return reveals_by_itself(s) || scene.in_force.grants(Clause::king_same_place, reveals_with_the_other(s));
    }
    // nerva.king.same-place
    B reveals_with_the_other(Side s) const {
        return scene.reads(KingOnOnePlace::both) && is_placed_on(s) && reveals_by_itself(enemy_of(s));
    }
    // nerva.king.reveal
    B reveals_by_itself(Side s) const {
        return scene.in_force.grants(Clause::king_reveal, is_placed_on(s) && may_be_revealed_by_mover(s));
    }
    B is_placed_on(Side s) const {
        return scene.move.is(Kind::place) && scene.before.is_hidden(s) &&
               any(scene.before.kings[nerva::index(s)] & scene.move.to);
    }
    B may_be_revealed_by_mover(Side s) const {
        return scene.reads(KingRevealedBy::either) || (scene.reads(KingRevealedBy::owner) && scene.moves(s)) ||
               (scene.reads(KingRevealedBy::enemy) && !scene.moves(s));
    }
};

}  // namespace nomos::nerva::stated

// What the end of a turn settles: what was brought in is paid for, retreat and delay are judged, and a
// penalty is paid or owed.
#pragma once

#include "model/nymbat/constraints_bring.hpp"

namespace nomos::nymbat::stated {

template <class A>
struct TurnEnd {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;
    const Position<A>& before = scene.before;

    B passes = scene.move.is(Kind::pass), ends = scene.move.is(Kind::end) || passes;
    B of_group = scene.move.is(Kind::end) && (before.is(Stage::chosen) || before.is(Stage::moving));
    B has_members = any(before.members);
    Number<A> distance = least_distance<A>(scene, before.members);  // if there are members

    // nymbat.bring.subtract
    B pays_for_bringing() const { return in_force.grants(Clause::bring_subtract, ends && before.is(Stage::bringing)); }
    Number<A> reserve_left() const {
        return select(pays_for_bringing(), scene.reserve - before.brought, scene.reserve);
    }

    // --- retreat and delay -------------------------------------------------------------------------
    // nymbat.retreat.turn
    B is_retreat() const {
        return in_force.grants(Clause::retreat_turn,
                               of_group && has_members && before.front < distance && !before.removed);
    }
    // nymbat.delay.turn
    B is_delay() const {
        return in_force.grants(Clause::delay_turn, ends && before.brought == Number<A>(0) && !before.removed &&
                                                       !is_retreat() && no_group_came_closer());
    }
    B no_group_came_closer() const { return select(passes, !is_free_pass(), !has_members || before.front <= distance); }
    B is_free_pass() const {
        return when(
            passes && scene.reads(DelayForcedPass::free), [&] { return Passing<A>{scene}.is_forced(); }, B(false));
    }
    // nymbat.delay.count
    B is_one_delay_too_many() const {
        const Number<A> most =
            select(scene.reads(DelayTurns::seven), Number<A>(kDelaysUpToSeven), Number<A>(kDelaysUpToThree));
        return in_force.grants(Clause::delay_count, is_delay() && most <= delays_with_this());
    }
    Number<A> delays_with_this() const { return scene.delays + Number<A>(1); }
    B forgets_delays() const { return scene.reads(DelayTurns::three_running); }

    // --- penalty -----------------------------------------------------------------------------------
    // nymbat.penalty.due, nymbat.delay.count
    B is_penalty_due() const { return in_force.grants(Clause::penalty_due, is_retreat()) || is_one_delay_too_many(); }
    // nymbat.penalty.moment: the mover pays as its turn ends, or owes it from then on; and what the enemy owes
    // it pays when the mover's turn ends, before its own begins.
    B mover_pays() const { return at_its_moment(is_penalty_due(), PenaltyWhen::same_turn); }
    B mover_will_owe() const { return at_its_moment(is_penalty_due(), PenaltyWhen::next_turn); }
    B enemy_pays() const { return at_its_moment(ends && scene.enemy_owes, PenaltyWhen::next_turn); }
    // nymbat.penalty.reserve
    B costs_reserve() const {
        return in_force.grants(Clause::penalty_reserve, mover_pays() && Number<A>(0) < reserve_left());
    }
    B costs_enemy_reserve() const {
        return in_force.grants(Clause::penalty_reserve, enemy_pays() && Number<A>(0) < scene.enemy_reserve);
    }
    // nymbat.penalty.piece
    B costs_piece() const {
        return in_force.grants(Clause::penalty_piece,
                               mover_pays() && !(Number<A>(0) < reserve_left()) && any(scene.own));
    }
    B costs_enemy_piece() const {
        return in_force.grants(Clause::penalty_piece,
                               enemy_pays() && !(Number<A>(0) < scene.enemy_reserve) && any(scene.enemies));
    }

private:
    B at_its_moment(const B& what, PenaltyWhen moment) const {
        return in_force.grants(Clause::penalty_moment, what && scene.reads(moment));
    }
    static constexpr int kDelaysUpToThree = 3;
};

}  // namespace nomos::nymbat::stated

// What is different after a step: the clauses that change something, field by field.
#pragma once

#include "model/nymbat/constraints_breakthrough.hpp"
#include "model/nymbat/constraints_fate.hpp"
#include "model/nymbat/constraints_group.hpp"
#include "model/nymbat/constraints_removal.hpp"
#include "model/nymbat/constraints_turn_end.hpp"

namespace nomos::nymbat::stated {

// What a legal step does.
template <class A>
struct Deed {
    using B = Bit<A>;
    const Scene<A>& scene;
    const InForce<A, Clause>& in_force = scene.in_force;
    const Move<A>& move = scene.move;

    Removal<A> removal{scene};
    TurnEnd<A> turn_end{scene};

    // --- what kind of step it is, where its clause is in force ---------------------------------------
    B goes = move.is(Kind::go);
    B lost = goes && removal.loses_mover();
    B removes = goes && removal.removes_enemy();
    B asks = goes && removal.asks_for_rest();
    B brings = in_force.grants(Clause::bring_places, move.is(Kind::bring));
    B chooses = in_force.grants(Clause::group_as_chosen, move.is(Kind::group));
    B leaves = in_force.grants(Clause::move_goes, goes);
    B stands = leaves && !lost;
    B takes = in_force.grants(Clause::breakthrough_takes, move.is(Kind::take));
    B loses = in_force.grants(Clause::penalty_piece, move.is(Kind::lose));
    B chains = in_force.grants(Clause::breakthrough_no_chain, move.is(Kind::take));
    B closes = in_force.grants(Clause::breakthrough_no_chain, move.is(Kind::done));

    // --- the end of the turn ---------------------------------------------------------------------------
    B owes = turn_end.costs_piece();
    B is_over = in_force.grants(Clause::turn_alternate,
                                (turn_end.ends && !owes) || (loses && scene.reads(PenaltyWhen::same_turn)));
    B enemy_owes = turn_end.costs_enemy_piece();
    B begins = loses && scene.reads(PenaltyWhen::next_turn);  // what was owed is paid, and its own turn comes
    B clears = in_force.grants(Clause::group_ends, turn_end.ends);

    // The rest that was declared shows that the group was split, or that it was not.
    B finds_split() const { return declares_rest() && Breakthrough<A>{scene}.is_split(); }
    B finds_no_split() const { return declares_rest() && !Breakthrough<A>{scene}.is_split(); }
    B declares_rest() const { return in_force.grants(Clause::breakthrough_split, move.is(Kind::rest)); }
};

template <class A>
struct Effect {
    using B = Bit<A>;
    using Flag = Fate<A, B>;
    using Figure = Fate<A, Number<A>>;
    const Scene<A>& scene;
    const Position<A>& after;
    const InForce<A, Clause>& in_force = scene.in_force;
    const Position<A>& before = scene.before;
    const Move<A>& move = scene.move;
    Deed<A> deed{scene};
    Fields<A> fields{in_force};
    B splits = deed.finds_split(), joins_up = deed.finds_no_split();

    B is_right() const {
        return is_stage_right() && is_turn_right() && is_last_mover_right() && is_bringing_right() &&
               is_group_right() && is_hole_right() && is_budget_right() && is_side_right(Side::red) &&
               is_side_right(Side::blue);
    }

private:
    // nymbat.turn.one-option, nymbat.breakthrough.*, nymbat.turn.alternate, nymbat.penalty.piece
    B is_stage_right() const {
        return fields.is_right(after.stage, before.stage, [&](auto& fate) {
            const auto becomes = [&](const B& where, Stage stage) { fate.becomes(where, only(stage)); };
            const auto leads = [&](Kind kind) { return in_force.grants(Clause::turn_one_option, move.is(kind)); };
            becomes(leads(Kind::bring), Stage::bringing);
            becomes(leads(Kind::group), Stage::chosen);
            becomes(leads(Kind::done), Stage::moving);
            becomes(in_force.grants(Clause::breakthrough_asked, deed.goes && !deed.asks), Stage::moving);
            becomes(deed.asks, Stage::judging);
            becomes(splits, Stage::breaking);
            becomes(joins_up, Stage::moving);
            fate.stays(deed.chains);
            becomes(deed.is_over || deed.begins, Stage::start);
            becomes(deed.owes || deed.enemy_owes, Stage::owing);
        });
    }
    // nymbat.turn.alternate, nymbat.penalty.piece
    B is_turn_right() const {
        return fields.is_right(after.blue_to_move, before.blue_to_move, [&](Flag& fate) {
            fate.becomes(deed.is_over, !before.blue_to_move);
            fate.stays(deed.owes || deed.begins);
        });
    }
    // nymbat.moved.last
    B is_last_mover_right() const {
        return fields.is_right(after.blue_moved_last, before.blue_moved_last, [&](Flag& fate) {
            fate.becomes(in_force.grants(Clause::moved_last, move.is(Kind::bring) || deed.goes), scene.blue);
        }) && fields.is_right(after.blue_stepped_last, before.blue_stepped_last, [&](Flag& fate) {
            const B on_first_turn = move.is(Kind::bring) && !scene.begun;
            fate.becomes(in_force.grants(Clause::moved_last, on_first_turn || deed.goes), scene.blue);
        });
    }
    // nymbat.bring.places
    B is_bringing_right() const {
        return fields.is_right(after.brought, before.brought, [&](Figure& fate) {
            fate.becomes(deed.brings, Bringing<A>{scene}.total());
            fate.becomes(deed.clears, 0);
        });
    }

    // --- nymbat.group.as-chosen, nymbat.move.goes, nymbat.group.ends ---------------------------------
    B is_group_right() const { return are_its_hexes_right() && are_its_figures_right() && is_its_prey_right(); }
    B are_its_hexes_right() const {
        const auto is_right = [&](const Hexes<A>& then, const Hexes<A>& was, const B& gains) {
            return fields.is_right_hex_by_hex(then, was, [&](Flag& fate, int x) {
                fate.becomes(deed.chooses, test(move.area.hexes, x));
                fate.becomes(deed.leaves && test(move.from, x), false);
                fate.becomes(gains && test(move.to, x), true);
                fate.becomes(deed.clears, false);
            });
        };
        return is_right(after.waiting, before.waiting, false) && is_right(after.members, before.members, deed.stands);
    }
    B are_its_figures_right() const {
        const B goes_on = in_force.grants(
            Clause::group_as_chosen, deed.goes || move.is(Kind::rest) || move.is(Kind::take) || move.is(Kind::done));
        const auto is_right = [&](const Number<A>& then, const Number<A>& was, auto&& as_chosen) {
            return fields.is_right(then, was, [&](Figure& fate) {
                if (!surely_not(deed.chooses)) fate.becomes(deed.chooses, as_chosen());
                fate.stays(goes_on);
                fate.becomes(deed.clears, 0);
            });
        };
        const Group<A> group{scene};
        return is_right(after.speed, before.speed, [&] { return group.lowest_number(); }) &&
               is_right(after.front, before.front, [&] { return group.distance(); });
    }
    // nymbat.removal.enemy, nymbat.breakthrough.takes
    B is_its_prey_right() const {
        return fields.is_right(after.removed, before.removed, [&](Flag& fate) {
            fate.becomes(deed.chooses || deed.clears, false);
            fate.becomes(deed.removes || deed.takes, true);
        });
    }

    // --- nymbat.breakthrough.* -------------------------------------------------------------------------
    B is_hole_right() const {
        return fields.is_right_hex_by_hex(after.hole, before.hole, [&](Flag& fate, int x) {
            fate.becomes(deed.asks, test(move.to, x));
            fate.stays(splits || deed.chains);
            fate.becomes(closes(), false);
        });
    }
    B is_budget_right() const {
        return fields.is_right(after.budget, before.budget, [&](Figure& fate) {
            fate.becomes(deed.asks, number_of<A>(deed.removal.mover));
            fate.stays(splits);
            fate.becomes(deed.takes, before.budget - Breakthrough<A>{scene}.number_taken());
            fate.becomes(closes(), 0);
        });
    }
    // Nothing is judged or broken through any more.
    B closes() const { return joins_up || deed.closes || deed.clears; }

    // --- what a side has -------------------------------------------------------------------------------
    B is_side_right(Side s) const {
        return are_pieces_right(s) && is_reserve_right(s) && are_delays_right(s) && is_begun_right(s) &&
               is_debt_right(s);
    }
    B ends_turn_of(Side s) const { return deed.turn_end.ends && scene.moves(s); }
    // nymbat.bring.subtract, nymbat.penalty.reserve
    B is_reserve_right(Side s) const {
        const TurnEnd<A>& end = deed.turn_end;
        return fields.is_right(after.reserve[nymbat::index(s)], before.reserve[nymbat::index(s)], [&](Figure& fate) {
            fate.becomes(ends_turn_of(s) && end.pays_for_bringing(), end.reserve_left());
            fate.becomes(ends_turn_of(s) && end.costs_reserve(), end.reserve_left() - Number<A>(1));
            fate.becomes(scene.moves(enemy_of(s)) && end.costs_enemy_reserve(), scene.enemy_reserve - Number<A>(1));
        });
    }
    // nymbat.penalty.moment
    B is_debt_right(Side s) const {
        const TurnEnd<A>& end = deed.turn_end;
        return fields.is_right(after.owes[nymbat::index(s)], before.owes[nymbat::index(s)], [&](Flag& fate) {
            fate.becomes(scene.moves(s) && end.mover_will_owe(), true);
            fate.becomes(scene.moves(enemy_of(s)) && end.enemy_pays(), false);
        });
    }
    // nymbat.delay.count
    B are_delays_right(Side s) const {
        const TurnEnd<A>& end = deed.turn_end;
        const B counts = in_force.grants(Clause::delay_count, ends_turn_of(s));
        return fields.is_right(after.delays[nymbat::index(s)], before.delays[nymbat::index(s)], [&](Figure& fate) {
            fate.becomes(counts && end.is_delay(), end.delays_with_this());
            fate.becomes(counts && end.is_one_delay_too_many(), 0);
            fate.stays(counts && !end.is_delay());
            fate.becomes(counts && !end.is_delay() && end.forgets_delays(), 0);
        });
    }
    // nymbat.turn.first-brings
    B is_begun_right(Side s) const {
        return fields.is_right(after.begun[nymbat::index(s)], before.begun[nymbat::index(s)], [&](Flag& fate) {
            fate.becomes(in_force.grants(Clause::turn_first_brings, ends_turn_of(s)), true);
        });
    }
    // The number on x, digit by digit.
    B are_pieces_right(Side s) const {
        const Digits<A> brought = Bringing<A>{scene}.digits();
        return for_all(0, static_cast<int>(kDigits), [&](int k) {
            const std::size_t i = nymbat::index(s), digit = index(k);
            return fields.is_right_hex_by_hex(after.pieces[i][digit], before.pieces[i][digit], [&](Flag& fate, int x) {
                fate.becomes(is_removed(s, x), false);
                fate.becomes(scene.moves(s) && deed.brings && test(move.to, x), brought[digit]);
                fate.becomes(scene.moves(s) && deed.stands && test(move.to, x), deed.removal.mover[digit]);
            });
        });
    }
    // nymbat.move.goes, nymbat.removal.mover, nymbat.penalty.piece of the mover's pieces;
    // nymbat.removal.enemy, nymbat.breakthrough.takes of its enemy's.
    B is_removed(Side s, int x) const {
        return select(scene.moves(s),
                      ((deed.leaves || deed.lost) && test(move.from, x)) || (deed.loses && test(move.to, x)),
                      (deed.removes || deed.takes) && test(move.to, x));
    }
};

}  // namespace nomos::nymbat::stated

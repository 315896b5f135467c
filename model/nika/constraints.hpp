// Nika from its clauses alone: what is legal, what may follow, how the game stands. Each clause is
// a named predicate, guarded by being in force.
//
// Clauses that add nothing to what others say, so that no predicate could tell them apart:
//   nika.rout.never-friend   nika.rout.not-facing and nika.move.occupied speak of enemies only
//   nika.push.never-friend   so do nika.push.* and nika.weight.pushed
//   nika.phalanx.subset      a connected part of a phalanx is a phalanx by nika.phalanx.formation
// Clauses that no single position decides:
//   nika.draw.repetition     judged over a game's history, by outcome_of_history()
//   nika.draw.agreed         an agreement of players, outside the position
// Two say what others say as well, each by a predicate of its own: nika.weight.any-facing what
// nika.weight.pushed says of whatever stands behind the front enemy, and nika.phalanx.rout-not-push what
// nika.rout.not-facing (he is routed) and nika.push.front-faces (he is not pushed) say together.
#pragma once

#include <optional>
#include <span>

#include "model/nika/constraints_effect.hpp"
#include "model/nika/constraints_phalanx.hpp"
#include "model/nika/constraints_score.hpp"

namespace nomos::nika {

struct Constraints {
    template <class A>
    static Bit<A> legal(const Setting<A>& setting, const Position<A>& position, const Action<A>& action,
                        const InForce<A, Clause>& in_force) {
        const stated::Scene<A> s(setting, position, action, in_force);
        const auto may = [&](Kind kind, auto&& condition) { return when(action.is(kind), condition, Bit<A>(false)); };
        return in_play(position, in_force) &&
               (in_force.grants(Clause::action_pass, action.is(Kind::pass)) ||
                may(Kind::rotate, [&] { return may_rotate(s); }) || may(Kind::rally, [&] { return may_rally(s); }) ||
                may(Kind::move, [&] { return may_move(s); }));
    }

    // May `after` follow? Asked of legal actions only.
    template <class A>
    static Bit<A> effect(const Setting<A>& setting, const Position<A>& before, const Action<A>& action,
                         const Position<A>& after, const InForce<A, Clause>& in_force) {
        const stated::Scene<A> s(setting, before, action, in_force);
        const auto if_ = [&](Kind kind, auto&& condition) { return when(action.is(kind), condition, Bit<A>(true)); };
        const stated::Effect<A> board(s, after);
        return stated::turn_goes_on(s, after) && stated::idleness_counted(s, after) &&
               if_(Kind::pass, [&] { return board.nothing() && nobody_leaves(s, after); }) &&
               if_(Kind::rotate, [&] { return board.rotation() && nobody_leaves(s, after); }) &&
               if_(Kind::rally, [&] { return board.rally() && leaves_routed_area(s, after); }) &&
               if_(Kind::move, [&] { return marches(s, after); });
    }

    // Is k the outcome as the position stands?
    template <class A>
    static Bit<A> outcome(const Setting<A>& setting, const Position<A>& position, int k,
                          const InForce<A, Clause>& in_force) {
        const Bit<A> one = has_won(position, 0, in_force), other = has_won(position, 1, in_force);
        const Bit<A> actor_wins = setting.readings.is(VictoryBothAtOnce::actor_wins);
        const auto team_wins = [&](int team, const Bit<A>& wins, const Bit<A>& loses) {
            return in_force.grants(Clause::win_ally, wins && (!loses || (actor_wins && test(position.actors, team))));
        };
        switch (static_cast<Outcome>(k)) {
            case Outcome::in_play:
                return in_play(position, in_force);
            case Outcome::athens_messene_win:
                return team_wins(0, one, other);
            case Outcome::sparta_thebes_win:
                return team_wins(1, other, one);
            case Outcome::draw:
                return (one && other && setting.readings.is(VictoryBothAtOnce::draw)) ||
                       (!one && !other && all_have_passed(position, in_force));
            default:
                return false;
        }
    }

    // nika.draw.repetition: are p and q the same game state?
    template <class A>
    static Bit<A> same_state(const Setting<A>& setting, const Position<A>& p, const Position<A>& q) {
        const Bit<A> look_alike = for_all(0, kCities, [&](int c) {
            const std::size_t i = stated::index(c);
            return p.city[i] == q.city[i] && p.facing[i] == q.facing[i];
        });
        const Bit<A> same_city = p.turn == q.turn && for_all(0, kCities, [&](int c) {
                                     return p.routed[stated::index(c)] == q.routed[stated::index(c)];
                                 });
        const Bit<A> as_many_actions = iff(p.second_action, q.second_action);
        return look_alike && (setting.readings.is(DrawSameState::pieces_only) ||
                              (same_city && (setting.readings.is(DrawSameState::board_and_city) || as_many_actions)));
    }

    // nika.draw.repetition: the draw if the game is drawn with the last position of its history, else nothing. The
    // history is all positions of a game, the set-up first, then the position after each action.
    static std::optional<int> outcome_of_history(const Setting<Native>& setting,
                                                 std::span<const Position<Native>> history,
                                                 const InForce<Native, Clause>& in_force) {
        const bool is_drawn = !history.empty() && in_play<Native>(history.back(), in_force) &&
                              in_force.grants(Clause::draw_repetition, repeats_enough(setting, history));
        return is_drawn ? std::optional<int>(static_cast<int>(Outcome::draw)) : std::nullopt;
    }

private:
    // --- the draw by repetition: nika.draw.repetition ----------------------------------------------
    // nika.draw.compared: every position, or those only in which no action of a turn is done. So the set-up is always
    // compared: by nika.draw.same-state two passed turns bring its board for the third time.
    static bool is_compared(const Setting<Native>& setting, const Position<Native>& p) {
        return setting.readings.is(DrawCompared::after_action) ||
               (setting.readings.is(DrawCompared::after_turn) && !p.second_action);
    }
    // nika.draw.repeated: a state that is there for the first time repeats nothing.
    static bool are_enough(const Setting<Native>& setting, int occurrences) {
        return (setting.readings.is(DrawRepeated::third_time) && occurrences >= 3) ||
               (setting.readings.is(DrawRepeated::three_repeats) && occurrences - 1 >= 3);
    }
    // nika.draw.same-state: the last state of the history, among those compared, whatever came between.
    static bool repeats_enough(const Setting<Native>& setting, std::span<const Position<Native>> history) {
        const Position<Native>& last = history.back();
        const int occurrences = count_where(0, static_cast<int>(history.size()), [&](int i) {
            const Position<Native>& p = history[stated::index(i)];
            return is_compared(setting, p) && same_state<Native>(setting, p, last);
        });
        return is_compared(setting, last) && are_enough(setting, occurrences);
    }

    // --- how the game stands ---------------------------------------------------------------------
    template <class A>
    static Bit<A> has_won(const Position<A>& p, int team, const InForce<A, Clause>& in_force) {
        return in_force.grants(Clause::win_victory_area, test(p.winners, team));
    }
    template <class A>
    static Bit<A> all_have_passed(const Position<A>& p, const InForce<A, Clause>& in_force) {
        return in_force.grants(Clause::draw_all_pass, p.idle_turns == Number<A>(kCities));
    }
    template <class A>
    static Bit<A> in_play(const Position<A>& p, const InForce<A, Clause>& in_force) {
        return !has_won(p, 0, in_force) && !has_won(p, 1, in_force) && !all_have_passed(p, in_force);
    }

    // --- what is legal ---------------------------------------------------------------------------
    // nika.rotate.single, nika.rotate.phalanx
    template <class A>
    static Bit<A> may_rotate(const stated::Scene<A>& s) {
        const Bit<A> turns_nothing = exists(0, kCities, [&](int d) {
            return test(s.action.direction, d) && stated::all_face(s, static_cast<Direction>(d));
        });
        const Bit<A> as_phalanx = when(
            s.several, [&] { return stated::is_phalanx(s); }, Bit<A>(false));
        return stated::within(s.action.pieces, s.own) && !(s.reads(RotateNull::barred) && turns_nothing) &&
               (s.in_force.grants(Clause::rotate_single, !s.several) ||
                s.in_force.grants(Clause::rotate_phalanx, as_phalanx));
    }
    // nika.rally.place: the space is empty and in the city's rally area, and a piece is there to rally.
    template <class A>
    static Bit<A> may_rally(const stated::Scene<A>& s) {
        const Bit<A> has_routed = exists(0, kCities, [&](int c) {
            return test(s.before.turn, c) && Number<A>(0) < s.before.routed[stated::index(c)];
        });
        return s.in_force.grants(Clause::rally_place, has_routed && stated::within(s.action.pieces, s.own_rally) &&
                                                          none(s.action.pieces & s.occupied));
    }
    // nika.move.single: any direction. nika.phalanx.forward: the direction it faces only.
    template <class A>
    static Bit<A> may_move(const stated::Scene<A>& s) {
        const auto may_march = [&](Direction d) {
            return when(
                s.action.towards(d), [&] { return stated::March<A>(s, d).takes_place(); }, Bit<A>(false));
        };
        const Bit<A> forward = exists(0, kCities, [&](int d) {
            return test(s.action.direction, d) && stated::all_face(s, static_cast<Direction>(d));
        });
        const Bit<A> as_phalanx = when(
            s.several && forward, [&] { return stated::is_phalanx(s); }, Bit<A>(false));
        return stated::within(s.action.pieces, s.own) &&
               (s.in_force.grants(Clause::move_single, !s.several) ||
                s.in_force.grants(Clause::phalanx_forward, as_phalanx)) &&
               exists(0, kCities, [&](int d) { return may_march(static_cast<Direction>(d)); });
    }

    // --- what follows ----------------------------------------------------------------------------
    template <class A>
    static Bit<A> nobody_leaves(const stated::Scene<A>& s, const Position<A>& after) {
        return stated::routed_grow_by(s, stated::PerCityNumber<A>{}, after) && nobody_wins(s, after);
    }
    template <class A>
    static Bit<A> leaves_routed_area(const stated::Scene<A>& s, const Position<A>& after) {
        return stated::routed_grow_by(s, stated::rallied(s), after) && nobody_wins(s, after);
    }
    template <class A>
    static Bit<A> nobody_wins(const stated::Scene<A>& s, const Position<A>& after) {
        return stated::victory_recorded(s, stated::Homecoming<A>{}, after);
    }
    template <class A>
    static Bit<A> marches(const stated::Scene<A>& s, const Position<A>& after) {
        const auto follows = [&](Direction d) {
            const stated::March<A> m(s, d);
            return stated::Effect<A>(s, after).march(m) && stated::routed_grow_by(s, stated::routed_by(m), after) &&
                   stated::victory_recorded(s, stated::comes_home(m), after);
        };
        return for_all(0, kCities, [&](int k) {
            const Direction d = static_cast<Direction>(k);
            return when(
                s.action.towards(d), [&] { return follows(d); }, Bit<A>(true));
        });
    }
};

}  // namespace nomos::nika

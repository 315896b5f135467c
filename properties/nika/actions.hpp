// Laws of every action of Nika: turns, passes, rotations, rallies, the count of routed pieces.
#pragma once

#include "properties/nika/hints.hpp"
#include "properties/same_turns_under.hpp"

namespace nomos::nika::properties {

struct TwoActionsThenClockwise
    : Law<"nika.law.two-actions-then-clockwise", "A city acts twice; then the next city clockwise acts.",
          "nika.turn.two-actions", "nika.turn.clockwise">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Bit<A> second = s.before.second_action;
        return iff(s.after.second_action, !second) && for_all(0, kCities, [&](int c) {
                   const int next = (c + 1) % kCities;
                   return iff(test(s.after.turn, next), test(s.before.turn, next) && !second) ||
                          (second && iff(test(s.after.turn, next), test(s.before.turn, c)));
               });
    }
};

struct PassChangesNothing
    : Law<"nika.law.pass-changes-nothing", "A pass changes no piece, no routed piece and no victory.",
          "nika.action.pass", "nika.frame.rest-stays">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::pass);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>{s}.untouched(Cells<A>(Bits<kFrame>::all())) && s.after.winners == s.before.winners &&
               for_all(0, kCities, [&](int c) { return s.after.routed[at(c)] == s.before.routed[at(c)]; });
    }
};

struct IdleTurnsAreCounted
    : Law<"nika.law.idle-turns",
          "The passed turns in a row grow by one with a turn of two passes only, and end with an action that is no "
          "pass only; of the first action of a turn it is on record whether it was a pass.",
          "nika.draw.all-pass">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Bit<A> pass = s.move.is(Kind::pass), whole_turn = s.before.second_action && s.before.passed_first;
        const Bit<A> grew = s.after.idle_turns == s.before.idle_turns + Number<A>(1);
        const Bit<A> stayed = s.after.idle_turns == s.before.idle_turns;
        return select(pass, select(whole_turn, grew, stayed), s.after.idle_turns == Number<A>(0)) &&
               iff(s.after.passed_first, pass && !s.before.second_action);
    }
};

struct RotationMovesNobody : Law<"nika.law.rotation-moves-nobody",
                                 "A rotation leaves every piece in its place, turns the chosen ones and no other.",
                                 "nika.rotate.single", "nika.rotate.phalanx">,
                             HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::rotate);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>{s}.untouched(~s.move.pieces) && for_all(0, kCities, [&](int k) {
                   const Bit<A> taken = test(s.move.direction, k);
                   return s.after.city[at(k)] == s.before.city[at(k)] &&
                          implies(taken, within(s.move.pieces, s.after.facing[at(k)]));
               });
    }
};

struct RallyPlacesOnePiece
    : Law<"nika.law.rally-places-one-piece",
          "A rally puts one piece of the acting city on an empty space of its rally area.", "nika.rally.place">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::rally);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v{s};
        const Cells<A> placed = v.own(s.after.city) & ~v.own(s.before.city);
        return v.untouched(~s.move.pieces) && placed == s.move.pieces && one_hot(placed) &&
               none(placed & s.before.occupied()) && within(placed, v.own(s.setting.board.rally));
    }
};

struct RoutedCountsMoveAsStated
    : Law<"nika.law.routed-counts",
          "A move routs enemies only; a rally takes back one piece of the acting city; else no count changes.",
          "nika.rout.routed-area", "nika.rout.never-friend", "nika.rally.place">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v{s};
        return for_all(0, kCities, [&](int c) {
            const Number<A> now = s.after.routed[at(c)], then = s.before.routed[at(c)];
            const Bit<A> friendly = v.acts(c) || v.acts(ally_of(c));
            const Number<A> rallied = to_number(s.move.is(Kind::rally) && v.acts(c));
            return select(friendly || !s.move.is(Kind::move), now == then - rallied, then <= now);
        });
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        HintedAsAMarch::hints(s, p);
        in_its_direction(s, [&](const auto& march) {
            for (const Words& city : s.before.city) p.size(city & march.clash.fallen());
        });
    }
};

struct WinnersStay
    : Law<"nika.law.winners-stay", "Who has won has won: no action takes a victory back.", "nika.win.victory-area">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return within(s.before.winners, s.after.winners);
    }
};

struct WinnerStandsHome
    : Law<"nika.law.winner-stands-home",
          "A team wins only by a move, and then has a piece in the victory area of its city.", "nika.win.victory-area">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return any(s.after.winners & ~s.before.winners);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const PerCity<A>&c = s.after.city, &v = s.setting.board.victory;
        return s.move.is(Kind::move) && for_all(0, 2, [&](int team) {
                   const std::size_t one = at(team), other = at(ally_of(team));
                   return implies(test(s.after.winners, team), any(c[one] & v[one]) || any(c[other] & v[other]));
               });
    }
};

// Where a push brings nobody victory, two teams never come home at once: then it does not matter who of both would win.
struct OnlyActorsComeHome
    : Law<"nika.law.only-actors-come-home",
          "Unless a piece pushed into its own victory area wins, an action lets only the team win that acts.",
          "nika.win.victory-area", "nika.team.alliances">,
      HintedAsAMarch<> {
    static std::vector<SameTurnsUnder> same_turns_under() {
        const auto told = [](std::string_view option) {
            return SameTurnsUnder{"nika.victory.both-at-once", "actor-wins", "draw",
                                  "nika.victory.pushed-home",  option,       "one action never lets both teams win"};
        };
        return {told("nothing"), told("routed")};
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !s.setting.readings.is(VictoryPushedHome::wins) && none(s.before.winners);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all(0, 2, [&](int team) {
            const Bit<A> acts = test(s.before.turn, team) || test(s.before.turn, ally_of(team));
            return implies(test(s.after.winners, team), acts);
        });
    }
};

struct WhoActedIsOnRecord
    : Law<"nika.law.who-acted-is-on-record", "With the first victory it is on record which team acted then.",
          "nika.win.victory-area">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return any(s.after.winners);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all(0, 2, [&](int team) {
            const Bit<A> acts = test(s.before.turn, team) || test(s.before.turn, ally_of(team));
            return test(s.after.actors, team) == acts;
        });
    }
};

struct FinishedGameHasNoAction
    : Law<"nika.law.finished-game-has-no-action", "Nobody acts once the game has an outcome.", "nika.win.victory-area",
          "nika.draw.all-pass">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return test(s.outcome_before, static_cast<int>(Outcome::in_play));
    }
};

}  // namespace nomos::nika::properties

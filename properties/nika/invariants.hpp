// What is true of every reachable position of Nika.
#pragma once

#include "properties/nika/hints.hpp"

namespace nomos::nika::properties {

struct SixPiecesEach : Invariant<"nika.invariant.six-pieces-each", "Every city has six pieces, on the board or routed.",
                                 "nika.rout.routed-area", "nika.rally.place", "nika.push.one-space">,
                       HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return for_all(0, kCities, [&](int c) {
            return Number<A>(0) <= s.position.routed[at(c)] &&
                   count(s.position.city[at(c)]) + s.position.routed[at(c)] == Number<A>(kPiecesEach);
        });
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        HintedAsAMarch::hints(s, p);
        for (const auto& position : {s.before, s.after})
            for (const Words& city : position.city) p.size(city);
        const Bit<Symbolic> rally = s.move.is(Kind::rally);
        if (rally.is_constant() && rally.constant()) hint_rallied(s, p);
        in_its_direction(s, [&](const auto& march) { hint_pieces(march, p); });
    }
};

struct OnePieceASpace : Invariant<"nika.invariant.one-piece-a-space",
                                  "A space holds one piece at most, and every piece faces exactly one way.",
                                  "nika.move.occupied", "nika.push.one-space">,
                        HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const PerCity<A>&c = s.position.city, &f = s.position.facing;
        return no_overlap(c) && no_overlap(f) && (c[0] | c[1] | c[2] | c[3]) == (f[0] | f[1] | f[2] | f[3]);
    }
    // Pair by pair: so it reads the same however the board lies.
    template <class W>
    static auto no_overlap(const std::array<W, 4>& w) {
        return none(w[0] & w[1]) && none(w[0] & w[2]) && none(w[0] & w[3]) && none(w[1] & w[2]) && none(w[1] & w[3]) &&
               none(w[2] & w[3]);
    }
};

struct EverybodyOnBoard : Invariant<"nika.invariant.everybody-on-board", "Nobody stands off the board.",
                                    "nika.move.on-board", "nika.pushed.off-board">,
                          HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return within(s.position.occupied(), s.setting.board.cells);
    }
};

struct NobodyInEnemyVictory
    : Invariant<"nika.invariant.nobody-in-enemy-victory", "Nobody stands in the victory area of an enemy.",
                "nika.area.enemy-victory-barred", "nika.pushed.into-enemy-victory">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const PerCity<A>&c = s.position.city, &v = s.setting.board.victory;
        return none((c[0] | c[2]) & (v[1] | v[3])) && none((c[1] | c[3]) & (v[0] | v[2]));
    }
};

struct WhoIsHomeHasWon
    : Invariant<
          "nika.invariant.who-is-home-has-won",
          "Where a piece pushed into its own victory area wins, no piece stands in its own as long as nobody has won.",
          "nika.win.victory-area", "nika.rally.place">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const PerCity<A>&c = s.position.city, &v = s.setting.board.victory;
        return implies(none(s.position.winners) && s.setting.readings.is(VictoryPushedHome::wins),
                       none((c[0] & v[0]) | (c[1] & v[1]) | (c[2] & v[2]) | (c[3] & v[3])));
    }
};

struct CountersAgree : Lemma<"nika.lemma.counters-agree",
                             "One city is to act; from none to four turns in a row were passed; a pass that is on "
                             "record is the first action of its turn.",
                             "nika.turn.two-actions", "nika.draw.all-pass">,
                       HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return one_hot(p.turn) && Number<A>(0) <= p.idle_turns && p.idle_turns <= Number<A>(kCities) &&
               implies(p.passed_first, p.second_action);
    }
};

struct VictoryHasAnActor
    : Lemma<"nika.lemma.victory-has-an-actor",
            "Whenever somebody has won, one team is on record as having acted, after an action that was no pass.",
            "nika.win.victory-area">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return select(any(p.winners), one_hot(p.actors) && p.idle_turns == Number<A>(0) && !p.passed_first,
                      none(p.actors));
    }
};

struct OneOutcome
    : Invariant<"nika.invariant.one-outcome", "Exactly one outcome applies: in play, a team has won, or a draw.",
                "nika.win.ally", "nika.draw.all-pass">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return one_hot(s.outcome);
    }
};

// The outcome once more, said team by team.
struct WhoHasWon
    : Law<"nika.law.who-has-won",
          "A team has won exactly if a piece of it came into its own victory area so that this wins, and none of the "
          "other team did; or if both did at once, the team whose action it was wins then, and it was this one.",
          "nika.win.ally">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Bit<A> tie_goes_to_actor = s.setting.readings.is(VictoryBothAtOnce::actor_wins);
        return for_all(0, 2, [&](int team) {
            const Bit<A> alone = !test(p.winners, 1 - team), acted = tie_goes_to_actor && test(p.actors, team);
            return test(s.outcome, static_cast<int>(Outcome::athens_messene_win) + team) ==
                   (test(p.winners, team) && (alone || acted));
        });
    }
};

// ... and whether there is one yet.
struct GameGoesOn : Law<"nika.law.game-goes-on",
                        "The game is in play exactly as long as no piece has come into its own victory area so that "
                        "this wins, and fewer than four turns in a row were passed.",
                        "nika.win.victory-area", "nika.draw.all-pass">,
                    HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Bit<A> all_passed = s.position.idle_turns >= Number<A>(kCities);
        return test(s.outcome, static_cast<int>(Outcome::in_play)) == (none(s.position.winners) && !all_passed);
    }
};

}  // namespace nomos::nika::properties

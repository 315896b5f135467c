// Laws of how a game of Nerva ends, and that it goes on until then.
#pragma once

#include "properties/nerva/stuck.hpp"

namespace nomos::nerva::properties {

struct FinishedGameHasNoMove
    : Law<"nerva.law.finished-game-has-no-move", "Every move, a pass too, is made in a game still in play.",
          "nerva.end.stops", "nerva.win.king", "nerva.end.all-placed", "nerva.end.stuck"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.outcome_before == only<R>(Outcome::in_play);
    }
};

struct OneOutcome : Law<"nerva.law.one-outcome", "One outcome stands; whose king is captured has lost.",
                        "nerva.win.king", "nerva.end.all-placed", "nerva.end.winner", "nerva.end.stuck"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return one_hot(s.outcome) && implies(p.captured[1], s.outcome == only<R>(Outcome::white_wins)) &&
               implies(p.captured[0], s.outcome == only<R>(Outcome::black_wins));
    }
};

// --- when it is over -----------------------------------------------------------------------------
// If a stuck player ends the game, whether one that is not all placed is over is for the laws of stuck players below.
template <class R, class A>
Bit<A> is_in_play(const Situation<R, A>& s) {
    return test(s.outcome, static_cast<int>(Outcome::in_play));
}
template <class R, class A>
Bit<A> is_over_because(const Bit<A>& placed, const Situation<R, A>& s) {
    return implies(placed, !is_in_play(s)) && implies(!is_in_play(s), placed || ends_when_stuck(s.setting));
}
struct OverWhenAllIsPlaced
    : Law<"nerva.law.over-when-all-is-placed",
          "With both kings free the game is over when all is placed, both hands, one hand, or every place, by the "
          "answer about that; and not before, unless a stuck player ends it.",
          "nerva.end.all-placed", "nerva.end.stops"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return both_kings_are_free(s.position) && !s.setting.readings.is(EndPlacedWhen::none_placeable);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return is_over_because(hands_or_boards_say_so(s.setting, s.position), s);
    }
};
struct OverWhenNobodyCouldPlace : Law<"nerva.law.over-when-nobody-could-place",
                                      "Where the answer asks for it and both kings are free, the game is over when "
                                      "neither side could place a pawn; and not before, unless a stuck player ends it.",
                                      "nerva.end.all-placed", "nerva.place.supply", "nerva.place.support",
                                      "nerva.place.king-in-the-way", "nerva.stack.limit"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return both_kings_are_free(s.position) && s.setting.readings.is(EndPlacedWhen::none_placeable);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return is_over_because(nobody_could_place(s.setting, s.position), s);
    }
};
struct MorePawnsWin : Law<"nerva.law.more-pawns-win",
                          "With both kings free a game over with all placed is drawn, or goes to whose pawns are more, "
                          "by the answer about that.",
                          "nerva.end.winner"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return both_kings_are_free(s.position) && !is_in_play(s) &&
               (!ends_when_stuck(s.setting) || all_are_placed(s.setting, s.position));
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Number<A> white = count(s.position.pawns[0]), black = count(s.position.pawns[1]);
        const Bit<A> counts = s.setting.readings.is(EndGoesTo::more_pawns);
        const auto is = [&](Outcome o) { return test(s.outcome, static_cast<int>(o)); };
        return iff(is(Outcome::white_wins), counts && white > black) &&
               iff(is(Outcome::black_wins), counts && black > white);
    }
};

// --- stuck players -------------------------------------------------------------------------------
// No king is captured, not all is placed, and a player who is stuck would end the game.
template <class R, class A>
Bit<A> turns_on_the_stuck(const Situation<R, A>& s) {
    return both_kings_are_free(s.position) && ends_when_stuck(s.setting) && !all_are_placed(s.setting, s.position);
}
struct StuckPlayerHasLost : Law<"nerva.law.stuck-player-has-lost",
                                "Where the stuck lose, a player to move who can neither place nor attack has lost, if "
                                "both kings are free and not all is placed.",
                                "nerva.end.stuck", "nerva.turn.pass"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.setting.readings.is(TurnMayPass::stuck_loses) && turns_on_the_stuck(s) &&
               is_stuck(s.setting, s.position);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return s.outcome == select(s.position.black_to_move, Word<A, R::kOutcomes>(only<R>(Outcome::white_wins)),
                                   Word<A, R::kOutcomes>(only<R>(Outcome::black_wins)));
    }
};
struct StuckIsADraw
    : Law<"nerva.law.stuck-is-a-draw",
          "Where the stuck draw, the game is drawn when the player to move can neither place nor attack, if both kings "
          "are free and not all is placed.",
          "nerva.end.stuck", "nerva.turn.pass"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.setting.readings.is(TurnMayPass::stuck_draws) && turns_on_the_stuck(s) &&
               is_stuck(s.setting, s.position);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return s.outcome == only<R>(Outcome::draw);
    }
};
struct GoesOnUntilStuck : Law<"nerva.law.goes-on-until-stuck",
                              "Where a stuck player ends the game, it goes on as long as the player to move can place "
                              "or attack, both kings are free and not all is placed.",
                              "nerva.end.stuck", "nerva.end.all-placed", "nerva.win.king"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return turns_on_the_stuck(s) && !is_stuck(s.setting, s.position);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return s.outcome == only<R>(Outcome::in_play);
    }
};

// --- move by move --------------------------------------------------------------------------------
// What is said of the end by empty hands is said move by move: how many pawns are in hand before, and
// that a move takes one at most.
template <class R, class A>
Number<A> all_in_hand(const View<R, A>& v, const PerSide<PerSize<A>>& hands) {
    return v.own(hands, 0) + v.own(hands, 1) + v.own(hands, 2) + v.foe(hands, 0) + v.foe(hands, 1) + v.foe(hands, 2);
}

struct LastPawnEndsTheGame
    : Law<"nerva.law.last-pawn-ends-the-game",
          "If empty hands end the game, it is over when the last pawn of all is placed and does not come back.",
          "nerva.end.all-placed"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return s.move.is(Kind::place) && !(v.reveals() && v.reads(KingPawnOnHim::kept)) &&
               v.reads(EndPlacedWhen::both_supplies) && all_in_hand(v, s.before.supply) == Number<A>(1);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return none(s.outcome_after & only<R>(Outcome::in_play));
    }
};

struct HandsKeepTheGameGoing
    : Law<"nerva.law.hands-keep-the-game-going",
          "If empty hands end the game and no stuck player does, it goes on after any move with two pawns in hand that "
          "captures no king.",
          "nerva.end.all-placed"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return !v.takes_king() && v.reads(EndPlacedWhen::both_supplies) && !ends_when_stuck(s.setting) &&
               all_in_hand(v, s.before.supply) >= Number<A>(2);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.outcome_after == only<R>(Outcome::in_play);
    }
};

struct LastPlaceEndsTheGame
    : Law<"nerva.law.last-place-ends-the-game",
          "If full boards end the game, it is over with the placing on the last empty place.", "nerva.end.all-placed"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::place) && View<R, A>(s).reads(EndPlacedWhen::board_full) &&
               s.move.to == ~s.before.pieces();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return none(s.outcome_after & only<R>(Outcome::in_play));
    }
};

struct OnlyCaptureOfTheKingWins : Law<"nerva.law.only-capture-of-the-king-wins",
                                      "If all pawns placed are a draw, a game in which a king is captured is won, and "
                                      "nothing else wins one, unless "
                                      "the stuck lose and a player is stuck.",
                                      "nerva.win.king", "nerva.end.winner", "nerva.end.stuck"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).reads(EndGoesTo::draw);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bits<R::kOutcomes> nobody = only<R>(Outcome::in_play) | only<R>(Outcome::draw);
        const Bit<A> won = none(s.outcome_after & nobody);
        const Bit<A> by_being_stuck = v.reads(TurnMayPass::stuck_loses) && is_stuck(s.setting, s.after);
        return implies(v.takes_king(), won) && implies(won, v.takes_king() || by_being_stuck);
    }
};

}  // namespace nomos::nerva::properties

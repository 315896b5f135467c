// Laws of how a game of Nerva ends, and that it goes on until then.
#pragma once

#include "properties/nerva/view.hpp"

namespace nomos::nerva::properties {

struct FinishedGameHasNoMove
    : Law<"nerva.law.finished-game-has-no-move", "Every move, a pass too, is made in a game still in play.",
          "nerva.end.stops", "nerva.win.king", "nerva.end.all-placed"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.outcome_before == only<R>(Outcome::in_play);
    }
};

struct OneOutcome
    : Law<"nerva.law.one-outcome", "One outcome stands: won if a king is captured, and else by the hands or boards.",
          "nerva.win.king", "nerva.end.all-placed", "nerva.end.winner"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return one_hot(s.outcome) && implies(p.captured[1], s.outcome == only<R>(Outcome::white_wins)) &&
               implies(p.captured[0], s.outcome == only<R>(Outcome::black_wins));
    }
};

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
          "If empty hands end the game, it goes on after any move with two pawns in hand that captures no king.",
          "nerva.end.all-placed"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return !v.takes_king() && v.reads(EndPlacedWhen::both_supplies) &&
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

struct OnlyCaptureOfTheKingWins
    : Law<"nerva.law.only-capture-of-the-king-wins",
          "If a full board is a draw, a side wins only by the move that captures the enemy king.", "nerva.win.king",
          "nerva.end.winner"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).reads(EndGoesTo::draw);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bits<R::kOutcomes> nobody = only<R>(Outcome::in_play) | only<R>(Outcome::draw);
        return iff(v.takes_king(), none(s.outcome_after & nobody));
    }
};

}  // namespace nomos::nerva::properties

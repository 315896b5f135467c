// Tic-tac-toe's properties. They know positions and moves, and neither of the two encodings.
#pragma once

#include "properties/property.hpp"
#include "tests/tictactoe/position.hpp"

namespace nomos::tictactoe::properties {

// --- of every reachable position ---------------------------------------------------------------
struct CountsAgree : Invariant<"tictactoe.invariant.counts-agree",
                               "Cross has as many marks as Nought, or one more when Nought is to move.",
                               "tictactoe.turn.alternate", "tictactoe.mark.own"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return count(s.position.crosses) == count(s.position.noughts) + to_number(s.position.noughts_to_move);
    }
};

struct OneOutcome
    : Invariant<"tictactoe.invariant.one-outcome", "Exactly one outcome applies: never do both players have a line.",
                "tictactoe.win.line", "tictactoe.win.ends-game"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return one_hot(s.outcome);
    }
};

struct CrossFillsTheBoard : Claim<"tictactoe.claim.cross-fills-the-board",
                                  "On a full board it would be Nought's turn: Cross put the last mark.",
                                  "tictactoe.end.full-board", "tictactoe.turn.alternate"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return none(~s.position.marks());
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return s.position.noughts_to_move;
    }
};

// --- of every move -----------------------------------------------------------------------------
struct PlayersAlternate : Law<"tictactoe.law.players-alternate", "After a move it is the other player's turn.",
                              "tictactoe.turn.alternate"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !iff(s.before.noughts_to_move, s.after.noughts_to_move);
    }
};

struct MarksStay : Law<"tictactoe.law.marks-stay", "No mark is ever moved or removed.", "tictactoe.mark.empty-square",
                       "tictactoe.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return none(s.before.crosses & ~s.after.crosses) && none(s.before.noughts & ~s.after.noughts);
    }
};

struct FinishedGameHasNoMove
    : Law<"tictactoe.law.finished-game-has-no-move", "Moves are made only while the game is in play.",
          "tictactoe.win.ends-game", "tictactoe.end.full-board"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return test(s.outcome_before, static_cast<int>(Outcome::in_play));
    }
};

// --- how much one move can do ------------------------------------------------------------------
struct MostCrosses : Bound<"tictactoe.bound.most-crosses", "The most crosses that stand on the board after a move.",
                           "tictactoe.mark.own"> {
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return count(s.after.crosses);
    }
};

struct Properties : std::tuple<CountsAgree, OneOutcome, CrossFillsTheBoard, PlayersAlternate, MarksStay,
                               FinishedGameHasNoMove, MostCrosses> {};

}  // namespace nomos::tictactoe::properties

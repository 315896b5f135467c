// Tic-tac-toe's properties. They know positions and moves, and neither of the two encodings.
#pragma once

#include "properties/property.hpp"
#include "tests/tictactoe/position.hpp"

namespace nomos::tictactoe::properties {

// --- of every reachable position ---------------------------------------------------------------
struct CountsAgree {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"tictactoe.invariant.counts-agree",
                                    "Cross has as many marks as Nought, or one more when Nought is to move.",
                                    PropertyKind::invariant,
                                    {"tictactoe.turn.alternate", "tictactoe.mark.own"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return count(s.position.crosses) == count(s.position.noughts) + to_number(s.position.noughts_to_move);
    }
};

struct OneOutcome {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"tictactoe.invariant.one-outcome",
                                    "Exactly one outcome applies: never do both players have a line.",
                                    PropertyKind::invariant,
                                    {"tictactoe.win.line", "tictactoe.win.ends-game"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return one_hot(s.outcome);
    }
};

struct CrossFillsTheBoard {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"tictactoe.claim.cross-fills-the-board",
                                    "On a full board it would be Nought's turn: Cross put the last mark.",
                                    PropertyKind::claim,
                                    {"tictactoe.end.full-board", "tictactoe.turn.alternate"}};
        return i;
    }
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
struct PlayersAlternate {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"tictactoe.law.players-alternate",
                                    "After a move it is the other player's turn.",
                                    PropertyKind::law,
                                    {"tictactoe.turn.alternate"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !iff(s.before.noughts_to_move, s.after.noughts_to_move);
    }
};

struct MarksStay {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"tictactoe.law.marks-stay",
                                    "No mark is ever moved or removed.",
                                    PropertyKind::law,
                                    {"tictactoe.mark.empty-square", "tictactoe.frame.rest-stays"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return none(s.before.crosses & ~s.after.crosses) && none(s.before.noughts & ~s.after.noughts);
    }
};

struct FinishedGameHasNoMove {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"tictactoe.law.finished-game-has-no-move",
                                    "Moves are made only while the game is in play.",
                                    PropertyKind::law,
                                    {"tictactoe.win.ends-game", "tictactoe.end.full-board"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return test(s.outcome_before, static_cast<int>(Outcome::in_play));
    }
};

// --- how much one move can do ------------------------------------------------------------------
struct MostCrosses {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"tictactoe.bound.most-crosses",
                                    "The most crosses that stand on the board after a move.",
                                    PropertyKind::bound,
                                    {"tictactoe.mark.own"}};
        return i;
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return count(s.after.crosses);
    }
};

struct Properties : std::tuple<CountsAgree, OneOutcome, CrossFillsTheBoard, PlayersAlternate, MarksStay,
                               FinishedGameHasNoMove, MostCrosses> {};

}  // namespace nomos::tictactoe::properties

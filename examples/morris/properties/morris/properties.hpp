// Properties of three men's morris. They know positions and moves, and neither of the two encodings.
#pragma once

#include "model/morris/position.hpp"
#include "properties/usual.hpp"

namespace nomos::morris::properties {

// --- of every reachable position ---------------------------------------------------------------
struct ThreeEach : Invariant<"morris.invariant.three-each", "Nobody has more than three pieces on the board.",
                             "morris.put.in-hand", "morris.move.own"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return count(s.position.white) <= Number<A>(kPieces) && count(s.position.black) <= Number<A>(kPieces);
    }
};

struct InStep
    : Invariant<"morris.invariant.in-step",
                "White is one piece ahead while Black is to put, and otherwise both have as many on the board.",
                "morris.turn.alternate", "morris.put.in-hand"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Number<A> white = count(s.position.white), black = count(s.position.black);
        const Bit<A> black_puts = s.position.black_to_move && black < Number<A>(kPieces);
        return white == black + to_number(black_puts);
    }
};

struct OneOutcome
    : Invariant<"morris.invariant.one-outcome", "Exactly one outcome applies: never do both players have a row.",
                "morris.win.row", "morris.win.ends-game">,
      usual::OneOutcome {};

// --- of every move -----------------------------------------------------------------------------
struct PlayersAlternate
    : Law<"morris.law.players-alternate", "After a move it is the other player's turn.", "morris.turn.alternate"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !iff(s.before.black_to_move, s.after.black_to_move);
    }
};

struct NothingIsTaken : Law<"morris.law.nothing-is-taken", "The other player's pieces stay where they are.",
                            "morris.to.empty", "morris.move.own", "morris.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return select(s.before.black_to_move, s.before.white == s.after.white, s.before.black == s.after.black);
    }
};

struct FinishedGameHasNoMove : Law<"morris.law.finished-game-has-no-move",
                                   "Moves are made only while the game is in play.", "morris.win.ends-game">,
                               usual::FinishedGameHasNoMove {};

// --- how much one move can do ------------------------------------------------------------------
struct MostPieces
    : Bound<"morris.bound.most-pieces", "The most pieces that stand on the board after a move.", "morris.put.in-hand"> {
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return count(s.after.pieces());
    }
};

struct Properties
    : std::tuple<ThreeEach, InStep, OneOutcome, PlayersAlternate, NothingIsTaken, FinishedGameHasNoMove, MostPieces> {};

}  // namespace nomos::morris::properties

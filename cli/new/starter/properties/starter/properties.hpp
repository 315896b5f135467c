// What holds of the game: written once, proved for every position, tried in play. Properties know positions and moves,
// and neither of the two encodings. A name says the id, the law in plain words, its kind, and the clauses that it
// watches.
#pragma once

#include "model/starter/position.hpp"
#include "properties/usual.hpp"

namespace nomos::starter::properties {

// --- of every reachable position ---------------------------------------------------------------
struct OneOutcome
    : usual::OneOutcome,
      Named<"starter.invariant.one-outcome", "Exactly one outcome applies: never do both players have a row.",
            PropertyKind::invariant, "starter.win.row", "starter.win.ends-game"> {};

// --- of every move -----------------------------------------------------------------------------
struct PlayersAlternate : usual::PlayersAlternate,
                          Named<"starter.law.players-alternate", "After a move it is the other player's turn.",
                                PropertyKind::law, "starter.turn.alternate"> {};
struct StonesStay : usual::PiecesStay,
                    Named<"starter.law.stones-stay", "No stone is ever moved or removed.", PropertyKind::law,
                          "starter.put.empty-square", "starter.frame.rest-stays"> {};
struct FinishedGameHasNoMove
    : usual::FinishedGameHasNoMove,
      Named<"starter.law.finished-game-has-no-move", "Moves are made only while the game is in play.",
            PropertyKind::law, "starter.win.ends-game", "starter.end.full-board"> {};
// One written out: there is usual::OnePieceIsPut, too.
struct OneStoneIsPut : Named<"starter.law.one-stone-is-put", "A move fills exactly one square.", PropertyKind::law,
                             "starter.put.own", "starter.put.empty-square"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return one_hot(s.after.pieces() & ~s.before.pieces());
    }
};

struct Properties : std::tuple<OneOutcome, PlayersAlternate, StonesStay, OneStoneIsPut, FinishedGameHasNoMove> {};

}  // namespace nomos::starter::properties

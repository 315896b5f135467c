// What holds of the game: written once, proved for every position, tried in play. They know positions and moves, and
// neither of the two encodings.
#pragma once

#include "model/starter/position.hpp"
#include "properties/usual.hpp"

namespace nomos::starter::properties {

// --- of every reachable position ---------------------------------------------------------------
struct OneOutcome : usual::OneOutcome {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"starter.invariant.one-outcome",
                                    "Exactly one outcome applies: never do both players have a row.",
                                    PropertyKind::invariant,
                                    {"starter.win.row", "starter.win.ends-game"}};
        return i;
    }
};

// --- of every move -----------------------------------------------------------------------------
struct PlayersAlternate {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"starter.law.players-alternate",
                                    "After a move it is the other player's turn.",
                                    PropertyKind::law,
                                    {"starter.turn.alternate"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !iff(s.before.black_to_move, s.after.black_to_move);
    }
};

struct StonesStay {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"starter.law.stones-stay",
                                    "No stone is ever moved or removed.",
                                    PropertyKind::law,
                                    {"starter.put.empty-square", "starter.frame.rest-stays"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return none(s.before.white & ~s.after.white) && none(s.before.black & ~s.after.black);
    }
};

struct OneStoneIsPut {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"starter.law.one-stone-is-put",
                                    "A move fills exactly one square.",
                                    PropertyKind::law,
                                    {"starter.put.own", "starter.put.empty-square"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return one_hot(s.after.pieces() & ~s.before.pieces());
    }
};

struct FinishedGameHasNoMove : usual::FinishedGameHasNoMove {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"starter.law.finished-game-has-no-move",
                                    "Moves are made only while the game is in play.",
                                    PropertyKind::law,
                                    {"starter.win.ends-game", "starter.end.full-board"}};
        return i;
    }
};

struct Properties : std::tuple<OneOutcome, PlayersAlternate, StonesStay, OneStoneIsPut, FinishedGameHasNoMove> {};

}  // namespace nomos::starter::properties

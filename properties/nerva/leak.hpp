// Hidden information must not leak: laws over two positions that look the same to a player.
//
// A player does not know where the enemy's king hides. So wherever it hides,
//   - the same moves are legal, his own and the enemy's (else he could find it by asking),
//   - the game stands the same, and
//   - a move shows him the same - unless it finds a king, which is what the game is about. (How the
//     game stands after it is the second law again, asked of the two positions after the move.)
#pragma once

#include "properties/nerva/view.hpp"
#include "properties/pair.hpp"

namespace nomos::nerva::properties {

struct LegalityDoesNotLeak
    : Leak<"nerva.leak.legality", "What is legal does not depend on where the enemy's king hides.",
           "nerva.king.chosen-place", "nerva.place.king-in-the-way", "nerva.attack.target", "nerva.turn.pass"> {
    template <class R, class A>
    static Bit<A> holds(const Pair<R, A>& p) {
        return iff(p.legal_in_one, p.legal_in_other);
    }
};

struct OutcomeDoesNotLeak
    : Leak<"nerva.leak.outcome", "Whether the game is over, and who won, does not depend on where a king hides.",
           "nerva.end.all-placed", "nerva.end.winner", "nerva.end.stuck", "nerva.win.king"> {
    template <class R, class A>
    static Bit<A> holds(const Pair<R, A>& p) {
        return p.outcome_one == p.outcome_other;
    }
};

struct MoveDoesNotLeak
    : Leak<"nerva.leak.move", "A move that does not find the enemy's king shows the same wherever it hides.",
           "nerva.king.lends", "nerva.king.reveal", "nerva.attack.success", "nerva.king.same-place"> {
    template <class R, class A>
    static Bit<A> premise(const Pair<R, A>& p) {
        return p.legal() && !finds_the_king(p);
    }
    template <class R, class A>
    static Bit<A> holds(const Pair<R, A>& p) {
        return p.looks_the_same_after();
    }

private:
    // The move finds the enemy's hidden king, in one of the two positions at least.
    template <class R, class A>
    static Bit<A> finds_the_king(const Pair<R, A>& p) {
        const std::size_t enemy = index(enemy_of(static_cast<Side>(p.onlooker)));
        return (p.after_one.revealed[enemy] && !p.one.revealed[enemy]) ||
               (p.after_other.revealed[enemy] && !p.other.revealed[enemy]);
    }
};

}  // namespace nomos::nerva::properties

// Hidden information must not leak: laws over two positions that look the same to a player.
//
// A player does not know where the enemy's king hides. So wherever it hides,
//   - the same moves are legal, his own and the enemy's (else he could find it by asking),
//   - the game stands the same, and
//   - a move shows him the same - unless it finds a king, which is what the game is about. (How the
//     game stands after it is the second law again, asked of the two positions after the move.)
// Said of Pairs, because no single position can leak anything. `holds` answers true where all is
// well; a pair that breaks one is a leak, and the two positions are its witness.
//
// Whoever checks makes the pairs: both legality Bits and both positions after the move as one
// encoding gives them, under one setting (a setting's own kings matter to the set-up alone). A solver
// has to be told first that the same places lend points, and the same kings stand, in both positions:
// then the points are the same terms. Summed up apart they are hard to compare.
#pragma once

#include "properties/nerva/view.hpp"

namespace nomos::nerva::properties {

template <class R, class A>
struct Pair {
    const typename R::template Setting<A>& setting;
    Side player;  // who looks on; either side may be to move
    const Position<A>&one, &other;
    const typename R::template Move<A>& move;
    Bit<A> legal_in_one, legal_in_other;
    const Position<A>&after_one, &after_other;         // these count where the move is legal
    Word<A, R::kOutcomes> outcome_one, outcome_other;  // before the move

    Bit<A> looks_the_same() const { return same_to(player, one, other); }
    Bit<A> legal() const { return legal_in_one && legal_in_other; }
    // The move finds the enemy's hidden king, in one of the two positions at least.
    Bit<A> finds_the_king() const {
        const std::size_t enemy = index(enemy_of(player));
        return (after_one.revealed[enemy] && !one.revealed[enemy]) ||
               (after_other.revealed[enemy] && !other.revealed[enemy]);
    }
};

struct LegalityDoesNotLeak {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nerva.leak.legality",
            "What is legal does not depend on where the enemy's king hides.",
            PropertyKind::law,
            {"nerva.king.chosen-place", "nerva.place.king-in-the-way", "nerva.attack.target", "nerva.turn.pass"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Pair<R, A>& p) {
        return p.looks_the_same();
    }
    template <class R, class A>
    static Bit<A> holds(const Pair<R, A>& p) {
        return iff(p.legal_in_one, p.legal_in_other);
    }
};

struct OutcomeDoesNotLeak {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nerva.leak.outcome",
                                    "Whether the game is over, and who won, does not depend on where a king hides.",
                                    PropertyKind::law,
                                    {"nerva.end.all-placed", "nerva.end.winner", "nerva.win.king"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Pair<R, A>& p) {
        return p.looks_the_same();
    }
    template <class R, class A>
    static Bit<A> holds(const Pair<R, A>& p) {
        return p.outcome_one == p.outcome_other;
    }
};

struct MoveDoesNotLeak {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nerva.leak.move",
            "A move that does not find the enemy's king shows the same wherever it hides.",
            PropertyKind::law,
            {"nerva.king.lends", "nerva.king.reveal", "nerva.attack.success", "nerva.king.same-place"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Pair<R, A>& p) {
        return p.looks_the_same() && p.legal() && !p.finds_the_king();
    }
    template <class R, class A>
    static Bit<A> holds(const Pair<R, A>& p) {
        return same_to(p.player, p.after_one, p.after_other);
    }
};

using Leaks = std::tuple<LegalityDoesNotLeak, OutcomeDoesNotLeak, MoveDoesNotLeak>;

}  // namespace nomos::nerva::properties

// What most games hold to, to derive a property from: the game adds its info(), with the clauses that it watches.
#pragma once

#include "properties/property.hpp"

namespace nomos::usual {

// Exactly one outcome applies.
struct OneOutcome {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return one_hot(s.outcome);
    }
};

// Moves are made only while the game is in play, which is the first outcome.
struct FinishedGameHasNoMove {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return test(s.outcome_before, 0);
    }
};

}  // namespace nomos::usual

// What has to be legal. A law of steps speaks of legal moves, so it says what they may not be; a grant speaks of any
// move that can be written down, and says of some that the rules must allow them: "whatever ... may ...".
//
// A grant stands in the list of properties like any other, its kind is `law`, and it has
//   template <class R, class A> static Bit<A> grants(const Candidate<R, A>&);
// True of moves that have to be legal in a position with all invariants. It may not ask the rules what is legal; it
// must be true of some moves and false of others, which its non-vacuity check shows.
// How it is proved may be said in
//   template <class R, class Prover> static void hints(const Candidate<R, Symbolic>&, Prover&);
#pragma once

#include "properties/property.hpp"

namespace nomos {

// A position and any well-formed move, legal or not.
template <class R, class A>
struct Candidate {
    const typename R::template Setting<A>& setting;
    const typename R::template Position<A>& before;
    const typename R::template Move<A>& move;
    Word<A, R::kOutcomes> outcome;  // of the position, as the executable rules judge it

    using Game = R;
    using Algebra = A;
};

// The step that it would be, where nothing has happened yet: for words that are said of steps.
template <class R, class A>
Step<R, A> not_yet(const Candidate<R, A>& c) {
    return {c.setting, c.before, c.move, c.before, c.outcome, c.outcome};
}

template <class P, class R>
concept OfCandidate = requires(const Candidate<R, Native>& c) {
    { P::template grants<R, Native>(c) } -> std::same_as<bool>;
};

}  // namespace nomos

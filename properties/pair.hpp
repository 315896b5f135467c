// Pairs of positions that look the same to a player who does not see all of them: what laws of hidden
// information speak of. No single position can leak anything; two that look the same can be told apart.
//
// A ruleset with hidden information offers
//   static constexpr int kOnlookers;  // players who look on, whoever is to move
//   template <class A> static Position<A> alike(int onlooker, const Position<A>& one, const Position<A>& any);
//       `one`, but for what the onlooker does not see of it, which is as it is in `any`
// and, if the setting holds something that is hidden, the same of two settings. It may offer, for proofs,
// what the rules compute of a position without looking at what is hidden,
//   template <class A, class Visit> static void unhidden(const Setting<A>&, const Position<A>& one,
//                                                        const Position<A>& other, Visit&& visit);
//       visit(notion in the one, the same notion in the other); each is proved equal before it is used
// A law of pairs stands in the list of properties like any other, its kind is `leak`, and it has
//   template <class R, class A> static Bit<A> holds(const Pair<R, A>&);
// and perhaps a premise. True where all is well: a pair that breaks it tells the onlooker something.
#pragma once

#include "properties/property.hpp"

namespace nomos {

template <class R>
concept HidesInformation = requires(const typename R::template Position<Native>& p) {
    { R::kOnlookers } -> std::convertible_to<int>;
    { R::template alike<Native>(0, p, p) } -> std::same_as<typename R::template Position<Native>>;
};

// Do the positions differ in no more than the onlooker cannot see?
template <class R, class A>
Bit<A> looks_the_same(int onlooker, const typename R::template Position<A>& one,
                      const typename R::template Position<A>& other) {
    return same(R::template alike<A>(onlooker, one, other), other);
}

// Two positions that look the same, under settings that do, and one move in both.
template <class R, class A>
struct Pair {
    const typename R::template Setting<A>& setting;
    int onlooker;
    const typename R::template Position<A>& one;
    const typename R::template Position<A>& other;
    const typename R::template Move<A>& move;
    Bit<A> legal_in_one, legal_in_other;
    const typename R::template Position<A>&after_one, &after_other;  // these count where the move is legal
    Word<A, R::kOutcomes> outcome_one, outcome_other;                // before the move

    using Game = R;
    using Algebra = A;

    Bit<A> legal() const { return legal_in_one && legal_in_other; }
    Bit<A> looks_the_same_after() const { return looks_the_same<R, A>(onlooker, after_one, after_other); }
};

template <class P, class R>
concept OfPair = HidesInformation<R> && requires(const Pair<R, Native>& p) {
    { P::template holds<R, Native>(p) } -> std::same_as<bool>;
};

}  // namespace nomos

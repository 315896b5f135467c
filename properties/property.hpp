// Properties: invariants, laws, bounds and claims, each written once as a struct over the rule
// algebra. Z3 proves them for all positions, RapidCheck tries them on random play.
//
// A property struct P for a ruleset R has
//   static const PropertyInfo& info();                                           // from Law<...>, Invariant<...>:
//   below
// and one of
//   template <class R, class A> static Bit<A> holds(const Situation<R, A>&);     // of every position
//   template <class R, class A> static Bit<A> holds(const Step<R, A>&);          // of every legal step
//   template <class R, class A> static Number<A> measure(const Step<R, A>&);     // the most it can be
//   template <class R, class A> static Bit<A> holds(const Pair<R, A>&);          // of what is hidden: pair.hpp
// (or what OfTurns, ByCases, OfRecordedGame or OfPlay, below, or OfLines of line.hpp ask for)
// and, with a holds or measure on a Step or a Situation, optionally the same signature as
//   template <class R, class A> static Bit<A> premise(const Step<R, A>&);        // "whenever this ..."
// meaning premise implies holds (or: the measure counts only where the premise is true).
// The property list of a game is `using Properties = std::tuple<P1, P2, ...>;`.
//
// Polarity: holds() answers true where all is well. A property must be able to fail: it may not
// follow from the mere types, and the checker shows for each a state or step, made without the
// rules, that breaks it, and for each premise a legal step that fires it.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "model/core/fixed_text.hpp"
#include "model/core/record.hpp"

namespace nomos {

// invariant: of every reachable position (proved by induction). lemma: an invariant that is there
// to strengthen the induction. law: of every legal step from a position with the invariants.
// bound: the largest value of a measure over legal steps. claim: something the source asserts.
// leak: a law of two positions that look the same (pair.hpp). termination: that games end.
enum class PropertyKind { invariant, lemma, law, bound, claim, leak, termination };

struct PropertyInfo {
    std::string_view id;   // "nefatavl.invariant.one-king"
    std::string_view law;  // one line, plain words
    PropertyKind kind = PropertyKind::law;
    std::vector<std::string_view> clauses;  // the clauses it watches
};

template <FixedText kId, FixedText kLaw, PropertyKind kKind, FixedText... kClauses>
struct Named {
    static const PropertyInfo& info() {
        static const PropertyInfo i{kId.view(), kLaw.view(), kKind, {kClauses.view()...}};
        return i;
    }
};
// What a property begins with: `struct SidesAlternate : Law<"mygame.law.id", "What it says.", "mygame.clause", ...> {`.
template <FixedText kId, FixedText kLaw, FixedText... kClauses>
using Invariant = Named<kId, kLaw, PropertyKind::invariant, kClauses...>;
template <FixedText kId, FixedText kLaw, FixedText... kClauses>
using Lemma = Named<kId, kLaw, PropertyKind::lemma, kClauses...>;
template <FixedText kId, FixedText kLaw, FixedText... kClauses>
using Law = Named<kId, kLaw, PropertyKind::law, kClauses...>;
template <FixedText kId, FixedText kLaw, FixedText... kClauses>
using Bound = Named<kId, kLaw, PropertyKind::bound, kClauses...>;
template <FixedText kId, FixedText kLaw, FixedText... kClauses>
using Claim = Named<kId, kLaw, PropertyKind::claim, kClauses...>;
template <FixedText kId, FixedText kLaw, FixedText... kClauses>
using Leak = Named<kId, kLaw, PropertyKind::leak, kClauses...>;
template <FixedText kId, FixedText kLaw, FixedText... kClauses>
using Termination = Named<kId, kLaw, PropertyKind::termination, kClauses...>;

template <class R, class A>
struct Situation {
    const typename R::template Setting<A>& setting;
    const typename R::template Position<A>& position;
    Word<A, R::kOutcomes> outcome;  // one-hot, as the executable rules judge it

    using Game = R;
    using Algebra = A;
};

template <class R, class A>
struct Step {
    const typename R::template Setting<A>& setting;
    const typename R::template Position<A>& before;
    const typename R::template Move<A>& move;
    const typename R::template Position<A>& after;
    Word<A, R::kOutcomes> outcome_before, outcome_after;

    using Game = R;
    using Algebra = A;
};

// visit.operator()<P>() for each of a list of types; for each property in a ruleset's list.
template <class List, class Visit>
constexpr void for_each_of(Visit&& visit) {
    [&]<class... P>(std::tuple<P...>*) { (visit.template operator()<P>(), ...); }(static_cast<List*>(nullptr));
}
template <class R, class Visit>
constexpr void for_each_property(Visit&& visit) {
    for_each_of<typename R::Properties>(visit);
}
template <class R>
std::vector<const PropertyInfo*> property_infos() {
    std::vector<const PropertyInfo*> infos;
    for_each_property<R>([&]<class P>() { infos.push_back(&P::info()); });
    return infos;
}

// --- what a property speaks about ------------------------------------------------------------
template <class P, class R>
concept OfPosition = requires(const Situation<R, Native>& s) {
    { P::template holds<R, Native>(s) } -> std::same_as<bool>;
};
template <class P, class R>
concept OfStep = requires(const Step<R, Native>& s) {
    { P::template holds<R, Native>(s) } -> std::same_as<bool>;
};
template <class P, class R>
concept Measure = requires(const Step<R, Native>& s) {
    { P::template measure<R, Native>(s) } -> std::same_as<int>;
};

// --- whole turns (model/core/turns.hpp) --------------------------------------------------------
// A bound on whole turns is no measure of a step, and a search for the longest turn no formula. Such a
// property P says what a turn leaves an outline of, and what an outline has to satisfy by the laws of
// single steps; a solver then tells how large one can be (checkers/turn_bounds.hpp).
//   template <class A> struct Outline;                                         // a record
//   template <class R, class A> Bit<A> counts(const Setting<A>&);              // readings it speaks of
//   template <class R, class A> Bit<A> fits(const Setting<A>&, const Outline<A>&);   // true of every turn
//   template <class A> Number<A> size(const Outline<A>&);
//   template <class R> optional<Outline<Native>> outline(setting, before, turn);     // none: not counted
//   TurnRecord record();                                                       // a turn of the greatest size
struct TurnRecord {
    std::string_view position, turn;
    std::vector<std::string_view> readings;  // "KEY=VALUE", which are not the default
    std::string_view line;                   // turns from the set-up to the position, if any are known
};
template <class P, class R>
concept OfTurns = requires(const typename R::template Setting<Native>& setting,
                           const typename P::template Outline<Native>& outline) {
    { P::template fits<R, Native>(setting, outline) } -> std::same_as<bool>;
    { P::record() } -> std::same_as<TurnRecord>;
};

// --- few cases -----------------------------------------------------------------------------------
// What follows from laws of steps by trying every case of something small:
//   Decision decide();            // every case tried
//   Decision decide_without();    // the same without the laws it rests on: then it may not hold
struct Decision {
    bool holds = false;
    std::string detail;
    // Play that shows it, if there is any: moves of the game from a position, "" for the set-up.
    std::string position{};
    std::vector<std::string> moves{};
};
template <class P>
concept ByCases = requires {
    { P::decide() } -> std::same_as<Decision>;
    { P::decide_without() } -> std::same_as<Decision>;
};

// What is said of one recorded game (model/core/recorded_play.hpp), decided by playing:
//   template <class R> Decision decide();
//   template <class R> Decision decide_elsewhere();   // the same of another place in the game, where it is not so
template <class P, class R>
concept OfRecordedGame = requires {
    { P::template decide<R>() } -> std::same_as<Decision>;
    { P::template decide_elsewhere<R>() } -> std::same_as<Decision>;
};

// What a source says of play in the small, decided by playing every case of it, by the executable rules:
//   template <class R> Decision decide();
//   template <class R> Decision decide_without();     // the same without what it rests on: then it is not so
template <class P, class R>
concept OfPlay = requires {
    { P::template decide<R>() } -> std::same_as<Decision>;
    { P::template decide_without<R>() } -> std::same_as<Decision>;
};

template <class P, class S>
concept WithPremise = requires(const S& s) {
    P::template premise<typename S::Game, typename S::Algebra>(s);
};

// The premise, true where there is none; and premise implies holds.
template <class P, class S>
Bit<typename S::Algebra> premise_of(const S& s) {
    if constexpr (WithPremise<P, S>)
        return P::template premise<typename S::Game, typename S::Algebra>(s);
    else
        return true;
}
template <class P, class S>
Bit<typename S::Algebra> law_of(const S& s) {
    return implies(premise_of<P>(s), P::template holds<typename S::Game, typename S::Algebra>(s));
}

}  // namespace nomos

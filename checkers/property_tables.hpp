// A property as the provers see it: a table of functions. What a property speaks of is asked here, so a prover knows
// no property and is compiled once a ruleset (docs/decisions/031). Two more files go through the list: invariants.hpp,
// and telling_laws.hpp for what a law tells beside.
//
// A table keeps nothing and is copied like a number. nullptr: the property has no such function.
#pragma once

#include <optional>

#include "checkers/invariants.hpp"
#include "checkers/prover.hpp"
#include "checkers/scene.hpp"
#include "model/core/dice.hpp"
#include "properties/grant.hpp"
#include "properties/line.hpp"
#include "properties/pair.hpp"

namespace nomos {

// A function of a Situation, Step or Pair over the rule algebra: as it runs, and as a term.
template <class R, template <class, class> class Of, template <class> class Answer = Bit>
struct OverAlgebra {
    Answer<Native> (*native)(const Of<R, Native>&);
    Answer<Symbolic> (*symbolic)(const Of<R, Symbolic>&);

    Answer<Native> operator()(const Of<R, Native>& of) const { return native(of); }
    Answer<Symbolic> operator()(const Of<R, Symbolic>& of) const { return symbolic(of); }
};
// What is true wherever the premise is not, and where there is none.
template <class R, class P, template <class, class> class Of>
constexpr OverAlgebra<R, Of> law_over_algebra() {
    return {law_of<P, Of<R, Native>>, law_of<P, Of<R, Symbolic>>};
}
template <class R, class P, template <class, class> class Of>
constexpr OverAlgebra<R, Of> premise_over_algebra() {
    return {premise_of<P, Of<R, Native>>, premise_of<P, Of<R, Symbolic>>};
}

// --- how a proof is led (hinted_proof.hpp) -----------------------------------------------------------
template <class R>
struct Hints {
    using Give = void (*)(const Step<R, Symbolic>&, Prover&);
    Give of_step = nullptr, for_strangers = nullptr;
};
template <class R, class P>
constexpr Hints<R> hints() {
    Hints<R> all;
    if constexpr (requires(const Step<R, Symbolic>& s, Prover& p) { P::template hints<R>(s, p); })
        all.of_step = [](const Step<R, Symbolic>& s, Prover& p) { P::template hints<R>(s, p); };
    if constexpr (requires(const Step<R, Symbolic>& s, Prover& p) { P::template hints_for_strangers<R>(s, p); })
        all.for_strangers = [](const Step<R, Symbolic>& s, Prover& p) { P::template hints_for_strangers<R>(s, p); };
    return all;
}

// --- laws of positions, steps and pairs --------------------------------------------------------------
template <class R>
struct LawOfPositions {
    OverAlgebra<R, Situation> holds, premise;
    bool has_premise;
    smt::Bit (*rested_on)(const Situation<R, Symbolic>&);  // of the position before a step: what else is known
    Hints<R> hints;
};
template <class R>
struct LawOfSteps {
    OverAlgebra<R, Step> premise, holds;
    Hints<R> hints;
};
template <class R>
struct LawOfPairs {
    OverAlgebra<R, Pair> premise, holds;
};
template <class R>
struct LawOfCandidates {
    OverAlgebra<R, Candidate> grants;
    void (*hints)(const Candidate<R, Symbolic>&, Prover&) = nullptr;
};

// A property may name invariants that it rests on, as a tuple P::RestsOn: they are in the ruleset's list, so each
// is proved by a check of its own, and here they are known of the position before.
template <class R, class I>
constexpr bool is_listed() {
    bool found = false;
    for_each_property<R>([&]<class P>() { found = found || std::is_same_v<P, I>; });
    return found;
}
template <class R, class P>
smt::Bit rested_on(const Situation<R, Symbolic>& s) {
    smt::Bit known = true;
    if constexpr (requires { typename P::RestsOn; })
        for_each_of<typename P::RestsOn>([&]<class I>() {
            static_assert(is_listed<R, I>(), "what a property rests on is checked, too");
            expect(induction::is_invariant<R, I>(), "what a property rests on is an invariant");
            known = known && law_of<I>(s);
        });
    return known;
}

template <class R, class P>
constexpr LawOfPositions<R> law_of_positions() {
    return {law_over_algebra<R, P, Situation>(), premise_over_algebra<R, P, Situation>(),
            WithPremise<P, Situation<R, Native>>, rested_on<R, P>, hints<R, P>()};
}
template <class R, class P>
constexpr LawOfSteps<R> law_of_steps() {
    return {premise_over_algebra<R, P, Step>(), law_over_algebra<R, P, Step>(), hints<R, P>()};
}
template <class R, class P>
constexpr LawOfPairs<R> law_of_pairs() {
    return {premise_over_algebra<R, P, Pair>(), law_over_algebra<R, P, Pair>()};
}
template <class R, class P>
constexpr LawOfCandidates<R> law_of_candidates() {
    LawOfCandidates<R> law{{P::template grants<R, Native>, P::template grants<R, Symbolic>}};
    if constexpr (requires(const Candidate<R, Symbolic>& c, Prover& p) { P::template hints<R>(c, p); })
        law.hints = [](const Candidate<R, Symbolic>& c, Prover& p) { P::template hints<R>(c, p); };
    return law;
}

// --- bounds --------------------------------------------------------------------------------------------
template <class R>
struct BoundOnSteps {
    std::string_view id;
    OverAlgebra<R, Step> premise;
    OverAlgebra<R, Step, Number> measure;
    Case<R> (*tries)(Dice&);  // a case that is worth trying
    Hints<R> hints;
};
template <class R, class P>
BoundOnSteps<R> bound_on_steps() {
    BoundOnSteps<R> bound{P::info().id,
                          premise_over_algebra<R, P, Step>(),
                          {P::template measure<R, Native>, P::template measure<R, Symbolic>},
                          nullptr,
                          hints<R, P>()};
    if constexpr (requires(Dice & dice) {
                      { P::template tries<Case<R>>(dice) } -> std::same_as<Case<R>>;
                  })
        bound.tries = P::template tries<Case<R>>;
    return bound;
}

// A bound on whole turns; what it makes of one is all that is seen of its outlines.
struct Outlined {
    int size = 0;
    bool fits = false;
};
template <class R>
struct BoundOnTurns {
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    TurnRecord (*record)();
    bool (*counts)(const Setting&);
    std::optional<Outlined> (*outlined)(const Setting&, const Position&, const typename R::Turn&);
    void (*require_larger)(smt::Session&, int size, bool must_fit);  // an outline of more than that size
};
template <class R, class P>
std::optional<Outlined> outlined(const typename R::template Setting<Native>& setting,
                                 const typename R::template Position<Native>& before, const typename R::Turn& turn) {
    const auto outline = P::template outline<R>(setting, before, turn);
    if (!outline) return {};
    return Outlined{P::template size<Native>(*outline), P::template fits<R, Native>(setting, *outline)};
}
template <class R, class P>
void require_larger(smt::Session& session, int size, bool must_fit) {
    const auto setting = session.fresh<typename R::template Setting<Symbolic>>("setting");
    const auto outline = session.fresh<typename P::template Outline<Symbolic>>("outline");
    session.require(R::template well_formed<Symbolic>(setting));
    session.require(P::template counts<R, Symbolic>(setting));
    if (must_fit) session.require(P::template fits<R, Symbolic>(setting, outline));
    session.require(P::template size<Symbolic>(outline) > smt::Number(size));
}
template <class R, class P>
constexpr BoundOnTurns<R> bound_on_turns() {
    return {P::record, P::template counts<R, Native>, outlined<R, P>, require_larger<R, P>};
}

// --- what is decided by trying or playing ----------------------------------------------------------
// Of few cases, or on the record of one game: that it is so; and that it is not without what it rests on, or at
// another place.
struct DecidedClaim {
    Decision (*decide)();
    Decision (*decide_otherwise)();
    bool on_record;
};
// The ruleset with another reading set as its default. Which, is kept by thread, since checks run side by side; whoever
// decides something says so first.
template <class R>
struct ReadAs : R {
    using Setting = typename R::template Setting<Native>;
    static Setting default_setting() { return chosen; }
    static inline thread_local Setting chosen{};
};
template <class R>
struct ClaimOfPlay {
    Decision (*decide)();  // as ReadAs<R> says
    Decision (*decide_without)();
    bool is_record;  // one case, not all

    Decision decided(const typename R::template Setting<Native>& setting) const {
        ReadAs<R>::chosen = setting;
        return decide();
    }
    Decision decided_without() const {
        ReadAs<R>::chosen = R::default_setting();
        return decide_without();
    }
};
template <class R, class P>
ClaimOfPlay<R> claim_of_play() {
    return {P::template decide<ReadAs<R>>, P::template decide_without<ReadAs<R>>,
            P::info().kind == PropertyKind::bound};
}

// --- how games end -------------------------------------------------------------------------------------
template <class R>
struct ClaimOfLines {
    std::vector<Line> (*lines)();
    std::vector<std::string_view> (*under)();
    bool possible;  // said to be possible, or denied
};
template <class P>
constexpr bool is_said_to_be_possible() {
    return requires { P::kPossible; };
}
template <class R, class P>
constexpr ClaimOfLines<R> claim_of_lines() {
    ClaimOfLines<R> claim{P::lines, nullptr, is_said_to_be_possible<P>()};
    if constexpr (requires { P::under(); }) claim.under = P::under;
    return claim;
}

// Whoever is to move has a move where this is so.
template <class R>
struct AlwaysAMove {
    OverAlgebra<R, Situation> where;
};
template <class R, class P>
constexpr AlwaysAMove<R> always_a_move() {
    return {{P::template can_move<R, Native>, P::template can_move<R, Symbolic>}};
}

// --- what a property speaks of -------------------------------------------------------------------------
template <class R, class P>
constexpr auto table_of() {
    if constexpr (Measure<P, R>) {
        return bound_on_steps<R, P>();
    } else if constexpr (ByCases<P>) {
        return DecidedClaim{P::decide, P::decide_without, false};
    } else if constexpr (OfRecordedGame<P, R>) {
        return DecidedClaim{P::template decide<R>, P::template decide_elsewhere<R>, true};
    } else if constexpr (OfPlay<P, R>) {
        return claim_of_play<R, P>();
    } else if constexpr (OfTurns<P, R>) {
        return bound_on_turns<R, P>();
    } else if constexpr (OfPosition<P, R>) {
        return law_of_positions<R, P>();
    } else if constexpr (OfLines<P>) {
        return claim_of_lines<R, P>();
    } else if constexpr (OfMoversWithMoves<P, R>) {
        return always_a_move<R, P>();
    } else if constexpr (OfPair<P, R>) {
        return law_of_pairs<R, P>();
    } else if constexpr (OfCandidate<P, R>) {
        return law_of_candidates<R, P>();
    } else {
        static_assert(OfStep<P, R>,
                      "a property speaks of positions, candidates, pairs or steps, measures steps, or shows lines");
        return law_of_steps<R, P>();
    }
}

}  // namespace nomos

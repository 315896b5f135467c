// The checks of a ruleset's property list: each property proved, and shown not to be empty.
#pragma once

#include "checkers/bounds.hpp"
#include "checkers/lines.hpp"
#include "checkers/pair_laws.hpp"
#include "checkers/played_claims.hpp"
#include "checkers/turn_bounds.hpp"

namespace nomos::property_suite {

inline CheckKind kind_of(PropertyKind k) {
    switch (k) {
        case PropertyKind::invariant:
        case PropertyKind::lemma:
            return CheckKind::invariant;
        case PropertyKind::law:
            return CheckKind::law;
        case PropertyKind::bound:
            return CheckKind::bound;
        case PropertyKind::claim:
            return CheckKind::claim;
        case PropertyKind::leak:
            return CheckKind::leak;
        case PropertyKind::termination:
            return CheckKind::termination;
    }
    return CheckKind::law;
}

inline void take(const Decision& decision, bool wanted, CheckResult& r) {
    r.verdict = decision.holds == wanted ? Verdict::holds : Verdict::violated, r.detail = decision.detail;
}

template <class R, class P>
void add(std::vector<CheckTask>& out) {
    const PropertyInfo& info = P::info();
    const std::string id(info.id), law(info.law);
    const auto clauses = strings(info.clauses);
    using How = Asked::How;
    const Asked question(
        requires { P::kPossible; } ? How::possible : How::always, law);
    const auto vacuity = [&](auto check) {
        out.push_back(task<R>(id + ".non-vacuous", CheckKind::vacuity, Asked(How::can_it_fail, law), Method::proof,
                              clauses, check));
    };
    if constexpr (Measure<P, R>) {
        out.push_back(
            task<R>(id, CheckKind::bound, Asked(How::the_most, law), Method::proof, clauses, bounds::find<R, P>));
        vacuity(bounds::can_be_exceeded<R, P>);
        out.back().late = true;  // asks for the same most
    } else if constexpr (ByCases<P>) {
        const auto every_case = [](CheckResult& r) { r.method = Method::exhaustive, r.scope.board = "every case"; };
        out.push_back(task<R>(id, kind_of(info.kind), question, Method::exhaustive, clauses,
                              [=](const Options&, CheckResult& r) { every_case(r), take(P::decide(), true, r); }));
        vacuity([=](const Options&, CheckResult& r) { every_case(r), take(P::decide_without(), false, r); });
    } else if constexpr (OfRecord<P, R>) {
        const auto by_replay = [](CheckResult& r) {
            r.method = Method::replay, r.scope = {"the recorded game", "the default reading set", ""};
        };
        out.push_back(
            task<R>(id, kind_of(info.kind), Asked(How::is_it_so, law), Method::replay, clauses,
                    [=](const Options&, CheckResult& r) { by_replay(r), take(P::template decide<R>(), true, r); }));
        vacuity(
            [=](const Options&, CheckResult& r) { by_replay(r), take(P::template decide_elsewhere<R>(), false, r); });
    } else if constexpr (OfPlay<P, R>) {
        const Asked asked(played_claims::is_record<P>() ? How::the_most : How::is_it_so, law);
        out.push_back(task<R>(id, kind_of(info.kind), asked, Method::exhaustive, clauses, played_claims::decide<R, P>));
        vacuity(played_claims::can_fail<R, P>);
    } else if constexpr (OfTurns<P, R>) {
        out.push_back(
            task<R>(id, CheckKind::bound, Asked(How::the_most, law), Method::proof, clauses, turn_bounds::find<R, P>));
        vacuity(turn_bounds::can_be_exceeded<R, P>);
    } else if constexpr (OfPosition<P, R>) {
        const bool inductive = induction::is_invariant<R, P>();
        out.push_back(task<R>(id, kind_of(info.kind), question, Method::proof, clauses,
                              inductive ? induction::prove<R, P> : laws::prove_position<R, P>));
        vacuity(induction::can_break<R, P>);
    } else if constexpr (OfLines<P>) {
        out.push_back(task<R>(id, kind_of(info.kind), question, Method::replay, clauses, lines::replay<R, P>));
        vacuity(lines::can_show_nothing<R, P>);
    } else if constexpr (OfMoversWithMoves<P, R>) {
        out.push_back(task<R>(id, kind_of(info.kind), question, Method::proof, clauses, lines::prove_can_move<R, P>));
        vacuity(lines::can_be_stuck<R, P>);
    } else if constexpr (OfPair<P, R>) {
        out.push_back(task<R>(id, kind_of(info.kind), question, Method::proof, clauses, pairs::prove<R, P>));
        vacuity(pairs::can_fire_and_fail<R, P>);
    } else {
        static_assert(OfStep<P, R>, "a property speaks of positions, pairs or steps, measures steps, or shows lines");
        out.push_back(task<R>(id, kind_of(info.kind), question, Method::proof, clauses, laws::prove_step<R, P>));
        vacuity(laws::can_fire_and_fail<R, P>);
    }
}

template <class R>
std::vector<CheckTask> tasks() {
    std::vector<CheckTask> out;
    const std::string id = std::string(R::info().id) + ".invariant.well-formed";
    out.push_back(task<R>(id, CheckKind::invariant,
                          Asked(Asked::How::always, "positions stay well-formed, as the encodings need"), Method::proof,
                          {}, induction::prove_well_formed<R>));
    [&]<class... P>(std::tuple<P...>*) { (add<R, P>(out), ...); }(static_cast<typename R::Properties*>(nullptr));
    return out;
}

}  // namespace nomos::property_suite

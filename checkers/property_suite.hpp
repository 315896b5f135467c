// The checks of a ruleset's property list: each property proved, and shown not to be empty.
#pragma once

#include "checkers/bounds.hpp"
#include "checkers/grants.hpp"
#include "checkers/pair_laws.hpp"
#include "checkers/played_claims.hpp"
#include "checkers/termination.hpp"
#include "checkers/turn_bounds.hpp"

namespace nomos::property_suite {

using How = Asked::How;

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

// What every property says of itself.
struct About {
    const PropertyInfo& info;
    bool possible;  // said to be possible, not to be so always

    How asked() const { return possible ? How::possible : How::always; }
};
// The check of a property and the one that shows that it can fail.
struct Checks {
    CheckKind kind;
    How asked;
    Method method;
    CheckBody prove, show_it_can_fail;
    bool is_twin_late = false;  // it asks for what the first finds
};

// --- by what a property speaks of --------------------------------------------------------------------
template <class R>
Checks checks_of(const LawOfSteps<R>& law, const About& about) {
    return {kind_of(about.info.kind), about.asked(), Method::proof,
            [=](const Options& options, CheckResult& r) { laws::prove_step(law, options, r); },
            [=](const Options& options, CheckResult& r) { laws::can_fire_and_fail(law, options, r); }};
}
template <class R>
Checks checks_of(const LawOfPositions<R>& law, const About& about) {
    const CheckKind kind = kind_of(about.info.kind);
    return {kind, about.asked(), Method::proof,
            [=](const Options& options, CheckResult& r) {
                kind == CheckKind::invariant ? induction::prove(law, options, r)
                                             : laws::prove_position(law, options, r);
            },
            [=](const Options& options, CheckResult& r) {
                laws::can_fire_and_fail(law, kind == CheckKind::law, options, r);
            }};
}
template <class R>
Checks checks_of(const LawOfCandidates<R>& law, const About& about) {
    return {kind_of(about.info.kind), about.asked(), Method::proof,
            [=](const Options& options, CheckResult& r) { grants::prove(law, options, r); },
            [=](const Options& options, CheckResult& r) { grants::can_grant_and_withhold(law, options, r); }};
}
template <class R>
Checks checks_of(const LawOfPairs<R>& law, const About& about) {
    return {kind_of(about.info.kind), about.asked(), Method::proof,
            [=](const Options& options, CheckResult& r) { pairs::prove(law, options, r); },
            [=](const Options& options, CheckResult& r) { pairs::can_fire_and_fail(law, options, r); }};
}
template <class R>
Checks checks_of(const BoundOnSteps<R>& bound, const About&) {
    return {CheckKind::bound,
            How::the_most,
            Method::proof,
            [=](const Options& options, CheckResult& r) { bounds::find(bound, options, r); },
            [=](const Options& options, CheckResult& r) { bounds::can_be_exceeded(bound, options, r); },
            true};
}
template <class R>
Checks checks_of(const BoundOnTurns<R>& bound, const About&) {
    return {CheckKind::bound, How::the_most, Method::proof,
            [=](const Options& options, CheckResult& r) { turn_bounds::find(bound, options, r); },
            [=](const Options& options, CheckResult& r) { turn_bounds::can_be_exceeded(bound, options, r); }};
}
template <class R>
Checks checks_of(const ClaimOfPlay<R>& claim, const About& about) {
    return {kind_of(about.info.kind), claim.is_record ? How::the_most : How::is_it_so, Method::exhaustive,
            [=](const Options&, CheckResult& r) { played_claims::decide(claim, r); },
            [=](const Options&, CheckResult& r) { played_claims::can_fail(claim, r); }};
}
template <class R>
Checks checks_of(const ClaimOfLines<R>& claim, const About& about) {
    return {kind_of(about.info.kind), about.asked(), Method::replay,
            [=](const Options& options, CheckResult& r) { termination::replay(claim, options, r); },
            [=](const Options& options, CheckResult& r) { termination::can_show_nothing(claim, options, r); }};
}
template <class R>
Checks checks_of(const AlwaysAMove<R>& law, const About& about) {
    return {kind_of(about.info.kind), about.asked(), Method::proof,
            [=](const Options& options, CheckResult& r) { termination::prove_can_move(law, options, r); },
            [=](const Options& options, CheckResult& r) { termination::can_be_stuck(law, options, r); }};
}
inline Checks checks_of(const DecidedClaim& claim, const About& about) {
    const bool on_record = claim.on_record;
    const auto check = [on_record](Decision (*decide)(), bool wanted) {
        return [=](const Options&, CheckResult& r) {
            r.method = on_record ? Method::replay : Method::exhaustive;
            if (on_record)
                r.scope = {"the recorded game", "the default reading set", ""};
            else
                r.scope.board = "every case";
            const Decision decision = decide();
            r.verdict = decision.holds == wanted ? Verdict::holds : Verdict::violated, r.detail = decision.detail;
        };
    };
    return {kind_of(about.info.kind), on_record ? How::is_it_so : about.asked(),
            on_record ? Method::replay : Method::exhaustive, check(claim.decide, true),
            check(claim.decide_otherwise, false)};
}

// --- the list ------------------------------------------------------------------------------------------
template <class R>
void add(const About& about, const Checks& checks, std::vector<CheckTask>& out) {
    const std::string id(about.info.id), law(about.info.law);
    const auto clauses = strings(about.info.clauses);
    out.push_back(task<R>(id, checks.kind, Asked(checks.asked, law), checks.method, clauses, checks.prove));
    out.push_back(task<R>(id + ".non-vacuous", CheckKind::vacuity, Asked(How::can_it_fail, law), Method::proof, clauses,
                          checks.show_it_can_fail));
    out.back().late = checks.is_twin_late;
}

template <class R>
std::vector<CheckTask> tasks() {
    std::vector<CheckTask> out;
    const std::string id = std::string(R::info().id) + ".invariant.well-formed";
    out.push_back(task<R>(id, CheckKind::invariant,
                          Asked(How::always, "The parts of a position fit together after every move."), Method::proof,
                          {}, induction::prove_well_formed<R>));
    for_each_property<R>([&]<class P>() {
        const About about{P::info(), is_said_to_be_possible<P>()};
        add<R>(about, checks_of(table_of<R, P>(), about), out);
    });
    return out;
}

}  // namespace nomos::property_suite

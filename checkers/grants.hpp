// Grants (properties/grant.hpp): moves that have to be legal.
//
// The query asks for a granted move that the rules bar, in a position with all invariants: unsatisfiable means that the
// grant is kept. It is asked as laws are (ladder.hpp).
#pragma once

#include "checkers/laws.hpp"

namespace nomos::grants {

template <class R>
Candidate<R, Native> native_candidate(const Case<R>& c) {
    return {c.setting, c.before, c.move, R::template Rules<Native>::outcome(c.setting, c.before)};
}
template <class R>
Candidate<R, Symbolic> candidate_of(const Scene<R>& scene) {
    return {scene.setting, scene.before, scene.move, scene.outcome()};
}

template <class R>
bool kept_in_each_case(const LawOfCandidates<R>& law, const Options& options) {
    for (int k = 0; k < cases<R>(); ++k) {
        Scene<R> scene(options.budget, k);
        const Candidate<R, Symbolic> candidate = candidate_of(scene);
        const smt::Bit granted = law.grants(candidate);
        if (granted.is_constant() && !granted.constant()) continue;  // the case does not concern it
        smt::RefutationCache cache = cache_of(scene, options.budget);
        Prover prover(scene.session, cache, options.budget, k, scene.enough());
        if (law.hints != nullptr) law.hints(candidate, prover);
        if (!prover.settled_against({granted, !scene.legal()})) return false;
    }
    return true;
}

template <class R>
void prove(const LawOfCandidates<R>& law, const Options& options, CheckResult& r) {
    r.verdict = Verdict::holds, r.detail = "every move that it grants is legal";
    const auto broken = [&](Scene<R>& scene) {
        const Case<R> c = canonical_case(scene);
        expect(law.grants(native_candidate(c)) && !R::template Rules<Native>::legal(c.setting, c.before, c.move),
               "a move that is granted and barred replays");
        r.verdict = Verdict::violated, r.detail = "the rules bar a move that it grants";
        r.witnesses.push_back(witness<R>(c, is_least(scene) ? "the smallest such position" : "such a position"));
    };
    const ladder::Question<R> question{
        [&](Scene<R>& scene) { return law.grants(candidate_of(scene)) && !scene.legal(); },
        [&]() -> std::optional<Pass> {
            if (!kept_in_each_case(law, options)) return {};
            return law.hints != nullptr ? Pass::lemmas : Pass::cases;
        },
        {},
        r.id,
        true};
    laws::told(r, ladder::ask<R>(question, options, options, ladder::Witnesses::canonical, broken));
}

// --- non-vacuity -----------------------------------------------------------------------------------
// Some move from a position with all invariants is granted, or is not.
template <class R>
smt::Answer some(const LawOfCandidates<R>& law, bool granted, const Options& options) {
    const bool met = laws::thrown<R>(options, [&](const Case<R>& c, Dice&) {
        return R::template well_formed<Native>(c.setting, c.before, c.move) &&
               law.grants(native_candidate(c)) == granted && induction::all_invariants<R, Native>(c.setting, c.before);
    });
    if (met) return smt::Answer::satisfiable;
    const auto ask = [&](Scene<R>& scene) {
        scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
        scene.session.require(law.grants(candidate_of(scene)) == smt::Bit(granted));
    };
    return ladder::look_for<R>(options.budget, ask, [](auto&) {}).answer;
}
template <class R>
void can_grant_and_withhold(const LawOfCandidates<R>& law, const Options& options, CheckResult& r) {
    const smt::Answer yes = some(law, true, options), no = some(law, false, options);
    const bool spent = yes == smt::Answer::unknown || no == smt::Answer::unknown;
    const bool good = yes == smt::Answer::satisfiable && no == smt::Answer::satisfiable;
    if (spent) return give_up(r);
    r.verdict = good ? Verdict::holds : Verdict::violated;
    r.detail = good                                ? "it grants a move, and not every move"
               : yes == smt::Answer::unsatisfiable ? "it never grants a move"
                                                   : "it grants every move there is";
}

}  // namespace nomos::grants

// Laws, bounds and claims: what every legal step (or every position) must satisfy, by proof.
//
// A law's query asks for a legal step from a position with all invariants that breaks it:
// unsatisfiable means it holds. A bound's query asks for a step that measures more than the best
// so far, until there is none: the bound is computed, never typed in.
#pragma once

#include "checkers/induction.hpp"

namespace nomos::laws {

template <class R>
void require_legal_step(Scene<R>& scene) {
    scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
    scene.session.require(scene.legal());
}

template <class R>
Step<R, Native> native_step(const Case<R>& c, const typename R::template Position<Native>& after) {
    return {c.setting, c.before, c.move, after, R::Rules::template outcome<Native>(c.setting, c.before),
            R::Rules::template outcome<Native>(c.setting, after)};
}

inline void unknown(CheckResult& r, const smt::Session& s) {
    r.verdict = Verdict::unknown, r.detail = "budget spent: " + s.reason();
}

template <class R, class P>
void prove_step(const Options& options, CheckResult& r) {
    Scene<R> scene(options.budget);
    require_legal_step(scene);
    const auto after = scene.after();
    scene.session.require(!law_of<P>(scene.step_to(after)));
    dump_smtlib(scene.session, options, r.id);
    const smt::Answer answer = scene.session.check();
    if (answer == smt::Answer::unknown) return unknown(r, scene.session);
    if (answer == smt::Answer::unsatisfiable) {
        r.verdict = Verdict::holds, r.detail = "no legal move breaks it";
        return;
    }
    const Case<R> c = canonical_case(scene);
    const auto next = R::Rules::template apply<Native>(c.setting, c.before, c.move);
    expect(!law_of<P>(native_step(c, next)), "a step that breaks a law replays");
    r.verdict = Verdict::violated, r.detail = "a legal move breaks it";
    r.witnesses.push_back(witness<R>(c, "the smallest step that breaks it"));
}

template <class R, class P>
void prove_position(const Options& options, CheckResult& r) {
    Scene<R> scene(options.budget);
    scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
    scene.session.require(!law_of<P>(induction::situation<R, Symbolic>(scene.setting, scene.before)));
    dump_smtlib(scene.session, options, r.id);
    const smt::Answer answer = scene.session.check();
    if (answer == smt::Answer::unknown) return unknown(r, scene.session);
    if (answer == smt::Answer::unsatisfiable) {
        r.verdict = Verdict::holds, r.detail = "no position breaks it";
        return;
    }
    const Case<R> c = canonical_case(scene);
    expect(!law_of<P>(induction::situation<R, Native>(c.setting, c.before)), "a position that breaks a law replays");
    r.verdict = Verdict::violated, r.detail = "a position breaks it";
    r.witnesses.push_back(witness<R>(c, "the smallest position that breaks it", false));
}

template <class R, class P>
void find_bound(const Options& options, CheckResult& r) {
    Scene<R> scene(options.budget);
    require_legal_step(scene);
    const auto after = scene.after();
    const auto step = scene.step_to(after);
    const smt::Number measure = P::template measure<R, Symbolic>(step);
    scene.session.require(premise_of<P>(step));
    int best = -1;
    smt::Answer answer = scene.session.check();
    while (answer == smt::Answer::satisfiable) {
        best = scene.session.value(measure);
        answer = scene.session.check({measure > smt::Number(best)});
    }
    if (answer == smt::Answer::unknown || best < 0) return unknown(r, scene.session);
    dump_smtlib(scene.session, options, r.id);
    scene.session.require(measure == smt::Number(best));
    scene.session.check();
    const Case<R> c = canonical_case(scene);
    const auto next = R::Rules::template apply<Native>(c.setting, c.before, c.move);
    expect((P::template measure<R, Native>(native_step(c, next)) == best), "a record step replays");
    r.verdict = Verdict::holds;
    r.detail = "the most is " + std::to_string(best) + ": more is refuted, the record is shown";
    r.witnesses.push_back(witness<R>(c, "a record: " + std::to_string(best)));
}

// Non-vacuity of a law: a legal step fires the premise, and some step made without the rules
// (any well-formed position for `after`) breaks the law.
template <class R, class P>
void can_fire_and_fail(const Options& options, CheckResult& r) {
    Scene<R> fires(options.budget);
    require_legal_step(fires);
    const auto after = fires.after();
    fires.session.require(premise_of<P>(fires.step_to(after)));
    const smt::Answer fire = fires.session.check();

    smt::Answer fail = smt::Answer::satisfiable;  // a bound cannot fail: its record is its witness
    if constexpr (OfStep<P, R>) {
        Scene<R> fails(options.budget);
        const auto any_after = fails.session.template fresh<typename Scene<R>::Position>("after");
        fails.session.require(!law_of<P>(fails.step_to(any_after)));
        fail = fails.session.check();
    }
    const bool spent = fire == smt::Answer::unknown || fail == smt::Answer::unknown;
    const bool good = fire == smt::Answer::satisfiable && fail == smt::Answer::satisfiable;
    r.verdict = good ? Verdict::holds : spent ? Verdict::unknown : Verdict::violated;
    r.detail = good ? "a legal move fires it, and a step made without the rules breaks it"
               : fire == smt::Answer::unsatisfiable ? "no legal move ever fires it" : "no step can break it";
}

}  // namespace nomos::laws

// Bounds: the most that a measure can be over all legal steps, found and not typed in.
//
// Moves tried at random give a record to start from. Then more is asked for, until it is refuted; the
// smallest step with the last record is shown.
#pragma once

#include "checkers/laws.hpp"

namespace nomos::bounds {

template <class R, class P>
int measure_of(const Case<R>& c) {
    typename R::template Position<Native> after;
    const auto step = laws::legal_step(c, after);
    return premise_of<P>(step) ? P::template measure<R, Native>(step) : -1;
}

// The most among thrown positions and moves; -1 if none counts.
template <class R, class P>
int most_thrown(const Options& options) {
    int best = -1;
    laws::thrown<R>(options, [&](const Case<R>& c, Dice&) {
        if (induction::all_invariants<R, Native>(c.setting, c.before) &&
            R::Rules::template legal<Native>(c.setting, c.before, c.move))
            best = std::max(best, measure_of<R, P>(c));
        return false;
    });
    return best;
}

// No legal step measures more: by hints, with the sums of well-formedness among the hypotheses.
template <class R, class P>
bool no_more_than(int best, const Options& options) {
    const auto claim = [best](const Step<R, Symbolic>& step) {
        return implies(premise_of<P>(step), P::template measure<R, Symbolic>(step) <= smt::Number(best));
    };
    const auto sums = [](const Scene<R>& scene) { return R::template well_formed<Symbolic>(scene.setting, scene.before); };
    return hinted::holds_in_each_case<R, P>(options, claim, sums);
}

struct Most {
    int value = -1;
    bool known = false;  // false: the budget was spent
    std::string reason;
};

// A step that measures more than `best`; its measure is put there.
template <class R, class P>
smt::Answer find_more(const Options& options, Most& most) {
    const auto ask = [&](Scene<R>& scene) {
        laws::require_legal_step(scene);
        const auto after = scene.after();
        const auto step = scene.step_to(after);
        scene.session.require(premise_of<P>(step) && P::template measure<R, Symbolic>(step) > smt::Number(most.value));
    };
    return laws::look_for<R>(options, most.reason, ask, [&](Scene<R>& scene) { most.value = measure_of<R, P>(read(scene)); });
}

template <class R, class P>
Most most(const Options& options) {
    Most most{most_thrown<R, P>(options), false, ""};
    while (true) {
        if (most.value >= 0 && no_more_than<R, P>(most.value, options)) return most.known = true, most;
        const smt::Answer answer = find_more<R, P>(options, most);
        if (answer == smt::Answer::satisfiable) continue;
        most.known = answer == smt::Answer::unsatisfiable && most.value >= 0;
        return most;
    }
}

template <class R, class P>
void find(const Options& options, CheckResult& r) {
    const Most found = most<R, P>(options);
    if (!found.known) return laws::unknown(r, found.reason);
    const auto of_that_measure = [&](Scene<R>& scene) {
        laws::require_legal_step(scene);
        const auto after = scene.after();
        const auto step = scene.step_to(after);
        scene.session.require(premise_of<P>(step));
        const smt::Number measure = P::template measure<R, Symbolic>(step);
        dump_smtlib(scene.session, options, r.id, measure > smt::Number(found.value));
        scene.session.require(measure == smt::Number(found.value));
    };
    std::string reason;
    const smt::Answer answer = laws::look_for<R>(options, reason, of_that_measure, [&](Scene<R>& scene) {
        const Case<R> c = canonical_case(scene);
        expect((measure_of<R, P>(c) == found.value), "a record step replays");
        r.witnesses.push_back(witness<R>(c, "a record: " + std::to_string(found.value)));
    });
    if (answer == smt::Answer::unknown) return laws::unknown(r, reason);
    r.verdict = Verdict::holds;
    r.detail = "the most is " + std::to_string(found.value) + ": more is refuted, the record is shown";
}

}  // namespace nomos::bounds

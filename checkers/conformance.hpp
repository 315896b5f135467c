// Conformance: the executable rules - the very code that plays, lifted - and the constraints are
// the same, for every well-formed position, every move and every reading set of the full board.
//
// Each query asks for a disagreement. Unsatisfiable: they agree (holds). Satisfiable: the
// smallest disagreement is read back and replayed natively before it is believed (violated).
#pragma once

#include "checkers/canonical.hpp"
#include "checkers/cut_proof.hpp"

namespace nomos::conformance {

// Looks for a model in which `agreement` fails; `confirm(case)` replays it natively.
template <class R, class Confirm>
void ask(Scene<R>& scene, const smt::Bit& agreement, const std::vector<smt::Bit>& given, const Options& options,
         CheckResult& r, Confirm&& confirm, std::string_view agree, std::string_view differ) {
    r.verdict = Verdict::holds, r.detail = agree;
    if (agrees_at_cuts(scene, agreement, given)) return;
    for (const smt::Bit& g : given) scene.session.require(g);
    scene.session.require(!agreement);
    dump_smtlib(scene.session, options, r.id + scene.suffix());
    switch (scene.session.check()) {
        case smt::Answer::unsatisfiable: return;
        case smt::Answer::unknown:
            r.verdict = Verdict::unknown, r.detail = "budget spent: " + scene.session.reason();
            return;
        case smt::Answer::satisfiable: break;
    }
    const Case<R> c = canonical_case(scene);
    expect(confirm(c), "a counterexample replays through the executable rules");
    r.verdict = Verdict::violated, r.detail = differ;
    r.witnesses.push_back(witness<R>(c, std::string(differ)));
}

// Asks case by case (see R::kCases) until one does not hold.
template <class R, class Question>
void each_case(const Options& options, CheckResult& r, Question&& question) {
    for (int k = 0; k < cases<R>(); ++k) {
        Scene<R> scene(options.budget, k);
        question(scene);
        if (r.verdict != Verdict::holds) return;
    }
}

template <class R>
void legality(const Options& options, CheckResult& r) {
    each_case<R>(options, r, [&](Scene<R>& scene) {
        const smt::Bit constraints = R::Constraints::template legal<Symbolic>(scene.setting, scene.before, scene.move,
                                                                              scene.all_clauses);
        ask(scene, scene.legal() == constraints, {}, options, r,
            [](const Case<R>& c) {
                return R::Rules::template legal<Native>(c.setting, c.before, c.move) !=
                       R::Constraints::template legal<Native>(c.setting, c.before, c.move, {});
            },
            "both encodings allow exactly the same moves", "one encoding allows the move, the other does not");
    });
}

// Whatever the executable rules make of a legal move, the constraints accept.
template <class R>
void effect(const Options& options, CheckResult& r) {
    each_case<R>(options, r, [&](Scene<R>& scene) {
        const smt::Bit accepted = R::Constraints::template effect<Symbolic>(scene.setting, scene.before, scene.move,
                                                                            scene.after(), scene.all_clauses);
        ask(scene, accepted, {scene.legal()}, options, r,
            [](const Case<R>& c) {
                const auto after = R::Rules::template apply<Native>(c.setting, c.before, c.move);
                return !R::Constraints::template effect<Native>(c.setting, c.before, c.move, after, {});
            },
            "the constraints accept what the executable rules make of every legal move",
            "the constraints do not accept what the executable rules make of the move");
    });
}

// ... and nothing else: the constraints leave no second position open.
template <class R>
void effect_unique(const Options& options, CheckResult& r) {
    each_case<R>(options, r, [&](Scene<R>& scene) {
        const auto other = scene.session.template fresh<typename Scene<R>::Position>("after");
        const smt::Bit accepted = R::Constraints::template effect<Symbolic>(scene.setting, scene.before, scene.move, other,
                                                                            scene.all_clauses);
        ask(scene, same(other, scene.after()), {scene.legal(), accepted}, options, r,
            [&](const Case<R>& c) {
                const auto second = scene.session.template read<typename R::template Position<Native>>(other);
                return R::Constraints::template effect<Native>(c.setting, c.before, c.move, second, {}) &&
                       !same(second, R::Rules::template apply<Native>(c.setting, c.before, c.move));
            },
            "the constraints leave exactly one position after every legal move",
            "the constraints allow a second position after the move");
    });
}

template <class R>
void outcome(const Options& options, CheckResult& r) {
    Scene<R> scene(options.budget);
    const auto judged = scene.outcome();
    smt::Bit alike = true;
    for (int k = 0; k < R::kOutcomes; ++k)
        alike = alike && test(judged, k) == R::Constraints::template outcome<Symbolic>(scene.setting, scene.before, k,
                                                                                       scene.all_clauses);
    ask(scene, alike, {}, options, r,
        [](const Case<R>& c) {
            const auto native = R::Rules::template outcome<Native>(c.setting, c.before);
            for (int k = 0; k < R::kOutcomes; ++k)
                if (native.test(k) != R::Constraints::template outcome<Native>(c.setting, c.before, k, {})) return true;
            return false;
        },
        "both encodings judge every position alike", "the encodings judge the position differently");
}

template <class R>
std::vector<CheckTask> tasks() {
    const std::string base = std::string(R::info().id) + ".conformance.";
    return {
        task<R>(base + "legality", CheckKind::conformance, "Do both encodings allow the same moves?", Method::proof, {}, legality<R>),
        task<R>(base + "effect", CheckKind::conformance, "Do the constraints accept what every legal move does?", Method::proof, {}, effect<R>),
        task<R>(base + "effect-unique", CheckKind::conformance, "Do the constraints leave only one result of a legal move?", Method::proof, {}, effect_unique<R>),
        task<R>(base + "outcome", CheckKind::conformance, "Do both encodings judge the end of the game alike?", Method::proof, {}, outcome<R>),
    };
}

}  // namespace nomos::conformance

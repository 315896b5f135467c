// Conformance: the executable rules - the very code that plays, lifted - and the constraints are
// the same, for every well-formed position, every move and every reading set of the full board.
//
// Each query asks for a disagreement. Unsatisfiable: they agree (holds). Satisfiable: the
// smallest disagreement is read back and replayed natively before it is believed (violated).
#pragma once

#include "checkers/canonical.hpp"
#include "checkers/conformance_samples.hpp"
#include "checkers/cut_proof.hpp"
#include "checkers/disagreement.hpp"
#include "checkers/hinted_proof.hpp"
#include "model/smt/shared_terms.hpp"

namespace nomos::conformance {

// In which case of the ruleset's split a question was given up.
template <class R>
std::string where(const Scene<R>& scene) {
    if (scene.part() < 0 || cases<R>() == 1) return "";
    return "case " + std::to_string(scene.part() + 1) + " of " + std::to_string(cases<R>());
}

// For whoever checks how a question was cut, where questions are written: what it was before. `tell(recipe)` adds what
// the terms of both encodings are that are computed natively beside each sample.
template <class R, class Tell>
void write_recipe(Scene<R>& scene, const Options& options, LemmaCache& lemmas, const std::string& id,
                  smt::Recipe recipe, Tell&& tell) {
    const std::string samples = std::string(R::info().id) + ".conformance" + kSamplesExtension;
    std::call_once(lemmas.samples_written, [&] { dump_beside(options, samples, Samples<R>(options.seed).text()); });
    for (const smt::Meaning& m : smt::stand_ins_for_reachable_sets(scene.session.context())) recipe.cut(m);
    tell(recipe);
    recipe.samples(samples);
    dump_beside(options, id + scene.suffix() + kRecipeExtension, recipe.text());
}

// Looks for a model in which `agreement` fails; `differ(case)` replays it natively and tells what each encoding says.
template <class R, class Differ, class Tell>
void ask(Scene<R>& scene, const smt::Bit& agreement, const std::vector<smt::Bit>& given, const Options& options,
         LemmaCache& lemmas, CheckResult& r, std::string_view agree, Differ&& differ, Tell&& tell) {
    r.verdict = Verdict::holds, r.detail = agree;
    const bool rests_on_cuts = r.by == Pass::cuts;  // by another case
    CutProof<R> proof(scene, lemmas, options, r.id);
    if (proof.agrees(agreement, given)) {
        if (!rests_on_cuts) r.by = proof.by();  // of all cases: most are decided at first sight
        if (!options.smtlib_dir.empty()) write_recipe(scene, options, lemmas, r.id, proof.recipe(), tell);
        return;
    }
    r.by = Pass::none;
    for (const smt::Bit& g : given) scene.session.require(g);
    scene.session.require(!agreement);
    dump_smtlib(scene.session, options, r.id + scene.suffix());
    switch (scene.session.check()) {
        case smt::Answer::unsatisfiable:
            r.by = rests_on_cuts ? Pass::cuts : Pass::whole;
            return;
        case smt::Answer::unknown:
            give_up(r, scene.session.reason(), where(scene));
            if (!proof.missed().empty())
                r.detail += "; the first notion that was not shown to be the same is \"" + proof.missed() + "\"";
            return;
        case smt::Answer::satisfiable:
            break;
    }
    const Case<R> c = canonical_case(scene);
    const std::string told = differ(c);
    expect(!told.empty(), "a counterexample replays through the executable rules");
    r.verdict = Verdict::violated, r.detail = told, r.by = Pass::whole;
    r.witnesses.push_back(witness<R>(c, told));
}
template <class R>
auto told_of(disagreement::About about) {
    return [about](const Case<R>& c) { return disagreement::told<R>(about, c); };
}

// Asks case by case (see R::kCases) until one does not hold. Two questions that run at once begin
// at the two ends, so that they do not wait for the same lemmas.
enum class Begin { first, last };
template <class R, class Question>
void each_case(const Options& options, CheckResult& r, Begin begin, Question&& question) {
    for (int i = 0; i < cases<R>(); ++i) {
        Scene<R> scene(options.budget, begin == Begin::first ? i : cases<R>() - 1 - i);
        question(scene);
        if (r.verdict != Verdict::holds) return;
    }
}

template <class R>
void legality(const Options& options, LemmaCache& lemmas, CheckResult& r) {
    each_case<R>(options, r, Begin::first, [&](Scene<R>& scene) {
        const smt::Bit constraints =
            R::Constraints::template legal<Symbolic>(scene.setting, scene.before, scene.move, scene.all_clauses);
        ask(scene, scene.legal() == constraints, {}, options, lemmas, r, "both encodings allow exactly the same moves",
            told_of<R>(disagreement::About::legality), [&](smt::Recipe& recipe) {
                recipe.told(told::kRulesAllow, scene.legal());
                recipe.told(told::kConstraintsAllow, constraints);
            });
    });
}

// Whatever the executable rules make of a legal move, the constraints accept.
template <class R>
void effect(const Options& options, LemmaCache& lemmas, CheckResult& r) {
    each_case<R>(options, r, Begin::last, [&](Scene<R>& scene) {
        const smt::Bit accepted = R::Constraints::template effect<Symbolic>(scene.setting, scene.before, scene.move,
                                                                            scene.after(), scene.all_clauses);
        ask(scene, accepted, {scene.legal()}, options, lemmas, r,
            "the constraints accept what the executable rules make of every legal move",
            told_of<R>(disagreement::About::effect), [&](smt::Recipe& recipe) {
                const auto result = when(
                    scene.legal(), [&] { return scene.after(); }, scene.before);
                Scene<R>::Position::zip(
                    [&](const auto& name, const auto& field) { recipe.told(told::kResult + std::string(name), field); },
                    result);
                recipe.told(told::kAcceptResult, scene.legal() && accepted);
            });
    });
}

// Two results of one move that the constraints accept are the same? What decides them is computed alike for both,
// so it may be anything: what is left is a small step a field. False: nothing is known.
template <class R>
bool leave_one_result(Scene<R>& scene, const Options& options, LemmaCache& lemmas, const std::string& id) {
    using Position = typename Scene<R>::Position;
    const auto accepted = [&](const Position& after) {
        return R::Constraints::template effect<Symbolic>(scene.setting, scene.before, scene.move, after,
                                                         scene.all_clauses);
    };
    const auto one = scene.session.template fresh<Position>(kOneResult);
    const auto other = scene.session.template fresh<Position>(kOtherResult);
    const smt::Bit accepts_one = accepted(one), accepts_other = accepted(other);
    smt::TermList of_one, of_other;
    of_one.add(accepts_one), of_other.add(accepts_other);
    const smt::Bit are_two = accepts_one && accepts_other && !same(one, other);
    std::vector<smt::Meaning> shared;
    const std::vector<smt::Bit> both{smt::forget_shared(scene.session, are_two, of_one, of_other, "shared", &shared)};
    smt::RefutationCache cache = cache_of(scene, options.budget);
    const bool refuted = cache.is_refuted(both, [&] {
        return (cases<R>() > 1 && scene.part() >= 0 && smt::PartByPart(scene.session).refuted(both.front(), {})) ||
               scene.session.check_alone(both, budget::kDifference) == smt::Answer::unsatisfiable;
    });
    if (!refuted || options.smtlib_dir.empty()) return refuted;
    dump_refuted(scene.session, options, id + scene.suffix(), both);
    smt::Recipe recipe(scene.session.context());
    recipe.where(scene.in_this_case());
    for (const smt::Meaning& meaning : shared) recipe.cut(meaning);
    recipe.refuted(id + scene.suffix(), {are_two});
    write_recipe(scene, options, lemmas, id, std::move(recipe), [](smt::Recipe&) {});
    return true;
}

// ... and nothing else: the constraints leave no second position open. What decides a result is mostly the same for all
// moves, so that they are looked at together before they are case by case.
template <class R>
void effect_unique(const Options& options, LemmaCache& lemmas, CheckResult& r) {
    constexpr std::string_view kOne = "the constraints leave no second position after a legal move";
    r.verdict = Verdict::holds, r.detail = kOne;
    r.by = Pass::form;
    if (Scene<R> of_any_move(options.budget); leave_one_result(of_any_move, options, lemmas, r.id)) return;
    each_case<R>(options, r, Begin::first, [&](Scene<R>& scene) {
        r.verdict = Verdict::holds, r.detail = kOne;
        if (cases<R>() > 1 && leave_one_result(scene, options, lemmas, r.id)) return;
        const auto other = scene.session.template fresh<typename Scene<R>::Position>(kAfter);
        const smt::Bit accepted = R::Constraints::template effect<Symbolic>(scene.setting, scene.before, scene.move,
                                                                            other, scene.all_clauses);
        ask(
            scene, same(other, scene.after()), {scene.legal(), accepted}, options, lemmas, r, kOne,
            [&](const Case<R>& c) -> std::string {
                const auto second = scene.session.template read<typename R::template Position<Native>>(other);
                const auto first = disagreement::applied<R>(c);
                if (same(second, first) || !disagreement::constraints_accept<R>(c, second)) return "";
                return "the constraints allow a second position after the move: " + R::print(c.setting, second) +
                       "; by the executable rules it is " + R::print(c.setting, first);
            },
            [&](smt::Recipe& recipe) { recipe.told(told::kAcceptAfter, scene.legal() && accepted); });
    });
}

template <class R>
void outcome(const Options& options, LemmaCache& lemmas, CheckResult& r) {
    Scene<R> scene(options.budget);
    const auto judged = scene.outcome();
    const auto by_constraints = [&](int k) {
        return R::Constraints::template outcome<Symbolic>(scene.setting, scene.before, k, scene.all_clauses);
    };
    smt::Bit alike = true;
    for (int k = 0; k < R::kOutcomes; ++k) alike = alike && test(judged, k) == by_constraints(k);
    ask(scene, alike, {}, options, lemmas, r, "both encodings judge every position alike",
        told_of<R>(disagreement::About::outcome), [&](smt::Recipe& recipe) {
            for (int k = 0; k < R::kOutcomes; ++k) {
                recipe.told(told::kRulesJudge + std::to_string(k), test(judged, k));
                recipe.told(told::kConstraintsJudge + std::to_string(k), by_constraints(k));
            }
        });
}

// What the proofs above rest on: what they assume follows from well-formedness, and their cases
// leave no move out.
template <class R>
void hypotheses(const Options& options, LemmaCache&, CheckResult& r) {
    Scene<R> scene(options.budget);
    scene.session.require(!scene.enough() || !scene.in_some_case() || !hinted::in_some_step_case(scene));
    dump_smtlib(scene.session, options, r.id);
    const smt::Answer answer = scene.session.check();
    if (answer == smt::Answer::unknown) return give_up(r, scene.session.reason());
    r.verdict = answer == smt::Answer::unsatisfiable ? Verdict::holds : Verdict::violated, r.by = Pass::whole;
    r.detail = answer == smt::Answer::unsatisfiable
                   ? "what the proofs assume holds of every well-formed position, and every move is in one of their " +
                         std::to_string(cases<R>()) + (cases<R>() == 1 ? " case" : " cases")
                   : "a proof leaves out what this shows";
    if (answer == smt::Answer::satisfiable) r.witnesses.push_back(witness<R>(canonical_case(scene), r.detail));
}

template <class R>
std::vector<CheckTask> tasks() {
    const auto lemmas = std::make_shared<LemmaCache>(cases<R>());
    const auto question = [&](std::string_view name, std::string_view asks, auto&& body) {
        return task<R>(std::string(R::info().id) + ".conformance." + std::string(name), CheckKind::conformance,
                       std::string(asks), Method::proof, {},
                       [lemmas, body](const Options& o, CheckResult& r) { body(o, *lemmas, r); });
    };
    return {
        question("legality", "Do both encodings allow the same moves?", legality<R>),
        question("effect", "Do the constraints accept what every legal move does?", effect<R>),
        question("effect-unique", "Do the constraints leave only one result of a legal move?", effect_unique<R>),
        question("hypotheses", "Do these proofs look at every position and move?", hypotheses<R>),
        question("outcome", "Do both encodings judge the end of the game alike?", outcome<R>),
    };
}

}  // namespace nomos::conformance

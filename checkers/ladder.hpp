// What is tried of a question about every position and move, in one order, before it is asked as it stands.
//
// A pass may refute a question from less than is known; one that does not says nothing, and the next is tried. A
// question names what it is about and what it has to offer - lemmas, terms that need not be looked into - and never
// when a pass is taken. The answer names the pass that gave it.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "checkers/invariants.hpp"
#include "checkers/turned_cases.hpp"

namespace nomos::ladder {

template <class R>
using InScene = std::function<void(Scene<R>&)>;

// Is there a position with all invariants, and a move, for which this holds?
template <class R>
struct Question {
    // Its term; may require more of the scene than the ladder does.
    std::function<smt::Bit(Scene<R>&)> asked;
    // Pass::lemmas, if it refutes the question in each case from what is enough, led by lemmas (hinted_proof.hpp);
    // where it has none to be led by, Pass::cases, in whose place it is taken.
    std::function<std::optional<Pass>()> by_lemmas{};
    // Pass::form: is it refuted in this case by what decides it alone (model/smt/shared_terms.hpp)?
    std::function<bool(Scene<R>&, smt::RefutationCache&, const smt::Bit&)> by_form{};
    // Among what is written for other solvers; "": it is not written.
    std::string id{};
    bool even_if_open = false;  // written also where nobody decides it: the whole check hangs on it
};

// One case of a step: the pass that refutes the question there; none if it is open.
template <class R>
std::optional<Pass> refuted_in_case(const Question<R>& q, Scene<R>& scene, smt::RefutationCache& cache,
                                    const smt::Bit& asked) {
    if (asked.is_constant() && !asked.constant()) return Pass::folded;
    if (q.by_form && q.by_form(scene, cache, asked)) return Pass::form;
    if constexpr (WithTurnedParts<R>) {
        const smt::Bit in_play = induction::all_invariants<R, Symbolic>(scene.setting, scene.before);
        if (is_refuted_in_parts(scene, in_play && asked)) return Pass::turned;
    } else if constexpr (WithEnough<R>) {
        if (!q.by_lemmas && is_refuted(scene, cache, {scene.enough(), asked})) return Pass::cases;
    }
    return {};
}

// All cases: the first that is open, if one is, and the furthest pass that was needed.
struct Climb {
    std::optional<int> open;
    Pass by = Pass::folded;
};
template <class R>
Climb case_by_case(const Question<R>& q, const smt::Budget& budget) {
    Climb climb;
    if (const auto by = q.by_lemmas ? q.by_lemmas() : std::nullopt) return {{}, *by};
    const bool any_pass = q.by_form || WithTurnedParts<R> || (WithEnough<R> && !q.by_lemmas);
    for (int k = 0; k < cases<R>(); ++k) {
        if (!any_pass) return {k};
        Scene<R> scene(budget, k);
        const smt::Bit asked = q.asked(scene);
        smt::RefutationCache cache = cache_of(scene, budget);
        const auto by = refuted_in_case(q, scene, cache, asked);
        if (!by) return {k};
        climb.by = std::max(climb.by, *by);
    }
    return climb;
}

struct Told {
    smt::Answer answer = smt::Answer::unknown;
    Pass by = Pass::whole;
    std::string reason{};  // of unknown
};
// A witness of what `require` says of a scene, given to `found`. Where a ruleset's well-formedness is costly, it is
// looked for in the usual setting first, which canonical witnesses prefer anyway; and before that in the one case of a
// step in which there may be one (`open`), if that is known and any witness will do.
template <class R>
Told look_for(const smt::Budget& budget, const InScene<R>& require, const InScene<R>& found,
              std::optional<int> open = {}) {
    std::vector<std::pair<Pass, int>> tries;
    if (WithEnough<R> && open) tries.emplace_back(Pass::usual, *open);
    if (WithEnough<R>) tries.emplace_back(Pass::usual, -1);
    tries.emplace_back(Pass::whole, -1);
    for (const auto& [pass, part] : tries) {
        Scene<R> scene(budget, part);
        if (pass == Pass::usual)
            scene.session.require(same(scene.setting, smt::lifted<typename Scene<R>::Setting>(R::default_setting())));
        require(scene);
        const smt::Answer answer = scene.session.check();
        if (answer == smt::Answer::satisfiable)
            found(scene);
        else if (pass == Pass::usual)
            continue;
        return {answer, pass, answer == smt::Answer::unknown ? scene.session.reason() : ""};
    }
    return {};
}
template <class R>
Told look_for(const Question<R>& q, const smt::Budget& budget, const InScene<R>& found, std::optional<int> open = {}) {
    const auto require = [&](Scene<R>& scene) {
        scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
        scene.session.require(q.asked(scene));
    };
    return look_for<R>(budget, require, found, open);
}

// The question as it stands, for another solver: of all cases at once, with all invariants, and no trace of how it was
// decided here. What has an example needs no second solver: the example is replayed.
template <class R>
void write(const Question<R>& q, const Options& options, smt::Answer answer) {
    if (options.smtlib_dir.empty() || q.id.empty() || answer == smt::Answer::satisfiable) return;
    if (answer == smt::Answer::unknown && !q.even_if_open) return;
    Scene<R> scene(options.budget);
    scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
    scene.session.require(q.asked(scene));
    if (answer == smt::Answer::unsatisfiable)
        dump_refuted(scene.session, options, q.id, scene.session.required());
    else
        dump_smtlib(scene.session, options, q.id);
}

// All of it. `any_will_do`: the witness need not be the canonical one.
enum class Witnesses { canonical, any };
template <class R>
Told ask(const Question<R>& q, const Options& to_refute, const Options& to_find, Witnesses wanted,
         const InScene<R>& found) {
    const Climb climb = case_by_case(q, to_refute.budget);
    const Told told = climb.open
                          ? look_for(q, to_find.budget, found, wanted == Witnesses::any ? climb.open : std::nullopt)
                          : Told{smt::Answer::unsatisfiable, climb.by};
    write(q, to_refute, told.answer);
    return told;
}

}  // namespace nomos::ladder

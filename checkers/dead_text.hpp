// Non-vacuity of clauses, and dead text: each clause is dropped in turn, and the solver looks for
// a position and move in which the constraints then decide something else.
//
// Satisfiable: the clause matters (holds). Unsatisfiable: dropping it changes nothing anywhere -
// the sentence only repeats what others say (violated: dead text, a finding).
#pragma once

#include "checkers/laws.hpp"

namespace nomos::dead_text {

template <class R, class A>
InForce<A, typename R::Clause> all_but(typename R::Clause dropped) {
    auto clauses = Bits<InForce<A, typename R::Clause>::kCount>::all();
    clauses.reset(static_cast<int>(dropped));
    return {clauses};
}

// The three ways in which a clause can matter.
enum class Aspect { legality, effect, outcome };
inline std::string_view name_of(Aspect a) {
    return a == Aspect::legality ? "what is legal" : a == Aspect::effect ? "what a move does" : "how the game stands";
}

template <class R>
smt::Answer matters(const Options& options, typename R::Clause clause, Aspect aspect) {
    Scene<R> scene(options.budget);
    using C = typename R::Constraints;
    auto& s = scene.session;
    const auto& all = scene.all_clauses;
    const auto without = all_but<R, Symbolic>(clause);
    s.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
    if (aspect == Aspect::legality) {
        s.require(C::template legal<Symbolic>(scene.setting, scene.before, scene.move, all) !=
                  C::template legal<Symbolic>(scene.setting, scene.before, scene.move, without));
    } else if (aspect == Aspect::effect) {
        const auto after = s.template fresh<typename Scene<R>::Position>("after");
        s.require(C::template legal<Symbolic>(scene.setting, scene.before, scene.move, all));
        s.require(C::template effect<Symbolic>(scene.setting, scene.before, scene.move, after, all) !=
                  C::template effect<Symbolic>(scene.setting, scene.before, scene.move, after, without));
    } else {
        smt::Bit differs = false;
        for (int k = 0; k < R::kOutcomes; ++k)
            differs = differs || C::template outcome<Symbolic>(scene.setting, scene.before, k, all) !=
                                     C::template outcome<Symbolic>(scene.setting, scene.before, k, without);
        s.require(differs);
    }
    return s.check();
}

template <class R>
void check(const Options& options, CheckResult& r, typename R::Clause clause) {
    bool spent = false;
    for (Aspect aspect : {Aspect::legality, Aspect::effect, Aspect::outcome}) {
        const smt::Answer answer = matters<R>(options, clause, aspect);
        if (answer == smt::Answer::satisfiable) {
            r.verdict = Verdict::holds;
            r.detail = "without it the rules decide otherwise: " + std::string(name_of(aspect));
            return;
        }
        spent = spent || answer == smt::Answer::unknown;
    }
    r.verdict = spent ? Verdict::unknown : Verdict::violated;
    r.detail = spent ? "budget spent" : "dropping it changes nothing: other clauses already say so";
}

// Clauses a ruleset judges outside single positions (a repetition needs a history, an agreement
// needs players) are named by R::judged_elsewhere(clause) and left out here.
template <class R>
std::vector<CheckTask> tasks() {
    std::vector<CheckTask> out;
    for (int c = 0; c < static_cast<int>(R::Clause::count_); ++c) {
        const auto clause = static_cast<typename R::Clause>(c);
        if (R::judged_elsewhere(clause)) continue;
        const ClauseInfo& info = R::info().clauses[static_cast<std::size_t>(c)];
        out.push_back(task<R>(std::string(info.id) + ".matters", CheckKind::dead_text,
                              "Does it change anything: " + std::string(info.rule), Method::proof, {std::string(info.id)},
                              [clause](const Options& o, CheckResult& r) { check<R>(o, r, clause); }));
    }
    return out;
}

}  // namespace nomos::dead_text

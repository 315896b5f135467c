// Non-vacuity of clauses, and dead text: each clause is dropped in turn, and a position and move are
// looked for in which the constraints then decide something else: first among thrown ones, then by
// the solver.
//
// Found: the clause matters (holds). Refuted: dropping it changes nothing anywhere - the sentence only
// repeats what others say (violated: dead text, a finding). To refute it for more positions than there
// are is enough, so that is tried first where a ruleset tells how (R::enough).
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

inline constexpr std::array kAspects{Aspect::legality, Aspect::effect, Aspect::outcome};

// What the constraints say with all clauses and without the one.
struct Said {
    smt::Bit with, without;
    smt::Bit given = true;  // where they are asked
};
template <class R>
using Clauses = InForce<Symbolic, typename R::Clause>;

template <class R, class Position>
std::vector<Said> said(Aspect aspect, const typename R::template Setting<Symbolic>& setting, const Position& before,
                       const typename R::template Move<Symbolic>& move, const Position& after,
                       typename R::Clause clause) {
    using C = typename R::Constraints;
    const Clauses<R> all{}, without = all_but<R, Symbolic>(clause);
    const auto legal = [&](const Clauses<R>& c) { return C::template legal<Symbolic>(setting, before, move, c); };
    const auto effect = [&](const Clauses<R>& c) {
        return C::template effect<Symbolic>(setting, before, move, after, c);
    };
    if (aspect == Aspect::legality) return {{legal(all), legal(without)}};
    if (aspect == Aspect::effect) return {{effect(all), effect(without), legal(all)}};
    std::vector<Said> outcomes;
    for (int k = 0; k < R::kOutcomes; ++k)
        outcomes.push_back({C::template outcome<Symbolic>(setting, before, k, all),
                            C::template outcome<Symbolic>(setting, before, k, without)});
    return outcomes;
}
inline smt::Bit differ(const std::vector<Said>& said) {
    smt::Bit some = false;
    for (const Said& s : said)
        if (!smt::written_alike(s.with, s.without)) some = some || (s.given && s.with != s.without);
    return some;
}

// --- thrown positions and moves --------------------------------------------------------------------
inline constexpr int kEffectsAsked = 100;  // legal moves whose result is asked for, by the solver

// After this legal move, is there a position that the constraints judge differently?
template <class R>
bool result_differs(const Options& options, const Case<R>& c, typename R::Clause clause) {
    using Position = typename R::template Position<Symbolic>;
    smt::Session session(options.budget);
    const auto after = session.template fresh<Position>("after");
    session.require(differ(said<R>(Aspect::effect, smt::lifted<typename R::template Setting<Symbolic>>(c.setting),
                                   smt::lifted<Position>(c.before),
                                   smt::lifted<typename R::template Move<Symbolic>>(c.move), after, clause)));
    return session.check() == smt::Answer::satisfiable;
}
template <class R>
bool differs_when_thrown(const Options& options, typename R::Clause clause, Aspect aspect) {
    using C = typename R::Constraints;
    const InForce<Native, typename R::Clause> all{}, without = all_but<R, Native>(clause);
    return laws::thrown<R>(options, [&](const Case<R>& c, Dice&) {
        if (!induction::all_invariants<R, Native>(c.setting, c.before)) return false;
        const bool legal = C::template legal<Native>(c.setting, c.before, c.move, all);
        if (aspect == Aspect::legality) return legal != C::template legal<Native>(c.setting, c.before, c.move, without);
        if (aspect == Aspect::effect) {
            if (!legal || !R::Rules::template legal<Native>(c.setting, c.before, c.move)) return false;
            const auto after = R::Rules::template apply<Native>(c.setting, c.before, c.move);
            return C::template effect<Native>(c.setting, c.before, c.move, after, all) !=
                   C::template effect<Native>(c.setting, c.before, c.move, after, without);
        }
        for (int k = 0; k < R::kOutcomes; ++k)
            if (C::template outcome<Native>(c.setting, c.before, k, all) !=
                C::template outcome<Native>(c.setting, c.before, k, without))
                return true;
        return false;
    });
}
// What the rules make of the move is accepted with and without the clause; is another position?
template <class R>
bool another_result_when_thrown(const Options& options, typename R::Clause clause) {
    int asked = 0;
    return laws::thrown<R>(options, [&](const Case<R>& c, Dice&) {
        return asked < kEffectsAsked && induction::all_invariants<R, Native>(c.setting, c.before) &&
               R::Constraints::template legal<Native>(c.setting, c.before, c.move, {}) && asked++ < kEffectsAsked &&
               result_differs<R>(options, c, clause);
    });
}

// --- all positions and moves -----------------------------------------------------------------------
template <class R>
smt::Bit differs_in(Scene<R>& scene, typename R::Clause clause, Aspect aspect) {
    const auto after = scene.session.template fresh<typename Scene<R>::Position>("after");
    return differ(said<R>(aspect, scene.setting, scene.before, scene.move, after, clause));
}
// The first case of a step in which it is not refuted from what is enough that something differs. None: it
// never does. -1: it was not asked.
template <class R>
std::optional<int> may_differ_in(const Options& options, typename R::Clause clause, Aspect aspect) {
    if constexpr (!hinted::WithEnough<R>) return -1;
    for (int k = 0; k < cases<R>(); ++k) {
        Scene<R> scene(options.budget, k);
        const smt::Bit differs = differs_in(scene, clause, aspect);
        if (differs.is_constant() && !differs.constant()) continue;
        smt::Questions questions = questions_of(scene, options.budget);
        if (!is_refuted(scene, questions, {scene.enough(), differs})) return k;
    }
    return {};
}
template <class R>
smt::Answer matters(const Options& options, typename R::Clause clause, Aspect aspect) {
    const auto part = may_differ_in<R>(options, clause, aspect);
    if (!part) return smt::Answer::unsatisfiable;
    std::string reason;
    const auto ask = [&](Scene<R>& scene) {
        scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
        scene.session.require(differs_in(scene, clause, aspect));
    };
    return laws::look_for<R>(
        options, reason, ask, [](auto&) {}, *part);
}

// Are all formulas the same with and without the clause, word for word? So it is where the clause has no
// predicate of its own that another clause leaves room for.
template <class R>
bool leaves_no_trace(const Options& options, typename R::Clause clause) {
    Scene<R> scene(options.budget);
    for (Aspect aspect : kAspects) {
        const smt::Bit differs = differs_in(scene, clause, aspect);
        if (!differs.is_constant()) return false;
    }
    return true;
}

template <class R>
void check(const Options& options, CheckResult& r, typename R::Clause clause) {
    const auto it_matters = [&](Aspect aspect) {
        r.verdict = Verdict::holds;
        r.detail = "without it the rules decide otherwise: " + std::string(name_of(aspect));
    };
    r.verdict = Verdict::violated;
    if (leaves_no_trace<R>(options, clause)) {
        r.detail = "dropping it changes nothing: the formulas of the other clauses already say so, word for word";
        return;
    }
    for (Aspect aspect : kAspects)
        if (differs_when_thrown<R>(options, clause, aspect)) return it_matters(aspect);
    if (another_result_when_thrown<R>(options, clause)) return it_matters(Aspect::effect);
    for (Aspect aspect : kAspects) {
        const smt::Answer answer = matters<R>(options, clause, aspect);
        if (answer == smt::Answer::satisfiable) return it_matters(aspect);
        if (answer == smt::Answer::unknown) r.verdict = Verdict::unknown;
    }
    r.detail =
        r.verdict == Verdict::unknown ? "budget spent" : "dropping it changes nothing: other clauses already say so";
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
                              "Does it change anything: " + std::string(info.rule), Method::proof,
                              {std::string(info.id)},
                              [clause](const Options& o, CheckResult& r) { check<R>(o, r, clause); }));
    }
    return out;
}

}  // namespace nomos::dead_text

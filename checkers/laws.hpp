// Laws, bounds and claims: what every legal step (or every position) must satisfy, by proof.
//
// A law's query asks for a legal step from a position with all invariants that breaks it:
// unsatisfiable means it holds (ladder.hpp: what is tried, in which order). A bound's query asks for a step that
// measures more than the best so far, until there is none: the bound is computed, never typed in.
#pragma once

#include "checkers/hinted_proof.hpp"
#include "checkers/induction.hpp"
#include "checkers/ladder.hpp"

namespace nomos::laws {

template <class R>
void require_legal_step(Scene<R>& scene) {
    scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
    scene.session.require(scene.legal());
}

template <class R>
Step<R, Native> native_step(const Case<R>& c, const typename R::template Position<Native>& after) {
    return {c.setting,
            c.before,
            c.move,
            after,
            R::template Rules<Native>::outcome(c.setting, c.before),
            R::template Rules<Native>::outcome(c.setting, after)};
}
template <class R>
Step<R, Native> legal_step(const Case<R>& c, typename R::template Position<Native>& after) {
    after = R::template Rules<Native>::apply(c.setting, c.before, c.move);
    return native_step(c, after);
}

// What the solver came to, where the verdict stands already for its "no".
inline void told(CheckResult& r, const ladder::Told& answer) {
    r.by = answer.by;
    if (answer.answer == smt::Answer::unknown) r.by = Pass::none, give_up(r, answer.reason);
}

template <class R>
ladder::Question<R> for_broken_step(const LawOfSteps<R>& law, const Options& options, const std::string& id) {
    const auto broken = [&law](Scene<R>& scene) {
        scene.session.require(scene.legal());
        const auto after = scene.after();
        return !law.holds(scene.step_to(after));
    };
    return {broken, [&law, &options] { return hinted::law_holds(law, options); }, {}, id, true};
}
template <class R>
void prove_step(const LawOfSteps<R>& law, const Options& options, CheckResult& r) {
    r.verdict = Verdict::holds, r.detail = "no legal move breaks it";
    const auto broken = [&](Scene<R>& scene) {
        const Case<R> c = canonical_case(scene);
        typename R::template Position<Native> after;
        expect(!law.holds(legal_step(c, after)), "a step that breaks a law replays");
        r.verdict = Verdict::violated, r.detail = "a legal move breaks it";
        r.witnesses.push_back(
            witness<R>(c, is_least(scene) ? "the smallest step that breaks it" : "a step that breaks it"));
    };
    told(r,
         ladder::ask<R>(for_broken_step(law, options, r.id), options, options, ladder::Witnesses::canonical, broken));
}

template <class R>
void prove_position(const LawOfPositions<R>& law, const Options& options, CheckResult& r) {
    Scene<R> scene(options.budget);
    scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
    scene.session.require(!law.holds(induction::situation<R, Symbolic>(scene.setting, scene.before)));
    dump_smtlib(scene.session, options, r.id);
    const smt::Answer answer = scene.session.check();
    if (answer == smt::Answer::unknown) return give_up(r, scene.session.reason());
    r.by = Pass::whole;
    if (answer == smt::Answer::unsatisfiable) {
        r.verdict = Verdict::holds, r.detail = "no position breaks it";
        return;
    }
    const Case<R> c = canonical_case(scene);
    expect(!law.holds(induction::situation<R, Native>(c.setting, c.before)), "a position that breaks a law replays");
    r.verdict = Verdict::violated, r.detail = "a position breaks it";
    r.witnesses.push_back(
        witness<R>(c, is_least(scene) ? "the smallest position that breaks it" : "a position that breaks it", false));
}

// --- non-vacuity -----------------------------------------------------------------------------------
// A law of outcomes may be true of every state as the rules judge it. It can fail all the same if a state with an
// outcome that somebody else gave it breaks it.
template <class R>
void can_break_by_outcome(const LawOfPositions<R>& law, const Options& options, CheckResult& r) {
    smt::Session s(options.budget);
    const auto setting = s.template fresh<typename R::template Setting<Symbolic>>("setting");
    const auto position = s.template fresh<typename R::template Position<Symbolic>>("position");
    s.require(R::template well_formed<Symbolic>(setting));
    smt::Bit broken = false;
    for (int k = 0; k < R::kOutcomes; ++k)
        broken = broken || !law.holds({setting, position, Word<Symbolic, R::kOutcomes>(Bits<R::kOutcomes>::single(k))});
    s.require(broken);
    const smt::Answer answer = s.check();
    if (answer == smt::Answer::unknown) return give_up(r, s.reason());
    if (answer == smt::Answer::unsatisfiable) return;
    r.verdict = Verdict::holds, r.detail = "a state with an outcome that the rules do not give it breaks it";
}

// Can a case be thrown for which good(case, dice)? What is found is a witness like any other; what is
// not found may still be there.
template <class R>
bool thrown(const Options& options, const std::function<bool(const Case<R>&, Dice&)>& good) {
    Dice dice(options.seed);
    for (int i = 0; i < options.samples; ++i) {
        leave_if_stopped();
        Case<R> c;
        std::tie(c.setting, c.before) = R::throw_position(dice);
        c.move = R::throw_move(c.setting, c.before, dice);
        if (good(c, dice)) return true;
    }
    return false;
}

// A legal step fires the premise.
template <class R>
smt::Answer fires(const LawOfSteps<R>& law, const Options& options) {
    const bool met = thrown<R>(options, [&](const Case<R>& c, Dice&) {
        if (!induction::all_invariants<R, Native>(c.setting, c.before)) return false;
        if (!R::template Rules<Native>::legal(c.setting, c.before, c.move)) return false;
        typename R::template Position<Native> after;
        return law.premise(legal_step(c, after));
    });
    if (met) return smt::Answer::satisfiable;
    const auto ask = [&](Scene<R>& scene) {
        require_legal_step(scene);
        const auto after = scene.after();
        scene.session.require(law.premise(scene.step_to(after)));
    };
    return ladder::look_for<R>(options.budget, ask, [](auto&) {}).answer;
}

// Some position with the invariants fires the premise.
template <class R>
smt::Answer fires(const LawOfPositions<R>& law, const Options& options) {
    const bool met = thrown<R>(options, [&](const Case<R>& c, Dice&) {
        return law.premise(induction::situation<R, Native>(c.setting, c.before)) &&
               induction::all_invariants<R, Native>(c.setting, c.before);
    });
    if (met) return smt::Answer::satisfiable;
    const auto ask = [&](Scene<R>& scene) {
        scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
        scene.session.require(law.premise(induction::situation<R, Symbolic>(scene.setting, scene.before)));
    };
    return ladder::look_for<R>(options.budget, ask, [](auto&) {}).answer;
}
// The twin of a law of positions.
template <class R>
void can_fire_and_fail(const LawOfPositions<R>& law, bool may_be_of_outcomes, const Options& options, CheckResult& r) {
    induction::can_break(law, options, r);
    if (r.verdict == Verdict::violated && may_be_of_outcomes) can_break_by_outcome(law, options, r);
    if (r.verdict != Verdict::holds || !law.has_premise) return;
    const smt::Answer fire = fires(law, options);
    if (fire == smt::Answer::unknown) return give_up(r, "", "its premise");
    if (fire == smt::Answer::unsatisfiable)
        r.verdict = Verdict::violated, r.detail = "no position with the invariants ever fires it";
    else
        r.detail += ", and a position with the invariants fires it";
}

// Some step made without the rules (any well-formed position for `after`, the move perhaps illegal)
// is as `bad` says. What only an ill-formed one would show is no defect that the rules could have.
template <class R, class Bad>
smt::Answer breaks_without_rules(const Options& options, Bad&& bad) {
    const bool met = thrown<R>(options, [&](const Case<R>& c, Dice& dice) {
        const auto [other, after] = R::throw_position(dice);
        return R::template well_formed<Native>(c.setting, c.before) &&
               R::template well_formed<Native>(c.setting, c.before, c.move) &&
               R::template well_formed<Native>(c.setting, after) && bad(native_step(c, after));
    });
    if (met) return smt::Answer::satisfiable;
    const auto ask = [&](Scene<R>& scene) {
        const auto any_after = scene.session.template fresh<typename Scene<R>::Position>("after");
        scene.session.require(R::template well_formed<Symbolic>(scene.setting, any_after));
        scene.session.require(bad(scene.step_to(any_after)));
    };
    return ladder::look_for<R>(options.budget, ask, [](auto&) {}).answer;
}

template <class R>
void can_fire_and_fail(const LawOfSteps<R>& law, const Options& options, CheckResult& r) {
    const smt::Answer fire = fires(law, options);
    const smt::Answer fail = breaks_without_rules<R>(options, [&](const auto& step) { return !law.holds(step); });
    const bool spent = fire == smt::Answer::unknown || fail == smt::Answer::unknown;
    const bool good = fire == smt::Answer::satisfiable && fail == smt::Answer::satisfiable;
    if (spent) return give_up(r);
    r.verdict = good ? Verdict::holds : Verdict::violated;
    r.detail = good ? "a legal move fires it, and a step made without the rules breaks it"
               : fire == smt::Answer::unsatisfiable ? "no legal move ever fires it"
                                                    : "no step can break it";
}

}  // namespace nomos::laws

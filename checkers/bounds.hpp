// Bounds: the most that a measure can be over all legal steps, found and not typed in.
//
// Moves tried at random give a record to start from. Then more is asked for, until it is refuted. The
// record shown is the canonical one; where a ruleset's well-formedness is costly (R::enough) it is the
// least of those that were tried. A property may say what is worth trying:
//   template <class Case> static Case tries(Dice&);
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <tuple>

#include "checkers/laws.hpp"
#include "checkers/smaller.hpp"

namespace nomos::bounds {

template <class R>
int measure_of(const BoundOnSteps<R>& bound, const Case<R>& c) {
    typename R::template Position<Native> after;
    const auto step = laws::legal_step(c, after);
    return bound.premise(step) ? bound.measure(step) : -1;
}

template <class R>
bool is_legal_case(const Case<R>& c) {
    return induction::all_invariants<R, Native>(c.setting, c.before) &&
           R::template well_formed<Native>(c.setting, c.before, c.move) &&
           R::template Rules<Native>::legal(c.setting, c.before, c.move);
}

// The best case met so far: the most, then in the default setting, then fewest pieces, then least.
template <class R>
struct Best {
    int value = -1;
    Case<R> least{};

    void meet(int measured, const Case<R>& c) {
        if (measured > value || (measured == value && measured >= 0 && is_less(c, least))) value = measured, least = c;
    }
    static bool is_less(const Case<R>& a, const Case<R>& b) {
        const auto usual = [](const Case<R>& c) { return same(c.setting, R::default_setting()); };
        if (usual(a) != usual(b)) return usual(a);
        const int more = R::template pieces<Native>(a.before) - R::template pieces<Native>(b.before);
        if (more != 0) return more < 0;
        if (const auto order = compare(a.before, b.before); order != 0) return order < 0;
        return compare(a.move, b.move) < 0;
    }
};

// The best among thrown positions and moves.
template <class R>
Best<R> best_tried(const BoundOnSteps<R>& bound, const Options& options) {
    Best<R> best;
    const auto meet = [&](const Case<R>& c) {
        if (is_legal_case(c)) best.meet(measure_of(bound, c), c);
    };
    laws::thrown<R>(options, [&](const Case<R>& c, Dice& dice) {
        meet(c);
        if (bound.tries != nullptr) meet(bound.tries(dice));
        return false;
    });
    return best;
}

// No legal step measures more: by hints, with the sums of well-formedness among the hypotheses.
template <class R>
bool no_more_than(const BoundOnSteps<R>& bound, int best, const Options& options) {
    const auto claim = [&](const Step<R, Symbolic>& step) {
        return implies(bound.premise(step), bound.measure(step) <= smt::Number(best));
    };
    const auto sums = [](const Scene<R>& scene) {
        return R::template well_formed<Symbolic>(scene.setting, scene.before);
    };
    return hinted::holds_in_each_case<R>(options, bound.hints, claim, sums);
}

template <class R>
struct Most {
    Best<R> record;
    bool known = false;  // false: the budget was spent
    ladder::Told told{};
};

// Refuted that a step measures more than the record; or one that does, which is then put there.
template <class R>
ladder::Told find_more(const BoundOnSteps<R>& bound, const Options& options, Most<R>& most) {
    const auto more = [&](Scene<R>& scene) {
        scene.session.require(scene.legal());
        const auto after = scene.after();
        const auto step = scene.step_to(after);
        return bound.premise(step) && bound.measure(step) > smt::Number(most.record.value);
    };
    const auto by_lemmas = [&]() -> std::optional<Pass> {
        if (most.record.value < 0 || !no_more_than(bound, most.record.value, options)) return {};
        return hinted::pass_of(bound.hints);
    };
    const auto meet = [&](Scene<R>& scene) {
        const Case<R> c = read(scene);
        most.record.meet(measure_of(bound, c), c);
    };
    return ladder::ask<R>({more, by_lemmas, {}, std::string(bound.id), true}, options, options,
                          ladder::Witnesses::canonical, meet);
}

template <class R>
Most<R> most(const BoundOnSteps<R>& bound, const Options& options) {
    Most<R> most{best_tried(bound, options)};
    while (true) {
        const int before = most.record.value;
        most.told = find_more(bound, options, most);
        if (most.told.answer == smt::Answer::satisfiable) {
            expect(most.record.value > before, "a step that measures more replays");
            continue;
        }
        most.known = most.told.answer == smt::Answer::unsatisfiable && most.record.value >= 0;
        return most;
    }
}
// Asked by the bound and by its twin: found once.
template <class R>
const Most<R>& most_once(const BoundOnSteps<R>& bound, const Options& options) {
    struct Entry {
        std::mutex in_use;
        std::optional<Most<R>> most;
    };
    static std::mutex opening;
    static std::map<std::tuple<std::string_view, unsigned, unsigned, unsigned, std::uint64_t, int>, Entry> all;
    std::unique_lock lock(opening);
    const smt::Budget& b = options.budget;
    Entry& entry = all[{bound.id, b.resources, b.milliseconds, b.seed, options.seed, options.samples}];
    lock.unlock();
    const std::lock_guard one_at_a_time(entry.in_use);
    if (!entry.most) entry.most = most(bound, options);
    return *entry.most;
}

// So few pieces do for a step that measures as much: what is left of it when nothing more can be done without.
template <class R>
int pieces_that_do(const BoundOnSteps<R>& bound, Case<R> c, int value) {
    const auto still = [&](const auto& position) {
        const Case<R> less{c.setting, consistent<R>(c.setting, position), c.move};
        if (!is_legal_case<R>(less) || measure_of(bound, less) != value) return false;
        c = less;
        return true;
    };
    while (try_each_reduction(c.before, still)) continue;
    return R::template pieces<Native>(c.before);
}
// The canonical step with that measure; `record` is one that measures as much.
template <class R>
ladder::Told least_record(const BoundOnSteps<R>& bound, const Options& options, int value, Case<R>& record) {
    const int enough = pieces_that_do(bound, record, value);
    const auto of_that_measure = [&](Scene<R>& scene) {
        laws::require_legal_step(scene);
        const auto after = scene.after();
        const auto step = scene.step_to(after);
        scene.session.require(bound.premise(step));
        scene.session.require(bound.measure(step) == smt::Number(value));
    };
    return ladder::look_for<R>(options.budget, of_that_measure,
                               [&](Scene<R>& scene) { record = canonical_case(scene, -1, enough); });
}

template <class R>
void find(const BoundOnSteps<R>& bound, const Options& options, CheckResult& r) {
    const Most<R>& found = most_once(bound, options);
    if (!found.known) return give_up(r, found.told.reason);
    const int value = found.record.value;
    Case<R> record = found.record.least;
    if constexpr (!WithEnough<R>)
        if (const auto least = least_record(bound, options, value, record); least.answer == smt::Answer::unknown)
            return give_up(r, least.reason);
    expect(measure_of(bound, record) == value, "a record step replays");
    r.witnesses.push_back(witness<R>(record, "a record: " + std::to_string(value)));
    r.verdict = Verdict::holds, r.by = found.told.by;
    r.detail = "the most is " + std::to_string(value) + ": more is refuted, the record is shown";
}

// Non-vacuity: a step made without the rules measures more, so it is the rules that hold it down.
template <class R>
void can_be_exceeded(const BoundOnSteps<R>& bound, const Options& options, CheckResult& r) {
    const Most<R>& found = most_once(bound, options);
    if (!found.known) return give_up(r, found.told.reason);
    const smt::Answer more = laws::breaks_without_rules<R>(options, [&](const auto& step) {
        using A = typename std::decay_t<decltype(step)>::Algebra;
        return bound.premise(step) && bound.measure(step) > Number<A>(found.record.value);
    });
    if (more == smt::Answer::unknown) return give_up(r);
    const bool can = more == smt::Answer::satisfiable;
    r.verdict = can ? Verdict::holds : Verdict::violated;
    r.detail = can ? "a step made without the rules measures more"
                   : "no step can measure more, with or without the rules: an empty bound";
}

}  // namespace nomos::bounds

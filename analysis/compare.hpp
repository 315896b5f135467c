// Comparing two options of a reading, all other readings left open: in which ways can they differ?
//
// Five questions, each one query over all well-formed positions with the invariants:
//   winner  after a move both allow, the game stands differently
//   effect  a move both allow leads to different positions
//   first / second  a move that only one of the options allows
//   outcome the same position is judged differently
// Unsatisfiable: they never differ in this way. The witness is the canonical one, replayed
// natively under both options before it is believed.
//
// The questions are about single moves. Options of a reading that a ruleset names as
// judged_elsewhere(Reading) can differ without differing in any of the five ways: that is never
// called the same. Where a ruleset has whole turns these are compared too, by turns.hpp.
#pragma once

#include <array>

#include "checkers/laws.hpp"

namespace nomos::analysis {

enum class Difference { winner, effect, only_first, only_second, outcome, count_ };
inline constexpr int kDifferences = static_cast<int>(Difference::count_);

// Can no single position and move decide the reading?
template <class R>
bool judged_elsewhere(int reading) {
    if constexpr (requires { R::judged_elsewhere(typename R::Reading{}); })
        return R::judged_elsewhere(static_cast<typename R::Reading>(reading));
    else
        return static_cast<void>(reading), false;
}

template <class R>
struct Comparison {
    int reading = 0, first = 0, second = 0;  // option indexes
    std::array<smt::Answer, kDifferences> answers{};
    std::optional<Difference> shown;         // the weightiest difference there is
    Case<R> shown_case{};                    // under the first option

    smt::Answer answer(Difference d) const { return answers[static_cast<std::size_t>(d)]; }
    bool differs(Difference d) const { return answer(d) == smt::Answer::satisfiable; }
    bool decided() const {
        for (smt::Answer a : answers)
            if (a == smt::Answer::unknown) return false;
        return true;
    }
    // Proved: under both options the same is played.
    bool same() const { return decided() && !shown && !judged_elsewhere<R>(reading); }
};

// A setting with one reading fixed to an option.
template <class Setting>
Setting with_option(Setting setting, int reading, int option) {
    setting.readings.chosen[static_cast<std::size_t>(reading)] = Bits<kMostOptions>::single(option);
    return setting;
}

// The two options differ in this way at this position and move; over either algebra.
template <class R, class A>
Bit<A> differ(Difference d, const typename R::template Setting<A>& a, const typename R::template Setting<A>& b,
              const typename R::template Position<A>& p, const typename R::template Move<A>& m) {
    using Rules = typename R::Rules;
    const auto outcomes_differ = [&](const auto& x, const auto& y) {
        return !(Rules::template outcome<A>(a, x) == Rules::template outcome<A>(b, y));
    };
    if (d == Difference::outcome) return outcomes_differ(p, p);
    const Bit<A> by_a = Rules::template legal<A>(a, p, m), by_b = Rules::template legal<A>(b, p, m);
    if (d == Difference::only_first) return by_a && !by_b;
    if (d == Difference::only_second) return by_b && !by_a;
    const auto after_a = Rules::template apply<A>(a, p, m), after_b = Rules::template apply<A>(b, p, m);
    return by_a && by_b && (d == Difference::effect ? !same(after_a, after_b) : outcomes_differ(after_a, after_b));
}

template <class R>
smt::Answer ask(const Options& options, Comparison<R>& c, Difference d, bool want_case) {
    Scene<R> scene(options.budget);
    auto& s = scene.session;
    const auto a = with_option(scene.setting, c.reading, c.first), b = with_option(scene.setting, c.reading, c.second);
    s.require(scene.setting.readings.chosen[static_cast<std::size_t>(c.reading)] == Bits<kMostOptions>::single(c.first));
    s.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
    s.require(differ<R, Symbolic>(d, a, b, scene.before, scene.move));
    const smt::Answer answer = s.check();
    if (answer != smt::Answer::satisfiable || !want_case) return answer;
    c.shown = d;
    c.shown_case = canonical_case(scene, c.reading);
    const auto na = with_option(c.shown_case.setting, c.reading, c.first), nb = with_option(c.shown_case.setting, c.reading, c.second);
    expect((differ<R, Native>(d, na, nb, c.shown_case.before, c.shown_case.move)), "a difference of readings replays");
    return answer;
}

template <class R>
Comparison<R> compare_options(const Options& options, int reading, int first, int second) {
    Comparison<R> c;
    c.reading = reading, c.first = first, c.second = second;
    for (int d = 0; d < kDifferences; ++d)
        c.answers[static_cast<std::size_t>(d)] = ask(options, c, static_cast<Difference>(d), !c.shown);
    return c;
}

// "stricter" and its kin speak of what the second option allows, seen from the first. C tells in which
// ways there is a difference.
template <class C>
std::string_view relation_by_differences(const C& c) {
    const bool loses = c.differs(Difference::only_first), gains = c.differs(Difference::only_second);
    const bool otherwise = c.differs(Difference::effect) || c.differs(Difference::winner) || c.differs(Difference::outcome);
    if (loses && gains) return "incomparable";
    if (otherwise) return loses || gains ? "incomparable" : "same moves, other consequences";
    return loses ? "stricter" : gains ? "looser" : "equivalent";
}
template <class R>
std::string_view relation(const Comparison<R>& c) {
    return c.decided() && (c.shown || c.same()) ? relation_by_differences(c) : "unknown";
}

}  // namespace nomos::analysis

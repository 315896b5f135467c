// Both encodings against a third: the rules that play, and with them the constraints that conformance proves equal,
// are held against plain code (model/<game>/naive.hpp), which sees a mistake that the two have in common.
//
// "holds" says that nothing was found in so many positions, and proves nothing; "violated" that the plain rules say
// something else of the case that is shown: which of them is wrong, the text tells; "unknown" that the plain rules know
// none of the settings drawn.
#pragma once

#include <algorithm>

#include "checkers/disagreement.hpp"
#include "checkers/generator.hpp"
#include "checkers/reading_sets.hpp"
#include "properties/game.hpp"

namespace nomos::naive_agreement {

// Plain rules may be made for some settings alone, as for the whole board.
template <WithNaive R>
bool known(const typename R::template Setting<Native>& setting) {
    if constexpr (requires { R::Naive::knows(setting); })
        return R::Naive::knows(setting);
    else
        return true;
}
template <WithNaive R>
Bits<R::kOutcomes> naive_judge(const Case<R>& c) {
    return outcomes_of<R>(R::Naive::outcome(c.setting, c.before));
}

template <WithNaive R>
std::string legality_differs(const Case<R>& c) {
    const bool allowed = disagreement::rules_allow<R>(c);
    if (allowed == R::Naive::legal(c.setting, c.before, c.move)) return "";
    return allowed ? "the executable rules allow the move, the plain ones do not"
                   : "the plain rules allow the move, the executable ones do not";
}
template <WithNaive R>
std::string effect_differs(const Case<R>& c) {
    if (!disagreement::rules_allow<R>(c)) return "";
    const auto by_rules = disagreement::applied<R>(c), plainly = R::Naive::apply(c.setting, c.before, c.move);
    if (same(by_rules, plainly)) return "";
    const std::string one = R::print(c.setting, by_rules), other = R::print(c.setting, plainly);
    return "the executable rules make of the move: " + one +
           ", the plain ones: " + (one == other ? "the same in writing, though another position" : other);
}
template <WithNaive R>
std::string outcome_differs(const Case<R>& c) {
    const auto by_rules = disagreement::rules_judge<R>(c), plainly = naive_judge<R>(c);
    if (by_rules == plainly) return "";
    return "the executable rules judge the position as " + disagreement::outcomes_in_words<R>(by_rules) +
           ", the plain ones as " + disagreement::outcomes_in_words<R>(plainly);
}

// Empty, or what the executable rules and the plain ones disagree about for this position and move.
template <WithNaive R>
std::string what_differs(const Case<R>& c) {
    if (!known<R>(c.setting)) return "";
    for (const auto differs : {legality_differs<R>, effect_differs<R>, outcome_differs<R>})
        if (std::string told = differs(c); !told.empty()) return told;
    return "";
}

// Plain code is slow: one position where the encodings compare ten, but of it every listed move and some thrown ones.
inline constexpr int kThinned = 10, kThrown = 4;

// The first move of the position about which they disagree.
template <WithNaive R>
std::optional<Case<R>> wrong_at(const typename R::template Setting<Native>& setting,
                                const typename R::template Position<Native>& position, Dice& dice, std::string& why) {
    std::optional<Case<R>> wrong;
    const auto look = [&](const auto& move) {
        if (wrong) return;
        const Case<R> c{setting, position, move};
        if (why = what_differs<R>(c); !why.empty()) wrong = c;
    };
    for (int i = 0; i < kThrown; ++i) look(R::throw_move(setting, position, dice));
    R::template Rules<Native>::for_each_move(setting, position, look);
    return wrong;
}
// The same of the worked examples, under what each tells, and of their own moves: edge cases that play rarely comes to.
// Of whole turns and lines it is the position where they begin.
template <WithNaive R>
std::optional<Case<R>> wrong_in_examples(Dice& dice, std::string& why) {
    for (const auto& list : {R::info().examples, R::info().answers})
        for (const ExampleInfo& e : list) {
            const auto told = setting_with<R>(e.under, e.settled);
            Case<R> c{told, R::parse(told, e.position), {}};
            if (auto wrong = wrong_at<R>(c.setting, c.before, dice, why)) return wrong;
            if (e.move.empty()) continue;
            c.move = R::parse_move(told, e.move);
            if (why = what_differs<R>(c); !why.empty()) return c;
        }
    return {};
}
template <WithNaive R>
void check(const Options& options, CheckResult& r) {
    Dice dice(options.seed + 3);
    const int samples = std::max(1, options.samples / kThinned);
    r.scope.board = R::info().board, r.scope.readings = "drawn at random, and those of the examples";
    r.scope.bound = std::to_string(samples) +
                    " positions of random play and thrown ones, and the examples; of each every listed move and " +
                    std::to_string(kThrown) + " thrown ones";
    bool any_known = false;
    r.verdict = Verdict::holds, r.detail = "legality, effect and outcome agree on all of them";
    std::string why;
    const auto agrees = [&](const std::optional<Case<R>>& wrong) {
        if (!wrong) return true;
        r.verdict = Verdict::violated, r.detail = why;
        r.witnesses.push_back(witness<R>(*wrong, why));
        return false;
    };
    generator::varied_positions<R>(dice, samples, [&](const auto& setting, const auto& position) {
        any_known = any_known || known<R>(setting);
        return agrees(wrong_at<R>(setting, position, dice, why));
    });
    if (any_known && r.verdict == Verdict::holds) agrees(wrong_in_examples<R>(dice, why));
    if (!any_known) r.verdict = Verdict::unknown, r.detail = "the plain rules know none of the settings drawn";
}

// None where the game offers no plain rules.
template <class R>
std::vector<CheckTask> tasks() {
    if constexpr (WithNaive<R>)
        return {task<R>(std::string(R::info().id) + ".comparison.naive", CheckKind::comparison,
                        "Do the rules that play do what a third, plain implementation of them does?", Method::sampled,
                        {}, check<R>)};
    else
        return {};
}

}  // namespace nomos::naive_agreement

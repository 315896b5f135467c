// What the solver says of clauses and pairs of them, held against trying every case there is, on tic-tac-toe.
#include "analysis/fuzz/guards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "analysis/fuzz/of_ruleset.hpp"
#include "reports/coverage_table.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos::fuzz_test {
namespace {

using namespace planted;
using F = fuzz::Features<Sound>;

// All moves are in the last of two cases.
struct InTheLastCase : Sound {
    static constexpr int kCases = 2;
    template <class A>
    static void restrict(int, Setting<A>&, Move<A>&) {}
    template <class A>
    static Bit<A> assume(int k, const Position<A>&, const Move<A>& m) {
        return k == 1 ? any(m.square) : none(m.square);
    }
};

// By feature: is there a case that shows it? Some positions are left out.
const std::vector<bool>& seen() {
    static const auto all = [] {
        std::vector<bool> features(std::size_t{F::kCount});
        for (int option = 0; option < 2; ++option) {
            Setting<Native> setting;
            setting.readings.chosen[0].set(option);
            for_each_position([&](const auto& p) {
                if (p.marks().count() > 4 && p.marks().count() < 8) return;
                Sound::for_each_candidate(setting, p, [&](const auto& m) {
                    fuzz::each_feature<Sound>({setting, p, m}, fuzz::Pairs::all, [&](int f, const auto*) {
                        features[static_cast<std::size_t>(f)] = true;
                    });
                });
            });
        }
        return features;
    }();
    return all;
}
bool is_seen(int first, int second) { return seen()[static_cast<std::size_t>(F::pair(first, second))]; }

// Without any known case: what there is, is found, and of all else it is proved that it is not.
template <class R>
void hold_against_every_case() {
    const fuzz::KnownByClause<R> nothing{{}};
    const Options options;
    fuzz::GuardQuestions<R> questions(options, nothing);
    int reached = 0, unreachable = 0;
    for (int a = 0; a < F::kClauses; ++a)
        for (int b = a + 1; b < F::kClauses; ++b) {
            std::optional<fuzz::Entry<R>> found;
            const fuzz::GuardAnswer answer = questions.answer({a, b}, found, [] { return true; });
            EXPECT_NE(answer.reach, fuzz::Reach::not_yet) << a << " " << b;
            EXPECT_EQ(found.has_value(), answer.reach == fuzz::Reach::reached) << a << " " << b;
            if (is_seen(a, b)) {
                EXPECT_EQ(answer.reach, fuzz::Reach::reached) << a << " " << b;
            }
            reached += answer.reach == fuzz::Reach::reached ? 1 : 0;
            unreachable += answer.reach == fuzz::Reach::unreachable ? 1 : 0;
        }
    EXPECT_GT(reached, 0);
    EXPECT_GT(unreachable, 0);
}
TEST(Guards, OfPairsAreWhatEveryCaseShows) { hold_against_every_case<Sound>(); }
TEST(Guards, AreAskedAboutInEveryCaseOfAStep) { hold_against_every_case<InTheLastCase>(); }

// One way to refute at a time: none does where the pair is seen to meet.
TEST(Guards, NoRefutationIsOfWhatIsSeen) {
    smt::RefutedForms refuted;
    fuzz::GuardScene<Sound> scene({}, 0, refuted);
    for (int a = 0; a < F::kClauses; ++a)
        for (int b = a + 1; b < F::kClauses; ++b) {
            bool all_soon = true, all_by_what_differs = true;
            for (const auto& thing : fuzz::Said<Sound>::all()) {
                const auto answers = scene.formulas.answers({a, b}, thing);
                if (const smt::Bit some = answers.differ(); some.is_constant()) {
                    if (some.constant()) all_soon = all_by_what_differs = false;
                    continue;
                }
                const bool is_soon = scene.is_soon_refuted(answers), by = scene.is_refuted_by_what_differs(answers);
                all_soon = all_soon && is_soon, all_by_what_differs = all_by_what_differs && by;
            }
            if (!is_seen(a, b)) continue;
            EXPECT_FALSE(all_soon) << a << " " << b;
            EXPECT_FALSE(all_by_what_differs) << a << " " << b;
        }
}
TEST(Guards, AreRefutedByACaseOrByWhatDiffersAlone) {
    smt::RefutedForms refuted;
    fuzz::GuardScene<Sound> scene({}, 0, refuted);
    const smt::Bit here = test(scene.scene.move.square, kA1), there = test(scene.scene.move.square, kB2),
                   full = test(scene.scene.before.crosses, kA1), shared = here && full;
    const auto soon = [&](const auto& a) { return scene.is_soon_refuted(a); };
    const auto by_what_differs = [&](const auto& a) { return scene.is_refuted_by_what_differs(a); };
    using Answers = fuzz::GuardFormulas<Sound>::Answers;
    const Answers two_squares{true, here && !there, here && !there, here};  // a move marks one
    EXPECT_TRUE(soon(two_squares));
    EXPECT_FALSE(by_what_differs(two_squares));
    const Answers two_ways{true, shared && there, shared || there, shared};  // whatever is shared
    EXPECT_TRUE(soon(two_ways));
    EXPECT_TRUE(by_what_differs(two_ways));
    const Answers meet{true, here && !full, here && !full, here};
    EXPECT_FALSE(soon(meet));
    EXPECT_FALSE(by_what_differs(meet));
}
TEST(Guards, AreLookedForInKnownCasesOfTheirClausesFirst) {
    const Case<Sound> of_first{Sound::default_setting(), {}, {Square::single(kA1)}},
        of_second{Sound::default_setting(), {}, {Square::single(kB2)}};
    const fuzz::KnownByClause<Sound> known(std::map<int, fuzz::Entry<Sound>>{
        {F::mark(0, 0), {of_second}}, {F::mark(2, 1), {of_first}}, {F::pair(2, 3), {of_first}}});
    ASSERT_EQ(known.cases().size(), 2U) << "a case is kept once for its setting and move";
    EXPECT_EQ(known.of({2}), (std::vector<std::size_t>{1, 0}));
    EXPECT_EQ(known.of({0, 3}), (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(known.of({1}).size(), 2U) << "of none: all of them";
}

// --- of a whole run --------------------------------------------------------------------------------
fuzz::FuzzOptions options(int solve, int jobs) {
    fuzz::FuzzOptions o;
    o.seed = 3, o.count = 1, o.jobs = jobs, o.solve = solve, o.examples = fuzz::Examples::of_pairs_too;
    return o;
}
TEST(Guards, AreSettledByARun) {
    std::vector<fuzz::SolverMoment> told;
    auto o = options(10'000, 1);
    o.solving = [&](const fuzz::SolverMoment& m) { told.push_back(m); };
    const auto report = fuzz::FuzzerOf<Sound>().run(o);
    ASSERT_FALSE(told.empty());
    EXPECT_EQ(told.back().done, told.back().all) << "all that was asked about is told";
    EXPECT_GT(told.back().reached, 0U);
    for (const auto& pair : report.coverage.pairs) {
        EXPECT_NE(pair.reach, fuzz::Reach::not_yet) << pair.first << " " << pair.second;
        if (is_seen(pair.first, pair.second)) {
            EXPECT_EQ(pair.reach, fuzz::Reach::reached) << pair.first << " " << pair.second;
        }
    }
}
TEST(Guards, AreAnsweredAlikeByAnyNumberOfJobs) {
    const auto told = [](int jobs) {
        const auto report = fuzz::FuzzerOf<Sound>().run(options(10'000, jobs));
        auto json = fuzz_json(report);
        json.erase("timing");
        std::string text = json.dump();
        for (const auto& pair : report.coverage.pairs) text += pair.example;
        return text;
    };
    EXPECT_EQ(told(1), told(3));
}
TEST(Guards, AreAskedAboutNoMoreThanMayBe) {
    const auto settled = [](int solve) {
        const auto coverage = fuzz::FuzzerOf<Sound>().run(options(solve, 1)).coverage;
        const auto by_solver = [](const auto& row) { return row.by == "proof" || row.by == "solver"; };
        return std::ranges::count_if(coverage.clauses, by_solver) + std::ranges::count_if(coverage.pairs, by_solver);
    };
    const auto few = settled(2), more = settled(5);
    EXPECT_LT(few, more);
    EXPECT_LT(more, settled(10'000));
}

}  // namespace
}  // namespace nomos::fuzz_test

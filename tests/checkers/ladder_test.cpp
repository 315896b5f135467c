// What is tried of a question: each pass in its turn, none that is not called for, and the answer says which it was.
#include "checkers/ladder.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "checkers/laws.hpp"
#include "tests/checkers/planted.hpp"

namespace nomos {
namespace {

struct Plain : planted::WithRules<tictactoe::Rules> {};
struct Sparing : planted::WithRules<tictactoe::Rules> {
    template <class A>
    static Bit<A> enough(const planted::Setting<A>&, const planted::Position<A>& p, const planted::Move<A>&) {
        return none(p.crosses & p.noughts);
    }
};
static_assert(!WithEnough<Plain> && WithEnough<Sparing>);

template <class R>
ladder::Told told(const ladder::Question<R>& question, std::vector<Case<R>>* found = nullptr) {
    return ladder::ask<R>(question, {}, {}, ladder::Witnesses::any, [&](Scene<R>& scene) {
        if (found != nullptr) found->push_back(read(scene));
    });
}
// Two marks on one space: no position has that, and what is enough says so.
template <class R>
smt::Bit two_on_one_space(Scene<R>& scene) {
    return any(scene.before.crosses & scene.before.noughts);
}

TEST(Ladder, DoesNotAskWhatComesToNothing) {
    int asked = 0;
    const ladder::Question<Plain> nothing{
        [](Scene<Plain>&) { return smt::Bit(false); }, {}, [&](auto&, auto&, auto&) { return ++asked > 0; }};
    const auto answer = told(nothing);
    EXPECT_EQ(answer.answer, smt::Answer::unsatisfiable);
    EXPECT_EQ(answer.by, Pass::folded);
    EXPECT_EQ(asked, 0);
}
TEST(Ladder, TriesLemmasThenFormThenCases) {
    std::vector<std::string> tried;
    ladder::Question<Sparing> question{two_on_one_space<Sparing>,
                                       [&]() -> std::optional<Pass> {
                                           tried.emplace_back("lemmas");
                                           return {};
                                       },
                                       [&](auto&, auto&, auto&) { return tried.emplace_back("form"), false; }};
    EXPECT_EQ(told(question).by, Pass::whole) << "with lemmas the cases are not asked without them";
    EXPECT_EQ(tried, (std::vector<std::string>{"lemmas", "form"}));
    question.by_lemmas = {};
    EXPECT_EQ(told(question).by, Pass::cases);
    question.by_form = [](auto&, auto&, auto&) { return true; };
    EXPECT_EQ(told(question).by, Pass::form);
    question.by_lemmas = [] { return std::optional(Pass::lemmas); };
    EXPECT_EQ(told(question).by, Pass::lemmas);
}
TEST(Ladder, AsksAsItStandsWhereARulesetSaysNotWhatIsEnough) {
    const auto answer = told(ladder::Question<Plain>{two_on_one_space<Plain>});
    EXPECT_EQ(answer.answer, smt::Answer::unsatisfiable);
    EXPECT_EQ(answer.by, Pass::whole);
}
TEST(Ladder, LooksInTheUsualSettingFirstWhereThatIsCheaper) {
    const auto some_mark = [](auto& scene) { return any(scene.before.crosses); };
    std::vector<Case<Sparing>> sparing;
    EXPECT_EQ(told(ladder::Question<Sparing>{some_mark}, &sparing).by, Pass::usual);
    ASSERT_EQ(sparing.size(), 1U);
    EXPECT_FALSE(sparing[0].before.crosses.none());
    std::vector<Case<Plain>> plain;
    EXPECT_EQ(told(ladder::Question<Plain>{some_mark}, &plain).by, Pass::whole);
    EXPECT_EQ(plain.size(), 1U);
}
TEST(Ladder, SaysWhyItGaveUp) {
    Options nothing;
    nothing.budget.resources = 1;
    const auto hard = [](Scene<Plain>& scene) { return scene.legal() && any(scene.after().crosses); };
    const auto answer = ladder::ask<Plain>({hard}, nothing, nothing, ladder::Witnesses::any, [](auto&) {});
    EXPECT_EQ(answer.answer, smt::Answer::unknown);
    EXPECT_FALSE(answer.reason.empty());
}
// What was refuted in whatever way is written as it stands, for a solver that knows nothing of passes; what has an
// example is not, and what nobody decides where a check hangs on it.
TEST(Ladder, WritesWhatItRefutesForOtherSolvers) {
    Options options;
    const auto folder = std::filesystem::temp_directory_path() / ("nomos_ladder_test_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    options.smtlib_dir = folder.string();
    const auto ask = [&](ladder::Question<Sparing> question, const std::string& id) {
        question.id = id;
        return ladder::ask<Sparing>(question, options, options, ladder::Witnesses::any, [](auto&) {}).answer;
    };
    const auto status = [&](const std::string& id) -> std::string {
        std::ifstream file(folder / (id + ".smt2"));
        if (!file) return "none";
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        z3::context context;
        z3::solver solver(context);
        solver.from_string(text.c_str());
        return (text.find(":status unsat") != std::string::npos ? "refuted, " : "open, ") +
               std::string(solver.check() == z3::unsat ? "unsat" : "sat");
    };
    ladder::Question<Sparing> by_lemmas{two_on_one_space<Sparing>, [] { return std::optional(Pass::lemmas); }};
    EXPECT_EQ(ask(by_lemmas, "by.lemmas"), smt::Answer::unsatisfiable);
    EXPECT_EQ(status("by.lemmas"), "refuted, unsat");
    const auto some_mark = [](auto& scene) { return any(scene.before.crosses); };
    EXPECT_EQ(ask({some_mark}, "has.an.example"), smt::Answer::satisfiable);
    EXPECT_EQ(status("has.an.example"), "none");
    options.budget.resources = 1;
    const auto hard = [](auto& scene) { return scene.legal() && any(scene.after().crosses); };
    EXPECT_EQ(ask({hard}, "open"), smt::Answer::unknown);
    EXPECT_EQ(status("open"), "none");
    EXPECT_EQ(ask({hard, {}, {}, "", true}, "open.check"), smt::Answer::unknown);
    EXPECT_EQ(status("open.check"), "open, sat");
    std::filesystem::remove_all(folder);
}
// ... and a check keeps no pass of what nobody decided.
TEST(Ladder, IsNamedByTheChecksThatItDecides) {
    CheckResult r;
    r.id = "planted";
    laws::prove_step(law_of_steps<Sparing, tictactoe::properties::PlayersAlternate>(), {}, r);
    EXPECT_EQ(r.verdict, Verdict::holds);
    EXPECT_EQ(r.by, Pass::cases) << name_of(r.by);
    Options little;
    little.budget.resources = 1;
    laws::prove_step(law_of_steps<Plain, tictactoe::properties::PlayersAlternate>(), little, r);
    EXPECT_EQ(r.verdict, Verdict::unknown);
    EXPECT_EQ(r.by, Pass::none);
}

}  // namespace
}  // namespace nomos

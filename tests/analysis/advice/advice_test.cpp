// Advice is tried: which questions a wording settles, and what the check of all of them says.
#include "analysis/advice/advice.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "model/core/error.hpp"
#include "model/core/registry.hpp"

namespace nomos {
namespace {

using testing::HasSubstr;

// --- which questions a wording settles, by hand -----------------------------------------------------------
const std::vector<OptionInfo> kTwoAnswers{{"x", "", ""}, {"y", "", ""}},
    kThreeAnswers{{"x", "", ""}, {"y", "", ""}, {"z", "", ""}};
const std::vector<ReadingInfo> kQuestions{{"a", "", "", kTwoAnswers, 0, "", "", {}},
                                          {"b", "", "", kThreeAnswers, 0, "", "", {}},
                                          {"c", "", "", kTwoAnswers, 0, "", "", {}}};
TriedWording settled_by(std::vector<Choice> fixes, const std::vector<SameGame>& same) {
    RulesetInfo info{};
    info.readings = kQuestions;
    TriedWording t;
    settle(info, {"", std::move(fixes), {}, {}}, {same, {}}, t);
    return t;
}
TEST(Advice, OneAnswerSettlesAndOthersOnlyIfTheyAreOneGame) {
    EXPECT_TRUE(settled_by({{1, 0}}, {}).settles);
    EXPECT_FALSE(settled_by({{1, 0}, {1, 1}}, {}).settles);
    EXPECT_TRUE(settled_by({{1, 0}, {1, 1}}, {{1, 0, 1, {}, "", "law"}}).settles);
    EXPECT_FALSE(settled_by({{1, 0}, {1, 2}}, {{1, 0, 1, {}, "", "law"}}).settles);
    EXPECT_TRUE(settled_by({{1, 0}, {1, 2}}, {{1, 0, 1, {}, "", "law"}, {1, 1, 2, {}, "", "law"}}).settles)
        << "what is the same as the same is the same";
    const std::vector<SameGame> under{{1, 0, 1, Choice{0, 1}, "", "proved"}};
    EXPECT_FALSE(settled_by({{1, 0}, {1, 1}}, under).settles) << "that is so under a=y only";
    EXPECT_TRUE(settled_by({{0, 1}, {1, 0}, {1, 1}}, under).settles);
}
// A position in which two of the answers that are left differ was met; else it is only not proved that they do not.
TEST(Advice, WhatIsNotProvedIsNotTakenForShown) {
    RulesetInfo info{};
    info.readings = kQuestions;
    const auto is_sure = [&](const std::vector<Choice>& fixes, const std::vector<OptionsApart>& apart) {
        TriedWording t;
        settle(info, {"", fixes, {}, {}}, {{}, apart}, t);
        EXPECT_FALSE(t.settles);
        return t.sure;
    };
    EXPECT_TRUE(is_sure({{1, 0}, {1, 1}}, {{1, 0, 1}}));
    EXPECT_FALSE(is_sure({{1, 0}, {1, 1}}, {}));
    EXPECT_FALSE(is_sure({{1, 0}, {1, 1}}, {{1, 1, 2}})) << "of another answer";
    EXPECT_FALSE(is_sure({{0, 1}, {1, 0}, {1, 1}}, {{1, 0, 1}})) << "it may be so under a=x only";
}
TEST(Advice, OtherQuestionsGoOrComeWithAnAnswer) {
    const std::vector<SameGame> under{{2, 0, 1, Choice{0, 0}, "", "proved"}};
    const auto spared = settled_by({{0, 0}}, under), brought = settled_by({{0, 1}}, under);
    EXPECT_EQ(spared.also, std::vector<std::string>{"c"});
    EXPECT_TRUE(spared.brings.empty());
    EXPECT_TRUE(brought.also.empty());
    EXPECT_EQ(brought.brings, std::vector<std::string>{"c"});
    EXPECT_TRUE(settled_by({{0, 1}}, {{2, 0, 1, {}, "", "law"}}).brings.empty()) << "c asks nothing anyway";
    EXPECT_TRUE(settled_by({}, under).also.empty());
}
TEST(Advice, AQuestionThatArisesOnlyByAnAnswerComesWithIt) {
    RulesetInfo info{};
    std::vector<ReadingInfo> questions = kQuestions;
    questions[2].exists_only_when = {{0, 1}};
    info.readings = questions;
    TriedWording so, otherwise;
    settle(info, {"", {{0, 1}}, {}, {}}, {}, so);
    settle(info, {"", {{0, 0}}, {}, {}}, {}, otherwise);
    EXPECT_EQ(so.brings, std::vector<std::string>{"c"});
    EXPECT_TRUE(otherwise.brings.empty());
    TriedWording both;
    settle(info, {"", {{0, 1}, {2, 0}}, {}, {}}, {}, both);
    EXPECT_TRUE(both.brings.empty()) << "the wording answers it as well";
}
TEST(Advice, TheChangeHasARowForEachWayToReadTheWords) {
    const TextChange change = change_of({"", {{1, 0}, {0, 1}, {1, 2}}, {"clause"}, {7}});
    ASSERT_EQ(change.leaves.size(), 2U);
    for (const auto& row : change.leaves) {
        ASSERT_EQ(row.size(), 2U);
        EXPECT_EQ(row[0].reading, 0);
        EXPECT_EQ(row[0].option, 1);
    }
    EXPECT_EQ(change.leaves[0][1].option, 0);
    EXPECT_EQ(change.leaves[1][1].option, 2);
    EXPECT_EQ(change.adds, std::vector<std::string>{"clause"});
    EXPECT_EQ(change.drops, std::vector<int>{7});
}

// --- verdicts ---------------------------------------------------------------------------------------
#ifdef NOMOS_REGISTERED_nefatavl
TriedWording corner() {
    TriedWording t{"nefatavl.king.brown-square", 0, {}};
    t.change.asked = 9;
    return t;
}
// The check asks for one wording a question that is proved: a suggestion that does not settle, or that makes a
// sentence idle, breaks it.
TEST(Advice, TheCheckFailsForAQuestionWithoutProvedWords) {
    TriedWording good = corner(), other = corner();
    other.wording = 1, other.change.idle = {13};
    CheckResult r;
    judge({good, other}, r);
    EXPECT_EQ(r.verdict, Verdict::holds);
    const ReadingInfo& asked =
        *std::ranges::find(find_ruleset("nefatavl").info().readings, "nefatavl.king.brown-square", &ReadingInfo::id);
    EXPECT_EQ(r.detail,
              "1 of 2 proposed wordings settle their question and do no other harm; not \"Where two stones are "
              "enough ...\" on \"" +
                  std::string(asked.question) + "\": sentence 13 then decides nothing");
    TriedWording alone = other;
    alone.finding = "nefatavl.king.hits";
    judge({good, alone}, r);
    EXPECT_EQ(r.verdict, Verdict::violated);
    alone.change.idle = {}, alone.change.undecided = {13};
    judge({good, alone}, r);
    EXPECT_EQ(r.verdict, Verdict::unknown);
    alone.change.undecided = {}, alone.settles = false;
    judge({good, alone}, r);
    EXPECT_EQ(r.verdict, Verdict::violated);
    alone.sure = false;
    judge({good, alone}, r);
    EXPECT_EQ(r.verdict, Verdict::unknown) << "not proved to settle is not shown to leave two games";
    EXPECT_NE(r.detail.find("whether the answers that it leaves are the same game"), std::string::npos) << r.detail;
}
#endif

// --- the data of all rulesets ------------------------------------------------------------------------------
TEST(Advice, IsThereForAllThatIsAskedOrMissing) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const RulesetInfo& info = ruleset->info();
        std::size_t tried = 0;
        const auto expect_advice = [&](std::string_view id) {
            const AdviceInfo* advice = advice_on(info.id, id);
            ASSERT_NE(advice, nullptr) << id;
            EXPECT_NE(advice->wordings.empty(), advice->not_tried.empty()) << id;
            tried += advice->wordings.size();
        };
        for (const ReadingInfo& r : info.readings) {
            expect_advice(r.id);
            EXPECT_TRUE(advice_on(info.id, r.id)->not_tried.empty()) << r.id << ": a question can be tried";
        }
        for (const MissingInfo& m : info.missing) expect_advice(m.id);
        EXPECT_EQ(advice_of(info.id).size(), info.readings.size() + info.missing.size());
        EXPECT_GE(tried, info.readings.size());
    }
    EXPECT_EQ(advice_on("no-ruleset", "x"), nullptr);
    EXPECT_THROW(advice_of("no-ruleset"), UnknownName);
}

}  // namespace
}  // namespace nomos

// What answers settle: decided, open, contradictory with the smallest reason, and what does not arise.
#include "analysis/author/settle.hpp"

#include <gtest/gtest.h>

namespace nomos {
namespace {

// Two readings of two options, a third that arises only under the second option of the first.
const RulesetInfo& info() {
    static const std::vector<ReadingInfo> readings{
        {"g.r", "R?", "", {{"x", "", ""}, {"y", "", ""}}, 0, "", "", {}},
        {"g.s", "S?", "", {{"x", "", ""}, {"y", "", ""}, {"z", "", ""}}, 0, "", "", {}},
        {"g.t", "T?", "", {{"x", "", ""}, {"y", "", ""}}, 0, "", "", {}, {{0, 1}}},
    };
    static const RulesetInfo data = [] {
        RulesetInfo made;
        made.id = "g", made.readings = readings;
        return made;
    }();
    return data;
}
Question question(std::vector<std::string> about, std::vector<Implied> implied, std::vector<std::string> given = {}) {
    Question q;
    q.asked.position = "p", q.asked.about = std::move(about), q.asked.given = std::move(given);
    q.implied = std::move(implied);
    for (const Implied& i : q.implied) {
        if (q.answers.size() <= i.answer) q.answers.resize(i.answer + 1);
        auto& means = q.answers[i.answer].means;
        means.resize(i.options.size());
        for (std::size_t k = 0; k < i.options.size(); ++k) means[k].push_back(i.options[k]);
    }
    return q;
}
const Question kR = question({"g.r"}, {{{0}, 0}, {{1}, 1}});
const Question kS = question({"g.s"}, {{{0}, 0}, {{1}, 1}, {{2}, 1}});
const Question kBoth =
    question({"g.r", "g.s"}, {{{0, 0}, 0}, {{0, 1}, 0}, {{0, 2}, 0}, {{1, 0}, 1}, {{1, 1}, 2}, {{1, 2}, 2}});
const Question kT = question({"g.t"}, {{{0}, 0}, {{1}, 1}}, {"g.r=y"});

using Options = std::vector<int>;
using Answers = std::vector<std::size_t>;

TEST(Settle, SaysWhatIsDecidedAndByWhat) {
    const auto s = settled_by_answers(info(), {{&kS, 1}, {&kR, 1}});
    EXPECT_TRUE(s.contradictory.empty());
    EXPECT_EQ(s.readings[0].left, Options{1});
    EXPECT_EQ(s.readings[0].by, Answers{1});
    EXPECT_EQ(s.readings[1].left, (Options{1, 2})) << "answer b leaves two";
    EXPECT_EQ(s.readings[2].left, (Options{0, 1}));
    EXPECT_TRUE(s.readings[2].arises);
}
TEST(Settle, TakesAnswersTogether) {
    const auto s = settled_by_answers(info(), {{&kBoth, 1}});
    EXPECT_EQ(s.readings[0].left, Options{1});
    EXPECT_EQ(s.readings[1].left, Options{0});
    const auto t = settled_by_answers(info(), {{&kBoth, 2}, {&kS, 1}});
    EXPECT_EQ(t.readings[0].by, Answers{0}) << "the fewest that decide it";
}
TEST(Settle, FindsTheSmallestContradiction) {
    const auto s = settled_by_answers(info(), {{&kS, 1}, {&kR, 0}, {&kBoth, 1}});
    ASSERT_EQ(s.contradictory.size(), 1U);
    EXPECT_EQ(s.contradictory[0].size(), 2U) << "two of them suffice";
    EXPECT_EQ(s.contradictory[0], (Answers{0, 2})) << "the first of the smallest";
    EXPECT_EQ(s.readings[0].left, Options{0}) << "what the others say counts";
}
TEST(Settle, KnowsWhatDoesNotArise) {
    const auto s = settled_by_answers(info(), {{&kR, 0}});
    EXPECT_FALSE(s.readings[2].arises);
    const auto t = settled_by_answers(info(), {{&kR, 0}, {&kT, 1}});
    EXPECT_TRUE(t.contradictory.empty()) << "an answer to a question that does not arise excludes nothing";
    EXPECT_EQ(t.readings[2].left.size(), 2U);
    const auto u = settled_by_answers(info(), {{&kR, 1}, {&kT, 1}});
    EXPECT_EQ(u.readings[2].left, Options{1});
    EXPECT_EQ(u.readings[2].by, (Answers{0, 1}));
}
TEST(Settle, NamesTheQuestionsThatHelp) {
    const auto s = settled_by_answers(info(), {{&kR, 1}});
    EXPECT_EQ(that_would_settle(info(), s, {&kR, &kS, &kBoth, &kT}, 1), (Answers{1, 2}));
    EXPECT_TRUE(that_would_settle(info(), s, {&kR, &kS}, 2).empty());
}

}  // namespace
}  // namespace nomos

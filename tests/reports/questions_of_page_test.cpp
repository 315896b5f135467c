// The letter that goes with a page: in its order, and with its positions.
#include "reports/questions_of_page.hpp"

#include <gtest/gtest.h>

#include "model/core/registry.hpp"
#include "reports/question_words.hpp"

namespace nomos {
namespace {

const RulesetInfo& info() { return find_ruleset("nefatavl").info(); }
Question asked(std::string_view id) {
    for (const ReadingInfo& reading : info().readings)
        if (reading.id == id) return question_in_words(info(), reading);
    return {};
}
Finding compared(const std::string& id, Materiality materiality, int share) {
    Finding f;
    f.id = id, f.ruleset = "nefatavl", f.readings = {id};
    f.about = about::OpenQuestion{"yes", "no"}, f.materiality = materiality;
    f.measured.looked_at = 100, f.measured.met = static_cast<std::uint64_t>(share), f.measured.earliest = 1;
    return f;
}
constexpr const char *kBrownSquare = "nefatavl.king.brown-square", *kHits = "nefatavl.king.hits",
                     *kOnCorner = "11/11/11/11/11/11/11/11/11/11/1t7K1 w";

struct Letter : testing::Test {
    RulesetReport report;
    Questionnaire letter{"nefatavl", "Nefatavl", {asked(kHits), asked(kBrownSquare)}, 500, 2, {}};
    void SetUp() override {
        report.ruleset = "nefatavl";
        report.findings = {compared(kBrownSquare, Materiality::changes_winner, 30),
                           compared(kHits, Materiality::changes_moves, 90)};
    }
};

TEST_F(Letter, AsksInTheOrderOfThePage) {
    const Questionnaire q = as_on_page(letter, report);
    ASSERT_EQ(q.questions.size(), 2U);
    EXPECT_EQ(q.questions[0].asked.about.front(), kBrownSquare);
    EXPECT_EQ(q.looked_at, 0) << "no count of positions decided it";
    EXPECT_FALSE(q.tree.empty());
    EXPECT_EQ(q.pressing, 0U) << "short letters are not divided";
}
TEST_F(Letter, SaysWhatComesFirstWhereItIsLong) {
    for (const ReadingInfo& reading : info().readings)
        if (reading.id != kBrownSquare && reading.id != kHits)
            letter.questions.push_back(question_in_words(info(), reading));
    while (letter.questions.size() <= 8) letter.questions.push_back(letter.questions.back());
    const Questionnaire q = as_on_page(letter, report);
    EXPECT_EQ(q.pressing, 2U) << "two stand under what to decide";
    EXPECT_NE(testing::PrintToString(letter_words(q).greeting).find("The first 2 are those on which most hangs"),
              std::string::npos);
}
TEST_F(Letter, ShowsThePositionOfThePageBesideAQuestionInWords) {
    report.findings[0].witness.position = kOnCorner, report.findings[0].witness.moves = {"b1-i1"};
    const Question shown = as_on_page(letter, report).questions.front();
    EXPECT_TRUE(shown.is_beside_a_case());
    EXPECT_EQ(shown.told, move_in_words("nefatavl", kOnCorner, "b1-i1"));
    EXPECT_EQ(shown.id, letter.questions[1].id) << "what is asked is the same";
    EXPECT_NE(shown.answers[0].outcome, shown.answers[1].outcome);
    report.findings[0].witness.readings = {"nefatavl.king.hits=hits"};
    EXPECT_FALSE(as_on_page(letter, report).questions.front().is_beside_a_case()) << "it supposes another answer";
    report.findings[0].witness.readings.clear();
    report.findings[0].witness.position = "11/11/11/11/11/11/11/11/11/11/1t7K1 w";
    report.findings[0].witness.moves = {"b1-c1"};
    EXPECT_FALSE(as_on_page(letter, report).questions.front().is_beside_a_case()) << "all answers come to the same";
}

}  // namespace
}  // namespace nomos

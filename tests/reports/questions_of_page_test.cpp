// The letter that goes with a page: in its order, and with its positions.
#include "reports/questions_of_page.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "model/core/registry.hpp"
#include "reports/letter_words.hpp"
#include "reports/question_words.hpp"
#include "reports/questions.hpp"

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
    EXPECT_NE(
        testing::PrintToString(letter_words(q).greeting).find("The first 2 are put first because most hangs on them"),
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

#ifdef NOMOS_REGISTERED_nerva
// Of three answers two come to the same in the first position; the page knows another that tells them apart.
TEST(LetterOfThreeAnswers, ShowsWherePartWhatIsAlikeInTheFirstCase) {
    const RulesetInfo& nerva = find_ruleset("nerva").info();
    const ReadingInfo& reading = *std::ranges::find(nerva.readings, "nerva.ambush.needs", &ReadingInfo::id);
    const std::string rest = "- - w s30,32,32/30,32,32 x0,0,0/0,0,0 ?K_c4_2 K_f6_1";
    Finding f = compared("nerva.ambush.needs", Materiality::changes_effect, 30);
    f.ruleset = "nerva", f.about = about::OpenQuestion{"opposite-ends", "each-diagonal"};
    f.witness.position = "8/8/4b3/4wbw1/8/8/8/8 " + rest, f.witness.moves = {"e5_1 -> f6_1"};
    FurtherOption all_four;
    all_four.option = "all-four", all_four.beside = "opposite-ends";
    all_four.witness.position = "8/4w3/4b3/5bw1/8/8/8/8 " + rest, all_four.witness.moves = {"g5_1 -> f6_1"};
    f.further = {all_four};
    RulesetReport report;
    report.ruleset = "nerva", report.findings = {f};
    const Questionnaire letter{"nerva", "Nerva", {question_in_words(nerva, reading)}, 500, 1, {}};
    const Questionnaire q = as_on_page(letter, report);
    ASSERT_EQ(q.questions.front().more.size(), 1U);
    for (const Answer& answer : q.questions.front().answers)
        EXPECT_EQ(answer.picture.sums.size(), 1U) << "drawn on the page or not";
    const Question& parting = q.questions.front().more.front();
    ASSERT_EQ(parting.of.size(), 2U);
    EXPECT_EQ(reading.options[parting.of[0]].id, "opposite-ends");
    EXPECT_EQ(reading.options[parting.of[1]].id, "all-four");
    EXPECT_NE(parting.answers[0].outcome, parting.answers[1].outcome) << "the king falls under one of them";
    const QuestionWords words = question_words(q, nerva, {}).front();
    ASSERT_EQ(words.partings.size(), 1U);
    EXPECT_EQ(words.partings.front().lead, "In that example a and c come to the same. Here they part:");
    EXPECT_NE(words.partings.front().answers[0].says, words.partings.front().answers[1].says);
    const std::string lead = "Here they part";
    EXPECT_NE(questions_page(q).find(lead), std::string::npos);
    EXPECT_NE(questions_letter(q).find(lead), std::string::npos);
    RulesetReport supposing = report;
    supposing.findings.front().further.front().witness.readings = {"nerva.attack.sum=each-one"};
    EXPECT_TRUE(as_on_page(letter, supposing).questions.front().more.empty()) << "it supposes another answer";
}
#endif
#ifdef NOMOS_REGISTERED_nika
// A push that is refused for the weights: there is nothing to draw, but what decided it.
TEST(LetterOfARefusedMove, SaysTheWeights) {
    const AnyRuleset& nika = find_ruleset("nika");
    const std::string id = "nika.phalanx.blocked-line";
    const ReadingInfo& reading = *std::ranges::find(nika.info().readings, id, &ReadingInfo::id);
    const ExhibitInfo& told = *std::ranges::find(nika.exhibits(), id, &ExhibitInfo::id);
    Finding f = compared(id, Materiality::changes_moves, 30);
    f.ruleset = "nika", f.witness.position = told.position, f.witness.moves = {told.moves.begin(), told.moves.end()};
    RulesetReport report;
    report.ruleset = "nika", report.findings = {f};
    const Questionnaire letter{"nika", "Nika", {question_in_words(nika.info(), reading)}, 500, 1, {}};
    const Questionnaire q = as_on_page(letter, report);
    const auto refused = std::ranges::find(q.questions.front().answers, false, &Answer::allowed);
    ASSERT_NE(refused, q.questions.front().answers.end());
    EXPECT_TRUE(refused->picture.cells.empty());
    ASSERT_EQ(refused->picture.sums.size(), 1U);
    const std::string says = "Weight 1 against 1.";
    EXPECT_NE(questions_page(q).find(says), std::string::npos);
    EXPECT_NE(questions_letter(q).find(says), std::string::npos);
    EXPECT_NE(questions_text(q).find(says), std::string::npos);
}
#endif
// What nobody can tick an answer for is listed, so that the letter does not look as if it were all.
TEST(LetterWords, ListWhatIsNotAsked) {
    for (const AnyRuleset* ruleset : rulesets()) {
        Questionnaire q;
        q.ruleset = ruleset->info().id;
        const LetterWords words = letter_words(q);
        std::size_t lost = 0, gaps = 0;
        for (const MissingInfo& m : ruleset->info().missing) {
            lost += m.kind == "missing content";
            gaps += m.kind == "gap" || m.kind == "contradiction" || m.kind == "clash";
        }
        ASSERT_EQ(words.not_asked.size(), lost + gaps) << q.ruleset;
        for (std::size_t i = 0; i < lost; ++i)
            EXPECT_TRUE(std::ranges::any_of(ruleset->info().missing,
                                            [&](const MissingInfo& m) {
                                                return m.kind == "missing content" &&
                                                       words.not_asked[i].starts_with(m.title);
                                            }))
                << "what only the author can supply comes first: " << words.not_asked[i];
        EXPECT_NE(words.greeting[1].find(std::to_string(lost + gaps) + " more points, on which it says nothing, too "
                                                                       "little, or two things, are listed at the end."),
                  std::string::npos)
            << q.ruleset;
    }
}

}  // namespace
}  // namespace nomos

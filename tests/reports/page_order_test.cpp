// What stands under "The text is right about": only what a ruleset's text says so of, and only as long as it holds.
#include "reports/page_order.hpp"

#include <gtest/gtest.h>

#include "model/core/advice.hpp"
#include "model/core/registry.hpp"
#include "reports/html.hpp"
#include "reports/markdown.hpp"

namespace nomos {
namespace {

CheckResult claim(std::string id, Verdict verdict) {
    CheckResult c;
    c.id = std::move(id), c.kind = CheckKind::claim, c.verdict = verdict;
    return c;
}
TEST(RightAbout, IsWhatTheTextSaysAndWhatHolds) {
    const RulesetInfo& info = find_ruleset("nymbat").info();
    RulesetReport report;
    report.checks = {claim("nymbat.claim.six-never-gains-from-twins", Verdict::holds),
                     claim("nymbat.claim.two-ones-withstand-one", Verdict::unknown)};
    const auto right = right_about(report, info);
    ASSERT_EQ(right.size(), 1U);
    EXPECT_NE(right[0].says.find("side by side"), std::string::npos) << right[0].says;
    EXPECT_FALSE(right[0].sentences.empty());
}
// One defect is told once: the contradiction is for the author to decide, its question stands under it.
TEST(PageOrder, AQuestionIsToldUnderTheContradictionThatItIsAPartOf) {
    const RulesetInfo& info = find_ruleset("neva").info();
    RulesetReport report;
    Finding question;
    question.id = "neva.crown.jump", question.ruleset = "neva", question.readings = {question.id};
    question.kind = FindingKind::ambiguity, question.quoted = {"Does it become a king?", "", ""};
    question.materiality = Materiality::changes_effect;
    question.evidence = {evidence::RefutedByRecord{"never", "K66:36:16", {}}};
    Finding contradiction = question;
    contradiction.id += ".contradiction", contradiction.kind = FindingKind::contradiction;
    contradiction.about = about::AgainstRecord{"training game", "K66:36:16"};
    contradiction.materiality = Materiality::not_applicable;
    report.findings = {question, contradiction};
    EXPECT_TRUE(is_settled(report.findings[0], info));
    EXPECT_FALSE(is_settled(report.findings[1], info)) << "the author has to mend one side";
    EXPECT_EQ(told_under(report.findings[0], report), &report.findings[1]);
    EXPECT_EQ(told_under(report.findings[1], report), nullptr);
    const PageOrder order = page_order(report, info);
    EXPECT_EQ(order.decide, std::vector<const Finding*>{&report.findings[1]});
    EXPECT_EQ(order.rest, std::vector<const Finding*>{&report.findings[0]});
    const std::string link = "#finding-neva.crown.jump.contradiction";
    report.ruleset = "neva";
    EXPECT_NE(html_page({report, info}).find("part of <a href=\"" + link), std::string::npos);
    EXPECT_NE(markdown_page({report, info}).find("(" + link + ") What was measured"), std::string::npos);
    report.findings.pop_back();
    EXPECT_EQ(told_under(report.findings[0], report), nullptr);
}
// What the text answers elsewhere comes after what it leaves open, whatever would hang on it.
TEST(PageOrder, WhatIsSettledComesAfterWhatIsOpen) {
    const RulesetInfo& info = find_ruleset("neva").info();
    RulesetReport report;
    Finding settled, open;
    settled.id = "neva.crown.jump", settled.ruleset = "neva", settled.readings = {settled.id};
    settled.materiality = Materiality::changes_winner;
    settled.evidence = {evidence::RefutedByRecord{"never", "K66:36:16", {}}};
    open.id = "neva.missing.weakest", open.ruleset = "neva", open.kind = FindingKind::false_claim;
    report.findings = {settled, open};
    const PageOrder order = page_order(report, info);
    EXPECT_EQ(order.rest, (std::vector<const Finding*>{&report.findings[1], &report.findings[0]}));
}
// Where a record rules one answer out and the others are proved to be one game, nobody has to decide.
TEST(PageOrder, AQuestionIsSettledWhereWhatIsLeftIsOneGame) {
    const RulesetInfo& info = find_ruleset("neva").info();
    Finding f;
    f.id = "neva.king.landing", f.ruleset = "neva", f.readings = {f.id};
    const auto proof = [](const char* option, Decided decided) { return evidence::ComparedToo{option, decided}; };
    const Decided law{decided::ByLawOfTurns{"it takes fewer", "neva.law.x", {}}};
    f.evidence = {proof("any", law)};
    EXPECT_TRUE(is_settled(f, info)) << "words of the text rule out next-cell";
    f.evidence = {proof("any", {decided::ByMoves{{"must-continue", "any", Relation::equivalent}, "6x6"}})};
    EXPECT_TRUE(is_settled(f, info));
    f.evidence = {proof("any", {decided::ByMoves{{"must-continue", "any", Relation::stricter}, "6x6"}})};
    EXPECT_FALSE(is_settled(f, info));
    f.evidence = {proof("any", {decided::TurnsMetAlike{}})};
    EXPECT_FALSE(is_settled(f, info)) << "met alike is not proved alike";
}
// Advice on a contradiction is not untried where words were tried on its question.
TEST(PageOrder, TheWordingsOfItsQuestionSettleAContradiction) {
    const RulesetInfo& info = find_ruleset("neva").info();
    RulesetReport report;
    report.ruleset = "neva";
    Finding question;
    question.id = "neva.crown.jump", question.ruleset = "neva", question.readings = {question.id};
    question.quoted = {"Does it become a king?", "It is not said.", "Say it."};
    Finding contradiction = question;
    contradiction.id += ".contradiction", contradiction.kind = FindingKind::contradiction;
    report.findings = {question, contradiction};
    EXPECT_EQ(tried_under(report.findings[1], report), nullptr) << "nothing was tried in this run";
    const std::string trial = advice_on("neva", question.id)->wordings.size() > 0 ? "neva.crown.jump.wording-1" : "";
    report.findings[0].evidence = {evidence::Checked{trial, "", Verdict::holds, "it leaves one answer"}};
    EXPECT_EQ(tried_under(report.findings[1], report), &report.findings[0]);
    EXPECT_EQ(tried_under(report.findings[0], report), nullptr) << "its own are told with it";
    const std::string page = html_page({report, info});
    EXPECT_NE(page.find("what came of it: <a href=\"#finding-neva.crown.jump\">"), std::string::npos);
    EXPECT_EQ(page.find("A proposal, not tried<"), std::string::npos);
    EXPECT_NE(markdown_page({report, info}).find("what came of it: [Does it"), std::string::npos);
}
TEST(RightAbout, AClaimThatHoldsAgainstItsSentenceIsNotInTheList) {
    RulesetReport report;
    for (const char* id : {"nymbat.claim.set-ups-of-ones", "nymbat.claim.two-ones-can-fall"})
        report.checks.push_back(claim(id, Verdict::holds));
    EXPECT_TRUE(right_about(report, find_ruleset("nymbat").info()).empty());
}

}  // namespace
}  // namespace nomos

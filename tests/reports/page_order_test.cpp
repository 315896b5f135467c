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
// What a lost picture showed was guessed to draw a board at all, unless a source tells; a gap in the words is none.
TEST(AssumedOnBoards, IsWhatTheTextLacksOfThemAndWhatALostPictureShowed) {
    MissingInfo m;
    m.kind = "missing content", m.needed = Needed::moves;
    EXPECT_TRUE(is_assumed_on_boards(m));
    m.source = "the author's page";
    EXPECT_FALSE(is_assumed_on_boards(m));
    m.needed = Needed::board;
    EXPECT_TRUE(is_assumed_on_boards(m)) << "it says from where";
    m.needed = Needed::moves, m.source = "", m.kind = "gap";
    EXPECT_FALSE(is_assumed_on_boards(m));
}
TEST(AssumedOnBoards, OfNefatavlAreItsSizeItsSetUpAndItsBrownSquares) {
    const RulesetInfo& info = find_ruleset("nefatavl").info();
    RulesetReport report;
    for (const MissingInfo& m : info.missing) report.findings.emplace_back().id = m.id;
    std::vector<std::string> ids;
    for (const Finding* f : assumed_on_boards(report, info)) ids.push_back(f->id);
    EXPECT_EQ(ids, (std::vector<std::string>{"nefatavl.missing.board-size", "nefatavl.missing.set-up-picture",
                                             "nefatavl.missing.brown-squares"}));
}
// Nobody but the author can settle a contradiction, whatever evidence leaves of its answers.
TEST(PageOrder, AContradictionIsNeverSettled) {
    const RulesetInfo& info = find_ruleset("neva").info();
    RulesetReport report;
    Finding question;
    question.id = "neva.crown.jump", question.ruleset = "neva", question.readings = {question.id};
    question.kind = FindingKind::ambiguity, question.materiality = Materiality::changes_effect;
    question.evidence = {evidence::RefutedByRecord{"never", "K66:36:16", {}}};
    EXPECT_TRUE(is_settled(question, info));
    question.kind = FindingKind::contradiction;
    question.about = about::OpenQuestion{"at-end", "never", about::AgainstRecord{"the training game", "K66:36:16"}};
    EXPECT_FALSE(is_settled(question, info)) << "the author has to mend one side";
    report.findings = {question};
    EXPECT_EQ(page_order(report, info).decide, std::vector<const Finding*>{&report.findings[0]});
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
    const auto proof = [](const char* option, const Decided& decided) {
        return evidence::ComparedToo{option, decided};
    };
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
// Ten are listed; that there are more is said.
TEST(PageOrder, SaysHowManyMoreThereAreToDecide) {
    const RulesetInfo& info = find_ruleset("nerva").info();
    RulesetReport report;
    report.ruleset = "nerva";
    for (std::size_t i = 0; i < 12; ++i) {
        Finding f;
        f.id = "nerva.missing." + std::to_string(i), f.ruleset = "nerva", f.kind = FindingKind::gap;
        f.materiality = Materiality::changes_moves;
        report.findings.push_back(f);
    }
    EXPECT_EQ(page_order(report, info).more_to_decide, 2U);
    const std::string says = "2 more questions, on which less hangs or that come up more seldom, among all findings";
    EXPECT_NE(html_page({report, info}).find(says), std::string::npos);
    EXPECT_NE(markdown_page({report, info}).find(says), std::string::npos);
    report.findings.resize(10);
    EXPECT_EQ(page_order(report, info).more_to_decide, 0U);
    EXPECT_EQ(html_page({report, info}).find("on which less hangs"), std::string::npos);
}
// The author decides the question; what would come with an answer that is not played stands with that answer.
TEST(PageOrder, WhatFailsUnderAnotherAnswerStandsWithIt) {
    const RulesetInfo& info = find_ruleset("nerva").info();
    RulesetReport report;
    report.ruleset = "nerva";
    Finding question, failed;
    question.id = "nerva.turn.may-pass", question.ruleset = "nerva", question.readings = {question.id};
    question.quoted = {"May a player pass?", "", ""};
    failed.id = "nerva.termination.empty-hand-can-move", failed.ruleset = "nerva", failed.kind = FindingKind::gap;
    failed.about = about::FailedCheck{Asked::How::always}, failed.quoted = {"There is a move", "", ""};
    failed.witness.readings = {"nerva.turn.may-pass=stuck-loses"};
    report.findings = {failed, question};
    EXPECT_EQ(hangs_on(failed, report, info), &report.findings[1]);
    EXPECT_EQ(hangs_on(question, report, info), nullptr);
    EXPECT_EQ(page_order(report, info).all(), std::vector<const Finding*>{&report.findings[1]});
    const std::string page = html_page({report, info}), text = markdown_page({report, info});
    EXPECT_NE(page.find("<li id=\"finding-nerva.termination.empty-hand-can-move\">If the answer is"),
              std::string::npos);
    EXPECT_NE(text.find("Not always true: \"There is a move\""), std::string::npos);
    report.findings[0].kind = FindingKind::violation;
    EXPECT_EQ(hangs_on(report.findings[0], report, info), nullptr) << "it may be violated as played, too";
    report.findings[0].kind = FindingKind::gap;
    report.findings[0].witness.readings = {
        std::string(info.readings[0].id) + "=" +
        std::string(info.readings[0].options[static_cast<std::size_t>(info.readings[0].default_option)].id)};
    EXPECT_EQ(hangs_on(report.findings[0], report, info), nullptr) << "as it is played it is a defect of its own";
}
// Advice on a leak is not untried where words were tried on the question with whose answer it goes.
TEST(PageOrder, TheWordingsOfItsQuestionSettleALeak) {
    const RulesetInfo& info = find_ruleset("nerva").info();
    RulesetReport report;
    report.ruleset = "nerva";
    Finding question;
    question.id = "nerva.king.lends-when", question.ruleset = "nerva", question.readings = {question.id};
    question.quoted = {"Does a hidden king lend?", "It is not said.", "Say it."};
    Finding leak = question;
    leak.id = "nerva.leak.move", leak.kind = FindingKind::leak, leak.about = about::Listed{};
    report.findings = {question, leak};
    EXPECT_EQ(tried_under(report.findings[1], report), nullptr) << "nothing was tried in this run";
    ASSERT_FALSE(advice_on("nerva", question.id)->wordings.empty());
    report.findings[0].tried = {{question.id, 0, {}}};
    EXPECT_EQ(tried_under(report.findings[1], report), &report.findings[0]);
    EXPECT_EQ(tried_under(report.findings[0], report), nullptr) << "its own are told with it";
    const std::string page = html_page({report, info});
    EXPECT_NE(page.find("what came of it: <a href=\"#finding-nerva.king.lends-when\">"), std::string::npos);
    EXPECT_EQ(page.find("A proposal, not tried<"), std::string::npos);
    EXPECT_NE(markdown_page({report, info}).find("what came of it: [Does a"), std::string::npos);
}
TEST(RightAbout, AClaimThatHoldsAgainstItsSentenceIsNotInTheList) {
    RulesetReport report;
    for (const char* id : {"nymbat.claim.set-ups-of-ones", "nymbat.claim.two-ones-can-fall"})
        report.checks.push_back(claim(id, Verdict::holds));
    EXPECT_TRUE(right_about(report, find_ruleset("nymbat").info()).empty());
}

}  // namespace
}  // namespace nomos

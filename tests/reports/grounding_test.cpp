// What we supplied: counted, in an author's words, with the question that asks about it and its board.
#include "reports/grounding.hpp"

#include <gmock/gmock.h>

#include "model/core/registry.hpp"
#include "reports/html.hpp"
#include "reports/markdown.hpp"
#include "tests/reports/fixture.hpp"
#include "tests/reports/support.hpp"

namespace nomos {
namespace {

using namespace fixture;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::vector<ClauseInfo>& clauses() {
    static const std::vector<ClauseInfo> table{
        {"nefatavl.move.rook", "A stone goes straight.", Grounding::stated, "like a rook"},
        {"nefatavl.win.no-moves",
         "Who is stuck loses.",
         Grounding::follows,
         "nobody can go on",
         {"nefatavl.move.rook"}},
        {"nefatavl.capture.custodial",
         "Two stones take one.",
         Grounding::wider,
         "two on <each> side",
         {},
         "One on each side is enough.",
         {"nefatavl.king.brown-square", "nefatavl.missing.board-size"}},
        {"nefatavl.frame.rest-stays",
         "The rest stays.",
         Grounding::supplied,
         "no sentence says so",
         {},
         "It stays.",
         {},
         "every game takes it for granted"}};
    return table;
}
RulesetInfo grounded() {
    RulesetInfo made = info();
    made.clauses = clauses();
    return made;
}

TEST(Grounding, CountsRulesByHowFarTheTextGoes) {
    EXPECT_EQ(grounded_in_words(grounded()),
              "Nomos plays by 4 rules. The text states 1 of them; 1 is supplied where it is silent, 1 is wider than "
              "its words and 1 follows from others.");
    RulesetInfo asked = grounded();
    static std::vector<ReadingInfo> questions{find_ruleset("nefatavl").info().readings.front()};
    questions.front().clauses = {"nefatavl.move.rook"}, asked.readings = questions;
    EXPECT_THAT(grounded_in_words(asked),
                HasSubstr("The text states 1 of them (1 of these with a question about a part);"));
    for (const AnyRuleset* ruleset : rulesets()) {
        const auto& all = ruleset->info().clauses;
        const auto stated = std::ranges::count(all, Grounding::stated, &ClauseInfo::grounding);
        EXPECT_EQ(supplied_by_us(ruleset->info()).size(), all.size() - static_cast<std::size_t>(stated));
    }
}
TEST(Grounding, BeginsWithWhatIsSuppliedAndLeavesOutWhatIsStated) {
    const RulesetInfo of = grounded();
    std::vector<std::string_view> ids;
    for (const Supplied& s : supplied_by_us(of)) ids.push_back(s.clause->id);
    EXPECT_THAT(ids, ElementsAre("nefatavl.frame.rest-stays", "nefatavl.capture.custodial", "nefatavl.win.no-moves"));
}

TEST(Grounding, OfAPageIsFoldedBehindTheDecisionsAndLinksTheQuestion) {
    const RulesetInfo of = grounded();
    const std::string page = html_page({report(), of}), text = markdown_page({report(), of});
    const std::size_t begin = page.find("<section id=\"supplied\">"), end = page.find("<section id=\"findings\">");
    ASSERT_LT(begin, end);
    EXPECT_GT(begin, page.find("<h2>What to decide</h2>"));
    const std::string section = page.substr(begin, end - begin);
    EXPECT_THAT(section, HasSubstr("<details class=\"fold\">"));
    EXPECT_THAT(section, HasSubstr("The text states 1 of them; 1 is supplied"));
    EXPECT_THAT(section, HasSubstr("Two on &lt;each&gt; side."));
    EXPECT_THAT(section, HasSubstr("<b>Nomos adds:</b> One on each side is enough."));
    EXPECT_THAT(section, HasSubstr("<a href=\"#finding-nefatavl.king.brown-square\">May the king be hit"));
    EXPECT_THAT(section, HasSubstr("<a href=\"#s1\">[1]</a>")) << "the sentence that it is wider than";
    EXPECT_EQ(occurrences(section, "<svg"), 1u) << "the board of the question, where one has a board";
    EXPECT_THAT(section, HasSubstr("Not asked: Every game takes it for granted."));
    // Ids stand in a fold of their own.
    const std::size_t id = section.find("nefatavl.<wbr/>capture");
    ASSERT_NE(id, std::string::npos);
    EXPECT_GT(section.rfind("<summary>Its id</summary>", id), section.rfind("</details>", id));
    EXPECT_THAT(text, HasSubstr("**Nomos adds:** One on each side is enough."));
    EXPECT_THAT(text, Not(HasSubstr("  **Nomos adds:**"))) << "one blank, whether sentences stand before it or none";
    EXPECT_THAT(text, HasSubstr("[May the king be hit against a corner?](#finding-nefatavl.king.brown-square)"));
    EXPECT_THAT(html_page(chapter()), Not(HasSubstr("id=\"supplied\""))) << "nothing to tell";
}
// A report of part of the checks has not all questions as findings: they are named and not linked.
TEST(Grounding, NamesAQuestionThatIsNoFindingHere) {
    RulesetInfo of = find_ruleset("nefatavl").info();
    const RulesetReport part{"nefatavl", "Nefatavl", "11x11 board", {}, {}, {}, 16};
    const std::string page = html_page({part, of});
    const auto asked = std::ranges::find(of.missing, "nefatavl.missing.king-returned", &MissingInfo::id);
    ASSERT_NE(asked, of.missing.end());
    EXPECT_THAT(page, HasSubstr("Asked in: " + std::string(asked->title)));
    EXPECT_THAT(page, Not(HasSubstr("href=\"#finding-nefatavl.missing.king-returned\"")));
}
TEST(Grounding, IsListedInATerminal) {
    const RulesetInfo of = grounded();
    const auto lines = grounding_lines(of, 80);
    EXPECT_THAT(lines, testing::Contains("Wider than the words (nefatavl.capture.custodial)"));
    EXPECT_THAT(lines, testing::Contains("    Nomos: One on each side is enough."));
    for (const std::string& line : lines) EXPECT_LE(line.size(), 80u) << line;
}

}  // namespace
}  // namespace nomos

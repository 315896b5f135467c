#include "reports/words.hpp"

#include <gtest/gtest.h>

#include "model/core/registry.hpp"
#include "reports/html.hpp"
#include "reports/json.hpp"
#include "reports/markdown.hpp"
#include "reports/sarif.hpp"
#include "reports/terminal.hpp"
#include "tests/reports/fixture.hpp"
#include "tests/reports/support.hpp"

namespace nomos {
namespace {

using namespace fixture;

TEST(Words, CountAndJoin) {
    EXPECT_EQ(counted(1, "gap", "gaps"), "1 gap");
    EXPECT_EQ(counted(0, "gap", "gaps"), "0 gaps");
    EXPECT_EQ(counted(1234, "gap", "gaps"), "1234 gaps");
    EXPECT_EQ(counted(12345, "gap", "gaps"), "12,345 gaps");
    EXPECT_EQ(in_groups(43130880), "43,130,880");
    EXPECT_EQ(in_groups(100000), "100,000");
    EXPECT_EQ(joined({}, "and"), "");
    EXPECT_EQ(joined({"a"}, "and"), "a");
    EXPECT_EQ(joined({"a", "b", "c"}, "and"), "a, b and c");
    EXPECT_EQ(capitalised("proof"), "Proof");
}

TEST(Words, SayWhatWasProved) {
    EXPECT_EQ(proved_in_words(checks()),
              "7 checks were made. 5 hold: 3 proved, 1 tried on random cases and 1 replayed. 1 "
              "does not hold, or only under some answers: \"" +
                  kHostile + "\". 1 is unknown: the budget was spent first.");
    CheckResult failed = checks()[6];
    failed.gave_up = false;
    EXPECT_EQ(proved_in_words({failed}), "1 check was made. None holds. 1 is unknown; why stands beside each.");
    const std::vector<CheckResult> two(2, checks()[0]);
    EXPECT_EQ(proved_in_words(two), "2 checks were made. All hold: 2 proved.");
    EXPECT_EQ(proved_in_words({checks()[4]}),
              "1 check was made. None holds. 1 does not hold, or only under some answers: \"" + kHostile + "\".");
    EXPECT_EQ(proved_in_words({}), "No check was made.");
}

TEST(Words, SayWhatWasFound) {
    EXPECT_EQ(found_in_words(report().findings),
              "Found: 1 contradiction, 1 ambiguity, 1 harmless ambiguity, 1 piece of missing content and 1 "
              "sentence that only confirms others. 1 decides the game in some position.");
    EXPECT_EQ(found_in_words({}), "Nothing was found that a reader could stumble over.");
}

// Each of the words is used for what was shown, and for nothing else.
TEST(Words, TellOnePositionFromAWholeBoard) {
    EXPECT_EQ(name_of(Materiality::changes_winner), "can decide a game");
    EXPECT_EQ(name_of(Materiality::changes_value), "changes who can force a win");
    const auto found = [](const std::vector<Materiality>& all) {
        std::vector<Finding> findings;
        for (const Materiality m : all) findings.push_back(plain("x", FindingKind::ambiguity, "x", m));
        return found_in_words(findings);
    };
    using enum Materiality;
    EXPECT_EQ(found({changes_moves, changes_effect}), "Found: 2 ambiguities.");
    EXPECT_EQ(found({changes_winner, changes_winner}), "Found: 2 ambiguities. 2 decide the game in some position.");
    EXPECT_EQ(found({changes_value, changes_moves}),
              "Found: 2 ambiguities. 1 changes who can force a win on a small board.");
    std::vector<Finding> hidden{plain("x", FindingKind::ambiguity, "x", changes_value)};
    hidden[0].ruleset = "nerva";
    EXPECT_EQ(found_in_words(hidden),
              "Found: 1 ambiguity. 1 changes who can force a win on a small board if nothing is hidden.");
    hidden.push_back(plain("y", FindingKind::ambiguity, "y", changes_value));
    EXPECT_EQ(found_in_words(hidden),
              "Found: 2 ambiguities. 2 change who can force a win on a small board, 1 of them if nothing is hidden.");
}

// Whatever a reader opens says it with its condition: a page, a list, Markdown, the terminal and JSON.
TEST(Words, SayOfAGameWithHiddenThingsThatTheyWereSupposedOpen) {
    RulesetReport one;
    one.ruleset = "nerva";
    one.findings = {plain("nerva.attack.sum", FindingKind::ambiguity, "How?", Materiality::changes_value)};
    one.findings[0].ruleset = "nerva";
    const Chapter hidden{one, find_ruleset("nerva").info()};
    const std::string said = "changes who can force a win on a small board if nothing is hidden";
    for (const std::string& text : {html_page(hidden), markdown_page(hidden), html_index({&hidden, 1}),
                                    findings_json(one.findings), finding_lines(one.findings[0], 1)}) {
        EXPECT_NE(text.find(said), std::string::npos) << text.substr(0, 300);
        const std::string told = text.substr(0, text.find("What the words mean"));
        EXPECT_EQ(occurrences(told, "who can force a win"),
                  occurrences(told, "who can force a win on a small board if nothing is hidden"));
    }
    EXPECT_EQ(sarif({&hidden, 1}).find("who can force a win"), std::string::npos) << "says nothing of it";
}

TEST(Words, SayWhatStaysOpen) {
    EXPECT_EQ(
        open_in_words(report()),
        "The answers offered here to what the text leaves open come to 16 ways to play it; its own examples leave 3.");
    RulesetReport other = report();
    other.funnel.back().after = 16;
    EXPECT_EQ(open_in_words(other),
              "The answers offered here to what the text leaves open come to 16 ways to play it; its own examples rule "
              "none of them out.");
    other.reading_sets = 1;
    EXPECT_EQ(open_in_words(other), "The text leaves one way to play it.");
}

TEST(Words, SayHowTheWaysWereCounted) {
    RulesetReport counted = report();
    CheckResult ways;
    ways.id = counted.ruleset + ".ways", ways.verdict = Verdict::holds, ways.detail = "32 combinations of answers";
    counted.checks.push_back(ways);
    EXPECT_EQ(open_in_words(counted),
              "The answers offered here to what the text leaves open come to at most 16 different ways to play it; its "
              "own examples leave 3.");
    EXPECT_EQ(ways_in_words(counted), "Counted: 32 combinations of answers.");
    EXPECT_EQ(ways_in_words(report()), "");
}

TEST(Words, LevelsRiseAndFallWithMateriality) {
    const auto level = [](FindingKind kind, Materiality materiality) {
        return level_of(plain("x", kind, "x", materiality));
    };
    EXPECT_EQ(level(FindingKind::ambiguity, Materiality::changes_winner), Level::error);
    EXPECT_EQ(level(FindingKind::ambiguity, Materiality::changes_moves), Level::warning);
    EXPECT_EQ(level(FindingKind::gap, Materiality::no_effect), Level::note);
    EXPECT_EQ(level(FindingKind::contradiction, Materiality::none_found), Level::error);
    EXPECT_EQ(level(FindingKind::harmless_ambiguity, Materiality::not_applicable), Level::note);
    EXPECT_EQ(level_of(checks()[0]), Level::none);
}

}  // namespace
}  // namespace nomos

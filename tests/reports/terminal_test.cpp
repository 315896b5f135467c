#include "reports/terminal.hpp"

#include <gtest/gtest.h>

#include "reports/text_board.hpp"
#include "tests/reports/fixture.hpp"
#include "tests/reports/support.hpp"

namespace nomos {
namespace {

using namespace fixture;

bool plain_ascii(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c == '\n' || (c >= 0x20 && c < 0x7f); });
}

std::vector<Finding> findings_of_all_sizes() {
    std::vector<Finding> findings = report().findings;
    Finding wide = ambiguous_corner();  // two boards that leave no room for text beside them
    for (Side& side : wide.sides) side.picture = facing_board();
    wide.quoted.explanation = wide.quoted.suggestion = std::string(900, 'w') + " " + kHostile;
    Finding tall = ambiguous_corner();
    for (Side& side : tall.sides) side.picture = set_up();
    Finding hexagons = ambiguous_corner();
    for (Side& side : hexagons.sides) side.picture = hexagon_board();
    Finding controls = ambiguous_corner();
    controls.quoted.title = "a\x1b[2Jb\u2019s \u00e9\nnext";
    findings.insert(findings.end(), {wide, tall, hexagons, controls});
    return findings;
}

TEST(Terminal, AFindingHasAtMostTwelveLinesOfTheWidth) {
    for (const Finding& finding : findings_of_all_sizes())
        for (const bool unicode : {false, true}) {
            const std::string text = finding_lines(finding, 1, {false, unicode, 100});
            const auto lines = lines_of(text);
            EXPECT_LE(lines.size(), static_cast<std::size_t>(kFindingLines)) << text;
            for (const std::string& line : lines) EXPECT_LE(width_of(line), 100) << text;
            EXPECT_EQ(text.find('\x1b'), std::string::npos);
            EXPECT_TRUE(unicode || plain_ascii(text)) << text;
        }
}

TEST(Terminal, AFindingShowsTheQuestionBothSidesAndTheCommand) {
    const std::string text = finding_lines(ambiguous_corner(), 2, {false, false, 140});  // no line is wrapped
    const std::string matters(name_of(Materiality::changes_winner));
    EXPECT_TRUE(text.starts_with("2. May the king be hit against a corner?\n   Ambiguity - " + matters)) << text;
    EXPECT_NE(text.find("helps (Nomos plays this): As it stands: White wins at once."), std::string::npos);
    EXPECT_NE(text.find("no: As it stands: Black wins next move."), std::string::npos);
    EXPECT_NE(text.find(" 1 #xK t . . . . . . . #     1 # K t . . . . . . . #"), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with("   " + ambiguous_corner().command + "\n"));
}

std::string check_lines(const std::vector<CheckResult>& checks, const TerminalStyle& style = {}) {
    std::size_t longest = 0;
    for (const CheckResult& check : checks) longest = std::max(longest, check.id.size());
    std::string out;
    for (const CheckResult& check : checks) out += check_line(check, longest, style);
    return out;
}
TEST(Terminal, ACheckIsOneLineOfTheWidth) {
    const auto lines = lines_of(check_lines(checks()));
    ASSERT_EQ(lines.size(), checks().size());
    for (const std::string& line : lines) EXPECT_EQ(width_of(line), 100) << line;
    EXPECT_TRUE(lines[0].starts_with("+ holds    nefatavl.conformance.legality  proof")) << lines[0];
    EXPECT_TRUE(lines[0].ends_with(" 1.2 s"));
    EXPECT_TRUE(lines[4].starts_with("! violated nefatavl.claim.no-squeeze"));
    EXPECT_TRUE(lines[6].starts_with("? unknown  nefatavl.bound.most-taken"));
}

TEST(Terminal, TheSummaryCountsAndNamesWhatDoesNotHold) {
    const std::string text = summary_lines(checks());
    EXPECT_TRUE(text.starts_with("7 checks: 5 hold, 1 violated, 1 unknown\n")) << text;
    EXPECT_NE(text.find("nefatavl.claim.no-squeeze"), std::string::npos);
    EXPECT_NE(text.find("The budget was spent after four stones."), std::string::npos);
    EXPECT_EQ(text.find("conformance"), std::string::npos) << "what holds needs no second line";
}

TEST(Terminal, ColoursOnlyWhenAsked) {
    EXPECT_EQ(check_lines(checks()).find('\x1b'), std::string::npos);
    EXPECT_NE(check_lines(checks(), {true, false, 100}).find("\x1b[31m! violated\x1b[0m"), std::string::npos);
}

TEST(Terminal, AsciiKeepsTheSenseOfTypography) {
    EXPECT_EQ(ascii("\u201ca\u201d \u2013 b\u2019s \u2026 11\u00d711"), "\"a\" - b's ... 11x11");
    EXPECT_EQ(ascii("\u00e9\x1b[2J\n"), "?[2J ");
}

TEST(Terminal, WrapsAtBlanksAndCutsWhatIsTooLong) {
    EXPECT_EQ(wrapped("one two  three", 7), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped("abcdefghij k", 6), (std::vector<std::string>{"abc...", "k"}));
    EXPECT_TRUE(wrapped("", 5).empty());
    EXPECT_EQ(cut("\u00e9\u00e9\u00e9", 3), "\u00e9\u00e9\u00e9");
    EXPECT_EQ(cut("\u00e9\u00e9\u00e9\u00e9\u00e9", 4), "\u00e9...");
}

}  // namespace
}  // namespace nomos

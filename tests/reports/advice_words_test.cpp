// What is said of advice: only what was proved looks like help, on the page, in the terminal and for programs.
#include "reports/advice_words.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "reports/finding_words.hpp"
#include "reports/html.hpp"
#include "reports/json.hpp"
#include "reports/markdown.hpp"
#include "reports/side_words.hpp"
#include "reports/terminal.hpp"
#include "tests/reports/fixture.hpp"

namespace nomos {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

#ifdef NOMOS_REGISTERED_nefatavl
// A wording that is proved to settle, one that the text contradicts, one of which it was not found out.
TriedWording tried(const std::string& finding, std::size_t wording, Verdict verdict) {
    TriedWording t{finding, wording, {}};
    t.change.asked = static_cast<int>(wording) + 3;
    if (verdict == Verdict::violated) t.change.idle = {41 + static_cast<int>(wording)};
    if (verdict == Verdict::unknown) t.change.undecided = {41 + static_cast<int>(wording)};
    return t;
}
Finding corner_with(const std::vector<Verdict>& verdicts) {
    Finding f = fixture::ambiguous_corner();
    for (std::size_t k = 0; k < verdicts.size(); ++k) f.tried.push_back(tried(f.id, k, verdicts[k]));
    return f;
}
Finding lacking(std::string id) {
    Finding f = corner_with({});
    f.id = std::move(id), f.about = about::Listed{}, f.sides.clear();
    return f;
}
// The same finding in every format.
std::vector<std::string> printed(const Finding& f) {
    RulesetReport one = fixture::report();
    one.findings = {f};
    const RulesetInfo& info = fixture::info();
    return {html_page({one, info}), markdown_page({one, info}), finding_lines(f, 1, {false, true, 400})};
}

TEST(AdviceWords, WhatIsProvedSettles) {
    const Finding f = corner_with({Verdict::holds, Verdict::violated});
    const Advice advice = words_of(f).advice;
    EXPECT_EQ(advice.call, "To settle it");
    ASSERT_EQ(advice.lines.size(), 2U);
    EXPECT_THAT(
        in_words(advice.lines[0]),
        MatchesRegex(
            "Proved: read as answer A, it leaves no other answer open; it makes no other sentence needless, .*[.]"));
    EXPECT_EQ(in_words(advice.lines[1]),
              "Not as it stands: sentence 42 then decides nothing any more and should be struck as well.");
    for (const std::string& page : printed(f)) {
        EXPECT_THAT(page, HasSubstr("To settle it"));
        EXPECT_THAT(page, ContainsRegex("Proved(: r|</summary>R)ead as answer A, it leaves no other answer open"));
        EXPECT_THAT(page, ContainsRegex("Not as it stands(: s|</summary>S)entence 42 then decides nothing any more"));
    }
    for (const std::string& evidence : words_of(f).evidence)
        EXPECT_THAT(evidence, Not(HasSubstr("leaves no other answer"))) << "it stands at the advice, and once";
}
// What else to do with the text is no part of the words that are put in.
TEST(AdviceWords, NotesStandBesideTheWords) {
    Finding f = corner_with({});
    f.id = "nefatavl.capture.standing";
    const AdviceInfo* given = advice_on("nefatavl", f.id);
    ASSERT_NE(given, nullptr);
    const auto noted = std::ranges::find_if(given->wordings, [](const WordingInfo& w) { return !w.note.empty(); });
    ASSERT_NE(noted, given->wordings.end());
    const std::string says(noted->says), note(noted->note);
    const std::vector<std::string> pages = printed(f);
    EXPECT_THAT(pages[0], HasSubstr("<q>" + says + "</q> <span class=\"note\">" + note + "</span>"));
    EXPECT_THAT(pages[1], HasSubstr("\"" + says + "\" " + note + " "));
    EXPECT_THAT(pages[2], HasSubstr("\"" + says + "\" " + note + " "));
}
TEST(AdviceWords, WhatNeedsNoAnswerIsNotSettled) {
    Finding f = corner_with({Verdict::holds});
    f.kind = FindingKind::harmless_ambiguity;
    EXPECT_EQ(words_of(f).advice.call, "It needs no answer; clearer words");
    for (const std::string& page : printed(f)) EXPECT_THAT(page, Not(HasSubstr("To settle it")));
}
TEST(AdviceWords, WhatWasTriedInVainNeverLooksLikeHelp) {
    using Verdicts = std::vector<Verdict>;
    const std::vector<std::pair<Verdicts, std::string>> calls{
        {{Verdict::violated, Verdict::violated}, "A proposal that fails when it is tried"},
        {{Verdict::violated, Verdict::unknown}, "A proposal; whether it helps was not decided"},
        {{}, "A proposal, not tried in this run"}};
    for (const auto& [verdicts, call] : calls) {
        const Finding f = corner_with(verdicts);
        EXPECT_EQ(words_of(f).advice.call, call);
        for (const std::string& page : printed(f)) {
            EXPECT_THAT(page, HasSubstr(call));
            EXPECT_THAT(page, Not(HasSubstr("To settle it")));
            EXPECT_THAT(page, Not(HasSubstr("Proved: read as")));
        }
    }
}
TEST(AdviceWords, AProposalSaysWhyItIsNotTried) {
    const Finding f = lacking("nefatavl.missing.several-at-once");
    const Advice advice = words_of(f).advice;
    EXPECT_EQ(advice.call, "A proposal, not tried");
    EXPECT_TRUE(advice.lines.empty());
    for (const std::string& page : printed(f)) {
        EXPECT_THAT(page, HasSubstr("A proposal, not tried"));
        EXPECT_THAT(page, HasSubstr("nly this sense is built in"));
    }
}
TEST(AdviceWords, ProgramsReadWhatWasChangedAndWithWhatResult) {
    const auto advice = nlohmann::json::parse(
        findings_json(std::vector{corner_with({Verdict::holds, Verdict::unknown})}))["findings"][0]["advice"];
    ASSERT_EQ(advice["tried"].size(), 2U);
    EXPECT_EQ(advice["tried"][0]["fixes"], nlohmann::json::array({"nefatavl.king.brown-square=helps"}));
    EXPECT_EQ(advice["tried"][0]["result"], "proved");
    EXPECT_EQ(advice["tried"][1]["result"], "not decided");
    EXPECT_THAT(advice["tried"][1]["how"].get<std::string>(),
                HasSubstr("it was not found out whether sentence 42 would still decide something"));
    EXPECT_EQ(advice["not_tried"], "");
}
#endif

// --- options that come to the same in words -------------------------------------------------------------
Side side_with(std::vector<std::string> notes, const std::vector<std::string>& pieces = {}, const std::string& sum = "",
               const std::string& fate = "") {
    Side side;
    side.consequence = {Consequence::What::moved, "f6_1", 0, 0, "in play"};
    side.picture.made = "f6_1", side.picture.notes = std::move(notes);
    for (const std::string& label : pieces) {
        PicturePiece piece;
        piece.label = label, piece.fate = fate;
        side.picture.pieces.push_back(std::move(piece));
    }
    if (!sum.empty()) side.picture.sums.push_back({0, 0, "", sum});
    return side;
}
TEST(SideWords, WhatLooksAlikeIsToldApart) {
    const std::string alike = "After f6_1: nothing leaves the board; in play.";
    const std::vector<Side> turns{side_with({"black to move", "3 left"}), side_with({"white to move", "3 left"})};
    EXPECT_EQ(side_in_words(turns, 0), alike + " Then: black to move.");
    EXPECT_EQ(side_in_words(turns, 1), alike + " Then: white to move.");
    const std::vector<Side> hands{side_with({"black to move", "in hand (large, small): white 32, 32"}),
                                  side_with({"black to move", "in hand (large, small): white 31, 32"})};
    EXPECT_EQ(side_in_words(hands, 0), alike + " Then: in hand (large, small): white 32, 32.");
    const std::vector<Side> pieces{side_with({"black to move"}, {"king on a1", "pawn on b2"}),
                                   side_with({"black to move"}, {"king on a1"})};
    EXPECT_EQ(side_in_words(pieces, 0), alike + " Then: pawn on b2.");
    EXPECT_EQ(side_in_words(pieces, 1), alike + " Then not: pawn on b2.");
    const std::vector<Side> marked{side_with({"x"}, {"pawn on b2"}), side_with({"x"}, {"pawn on b2"}, "", "taken")};
    EXPECT_EQ(side_in_words(marked, 0), alike + " Then: pawn on b2, not taken.");
    EXPECT_EQ(side_in_words(marked, 1), alike + " Then: pawn on b2, taken.");
    const std::vector<Side> sums{side_with({"x"}, {}, "weight 1 against 1"), side_with({"x"})};
    EXPECT_EQ(side_in_words(sums, 0), alike + " Then: weight 1 against 1.");
    std::vector<Side> refused = turns;
    for (Side& side : refused) side.consequence = {Consequence::What::played, "b", 0, 0, "in play", {"a"}};
    EXPECT_EQ(side_in_words(refused, 0), "After a: in play; b is not allowed. By then: black to move.");
    std::vector<Side> other = turns;
    other[1].consequence.leave = 1;
    EXPECT_EQ(side_in_words(other, 0), alike) << "they are told apart already";
}

}  // namespace
}  // namespace nomos

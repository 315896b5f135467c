#include "reports/html.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>

#include "reports/player/module_text.hpp"
#include "tests/reports/fixture.hpp"
#include "tests/reports/support.hpp"

namespace nomos {
namespace {

using namespace fixture;

struct Page {
    explicit Page(std::string html) : text(std::move(html)) {
        result = document.load_string(text.c_str(), pugi::parse_full | pugi::parse_ws_pcdata);
    }
    std::size_t count(const char* path) const { return document.select_nodes(path).size(); }
    std::string all_text(const char* path) const {
        std::string words;
        for (const pugi::xpath_node& node : document.select_nodes((std::string(path) + "//text()").c_str()))
            words += node.node().value();
        return words;
    }
    std::string text;
    pugi::xml_document document;
    pugi::xml_parse_result result;
};

// Was the program built with the board that plays?
bool plays() { return !player::module_text("nefatavl").empty(); }

TEST(Html, CarriesTheRulesOrSaysThatItDoesNot) {
    const Page page(html_page(chapter()));
    EXPECT_EQ(page.count("//script[@id='player-module']"), plays() ? 1u : 0u);
    EXPECT_EQ(page.count("//script[@id='player-data']"), plays() ? 1u : 0u);
    EXPECT_EQ(page.all_text("//footer").find("stand still") == std::string::npos, plays());
    EXPECT_EQ(page.count("//div[@class='play'][not(@hidden)]"), 0u) << "nothing to press before the script runs";
}

TEST(Html, DrawsABoardOnceThatOnlyTheCourseOfAGameTellsApart) {
    RulesetReport one = report();
    one.findings = {ambiguous_corner()};
    Finding& f = one.findings.front();
    const auto boards = [&] { return Page(html_page({one, info()})).count("//div[@class='sides']//svg"); };
    const std::size_t all = boards();
    f.sides[1].picture = f.sides[0].picture;
    EXPECT_EQ(boards(), all) << "a position of play is drawn under both";
    f.shown.how = Shown::How::by_history;
    EXPECT_EQ(boards(), all - 1);
}

std::string index_of_two() { return html_index(std::vector{chapter(), chapter_with_everything()}); }
std::vector<std::string> all_pages() {
    return {html_page(chapter()), html_page(chapter_with_everything()), html_page(judged_chapter()), index_of_two(),
            html_index(std::vector{judged_chapter()})};
}

TEST(Html, IsWellFormed) {
    for (const std::string& html : all_pages()) {
        const Page page(html);
        ASSERT_TRUE(page.result) << page.result.description() << " at "
                                 << html.substr(static_cast<std::size_t>(page.result.offset), 80);
        EXPECT_TRUE(html.starts_with("<!DOCTYPE html>"));
        EXPECT_EQ(html.find("{{"), std::string::npos) << "a tag of the template is left";
    }
}

TEST(Html, NeedsNothingFromOutside) {
    for (const std::string& html : all_pages()) {
        const Page page(html);
        for (const char* outside : {"//script[@src]", "//link", "//img", "//iframe"})
            EXPECT_EQ(page.count(outside), 0u) << outside;
        EXPECT_EQ(html.find("url("), std::string::npos);
        EXPECT_EQ(html.find("@import"), std::string::npos);
        for (const std::string& link : values_of(page.document, "href"))
            EXPECT_TRUE(link.starts_with("#") || link.starts_with("nefatavl.html") || link == "index.html") << link;
        EXPECT_EQ(occurrences(html, "http"), occurrences(html, "xmlns=\"http://www.w3.org/2000/svg\""));
    }
}

TEST(Html, EveryLinkLeadsSomewhereAndEveryIdIsOne) {
    const Page page(html_page(chapter_with_everything()));
    std::set<std::string> ids;
    for (const std::string& id : values_of(page.document, "id")) EXPECT_TRUE(ids.insert(id).second) << id;
    for (const std::string& link : values_of(page.document, "href"))
        EXPECT_TRUE(!link.starts_with("#") || ids.contains(link.substr(1))) << link;
    const Page index(index_of_two());
    for (const std::string& link : values_of(index.document, "href")) {
        const auto hash = link.find('#');
        EXPECT_TRUE(hash == std::string::npos || ids.contains(link.substr(hash + 1))) << link;
    }
}

TEST(Html, ShowsEveryFindingOnceInItsOrder) {
    const Page page(html_page(chapter()));
    std::vector<std::string> shown, expected;
    for (const pugi::xpath_node& node : page.document.select_nodes("//article"))
        shown.emplace_back(node.node().attribute("id").value());
    for (const Finding& finding : report().findings) expected.push_back("finding-" + finding.id);
    EXPECT_EQ(shown, expected);
    EXPECT_TRUE(page.all_text("//article[1]//h3").starts_with("1")) << "numbered from the worst";
    EXPECT_EQ(page.count("//main/section[1]//ol/li"), 2u) << "of which two are to be decided";
}

TEST(Html, PartsStandInTheirOrder) {
    const Page page(html_page(chapter()));
    std::vector<std::string> sections;
    for (const pugi::xpath_node& node : page.document.select_nodes("//main/section"))
        sections.emplace_back(node.node().attribute("id").value());
    std::vector<std::string> expected{"overview", "needed", "findings", "funnel", "checks", "grade", "ledger", "words"};
    if (plays()) expected.push_back("try");
    EXPECT_EQ(sections, expected);
}

TEST(Html, AFindingHasBothBoardsItsSentencesAndItsIds) {
    const Page page(html_page(chapter()));
    const std::string at = "//article[@id='finding-nefatavl.king.brown-square']";
    EXPECT_EQ(page.count((at + "//div[@class='sides']//svg").c_str()), 2u);
    EXPECT_EQ(page.count((at + "//span[@class='cites']/a[@href='#s1' or @href='#s2' or @href='#s3']").c_str()), 3u);
    EXPECT_EQ(page.count((at + "/details[@class='small-print']/p[@class='ids']/code").c_str()), 3u)
        << "the finding's id and two clauses";
    const std::string words = page.all_text(at.c_str());
    for (const char* part : {"May the king be hit against a corner?", "A corner counts as one", "White wins at once",
                             "Black wins next move", "3 pieces on the board; no position with fewer shows it", "d1-c1",
                             "f4-h4", "Say whether a corner counts as a hitting stone", "--with king.brown-square=no"})
        EXPECT_NE(words.find(part), std::string::npos) << part;
    for (const Finding& finding : report().findings) {
        const std::string ids = page.all_text(("//article[@id='finding-" + finding.id + "']//p[@class='ids']").c_str());
        EXPECT_NE(ids.find(finding.id), std::string::npos) << "the word to search for";
    }
    EXPECT_EQ(page.all_text((at + "/p[@class='explanation']").c_str()).find("nefatavl."), std::string::npos);
}

TEST(Html, EscapesWhateverATextHolds) {
    for (const std::string& html : all_pages()) EXPECT_EQ(html.find("<b>x"), std::string::npos);
    const Page page(html_page(chapter()));
    EXPECT_NE(page.all_text("//article[1]//h3").find(kHostile), std::string::npos) << "and shows it as it is";
    EXPECT_NE(page.all_text("//section[@id='checks']").find(kHostile), std::string::npos);
    EXPECT_NE(page.all_text("//section[@id='ledger']").find("So is the king <taken> & removed."), std::string::npos);
}

TEST(Html, QuotesOnlyTheReadersOwnCopy) {
    EXPECT_EQ(Page(html_page(chapter())).count("//blockquote"), 0u);
    const Page quoted(html_page(chapter_with_everything()));
    EXPECT_EQ(quoted.all_text("//tr[@id='s3']//blockquote"), kQuote);
    EXPECT_EQ(quoted.count("//blockquote"), 1u);
    const std::string words = "//article[@id='finding-nefatavl.king.brown-square']/ul[@class='words']";
    EXPECT_EQ(quoted.all_text((words + "//q").c_str()), kQuote) << "in the card as well";
    const Page without(html_page(chapter()));
    EXPECT_EQ(without.count((words + "//q").c_str()), 0u);
    EXPECT_NE(without.all_text(words.c_str()).find("A brown square can help."), std::string::npos) << "our paraphrase";
}

TEST(Html, StepsThroughBoardsOnlyWhereThereAreSome) {
    const Page moves(html_page(chapter()));
    EXPECT_EQ(moves.count("//script[not(@type)]"), plays() ? 2u : 1u) << "one of them to get about";
    EXPECT_EQ(moves.count("//p[@class='line']/span"), 3u) << "the moves in a line";
    const Page boards(html_page(chapter_with_everything()));
    EXPECT_EQ(boards.count("//script[not(@type)]"), 2u);
    EXPECT_EQ(boards.count("//ol[@class='line boards']/li//svg"), 4u) << "all there before any script runs";
}

TEST(Html, ListsEveryCheckWithItsVerdictAndId) {
    const Page page(html_page(chapter()));
    EXPECT_EQ(page.count("//section[@id='checks']//tbody/tr"), checks().size());
    for (const CheckResult& check : checks()) {
        const std::string row = page.all_text(("//tr[@id='check-" + check.id + "']").c_str());
        EXPECT_NE(row.find(name_of(check.verdict)), std::string::npos) << row;
        EXPECT_NE(row.find(check.id), std::string::npos);
        EXPECT_NE(row.find("nefatavl.move.no-jump"), std::string::npos) << "the clauses it is about";
    }
    EXPECT_EQ(page.all_text("//main/section[@id='checks']").find("1.2"), std::string::npos) << "no times";
}

TEST(Html, DrawsTheFunnel) {
    const Page page(html_page(chapter()));
    EXPECT_EQ(page.count("//ol[@class='funnel']/li"), report().funnel.size() + 1);
    const std::string words = page.all_text("//ol[@class='funnel']");
    for (const char* part : {"16 ways to play", "8 left", "8 ruled out", "3 left", "5 ruled out", "none ruled out"})
        EXPECT_NE(words.find(part), std::string::npos) << part;
}

TEST(Html, AnEmptyReportIsStillAPage) {
    static const RulesetReport nothing{"nothing", "Nothing", "", {}, {}, {}, 0};
    static const RulesetInfo blank{"nothing", "Nothing", "nothing.txt", "", {}, {}, {}, {}, {}, {}};
    const Page page(html_page({nothing, blank}));
    ASSERT_TRUE(page.result);
    EXPECT_EQ(page.count("//article") + page.count("//table"), 0u);
    EXPECT_NE(page.all_text("//main").find("Nothing was found that a reader could stumble over."), std::string::npos);
}

TEST(Html, SameInputSameBytes) { EXPECT_EQ(all_pages(), all_pages()); }

TEST(Html, ShowsHowEachFindingStands) {
    const Page page(html_page(judged_chapter()));
    const auto status = [&](const std::string& id) {
        return page.all_text(("//article[@id='finding-" + id + "']//span[contains(@class, 'status')]").c_str());
    };
    EXPECT_EQ(status("nefatavl.violation.no-squeeze"), "") << "accepted: who wrote the text does not care";
    EXPECT_EQ(status("nefatavl.king.brown-square"), "expired");
    EXPECT_EQ(status("nefatavl.missing.board-size"), "new");
    EXPECT_EQ(page.count("//article[@data-status='new']"), 3u);
    EXPECT_NE(page.text.find("Expired: for now (up to 2027-01-31)"), std::string::npos);
    EXPECT_NE(page.text.find("Against the baseline: 3 new, 1 expired.</p>"), std::string::npos);
    EXPECT_EQ(page.count("//section[@id='overview']/details/p[@class='ids']/code"), 1u) << "what is gone, folded";
    EXPECT_EQ(page.text.find("nika.missing.gone"), std::string::npos) << "of another ruleset";
    const Page index(html_index(std::vector{judged_chapter()}));
    EXPECT_EQ(index.count("//li//span[@class='status new']"), 1u) << "of the three headlines";
    EXPECT_EQ(index.count("//li//span[@class='status accepted']"), 0u);
}

TEST(Html, SaysNothingOfABaselineWithoutOne) {
    for (const std::string& html : {html_page(chapter()), index_of_two()}) {
        EXPECT_EQ(Page(html).count("//span[contains(@class, 'status')]"), 0u);
        EXPECT_EQ(html.find("data-status"), std::string::npos);
        EXPECT_EQ(html.find("Against the baseline"), std::string::npos);
    }
}

// --- the first screen ------------------------------------------------------------------------------
TEST(Html, BeginsWithWhatToDecideAndABoard) {
    const Page page(html_page(chapter()));
    EXPECT_EQ(page.all_text("//main/section[1]/h2"), "What to decide");
    EXPECT_EQ(page.count("//main/section[1]//li[1]//svg"), 1u);
    EXPECT_EQ(page.count("//main/section[1]//li/div/a[@href='#finding-nefatavl.king.brown-square']"), 1u);
    EXPECT_EQ(page.all_text("//main/section[1]").find("checks were made"), std::string::npos) << "no count of checks";
    EXPECT_EQ(page.count("//section[@id='needed']//a[@href='#finding-nefatavl.missing.board-size']"), 1u);
    const Page index(index_of_two());
    EXPECT_EQ(index.count("//article[1]/ol/li"), 3u);
    EXPECT_GE(index.count("//article[1]/ol//svg"), 1u);
}

TEST(Html, FoldsAllButWhatIsToBeDecided) {
    const Page page(html_page(chapter()));
    EXPECT_EQ(page.count("//article[@id='finding-nefatavl.king.brown-square']/h3"), 1u);
    EXPECT_EQ(page.count("//article[@id='finding-nefatavl.missing.board-size']/details/summary/h3"), 1u);
    EXPECT_EQ(page.count("//details[@id='editorial']/article"), 2u);
    EXPECT_EQ(page.count("//section[@id='checks']//table[not(ancestor::details)]"), 0u);
    EXPECT_EQ(page.count("//section[@id='ledger']//table[not(ancestor::details)]"), 0u);
}

// What a reader sees before he opens anything: not in drawings, scripts and closed folds.
std::size_t words_unfolded(const pugi::xml_node& node) {
    const std::string_view name = node.name();
    if (name == "svg" || name == "script" || name == "style") return 0;
    if (node.type() == pugi::node_pcdata) {
        std::istringstream text(node.value());
        return static_cast<std::size_t>(
            std::distance(std::istream_iterator<std::string>(text), std::istream_iterator<std::string>()));
    }
    std::size_t words = 0;
    const bool closed = name == "details" && !node.attribute("open");
    for (const pugi::xml_node& child : node.children())
        if (!closed || std::string_view(child.name()) == "summary") words += words_unfolded(child);
    return words;
}

TEST(Html, ACardHasAtMostFourHundredWordsUnfoldedAndNoIds) {
    const Page page(html_page(chapter_with_everything()));
    for (const pugi::xpath_node& card : page.document.select_nodes("//article"))
        EXPECT_LE(words_unfolded(card.node()), 400u) << card.node().attribute("id").value();
    for (const char* machine : {"ids", "position", "command"}) {
        const std::string open = "//article//p[@class='" + std::string(machine) + "'][not(ancestor::details)]";
        EXPECT_EQ(page.count(open.c_str()), 0u) << machine;
    }
}

TEST(Html, APageOfFiftyFindingsIsReadInTenMinutes) {
    RulesetReport many = report();
    many.findings.clear();
    for (int i = 0; i < 50; ++i) {
        Finding f = ambiguous_corner();
        f.id += "-" + std::to_string(i);
        f.materiality = i < 25 ? Materiality::changes_winner : Materiality::none_found;
        many.findings.push_back(f);
    }
    const Page page(html_page({many, info()}));
    EXPECT_EQ(page.count("//article"), 50u);
    EXPECT_EQ(page.count("//main/section[1]//li"), 10u) << "at most ten decisions";
    EXPECT_EQ(page.count("//article/h3"), 3u) << "of which three stand open";
    EXPECT_EQ(page.count("//details[@id='part-rest']/article"), 40u) << "behind one line";
    EXPECT_LE(words_unfolded(page.document.child("html").child("body")), 1500u);
}

// --- options -----------------------------------------------------------------------------------------
RulesetInfo info_with_options() {
    static const std::vector<ReadingInfo> readings{
        {"nefatavl.king.brown-square",
         "May the king be hit against a corner?",
         "",
         {{"helps", "A corner counts.", "the manner"},
          {"no", "Only stones hit.", "the order"},
          {"centre", "Only the centre counts.", "the centre's sentence", "the caption of the last picture"}},
         0,
         "",
         "",
         {}}};
    RulesetInfo made = info();
    made.readings = readings;
    return made;
}

TEST(Html, WordsEveryOptionAndSaysWhatRulesItOut) {
    const RulesetInfo told = info_with_options();
    RulesetReport one = report();
    one.findings = {ambiguous_corner()};
    const std::string others = Page(html_page({one, told})).all_text("//ul[@class='others']");
    EXPECT_NE(others.find("C Only the centre counts."), std::string::npos) << others;
    EXPECT_NE(others.find("Ruled out by the caption of the last picture"), std::string::npos);
    one.findings[0].evidence = {evidence::RefutedByRecord{"no", "12. b1-i1", {}}};
    const Page settled(html_page({one, told}));
    EXPECT_NE(settled.all_text("//section[@class='side'][2]").find("Ruled out by the recorded game, at 12. b1-i1"),
              std::string::npos);
    EXPECT_EQ(settled.count("//article[@data-state='settled']"), 1u);
    EXPECT_EQ(settled.count("//section[@id='overview']//li"), 0u) << "nothing is left to decide";
}

TEST(Html, SaysWhatIsAssumedOnTheBoardsAndWhatStandsOnThem) {
    const Page page(html_page(chapter()));
    EXPECT_NE(page.all_text("//aside[@class='legend']").find("our guess"), std::string::npos);
    EXPECT_EQ(page.count("//aside[@class='legend']//a[@href='#finding-nefatavl.missing.board-size']"), 1u);
    EXPECT_GE(page.count("//aside[@class='legend']//svg"), 1u);
}

TEST(Html, TheLegendIsOfAllBoardsOfThePage) {
    RulesetReport one = report();
    one.findings = {ambiguous_corner()};
    const auto legend = [&] { return Page(html_page({one, info()})).all_text("//aside[@class='legend']"); };
    EXPECT_EQ(legend().find("Pale"), std::string::npos);
    one.findings.push_back(hostile_claim());
    PicturePiece hidden;
    hidden.colour = Colour::green, hidden.glyph = "G", hidden.kind = "green king", hidden.mark = Mark::ghost;
    one.findings.back().witness.pictures = {square_board()};
    one.findings.back().witness.pictures.front().pieces.push_back(hidden);
    EXPECT_NE(legend().find("green king"), std::string::npos) << legend();
    EXPECT_NE(legend().find("Pale: there, and hidden"), std::string::npos);
}
// What compares nothing shows its position where the two boards of a comparison stand, not in a fold.
TEST(Html, AGapHasItsBoardInTheCard) {
    RulesetReport one = report();
    one.findings = {hostile_claim()};
    one.findings[0].witness.pictures = {square_board(), square_board()};
    const Page page(html_page({one, info()}));
    EXPECT_EQ(page.count("//article//div[@class='sides']/figure"), 2u);
    EXPECT_EQ(page.count("//article//details[@class='small-print']//figure"), 0u);
}
TEST(Html, SaysWhatTheTextIsRightAbout) {
    static const std::vector<RightInfo> right{
        {"nefatavl.right.king", "There is never a second king.", {"nefatavl.invariant.one-king"}},
        {"nefatavl.right.squeeze", "Nobody is squeezed.", {"nefatavl.claim.no-squeeze"}},
        {"nefatavl.right.unchecked", "Nobody looked.", {"nefatavl.claim.never-asked"}}};
    RulesetInfo told = info();
    told.right = right;
    const std::string words = Page(html_page({report(), told})).all_text("//section[@id='right']");
    EXPECT_NE(words.find("There is never a second king."), std::string::npos);
    EXPECT_EQ(words.find("squeezed"), std::string::npos) << "its check is violated";
    EXPECT_EQ(words.find("Nobody looked"), std::string::npos) << "no check says so";
    EXPECT_EQ(Page(html_page(chapter())).count("//section[@id='right']"), 0u);
}

// --- getting about -----------------------------------------------------------------------------------
TEST(Html, WhatFailsStandsBeforeWhatHolds) {
    const Page page(html_page(chapter()));
    std::vector<std::string> verdicts;
    for (const pugi::xpath_node& node :
         page.document.select_nodes("//section[@id='checks']//span[contains(@class, 'verdict')]"))
        verdicts.emplace_back(node.node().text().get());
    ASSERT_EQ(verdicts.size(), checks().size());
    EXPECT_EQ((std::set<std::string>{verdicts[0], verdicts[1]}), (std::set<std::string>{"unknown", "violated"}));
    EXPECT_EQ(std::count(verdicts.begin() + 2, verdicts.end(), "holds"), 5);
}

TEST(Html, RunsOfEvidenceThatRulesOutNothingFold) {
    RulesetReport idle = report();
    idle.funnel = {{"a", "one", 16, 8}, {"b", "two", 8, 8}, {"c", "three", 8, 8}, {"d", "four", 8, 3}};
    const Page page(html_page({idle, info()}));
    EXPECT_EQ(page.count("//ol[@class='funnel']/li"), 4u) << "before any evidence, one, a run of two, four";
    EXPECT_EQ(page.count("//li[@class='run']/details//li"), 2u);
}

TEST(Html, CardsCanBeFilteredAndKnowTheirNeighbours) {
    const Page page(html_page(chapter()));
    EXPECT_EQ(page.count("//article[@data-kind and @data-effect and @data-state]"), report().findings.size());
    EXPECT_EQ(page.count("//article//a[@rel='next']"), report().findings.size() - 1);
    EXPECT_EQ(page.count("//article//a[@rel='prev']"), report().findings.size() - 1);
    EXPECT_EQ(page.count("//nav[@class='contents']//a[@href='#findings']"), 1u);
}

}  // namespace
}  // namespace nomos

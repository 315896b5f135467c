#include "reports/html.hpp"

#include <gtest/gtest.h>

#include <set>

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
    EXPECT_EQ(page.count("//main/section[1]//ol/li"), report().findings.size());
}

TEST(Html, PartsStandInTheirOrder) {
    const Page page(html_page(chapter()));
    std::vector<std::string> sections;
    for (const pugi::xpath_node& node : page.document.select_nodes("//main/section"))
        sections.emplace_back(node.node().attribute("id").value());
    std::vector<std::string> expected{"overview", "needed", "findings", "funnel", "checks", "ledger"};
    if (plays()) expected.push_back("try");
    EXPECT_EQ(sections, expected);
}

TEST(Html, AFindingHasBothBoardsItsSentencesAndItsIds) {
    const Page page(html_page(chapter()));
    const std::string at = "//article[@id='finding-nefatavl.king.brown-square']";
    EXPECT_EQ(page.count((at + "//div[@class='sides']//svg").c_str()), 2u);
    EXPECT_EQ(page.count((at + "//a[@href='#s1' or @href='#s2' or @href='#s3']").c_str()), 3u);
    EXPECT_EQ(page.count((at + "//p[@class='ids']/code").c_str()), 3u) << "the finding's id and two clauses";
    const std::string words = page.all_text(at.c_str());
    for (const char* part : {"May the king be hit against a corner?", "A corner counts as one", "White wins at once",
                             "Black wins next move", "Three stones; no smaller position shows it.", "d1-c1", "f4-h4",
                             "Say whether a corner counts as a hitting stone", "--with king.brown-square=no"})
        EXPECT_NE(words.find(part), std::string::npos) << part;
    for (const Finding& finding : report().findings) {
        const std::string ids = page.all_text(("//article[@id='finding-" + finding.id + "']/p[@class='ids']").c_str());
        EXPECT_NE(ids.find(finding.id), std::string::npos) << "the word to search for";
    }
    EXPECT_EQ(page.all_text((at + "/p[@class='explanation']").c_str()).find("nefatavl."), std::string::npos);
}

TEST(Html, EscapesWhateverATextHolds) {
    for (const std::string& html : all_pages()) EXPECT_EQ(html.find("<b>x"), std::string::npos);
    const Page page(html_page(chapter()));
    EXPECT_NE(page.all_text("//article[1]/h3").find(kHostile), std::string::npos) << "and shows it as it is";
    EXPECT_NE(page.all_text("//section[@id='checks']").find(kHostile), std::string::npos);
    EXPECT_NE(page.all_text("//section[@id='ledger']").find("So is the king <taken> & removed."), std::string::npos);
}

TEST(Html, QuotesOnlyTheReadersOwnCopy) {
    EXPECT_EQ(Page(html_page(chapter())).count("//blockquote"), 0u);
    const Page quoted(html_page(chapter_with_everything()));
    EXPECT_EQ(quoted.all_text("//tr[@id='s3']//blockquote"), kQuote);
    EXPECT_EQ(quoted.count("//blockquote"), 1u);
}

TEST(Html, StepsThroughBoardsOnlyWhereThereAreSome) {
    const Page moves(html_page(chapter()));
    EXPECT_EQ(moves.count("//script[not(@type)]"), plays() ? 1u : 0u);
    EXPECT_EQ(moves.count("//p[@class='line']/span"), 3u) << "the moves in a line";
    const Page boards(html_page(chapter_with_everything()));
    EXPECT_EQ(boards.count("//script[not(@type)]"), 1u);
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
    EXPECT_NE(page.all_text("//main").find("No question was put to the machine."), std::string::npos);
}

TEST(Html, SameInputSameBytes) { EXPECT_EQ(all_pages(), all_pages()); }

TEST(Html, ShowsHowEachFindingStands) {
    const Page page(html_page(judged_chapter()));
    const auto status = [&](const std::string& id) {
        return page.all_text(("//article[@id='finding-" + id + "']//span[contains(@class, 'status')]").c_str());
    };
    EXPECT_EQ(status("nefatavl.violation.no-squeeze"), "accepted");
    EXPECT_EQ(status("nefatavl.king.brown-square"), "expired");
    EXPECT_EQ(status("nefatavl.missing.board-size"), "new");
    EXPECT_EQ(page.count("//article[@data-status='new']"), 3u);
    EXPECT_EQ(page.all_text("//dl[@class='tiles']//dt[.='new']/../dd"), "3");
    EXPECT_NE(page.text.find("Expired: for now (up to 2027-01-31)"), std::string::npos);
    EXPECT_NE(page.text.find("Against the baseline: 3 new, 1 expired. Accepted, and found no more:"),
              std::string::npos);
    EXPECT_EQ(page.text.find("nika.missing.gone"), std::string::npos) << "of another ruleset";
    const Page index(html_index(std::vector{judged_chapter()}));
    EXPECT_EQ(index.count("//li/span[@class='status new']"), 1u) << "of the three headlines";
    EXPECT_EQ(index.count("//li/span[@class='status accepted']"), 0u);
}

TEST(Html, SaysNothingOfABaselineWithoutOne) {
    for (const std::string& html : {html_page(chapter()), index_of_two()}) {
        EXPECT_EQ(Page(html).count("//span[contains(@class, 'status')]"), 0u);
        EXPECT_EQ(html.find("data-status"), std::string::npos);
        EXPECT_EQ(html.find("Against the baseline"), std::string::npos);
    }
}

}  // namespace
}  // namespace nomos

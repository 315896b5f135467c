// What fuzzing reached, on the pages.
#include <gtest/gtest.h>

#include "reports/coverage_table.hpp"
#include "reports/html.hpp"
#include "reports/markdown.hpp"
#include "tests/reports/fixture.hpp"

namespace nomos {
namespace {

using fuzz::Reach;

fuzz::Report three_clauses() {
    fuzz::Report report;
    report.ruleset = "nefatavl", report.positions = 24'000;
    report.coverage.clauses = {{"nefatavl.move.rook", Reach::reached, {7, 3, 0, 0}, "fuzzing", "", ""},
                               {"nefatavl.win.corner", Reach::reached, {0, 0, 0, 2}, "fuzzing", "", ""},
                               {"nefatavl.capture.not-edge", Reach::not_yet, {0, 0, 0, 0}, "", "", ""}};
    report.coverage.pairs = {
        {0, 1, Reach::reached, "fuzzing"}, {0, 2, Reach::not_yet, ""}, {1, 2, Reach::unreachable, "proof"}};
    return report;
}
Chapter fuzzed_chapter() {
    Chapter chapter = fixture::chapter_with_everything();
    chapter.fuzzed = three_clauses(), chapter.coverage_page = "nefatavl-coverage.json";
    return chapter;
}

TEST(CoveragePage, SaysWhatWasReachedClauseByClause) {
    const std::string html = html_page(fuzzed_chapter());
    for (const char* words :
         {"id=\"coverage\"", "24,000 edge-case positions", "of disagreements none was found",
          "Rules: 2 of 3 reached, 1 not yet", "Pairs of rules: 1 of 3 reached, 1 proved unreachable, 1 not yet",
          "permits a move, forbids a move", "changes who has won", "href=\"nefatavl-coverage.json\"",
          "<td data-label=\"State\">not yet</td><td data-label=\"Meets\">0</td><td data-label=\"Never "
          "meets\">1</td><td data-label=\"Not yet\">1</td>"})
        EXPECT_NE(html.find(words), std::string::npos) << words;
    const std::string markdown = markdown_page(fuzzed_chapter());
    EXPECT_NE(markdown.find("| `nefatavl.win.corner` | reached | changes who has won | 1 | 1 | 0 |"), std::string::npos)
        << markdown.substr(markdown.find("put to work"), 900);
}
// What a proof shows elsewhere in the report is not called unreached without a word.
TEST(CoveragePage, TellsWhichRulesAreProvedToMatterAllTheSame) {
    Chapter chapter = fuzzed_chapter();
    RulesetReport report = chapter.report;
    CheckResult& proof = report.checks.emplace_back();
    proof.id = "nefatavl.capture.not-edge.matters", proof.verdict = Verdict::holds;
    proof.detail = "without it the rules decide otherwise: what a move does";
    Chapter told{report, chapter.info};
    told.fuzzed = chapter.fuzzed;
    for (const std::string& page : {html_page(told), markdown_page(told)}) {
        EXPECT_NE(page.find("not in these positions; proved to matter"), std::string::npos);
        EXPECT_NE(page.find("without it the rules decide otherwise: what a move does"), std::string::npos);
        EXPECT_NE(page.find("1 is proved to decide something in positions that were not made here"), std::string::npos);
    }
    report.checks.back().adds_nothing = true;
    EXPECT_EQ(html_page(told).find("proved to matter"), std::string::npos);
    EXPECT_NE(html_page(told).find("not in these positions; decides nothing by itself"), std::string::npos);
    EXPECT_NE(html_page(told).find("yet 1 decides nothing by itself."), std::string::npos);
    report.checks.back().adds_nothing = false, report.checks.back().verdict = Verdict::unknown;
    EXPECT_EQ(html_page(told).find("proved to matter"), std::string::npos);
}
TEST(CoveragePage, TellsOfDisagreements) {
    Chapter chapter = fuzzed_chapter();
    chapter.fuzzed->failures.resize(2);
    EXPECT_NE(html_page(chapter).find("of disagreements 2 were found"), std::string::npos);
}
TEST(CoveragePage, IsLeftOutWhereNothingWasFuzzed) {
    EXPECT_EQ(html_page(fixture::chapter_with_everything()).find("put to work"), std::string::npos);
    EXPECT_EQ(markdown_page(fixture::chapter_with_everything()).find("put to work"), std::string::npos);
}

}  // namespace
}  // namespace nomos

#include "reports/markdown.hpp"

#include <gtest/gtest.h>

#include "reports/view.hpp"
#include "tests/reports/fixture.hpp"
#include "tests/reports/support.hpp"

namespace nomos {
namespace {

using namespace fixture;

// Bars that split a table's row: not those behind a backslash.
std::size_t bars(const std::string& line) { return occurrences(line, "|") - occurrences(line, "\\|"); }

TEST(Markdown, EscapesWhateverATextHolds) {
    EXPECT_EQ(markdown_escape(kHostile), "Is &lt;b&gt;x &amp; y&lt;/b&gt; \\| \\`z\\` \"q\" 'r' a\\_b\\* \\[c\\](d)?");
    EXPECT_EQ(markdown_escape("1. not a list"), "1\\. not a list");
    EXPECT_EQ(markdown_escape("- nor this"), "\\- nor this");
    EXPECT_EQ(markdown_escape("# nor\nthis"), "\\# nor this");
    EXPECT_EQ(markdown_escape("11x11 - 2.5"), "11x11 - 2.5") << "and leaves alone what means nothing";
}

TEST(Markdown, CodeSpansShowTheTextAsItIs) {
    EXPECT_EQ(code_span("nika.push.weight"), "`nika.push.weight`");
    EXPECT_EQ(code_span("a`b"), "``a`b``");
    EXPECT_EQ(code_span("`a"), "`` `a ``");
    EXPECT_EQ(code_span("a|<b"), "<code>a&#124;&#60;b</code>") << "a bar would split a table";
    EXPECT_EQ(code_span(""), "");
}

TEST(Markdown, ShowsASmallBoardBesideAHeadlineFromAFileThatIsWritten) {
    const Chapter one = chapter();
    const auto files = headline_pictures(one);
    ASSERT_FALSE(files.empty());
    std::size_t on_page = 0, on_index = 0;
    const std::string page = markdown_page(one), index = markdown_index({&one, 1});
    for (const auto& [name, drawing] : files) {
        EXPECT_TRUE(drawing.starts_with("<svg")) << name;
        on_page += occurrences(page, "<img src=\"" + name + "\"");
        on_index += occurrences(index, "<img src=\"" + name + "\"");
        EXPECT_GT(occurrences(page + index, "<img src=\"" + name + "\""), 0u) << name << " is written for nothing";
    }
    EXPECT_EQ(on_page, occurrences(page, "<img")) << "a picture is shown that is not written";
    EXPECT_EQ(on_index, occurrences(index, "<img")) << "a picture is shown that is not written";
    EXPECT_GT(on_index, 0u);
}

// Nobody reads a line of hundreds of moves: it is told how long it is, and where it stands.
TEST(Markdown, TellsOfALongLineAndDoesNotPrintIt) {
    RulesetReport long_one = report();
    Finding& f = long_one.findings[1];
    f.line.plays.assign(20, "d1-c1");
    const auto page_of = [&] { return markdown_page(Chapter{long_one, info()}); };
    EXPECT_NE(page_of().find("<summary>All 20 moves</summary>"), std::string::npos);
    f.line.plays.push_back("e1-f1");
    const std::string page = page_of();
    EXPECT_NE(page.find("The 21 moves stand in findings.json"), std::string::npos);
    EXPECT_EQ(page.find("`e1-f1`"), std::string::npos);
}

TEST(Markdown, ShowsEveryFindingOnceInItsOrder) {
    const std::string page = markdown_page(chapter());
    std::size_t last = 0;
    for (const Finding& finding : report().findings) {
        const std::string anchor = "<a id=\"finding-" + finding.id + "\"></a>";
        EXPECT_EQ(occurrences(page, anchor), 1u) << anchor;
        EXPECT_GT(page.find(anchor), last);
        last = page.find(anchor);
    }
    EXPECT_EQ(page.find("<b>x"), std::string::npos);
    EXPECT_EQ(page.find("{{"), std::string::npos);
}

TEST(Markdown, BeginsWithWhatToDecideAndFoldsTheRest) {
    const std::string page = markdown_page(chapter());
    const auto links = [&](const char* id) { return occurrences(page, "](#finding-" + std::string(id) + ")"); };
    EXPECT_EQ(links("nefatavl.king.brown-square"), 1u) << "to be decided";
    EXPECT_EQ(links("nefatavl.missing.board-size"), 2u) << "missing to play, and assumed on the boards";
    EXPECT_EQ(links("nefatavl.capture.standing"), 0u) << "an editorial note";
    EXPECT_LT(page.find("## What to decide"), page.find("## Missing to play"));
    EXPECT_LT(page.find("## Missing to play"), page.find("## Every finding"));
    EXPECT_LT(page.find("<summary>2 editorial notes"), page.find("<a id=\"finding-nefatavl.capture.standing\">"));
    EXPECT_EQ(occurrences(page, "<details>"), occurrences(page, "</details>"));
    EXPECT_EQ(occurrences(page, "</summary>\n\n"), occurrences(page, "<details>")) << "or Markdown inside is not read";
    EXPECT_EQ(occurrences(page, "\n</details>\n"), occurrences(page, "<details>"));
}

TEST(Markdown, EveryCitedSentenceHasItsRow) {
    const std::string page = markdown_page(chapter());
    for (const char* number : {"1", "2", "3", "4", "5"}) {
        EXPECT_EQ(occurrences(page, "<a id=\"s" + std::string(number) + "\"></a>"), 1u);
        EXPECT_GE(occurrences(page, "](#s" + std::string(number) + ")"), 1u);
    }
}

TEST(Markdown, TablesKeepTheirColumns) {
    for (const std::string& page : {markdown_page(chapter()), markdown_page(chapter_with_everything())}) {
        std::size_t columns = 0, rows = 0;
        for (const std::string& line : lines_of(page)) {
            if (!line.starts_with("|"))
                columns = 0;
            else if (columns == 0)
                columns = bars(line);
            else
                EXPECT_EQ(bars(line), columns) << line;
            if (line.starts_with("|")) ++rows;
        }
        EXPECT_GT(rows, checks().size() + info().ledger.size());
    }
}

TEST(Markdown, DrawsBothBoardsAsText) {
    const std::string page = markdown_page(chapter());
    EXPECT_NE(page.find("```text\n11 # . . . . . . . . . #\n"), std::string::npos);
    EXPECT_NE(page.find("\n 1 #xK t . . . . . . . #\n"), std::string::npos);
    EXPECT_NE(page.find("\n 1 # K t . . . . . . . #\n"), std::string::npos);
    EXPECT_EQ(occurrences(page, "```") % 2, 0u) << "every fence is closed";
}

TEST(Markdown, QuotesOnlyTheReadersOwnCopy) {
    const std::string quote = markdown_escape(kQuote);
    EXPECT_EQ(markdown_page(chapter()).find(quote), std::string::npos);
    EXPECT_NE(markdown_page(chapter_with_everything()).find(quote), std::string::npos);
}

TEST(Markdown, TheIndexLeadsToThePages) {
    const std::vector<Chapter> chapters{chapter()};
    const std::string index = markdown_index(chapters);
    EXPECT_NE(index.find("## [Nefatavl](nefatavl.md)"), std::string::npos) << index;
    EXPECT_NE(index.find("](nefatavl.md#finding-nefatavl.king.brown-square)"), std::string::npos);
    EXPECT_NE(index.find("2 more on the page."), std::string::npos);
    EXPECT_EQ(index, markdown_index(chapters));
    EXPECT_EQ(markdown_page(chapter()), markdown_page(chapter()));
}

TEST(Markdown, SaysHowEachFindingStands) {
    const std::string page = markdown_page(judged_chapter());
    EXPECT_EQ(occurrences(page, "** · **new**"), 3u);
    EXPECT_EQ(occurrences(page, "** · **expired**"), 1u);
    EXPECT_EQ(occurrences(page, "**accepted**"), 0u) << "who wrote the text does not care";
    EXPECT_NE(page.find("**Baseline:** Expired: for now (up to 2027-01-31)"), std::string::npos);
    EXPECT_NE(page.find("Against the baseline: 3 new, 1 expired."), std::string::npos);
    EXPECT_NE(page.find("`nefatavl.missing.gone`"), std::string::npos);
    EXPECT_EQ(markdown_page(chapter()).find("aseline"), std::string::npos);
    EXPECT_NE(markdown_index(std::vector{judged_chapter()}).find(", **new**"), std::string::npos);
}

}  // namespace
}  // namespace nomos

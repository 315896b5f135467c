// Three sources of evidence, counted apart; what is assumed is marked where it is shown.
#include "reports/provenance_words.hpp"

#include <gmock/gmock.h>

#include "model/core/registry.hpp"
#include "reports/finding_words.hpp"
#include "reports/html.hpp"
#include "reports/impact_words.hpp"
#include "reports/markdown.hpp"
#include "reports/words.hpp"
#include "tests/reports/fixture.hpp"
#include "tests/reports/support.hpp"

namespace nomos {
namespace {

using namespace fixture;
using testing::HasSubstr;
using testing::Not;

RulesetReport of_three_sources() {
    RulesetReport made = report();
    made.funnel = {{"nefatavl.example.text", "A caption.", 16, 12, SourceKind::text},
                   {"nefatavl.example.page", "His page.", 12, 12, SourceKind::outside, "his page"},
                   {"nefatavl.example.ours", "Rebuilt.", 12, 3, SourceKind::ours}};
    return made;
}

TEST(Provenance, NeverCountsOurPositionsAsTheTexts) {
    EXPECT_EQ(left_by_source(of_three_sources()), (std::array<std::uint64_t, 3>{12, 12, 3}));
    EXPECT_EQ(open_in_words(of_three_sources()),
              "The answers offered here to what the text leaves open come to 16 ways to play it; its own examples "
              "leave 12, documents outside the "
              "text rule out no more and positions that we set up to its words leave 3.");
    RulesetReport ours = of_three_sources();
    ours.funnel = {{"nefatavl.example.ours", "Rebuilt.", 16, 16, SourceKind::ours}};
    EXPECT_EQ(open_in_words(ours),
              "The answers offered here to what the text leaves open come to 16 ways to play it; positions that we set "
              "up to its words rule none of "
              "them out.");
}
TEST(Provenance, EachStepOfTheFunnelNamesItsSource) {
    const RulesetReport made = of_three_sources();
    for (const std::string& page : {html_page({made, info()}), markdown_page({made, info()})}) {
        EXPECT_THAT(page, HasSubstr("by the text itself"));
        EXPECT_THAT(page, HasSubstr("from outside the text: his page"));
        EXPECT_THAT(page, HasSubstr("by a position that we set up"));
    }
}
// In every ruleset the text's own evidence comes first; what names a document is not called ours.
TEST(Provenance, SortsExamplesByTheirSource) {
    for (const AnyRuleset* ruleset : rulesets()) {
        const auto examples = ruleset->info().examples;
        const auto order = by_source(examples);
        ASSERT_EQ(order.size(), examples.size());
        for (std::size_t k = 1; k < order.size(); ++k)
            EXPECT_LE(source_of(examples[order[k - 1]]), source_of(examples[order[k]]));
    }
    const auto nerva = find_ruleset("nerva").info().examples;
    const auto count = [&](SourceKind k) {
        return std::ranges::count_if(nerva, [&](const ExampleInfo& e) { return source_of(e) == k; });
    };
    EXPECT_GT(count(SourceKind::text), 0);
    EXPECT_GT(count(SourceKind::outside), 0);
    EXPECT_GT(count(SourceKind::ours), 0);
}

// What FACTS of each game come to: which boards and set-ups are no more than likely.
TEST(Provenance, KnowsWhatBoardsRestOn) {
    const auto marks = [](const char* game) {
        const Resting resting = resting_on(find_ruleset(game).info());
        return board_mark(resting) + "|" + play_mark(resting);
    };
    EXPECT_EQ(marks("nefatavl"), "|set-up: likely, not certain (the usual layout for that board)");
    EXPECT_EQ(marks("nerva"), "|");
    EXPECT_EQ(marks("neva"), "|") << "the board by a description that is named, the set-up by the recorded game";
    EXPECT_EQ(marks("nika"), "board: our assumption|board and set-up: our assumption");
    EXPECT_EQ(marks("nymbat"), "|");
}
TEST(Provenance, MarksEveryPictureAndFigure) {
    RulesetReport made = report();
    for (Finding& f : made.findings) f.resting = {{true, Provenance::assumed, ""}, {true, Provenance::assumed, ""}};
    made.checks.clear();
    const Chapter chapter{made, info()};
    const std::string whole = html_page(chapter), text = markdown_page(chapter);
    const std::string page = whole.substr(0, whole.find("<script"));
    const std::size_t boards = occurrences(page, "<svg xmlns") - occurrences(page, "class=\"sample\"");
    EXPECT_GT(boards, 3u);
    EXPECT_EQ(occurrences(page, "oard: our assumption"),
              boards + occurrences(page, "class=\"under\">") + occurrences(page, "<figcaption>"))
        << "in words for who cannot see it, and under each";
    EXPECT_THAT(text, HasSubstr("board: our assumption\n```"));
    Finding f = ambiguous_corner();
    f.about = about::OpenQuestion{"helps", "no"};
    f.measured.looked_at = 100, f.measured.games = 2, f.measured.options = {{"no", 5, 3}};
    EXPECT_THAT(impact_in_short(f), Not(HasSubstr("assumption")));
    f.resting.set_up = {true, Provenance::likely, "the usual layout"};
    EXPECT_EQ(impact_in_short(f),
              "first met after 3 moves or fewer, in 5 % of positions (2 random games); set-up: likely, not certain "
              "(the usual "
              "layout)");
}

}  // namespace
}  // namespace nomos

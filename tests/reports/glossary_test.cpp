// Every word that a page uses of a finding is explained on it, and in the terminal.
#include "reports/glossary.hpp"

#include <gtest/gtest.h>

#include <set>

#include "model/core/registry.hpp"
#include "reports/html.hpp"
#include "reports/markdown.hpp"

namespace nomos {
namespace {

TEST(Glossary, HasEveryKindAndAllThatAFindingChanges) {
    for (int k = 0; k <= static_cast<int>(FindingKind::violation); ++k)
        EXPECT_NE(term_for(name_of(static_cast<FindingKind>(k))), nullptr) << name_of(static_cast<FindingKind>(k));
    for (int m = 1; m <= static_cast<int>(Materiality::changes_value); ++m)
        EXPECT_NE(term_for(name_of(static_cast<Materiality>(m))), nullptr) << name_of(static_cast<Materiality>(m));
}
TEST(Glossary, SaysEachWordOnceAndInSentences) {
    std::set<std::string_view> words;
    for (const Term& term : glossary()) {
        EXPECT_TRUE(words.insert(term.word).second) << term.word;
        EXPECT_TRUE(term.says.ends_with('.')) << term.says;
    }
    EXPECT_EQ(term_for("GAP"), term_for("gap"));
    EXPECT_EQ(term_for("gaps and gaps"), nullptr);
}
TEST(Glossary, StandsOnEveryPage) {
    RulesetReport report;
    report.ruleset = "nefatavl";
    const Chapter chapter{report, find_ruleset("nefatavl").info()};
    for (const std::string& page : {html_page(chapter), markdown_page(chapter), html_index({&chapter, 1})})
        for (const Term& term : glossary())
            EXPECT_EQ(page.find(std::string(term.says.substr(0, 30))) != std::string::npos, term.on_pages) << term.word;
}

}  // namespace
}  // namespace nomos

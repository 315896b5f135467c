// Fingerprints, drift, and the names of kinds.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "model/core/error.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {
namespace {

// --- fingerprints ----------------------------------------------------------------------------
TEST(Fingerprint, IsFowlerNollVo) {
    EXPECT_EQ(fingerprint(""), 0xcbf29ce484222325U);
    EXPECT_EQ(fingerprint("a"), 0xaf63dc4c8601ec8cU);
    EXPECT_EQ(fingerprint("foobar"), 0x85944171f73967e8U);
}
TEST(Fingerprint, IgnoresCaseBlanksAndTypography) {
    const auto plain = fingerprint("The \"king\" - it's his...");
    for (const char* same : {"the \"KING\" - it's HIS...", "  The\t\"king\"\n-  it's his... ", "The “king” – it’s his…",
                             "The «king» — it‘s his...", "The\xC2\xA0\"king\" \xE2\x88\x92 it's hi\xC2\xADs...",
                             "\xEF\xBB\xBFThe \"king\" ‐ it's his..."})
        EXPECT_EQ(fingerprint(same), plain) << same;
    EXPECT_EQ(fingerprint("• item"), fingerprint("◦ Item"));
}
TEST(Fingerprint, SeesEveryOtherChange) {
    std::set<std::uint64_t> seen;
    const std::vector<const char*> texts{"one stone moves", "one stone moved",    "stone one moves",
                                         "one stonemoves",  "one stone moves.",   "one stone, moves",
                                         "1 stone moves",   "one stone moves\xFF"};
    for (const char* text : texts) seen.insert(fingerprint(text));
    EXPECT_EQ(seen.size(), texts.size());
}

// --- drift -----------------------------------------------------------------------------------
std::vector<LedgerEntry> ledger_of(std::string_view text) {
    std::vector<LedgerEntry> entries;
    for (const Sentence& s : split_sentences(text)) {
        LedgerEntry e;
        e.number = static_cast<int>(entries.size()) + 1, e.fingerprint = s.fingerprint;
        entries.push_back(e);
    }
    return entries;
}
// "changed 2@1" is entry 2 against sentence 1 of the copy.
std::vector<std::string> drift_of(std::string_view original, std::string_view copy) {
    std::vector<std::string> out;
    for (const Drift& d : drift(ledger_of(original), split_sentences(copy)))
        out.push_back(std::string(name_of(d.kind)) + " " + std::to_string(d.entry) + "@" + std::to_string(d.sentence));
    return out;
}
using Found = std::vector<std::string>;
constexpr std::string_view kText = "Aa. Bb. Cc.\nDd. Ee.\nFf.";

TEST(Drift, OfTheSameTextIsNone) {
    EXPECT_EQ(drift_of(kText, kText), Found{});
    EXPECT_EQ(drift_of(kText, "AA. BB.  CC.\r\nDD. EE.\r\nFF."), Found{}) << "case, blanks and line ends";
    EXPECT_EQ(drift_of("", ""), Found{});
}
TEST(Drift, FindsAChangedSentence) { EXPECT_EQ(drift_of(kText, "Aa. Xx. Cc.\nDd. Ee.\nFf."), Found{"changed 2@1"}); }
TEST(Drift, FindsAMissingSentence) { EXPECT_EQ(drift_of(kText, "Aa. Cc.\nDd. Ee.\nFf."), Found{"missing 2@-1"}); }
TEST(Drift, FindsAnAddedSentence) { EXPECT_EQ(drift_of(kText, "Aa. Bb. Xx. Cc.\nDd. Ee.\nFf."), Found{"added 0@2"}); }
TEST(Drift, FindsAMovedParagraph) {
    EXPECT_EQ(drift_of(kText, "Dd. Ee.\nAa. Bb. Cc.\nFf."),
              (Found{"added 0@0", "added 0@1", "missing 4@-1", "missing 5@-1"}));
}
TEST(Drift, PairsWhatStandsAtTheSamePlace) {
    EXPECT_EQ(drift_of(kText, "Aa. Xx. Yy. Zz. Dd. Ee.\nFf."), (Found{"changed 2@1", "changed 3@2", "added 0@3"}));
    EXPECT_EQ(drift_of(kText, ""),
              (Found{"missing 1@-1", "missing 2@-1", "missing 3@-1", "missing 4@-1", "missing 5@-1", "missing 6@-1"}));
}
TEST(Drift, KeepsRepeatedSentencesApart) {
    EXPECT_EQ(drift_of("Ex. Aa. Ex. Bb. Ex.", "Ex. Aa. Bb. Ex."), Found{"missing 3@-1"});
}

// The textbook table of Wagner and Fischer (1974).
std::size_t common_length(const std::vector<LedgerEntry>& a, const std::vector<Sentence>& b) {
    std::vector<std::vector<std::size_t>> best(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t j = 0; j < b.size(); ++j)
            best[i + 1][j + 1] =
                a[i].fingerprint == b[j].fingerprint ? best[i][j] + 1 : std::max(best[i][j + 1], best[i + 1][j]);
    return best[a.size()][b.size()];
}
RC_GTEST_PROP(Drift, KeepsALongestCommonSubsequence, ()) {
    const auto letters = rc::gen::container<std::string>(rc::gen::elementOf(std::string("ABC\n")));
    const auto lines = [](const std::string& s) {
        std::string out;
        for (char c : s) out += c, out += '\n';
        return out;
    };
    const auto ledger = ledger_of(lines(*letters));
    const auto copy = split_sentences(lines(*letters));
    std::size_t gone = 0, fresh = 0;
    for (const Drift& d : drift(ledger, copy)) {
        gone += d.kind != DriftKind::added ? 1 : 0, fresh += d.kind != DriftKind::missing ? 1 : 0;
        RC_ASSERT((d.entry == 0) == (d.kind == DriftKind::added));
        RC_ASSERT((d.sentence == -1) == (d.kind == DriftKind::missing));
    }
    const std::size_t kept = common_length(ledger, copy);
    RC_ASSERT(ledger.size() - gone == kept);
    RC_ASSERT(copy.size() - fresh == kept);
}
// A table of a hundred entries by a million sentences would not fit into memory.
TEST(Drift, OfHugeJunkIsQuick) {
    std::string junk;
    for (int i = 0; i < 1'000'000; ++i) junk += i % 3 == 0 ? "Aa.\n" : "Xx\n";
    const auto found = drift(ledger_of(kText), split_sentences(junk));
    EXPECT_EQ(found.size(), 999'999U) << "one sentence is kept, five entries are changed, the rest is added";
}

// --- names -----------------------------------------------------------------------------------
TEST(SentencesFor, ListsTheEntriesThatSupportAnId) {
    auto entries = ledger_of(kText);
    entries[1].supports = {"g.a", "g.b"}, entries[4].supports = {"g.b"};
    EXPECT_EQ(sentences_for(entries, "g.b"), (std::vector{2, 5}));
    EXPECT_EQ(sentences_for(entries, "g.a"), std::vector{2});
    EXPECT_TRUE(sentences_for(entries, "g").empty());
}
TEST(Names, AreTheWordsOfTheEnums) {
    EXPECT_EQ(name_of(SentenceKind::rule), "rule");
    EXPECT_EQ(name_of(SentenceKind::setup), "set-up");
    EXPECT_EQ(name_of(SentenceKind::stray), "stray");
    EXPECT_EQ(name_of(SentenceForm::sentence), "sentence");
    EXPECT_EQ(name_of(SentenceForm::stub), "stub");
    EXPECT_EQ(name_of(DriftKind::changed), "changed");
    EXPECT_EQ(name_of(DriftKind::added), "added");
    EXPECT_EQ(name_of(Provenance::text), "text");
    EXPECT_EQ(name_of(Provenance::assumed), "assumed");
    EXPECT_THROW(name_of(static_cast<DriftKind>(3)), ContractViolation);
}

}  // namespace
}  // namespace nomos

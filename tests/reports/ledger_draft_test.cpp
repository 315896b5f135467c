// What is drafted for a ledger is taken by the reader of ledgers, once it has its paraphrases.
#include "reports/ledger_draft.hpp"
#include "tests/paths.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>

namespace nomos {
namespace {

namespace fs = std::filesystem;

const std::string kText =
    "A \"short\" game\n\nWe put stones. Nobody passes (not \"even\" once). Then it ends!\n\nThe end\n\n"
    "- full board\n- nobody left\n";

struct Copy {
    RulesetInfo info;
    std::vector<LedgerEntry> entries;
    Source source;
};
// The ledger of the text without the sentences that `left_out` names, from 1.
Copy copy_without(const std::vector<int>& left_out, const std::string& text = kText) {
    Copy copy;
    int seen = 0;
    for (const Sentence& s : split_sentences(kText)) {
        if (std::find(left_out.begin(), left_out.end(), ++seen) != left_out.end()) continue;
        copy.entries.push_back({static_cast<int>(copy.entries.size()) + 1,
                                SentenceKind::claim,
                                SentenceForm::sentence,
                                {"ours", s.line, s.paragraph, s.sentence},
                                s.fingerprint,
                                "Known.",
                                {"demo.move.one"}});
    }
    copy.info.id = "demo", copy.info.source_file = "demo.txt";
    copy.info.ledger = copy.entries;
    copy.source.file = "demo.txt", copy.source.sentences = split_sentences(text);
    copy.source.drift = drift(copy.entries, copy.source.sentences);
    return copy;
}
// What the program that reads texts leaves with, and says.
std::pair<int, std::string> read_by_the_build(const std::string& ledger) {
    const fs::path folder = fs::path(testing::TempDir()) / ("nomos_draft_" + std::to_string(getpid()));
    fs::remove_all(folder);
    fs::create_directories(folder / "model/demo/text");
    std::ofstream(folder / "model/demo/text/clauses.toml") << "[[clause]]\nid = \"move.one\"\nrule = \"One step.\"\n";
    std::ofstream(folder / "model/demo/text/ledger.toml") << ledger;
    const std::string command =
        "cd " + folder.string() + " && " + paths::text_program + " demo model/demo out >said 2>&1";
    const int code = std::system(command.c_str());
    std::ifstream in(folder / "said");
    std::string said{std::istreambuf_iterator<char>(in), {}};
    fs::remove_all(folder);
    return {code, said};
}
std::string filled(const std::string& draft) {
    return std::regex_replace(draft, std::regex("paraphrase = \"\""), "paraphrase = \"Ours.\"");
}
int entries_in(const std::string& draft) {
    int n = 0;
    for (std::size_t at = draft.find("[[sentence]]"); at != std::string::npos; at = draft.find("[[sentence]]", at + 1))
        ++n;
    return n;
}

TEST(LedgerDraft, OfAnEmptyLedgerIsTheWholeAndIsRead) {
    const Copy copy = copy_without({1, 2, 3, 4, 5, 6, 7});
    const std::string draft = ledger_draft(copy.info, copy.source, {});
    EXPECT_EQ(entries_in(draft), 7);
    const auto [code, said] = read_by_the_build(filled(draft));
    EXPECT_EQ(code, 0) << said << draft;
    for (const char* part : {"# 2: We put stones.\n", "kind = \"commentary\"\nform = \"heading\"",
                             "at = \"title: line 1, paragraph 1, sentence 1 = ",
                             "- full board\n[[sentence]]\nkind = \"rule\"\nform = \"item\"", "at = \"part 2: line 7, "})
        EXPECT_NE(draft.find(part), std::string::npos) << part << " in\n" << draft;
    EXPECT_EQ(other_changes(copy.info, copy.source), "");
}
TEST(LedgerDraft, WantsItsParaphrases) {
    const Copy copy = copy_without({1, 2, 3, 4, 5, 6, 7});
    const auto [code, said] = read_by_the_build(ledger_draft(copy.info, copy.source, {}));
    EXPECT_NE(code, 0);
    EXPECT_NE(said.find("paraphrase"), std::string::npos) << said;
}
TEST(LedgerDraft, OfOneSentenceHasItAndTellsWhichNumbersChange) {
    const Copy copy = copy_without({3});
    const std::string draft = ledger_draft(copy.info, copy.source, {});
    EXPECT_EQ(entries_in(draft), 1);
    EXPECT_NE(draft.find("# 3: Nobody passes (not \"even\" once).\n[[sentence]]\nkind = \"rule\"\nat = "),
              std::string::npos)
        << draft;
    EXPECT_EQ(other_changes(copy.info, copy.source),
              "sentence 3 becomes sentence 4\nsentence 4 becomes sentence 5\nsentence 5 becomes sentence 6\n"
              "sentence 6 becomes sentence 7\n");
}
// The whole has the new numbers already; with it the build reads the ledger, and nothing has drifted.
TEST(LedgerDraft, OfTheWholeIsALedgerWithoutDrift) {
    const Copy copy = copy_without({1, 3});
    const std::string whole = ledger_draft(copy.info, copy.source, {true, true});
    EXPECT_EQ(entries_in(whole), 7);
    const auto [code, said] = read_by_the_build(filled(whole));
    EXPECT_EQ(code, 0) << said;
    for (const Sentence& s : copy.source.sentences) {
        char hex[17];
        std::snprintf(hex, sizeof hex, "%016llx", static_cast<unsigned long long>(s.fingerprint));
        EXPECT_NE(whole.find(hex), std::string::npos) << s.text;
    }
    EXPECT_NE(whole.find("paraphrase = \"Known.\"\nsupports = [\"move.one\"]"), std::string::npos) << whole;
}
// What rested on other words need not rest on these: it is shown, and to be taken by hand.
TEST(LedgerDraft, OfAChangedSentenceShowsWhatTheOldOneSupported) {
    std::string text = kText;
    text.replace(text.find("Then it ends!"), 13, "Then all is over!");
    const Copy copy = copy_without({}, text);
    for (const bool whole : {false, true}) {
        const std::string draft = ledger_draft(copy.info, copy.source, {whole, true});
        EXPECT_EQ(entries_in(draft), whole ? 7 : 1);
        for (const char* part :
             {"# 4: Then all is over!\n# In the place of sentence 4: Known.\n# with supports = [\"move.one\"]\n",
              "kind = \"claim\"", "paraphrase = \"\"\n"})
            EXPECT_NE(draft.find(part), std::string::npos) << part << " in\n" << draft;
        EXPECT_EQ(draft.find("paraphrase = \"\"\nsupports"), std::string::npos) << draft;
    }
}
// The words did not change: neither did what rests on them.
TEST(LedgerDraft, OfAMovedSentenceKeepsWhatItSupports) {
    std::string text = kText;
    text.replace(text.find("We put stones. "), 15, "");
    text += "\nWe put stones.\n";
    const Copy copy = copy_without({}, text);
    const std::string draft = ledger_draft(copy.info, copy.source, {});
    EXPECT_EQ(entries_in(draft), 1);
    for (const char* part : {"# 7: We put stones.\n# Was sentence 2\n", "kind = \"claim\"\nat = \"part 2: line ",
                             "paraphrase = \"Known.\"\nsupports = [\"move.one\"]"})
        EXPECT_NE(draft.find(part), std::string::npos) << part << " in\n" << draft;
    EXPECT_TRUE(other_changes(copy.info, copy.source).starts_with("sentence 2 is moved: Known.\n"));
}
TEST(LedgerDraft, TellsWhatIsGone) {
    std::string text = kText;
    text.replace(text.find("We put stones. "), 15, "");
    const Copy copy = copy_without({}, text);
    EXPECT_EQ(ledger_draft(copy.info, copy.source, {}), "");
    EXPECT_TRUE(other_changes(copy.info, copy.source).starts_with("sentence 2 is gone: Known.\nsentence 3 becomes"));
}
TEST(LedgerDraft, OfANewSentenceIsUnderTheHeadingOfItsParagraph) {
    std::string text = kText;
    text.replace(text.find("Then it ends!"), 13, "Then it ends! For example, it ends with a full board.");
    const Copy copy = copy_without({}, text);
    const std::string draft = ledger_draft(copy.info, copy.source, {});
    EXPECT_EQ(entries_in(draft), 1);
    EXPECT_NE(draft.find("kind = \"example\"\nat = \"ours: line 3, paragraph 2, sentence 4 = "), std::string::npos)
        << draft;
}
TEST(LedgerDraft, LeavesTheWordsOutWhenAsked) {
    const Copy copy = copy_without({2, 3});
    const std::string draft = ledger_draft(copy.info, copy.source, {true, false});
    EXPECT_EQ(draft.find('#'), std::string::npos) << draft;
}

}  // namespace
}  // namespace nomos

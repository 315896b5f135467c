// No sentence of a source is committed: no run of six words of one occurs anywhere in the tree.
#include <algorithm>
#include <cctype>
#include <unordered_set>

#include "tests/model/core/ledger_kit.hpp"
#include "tests/structure/tree.hpp"

namespace nomos::tree {
namespace {

constexpr std::size_t kRun = 6;

std::string run_at(const std::vector<std::string>& words, std::size_t i) {
    std::string run;
    for (std::size_t k = i; k < i + kRun; ++k) run += words[k] + " ";
    return run;
}
// A recorded move is data, not words: "25:45:43:63:61:41".
bool is_of_numbers(const std::vector<std::string>& words, std::size_t i) {
    const auto is_number = [](const std::string& word) {
        return std::ranges::all_of(word, [](unsigned char c) { return std::isdigit(c) != 0; });
    };
    return std::ranges::count_if(words.begin() + static_cast<std::ptrdiff_t>(i),
                                 words.begin() + static_cast<std::ptrdiff_t>(i + kRun), is_number) > 4;
}
void add_runs(const std::string& source, std::unordered_set<std::string>& runs) {
    for (const Sentence& s : split_sentences(source)) {
        const auto words = ledger_kit::words_of(s.text);
        for (std::size_t i = 0; i + kRun <= words.size(); ++i) runs.insert(run_at(words, i));
    }
}

TEST(Words, OfTheSourcesAreNotCommitted) {
    std::unordered_set<std::string> runs;
    for (const char* source : {"nerva.txt", "neva.txt", "nymbat.txt", "nika.txt", "nefatavl.txt"})
        if (const auto text = ledger_kit::source_text(source)) add_runs(*text, runs);
    if (runs.empty()) GTEST_SKIP() << "no copy of a source: set NOMOS_SOURCES to the folder that has them";
    for (const auto& [path, text] : files()) {
        const auto words = ledger_kit::words_of(text);
        for (std::size_t i = 0; i + kRun <= words.size(); ++i)
            EXPECT_FALSE(!is_of_numbers(words, i) && runs.contains(run_at(words, i)))
                << path << ": " << run_at(words, i);
    }
}

// Words that claim more than a check holds them to are printed nowhere: a sentence that adds nothing is not said to be
// needless, and an order or a label is called by what was measured.
TEST(Words, PrintedClaimNoMoreThanWasDone) {
    for (const auto& [path, text] : files()) {
        const bool is_printed = path.starts_with("reports/") || path.starts_with("docs/schema/") ||
                                path.starts_with("cli/") || path.ends_with("_words.cpp") || path.ends_with(".toml");
        if (!is_printed) continue;
        for (const char* claim : {"eave it out", "hanges who wins", "adds nothing:", "orst first.", "(played)"})
            EXPECT_EQ(text.find(claim), std::string::npos) << path << " says: " << claim;
    }
}

// No machine's paths, in whatever file.
TEST(Words, NameNoMachine) {
    for (const auto& [path, text] : files())
        for (std::string folder : {"home", "work", "Users"})
            EXPECT_EQ(text.find("\"/" + folder + "/"), std::string::npos) << path;
}

}  // namespace
}  // namespace nomos::tree

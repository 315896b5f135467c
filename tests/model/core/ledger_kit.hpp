// What every ledger must satisfy, whatever the game: tests/model/<game>/ledger_test.cpp calls these.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/core/ruleset.hpp"
#include "tests/paths.hpp"

namespace nomos::ledger_kit {

// Those of the examples whose ids begin so, in their order.
inline std::vector<ExampleInfo> named(std::span<const ExampleInfo> examples, std::string_view beginning) {
    std::vector<ExampleInfo> found;
    for (const ExampleInfo& e : examples)
        if (e.id.starts_with(beginning)) found.push_back(e);
    return found;
}

// The reader's own copy of a source: from $NOMOS_SOURCES, else the folder beside the tree.
inline std::optional<std::string> source_text(std::string_view file) {
    const char* given = std::getenv("NOMOS_SOURCES");
    std::string folder = given == nullptr ? "" : given;
    if (folder.empty()) folder = paths::sources;
    std::ifstream in(folder + "/" + std::string(file), std::ios::binary);
    if (folder.empty() || !in) return {};
    return std::string(std::istreambuf_iterator<char>(in), {});
}

inline std::vector<std::string_view> ids_of(const RulesetInfo& info) {
    std::vector<std::string_view> ids;
    for (const auto& c : info.clauses) ids.push_back(c.id);
    for (const auto& r : info.readings) ids.push_back(r.id);
    for (const auto& e : info.examples) ids.push_back(e.id);
    for (const auto& m : info.missing) ids.push_back(m.id);
    for (const auto& r : info.right) ids.push_back(r.id);
    return ids;
}

inline void expect_entries_in_order(const RulesetInfo& info) {
    int line = 0, paragraph = 0, number = 0;
    for (const LedgerEntry& e : info.ledger) {
        EXPECT_EQ(e.number, ++number);
        EXPECT_GE(e.at.line, line) << e.number;
        EXPECT_TRUE(e.at.paragraph == paragraph || e.at.paragraph == paragraph + 1) << e.number;
        EXPECT_FALSE(e.paraphrase.empty()) << e.number;
        line = e.at.line, paragraph = e.at.paragraph;
    }
}

// Of a property; whether there is such a check the check `RULESET.ledger.ids` tells.
inline bool names_a_check(std::string_view id) {
    const auto from = id.find('.');
    const std::string_view kind = id.substr(from + 1, id.find('.', from + 1) - from - 1);
    return kind == "claim" || kind == "law" || kind == "bound" || kind == "invariant" || kind == "termination";
}
inline void expect_ids_known_and_unique(const RulesetInfo& info) {
    const auto ids = ids_of(info);
    const std::set<std::string_view> known(ids.begin(), ids.end());
    EXPECT_EQ(known.size(), ids.size()) << "an id is used twice";
    for (auto id : ids) EXPECT_TRUE(id.starts_with(std::string(info.id) + ".")) << id;
    for (const LedgerEntry& e : info.ledger) {
        for (auto id : e.supports)
            EXPECT_TRUE(known.contains(id) || names_a_check(id)) << e.number << " supports " << id;
        EXPECT_EQ(std::set(e.supports.begin(), e.supports.end()).size(), e.supports.size()) << e.number;
    }
}

// The frame clause says that what no sentence changes stays; so no sentence says it.
inline void expect_everything_supported(const RulesetInfo& info) {
    for (auto id : ids_of(info))
        EXPECT_EQ(sentences_for(info.ledger, id).empty(), id.ends_with(".frame.rest-stays")) << id;
}

inline void expect_missing_items_complete(const RulesetInfo& info) {
    const std::set<std::string_view> kinds{"missing content", "gap",         "contradiction",
                                           "false claim",     "vague claim", "loose notation"};
    std::set<std::string_view> clauses;
    for (const auto& c : info.clauses) clauses.insert(c.id);
    for (const MissingInfo& m : info.missing) {
        EXPECT_TRUE(kinds.contains(m.kind)) << m.id;
        for (auto text : {m.title, m.explanation, m.evidence, m.suggestion}) EXPECT_FALSE(text.empty()) << m.id;
        for (auto id : m.clauses) EXPECT_TRUE(clauses.contains(id)) << m.id << " touches " << id;
    }
}

// --- against the reader's copy -----------------------------------------------------------------
inline void expect_matches(const RulesetInfo& info, const std::vector<Sentence>& copy) {
    EXPECT_TRUE(drift(info.ledger, copy).empty());
    ASSERT_EQ(copy.size(), info.ledger.size());
    for (std::size_t i = 0; i < copy.size(); ++i) {
        const LedgerEntry& e = info.ledger[i];
        EXPECT_EQ(e.at.line, copy[i].line) << e.number;
        EXPECT_EQ(e.at.paragraph, copy[i].paragraph) << e.number;
        EXPECT_EQ(e.at.sentence, copy[i].sentence) << e.number;
    }
}

inline std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words(1);
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) || c == '\'')
            words.back() += static_cast<char>(std::tolower(byte));
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}
// The first run of six words that `ours` shares with a sentence of the copy, or "".
inline std::string shared_run(std::string_view ours, const std::vector<Sentence>& copy) {
    constexpr std::ptrdiff_t kRun = 6;
    const auto words = words_of(ours);
    for (const Sentence& s : copy) {
        const auto theirs = words_of(s.text);
        for (auto at = words.begin(); words.end() - at >= kRun; ++at)
            if (std::search(theirs.begin(), theirs.end(), at, at + kRun) != theirs.end())
                return std::accumulate(at, at + kRun, std::string(), [](auto a, auto& b) { return a + b + " "; });
    }
    return "";
}
inline void expect_own_words(std::string_view ours, const std::vector<Sentence>& copy) {
    for (const Sentence& s : split_sentences(ours)) EXPECT_EQ(shared_run(s.text, copy), "") << ours;
    for (const Sentence& s : copy) EXPECT_NE(fingerprint(ours), s.fingerprint) << ours;
}
inline void expect_paraphrased(const RulesetInfo& info, const std::vector<Sentence>& copy) {
    for (const auto& e : info.ledger) expect_own_words(e.paraphrase, copy);
    for (const auto& e : info.examples) expect_own_words(e.shows, copy);
    for (const auto& m : info.missing)
        for (auto text : {m.title, m.explanation, m.evidence, m.suggestion}) expect_own_words(text, copy);
    for (const auto& r : info.right) expect_own_words(r.says, copy);
}

}  // namespace nomos::ledger_kit

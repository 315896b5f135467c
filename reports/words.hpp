// Counts and kinds in plain words, shared by all formats that people read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/finding.hpp"

namespace nomos {

std::string counted(std::uint64_t count, std::string_view one, std::string_view many);
std::string joined(const std::vector<std::string>& parts, std::string_view last);  // "a, b and c"
std::string joined_with(const std::vector<std::string>& parts, std::string_view between);
std::string capitalised(std::string_view text);
std::string ended(std::string text);  // with a full stop, if it has none
// ... in a shell; `replay` reads it from standard input.
std::string command_that_plays(const std::vector<std::string>& line, const std::string& replay);

// "Ambiguity", "changes what is legal", "What always stays true": the reader's words for an enum.
std::string kind_words(FindingKind kind);
std::string kind_words(CheckKind kind);
std::string verdict_words(Verdict verdict);
std::string method_words(Method method);
std::string materiality_words(Materiality materiality);

// How loud a finding or a check is: by kind, then by how much it was measured to matter.
enum class Level { none, note, warning, error };
Level level_of(const Finding& finding);
Level level_of(const CheckResult& check);
std::string_view name_of(Level level);  // SARIF's names

struct Tally {
    std::uint64_t holds = 0, violated = 0, unknown = 0;
    std::uint64_t all() const { return holds + violated + unknown; }
};
Tally tally(const std::vector<CheckResult>& checks);

// The sentences that open a page: what was proved, what was found, what the text leaves open.
std::string proved_in_words(const std::vector<CheckResult>& checks);
std::string found_in_words(const std::vector<Finding>& findings);
std::string open_in_words(const RulesetReport& report);
// How the ways to play were counted: which combinations are the same game, in turn, and why. "" if they were not.
std::string ways_in_words(const RulesetReport& report);

}  // namespace nomos

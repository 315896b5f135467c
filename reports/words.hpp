// Counts and kinds in plain words, shared by all formats that people read.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "reports/phrases.hpp"

namespace nomos {

struct Judgement;

// "Ambiguity", "changes what is legal", "What always stays true": the reader's words for an enum.
std::string kind_words(FindingKind kind);
std::string kind_words(CheckKind kind);
std::string verdict_words(Verdict verdict);
std::string method_words(Method method);
// ... and of a proof what decided it: "proof (case by case)".
std::string method_in_words(const CheckResult& check);
std::string materiality_words(Materiality materiality);
// What a finding changes, in short, wherever it is said; and what that rests on where players hide something from each
// other, since small boards are solved as if they did not. "" where there is nothing to say.
std::string stake_in_words(const Finding& finding);
bool hides_something(std::string_view ruleset);  // do its players keep something from each other?

// "3 moves", as the ruleset calls what a line consists of; of a ruleset that this program does not have, moves.
std::string plays_in_words(std::size_t many, std::string_view ruleset);
std::string plays_of(std::string_view ruleset);  // "moves"

// What a check asks about, without how it is asked and without a stop: "A king stands".
std::string subject_in_words(const CheckResult& check);

// Does the game go on, by the name of its outcome?
bool in_play(const RulesetInfo& info, std::string_view outcome);
// "not allowed", or of a game that is over before the move how it ended.
std::string refusal_in_words(const Judgement& refused);

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

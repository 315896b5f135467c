// What we supplied: the rules that the text does not state, or not so, in an author's words.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos {

// One rule that is not simply stated.
struct Supplied {
    const ClauseInfo* clause = nullptr;
    std::vector<int> sentences{};  // ledger numbers
};
// Supplied rules first, then those that go another way than the words, then those that follow; of a kind in the order
// of the rules.
std::vector<Supplied> supplied_by_us(const RulesetInfo& info);

// "Supplied", "Wider than the words", ...
std::string_view grounding_words(Grounding grounding);
// "Nomos plays by 19 rules. The text states 10 of them; ...".
std::string grounded_in_words(const RulesetInfo& info);
// What an id that asks about it (ClauseInfo::told) asks, in the words of its finding.
std::string question_about(const RulesetInfo& info, std::string_view id);

// All of it as lines for a terminal.
std::vector<std::string> grounding_lines(const RulesetInfo& info, int columns);

}  // namespace nomos

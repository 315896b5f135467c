// Advice: what would settle a question or mend a fault of a text, in words and as a change that a machine can make.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/core/reading.hpp"
#include "model/core/roll.hpp"

namespace nomos {

// Words to put into the text (or to take out), and what they do to the rules as we read them.
struct WordingInfo {
    std::string_view says;               // "" the suggestion of what it is about, as it stands
    std::vector<Choice> fixes;           // the answers it leaves; several of one reading: any of them
    std::vector<std::string_view> adds;  // ids of clauses that are ours and that it states
    std::vector<int> drops;              // ledger numbers of sentences that go
    std::string_view note{};             // what else to do with the text, no part of the words; "" nothing
};

// One for each reading and each thing that a text lacks, by its id.
struct AdviceInfo {
    std::string_view of;
    std::vector<WordingInfo> wordings;  // alternatives; none where nothing can be tried
    std::string_view not_tried;         // why, in one line; "" where there are wordings
};

// Of a ruleset, in the order of its file; UnknownName where there is no such ruleset.
std::span<const AdviceInfo> advice_of(std::string_view ruleset);
// What there is on a finding, by its id; none for those that checks make, nor where there is no such ruleset.
const AdviceInfo* advice_on(std::string_view ruleset, std::string_view finding);

using AdviceOf = std::span<const AdviceInfo> (*)();
Roll<AdviceOf>& advice_roll();
RollLines<AdviceOf> advice_built_here();

// A ruleset's own, in the tables that are made from its text.
template <class RulesetType>
struct CompiledAdvice {
    static std::span<const AdviceInfo> advice();
};

}  // namespace nomos

// A finding about a sentence that changes nothing: which one it is, and what it says.
#pragma once

#include <string>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos {

// The ledger number that such a check is about: "nika.sentence-80.adds" is about 80.
int idle_sentence(const std::string& check);
// What these clauses say, in the order of the ruleset's table.
std::string rules_of(const RulesetInfo& info, const std::vector<std::string>& clauses);

}  // namespace nomos

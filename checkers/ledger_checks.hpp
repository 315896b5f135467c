// Checks on the ledger itself: it and the clause table must cover each other.
#pragma once

#include "checkers/verdict.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// every id that an entry supports exists; every clause (but the unstated frame), reading, example
// and missing item is supported by some sentence; numbers run 1, 2, 3 ...
std::vector<CheckTask> ledger_checks(const RulesetInfo& info);

}  // namespace nomos

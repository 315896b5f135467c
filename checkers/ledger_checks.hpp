// Checks on the ledger itself: it, the clause table and what is decided must cover each other.
#pragma once

#include "checkers/verdict.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// every id that an entry supports exists; every clause (but the unstated frame), reading, example,
// missing item and claim among the other checks is supported by some sentence; every claim of the source is
// answered by a check or a missing item; numbers run 1, 2, 3 ...
std::vector<CheckTask> ledger_checks(const RulesetInfo& info, const std::vector<CheckTask>& others = {});

}  // namespace nomos

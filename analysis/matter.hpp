// How much does each open question matter? Measured in random play and on small boards, as a check and as
// figures beside the findings.
#pragma once

#include "analysis/finding.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// The check "<ruleset>.play.matters"; the figures land in `place`, by reading. By itself it holds whatever they are.
CheckTask matter_check(const std::string& ruleset, std::vector<Measured>& place);
// ... but it is violated once play tells apart what the comparisons proved to be the same, or out of reach.
// `open` by reading, as `measured`.
void hold_against_play(const std::vector<Measured>& measured, const std::vector<Finding>& open,
                       std::vector<CheckResult>& checks);

// Puts the figures of its reading beside each open question. Its line, and its weight, are of the two options that
// the finding compares: where a small board shows that the second changes who can force a win, it is of that weight.
void tell_matter(const RulesetInfo& info, const std::vector<Measured>& measured, std::vector<Finding>& findings);

}  // namespace nomos

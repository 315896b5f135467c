// How much does each open question matter? Measured in random play and on small boards, as a check and as
// figures beside the findings.
#pragma once

#include <optional>

#include "analysis/findings/parts.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// The check "<ruleset>.play.matters"; the figures land in `place`, by reading. By itself it holds whatever they are.
CheckTask impact_check(const std::string& ruleset, std::vector<Measured>& place);
// ... but it is violated once play tells apart what the comparisons proved to be the same, or out of reach.
// `open` by reading, as `measured`.
void hold_against_play(const std::vector<Measured>& measured, const std::vector<Finding>& open,
                       std::vector<CheckResult>& checks);

// The figures of its reading for an open question; nothing of other findings. Line and weight are of the two options
// that the finding compares: where a small board shows that the second changes who can force a win, it is of that
// weight.
std::optional<analysis::Impact> impact_of(const RulesetInfo& info, const std::vector<Measured>& measured,
                                          const Finding& finding);

}  // namespace nomos

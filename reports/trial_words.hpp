// What trying a wording showed, in words. Each says what was asked and no more.
#pragma once

#include <string>

#include "analysis/findings/tried_wording.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// Without the verdict.
std::string trial_in_words(const RulesetInfo& info, const TriedWording& tried);

}  // namespace nomos

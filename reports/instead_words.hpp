// What an option allows where it does not allow the move that is shown: a board that says no more than "not allowed"
// is a riddle.
#pragma once

#include <string>

#include "analysis/findings/finding.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// "This piece may play 33-34 or 33-43." "" where the move is allowed, and where there is too much to tell.
std::string instead_in_words(const Finding& finding, std::size_t side, const RulesetInfo& info);

}  // namespace nomos

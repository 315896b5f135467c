// Texts that checks and rulesets wrote for those who know the ids, as an author reads them.
#pragma once

#include <string>
#include <string_view>

#include "model/core/ruleset.hpp"

namespace nomos {

// An option by what it means, a rule by its words, "ways to play" for reading sets; an id between brackets goes. What
// names nothing of the ruleset is left as it is.
std::string in_plain_words(std::string_view text, const RulesetInfo& info);

}  // namespace nomos

// What the text of Neva Checkers lacks, leaves vague or words loosely, besides its readings.
#pragma once

#include <span>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos::neva {

std::span<const MissingInfo> missing();
// Two parts of it: what the text claims of the game, of its history and of the recorded game, as far
// as the claim cannot be tested or is not so; and loose wording.
std::vector<MissingInfo> missing_claims();
std::vector<MissingInfo> missing_words();

}  // namespace nomos::neva

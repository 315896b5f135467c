// What the text of Nymbat lacks, leaves vague, says amiss or words loosely, besides its readings.
#pragma once

#include <span>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos::nymbat {

std::span<const MissingInfo> missing();
// Parts of it: what the text says of the game that is not so, or that nobody can test; of attacks and
// groups; and loose wording. Claims that were found true stand in the ledger only,
// each with the check that decides it.
std::vector<MissingInfo> missing_claims();
std::vector<MissingInfo> missing_claims_of_play();
std::vector<MissingInfo> missing_words();

}  // namespace nomos::nymbat

// What the text of Nika lacks, leaves vague or words loosely, besides its readings.
#pragma once

#include <span>

#include "model/core/ruleset.hpp"

namespace nomos::nika {

std::span<const MissingInfo> missing();

}  // namespace nomos::nika

// What the text of Nerva lacks, leaves vague or words loosely, besides its readings.
#pragma once

#include <span>

#include "model/core/ruleset.hpp"

namespace nomos::nerva {

std::span<const MissingInfo> missing();

}  // namespace nomos::nerva

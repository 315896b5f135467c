// What the text of Nefatavl lacks, leaves vague or words loosely, besides its readings.
#pragma once

#include <span>

#include "model/core/ruleset.hpp"

namespace nomos::nefatavl {

std::span<const MissingInfo> missing();

}  // namespace nomos::nefatavl

// Positions for what the text of Nerva lacks, and what is then played.
#pragma once

#include "model/core/shown.hpp"

namespace nomos::nerva {

std::span<const ShownInfo> shown();

}  // namespace nomos::nerva

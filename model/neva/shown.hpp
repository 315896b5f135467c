// Positions for what the text of Neva Checkers lacks, and the play that leads to them.
#pragma once

#include "model/core/shown.hpp"

namespace nomos::neva {

std::span<const ShownInfo> shown();

}  // namespace nomos::neva

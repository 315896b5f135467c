// Positions on the assumed board for what the text of Nika leaves open.
#pragma once

#include "model/core/shown.hpp"

namespace nomos::nika {

std::span<const ShownInfo> shown();

}  // namespace nomos::nika

// Positions beside findings of Nymbat.
#pragma once

#include "model/core/shown.hpp"

namespace nomos::nymbat {

std::span<const ShownInfo> shown();

}  // namespace nomos::nymbat

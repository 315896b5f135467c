// Positions beside findings of Nymbat.
#pragma once

#include "model/core/shown.hpp"

namespace nomos::nymbat {

std::span<const ShownInfo> shown();
// Two players who step back and forth, under three-running: beside no finding, and played by a property.
const ShownInfo& shuffle();
// One of them; it must be there.
const ShownInfo& shown_beside(std::string_view id);

}  // namespace nomos::nymbat

// Positions beside findings of Nymbat.
#pragma once

#include "model/core/shown.hpp"

namespace nomos::nymbat {

std::span<const ShownInfo> shown();
// One of them; it must be there.
const ShownInfo& shown_beside(std::string_view id);

}  // namespace nomos::nymbat

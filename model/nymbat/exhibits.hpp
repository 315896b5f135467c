// Positions beside findings of Nymbat.
#pragma once

#include "model/core/exhibit.hpp"

namespace nomos::nymbat {

std::span<const ExhibitInfo> exhibits();
// Two players who step back and forth, under three-running: beside no finding, and played by a property.
const ExhibitInfo& shuffle();
// One of them; it must be there.
const ExhibitInfo& exhibit_beside(std::string_view id);

}  // namespace nomos::nymbat

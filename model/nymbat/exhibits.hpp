// Positions beside findings of Nymbat.
#pragma once

#include "model/core/exhibit.hpp"

namespace nomos::nymbat {

std::span<const ExhibitInfo> exhibits();

}  // namespace nomos::nymbat

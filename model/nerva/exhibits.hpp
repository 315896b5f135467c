// Positions for what the text of Nerva lacks, and what is then played.
#pragma once

#include "model/core/exhibit.hpp"

namespace nomos::nerva {

std::span<const ExhibitInfo> exhibits();

}  // namespace nomos::nerva

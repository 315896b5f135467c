// Positions on the assumed board for what the text of Nika leaves open.
#pragma once

#include "model/core/exhibit.hpp"

namespace nomos::nika {

std::span<const ExhibitInfo> exhibits();

}  // namespace nomos::nika

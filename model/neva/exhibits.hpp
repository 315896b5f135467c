// Positions for what the text of Neva Checkers lacks, and the play that leads to them.
#pragma once

#include "model/core/exhibit.hpp"

namespace nomos::neva {

std::span<const ExhibitInfo> exhibits();

}  // namespace nomos::neva

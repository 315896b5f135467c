// Positions for what the text of Nefatavl leaves undecided, and what is then played.
#pragma once

#include "model/core/exhibit.hpp"

namespace nomos::nefatavl {

std::span<const ExhibitInfo> exhibits();

}  // namespace nomos::nefatavl

// Positions for what the text of Nefatavl leaves undecided, and what is then played.
#pragma once

#include "model/core/shown.hpp"

namespace nomos::nefatavl {

std::span<const ShownInfo> shown();

}  // namespace nomos::nefatavl

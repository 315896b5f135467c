// What the lost pictures of Nefatavl showed, rebuilt from the words around them.
#pragma once

#include <span>

#include "model/core/ruleset.hpp"

namespace nomos::nefatavl {

std::span<const ExampleInfo> examples();

}  // namespace nomos::nefatavl

// Captions and worked examples of Nika, on boards rebuilt from their words: the pictures are lost.
#pragma once

#include <span>

#include "model/core/ruleset.hpp"

namespace nomos::nika {

std::span<const ExampleInfo> examples();

}  // namespace nomos::nika

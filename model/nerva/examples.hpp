// The worked examples of Nerva: its lists of moves, and what its lost pictures and its words show.
#pragma once

#include <span>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos::nerva {

std::span<const ExampleInfo> examples();
// The first part of them: the lists of placings, from the text.
std::vector<ExampleInfo> listed_placings();

}  // namespace nomos::nerva

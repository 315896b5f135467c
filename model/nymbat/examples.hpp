// What the text of Nymbat shows: its captions and what it says of single steps, as data.
#pragma once

#include <span>
#include <vector>

#include "model/core/ruleset.hpp"

namespace nomos::nymbat {

std::span<const ExampleInfo> examples();
// Parts of it: what the rules say of bringing in, of moving and of the end; what the tips and the
// analysis say of groups and of the home row. All in small positions.
std::vector<ExampleInfo> examples_of_the_rules();
std::vector<ExampleInfo> examples_of_the_tips();

}  // namespace nomos::nymbat

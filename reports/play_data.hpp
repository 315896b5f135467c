// What the board that plays on a page starts from, finding by finding.
#pragma once

#include <string>

#include "reports/chapter.hpp"

namespace nomos {

// JSON that can stand inside a script element: the ruleset, and by the anchor of each finding that shows a position
// or a line its sides (the readings that each is played under), the position, its moves and the line.
std::string play_data(const Chapter& chapter);

}  // namespace nomos

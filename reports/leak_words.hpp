// What a line of play is told with that leads to where something hidden is told: the move that tells, and both places
// of what is hidden.
#pragma once

#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"

namespace nomos {

// The moves of a finding's line as they are printed: of a leak with the move that tells, which its position has.
std::vector<std::string> told_line(const Finding& finding);
// "Set black-king=f2_3, and again black-king=a1_1: before the last move the two look the same, and that move tells them
// apart." of a leak; of other lines what their players settle. "" where nothing is settled.
std::string told_settings(const Finding& finding);

}  // namespace nomos

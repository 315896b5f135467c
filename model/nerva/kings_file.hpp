// Where the kings hide, as a file: the part of Nerva's set-up that the players choose. Two lines,
//   white = c4_2
//   black = f6_1
// in either order; blank lines and lines that start with # are skipped.
#pragma once

#include <string_view>

#include "model/nerva/position.hpp"

namespace nomos::nerva {

// The places of the two kings in the text's own example of revealed kings.
PerSide<Places<Native>> example_kings();

// Throws ParseError with line, column and hint.
PerSide<Places<Native>> parse_kings(std::string_view text, std::string_view file);

}  // namespace nomos::nerva

// What each of some options comes to, in words that tell it from the others.
#pragma once

#include <string>
#include <vector>

#include "analysis/finding.hpp"

namespace nomos {

// "After f6_1: nothing leaves the board; in play. Then: black to move." Where the move and what falls are the same,
// what stands below the board and on it says the rest.
std::string side_in_words(const std::vector<Side>& sides, std::size_t which);

}  // namespace nomos

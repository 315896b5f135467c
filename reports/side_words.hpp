// What each of some options comes to, in words that tell it from the others.
#pragma once

#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "reports/finding_words.hpp"

namespace nomos {

// "After f6_1: nothing leaves the board; in play. Then: black to move." Where the move and what falls are the same,
// what stands below the board and on it says the rest.
std::string side_in_words(const std::vector<Side>& sides, std::size_t which, const ToldMoves& told = {});
// Of a finding: several moves are told as players say them, where the ruleset has words for its moves.
std::string side_in_words(const Finding& finding, std::size_t which);
// Of an option that is worded and not drawn: what comes of the case that is shown under it, played out here. "Here as
// under A."; nothing where there is no case, or only a whole game tells the options apart.
std::string other_in_words(const Finding& finding, const std::string& option);
// How the game stands under an option in the position that is shown, before a move: "" while it is in play.
std::string ended_in_words(const Finding& finding, const std::string& option);

}  // namespace nomos

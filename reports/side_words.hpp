// What each of some options comes to, in words that tell it from the others.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "model/core/registry.hpp"
#include "reports/finding_words.hpp"

namespace nomos {

// "After f6_1: nothing leaves the board; in play. Then: black to move." Where the move and what falls are the same,
// what stands below the board and on it says the rest.
std::string side_in_words(const std::vector<Side>& sides, std::size_t which, const ToldMoves& told = {});
// Of a finding: several moves are told as players say them, where the ruleset has words for its moves.
std::string side_in_words(const Finding& finding, std::size_t which);

// The game of the case that a finding shows, as it is played under an option of its reading.
std::unique_ptr<Table> table_of_case(const Finding& finding, const std::string& option);
// A move of a position as players say it; of one that is not the first of its turn without how far the turn has come.
// "" where the ruleset has no words for it.
std::string said_move(const std::string& ruleset, const std::string& position, const std::string& move, bool is_first);

}  // namespace nomos

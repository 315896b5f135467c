// Play that goes round, and whether every game ends, in words.
#pragma once

#include <string>
#include <string_view>

#include "analysis/findings/rounds_of_play.hpp"

namespace nomos {

std::string round_in_words(const ToldRound& round, std::string_view ruleset);
// ... as all is usually played, then how many other options agree with the same line.
std::string rounds_in_words(const ToldRounds& rounds, std::string_view ruleset);

// "every game ends", and by what that is known.
std::string answer_in_words(const Ending& ending);
std::string how_in_words(const Ending& ending, std::string_view ruleset);

}  // namespace nomos

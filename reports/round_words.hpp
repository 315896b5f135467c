// Play that goes round, and whether every game ends, in words.
#pragma once

#include <string>

#include "analysis/findings/rounds_of_play.hpp"

namespace nomos {

std::string round_in_words(const ToldRound& round);
// ... as all is usually played, then how many other options agree with the same line.
std::string rounds_in_words(const ToldRounds& rounds);

// "every game ends", and by what that is known.
std::string answer_in_words(const Ending& ending);
std::string how_in_words(const Ending& ending);

}  // namespace nomos

// Which options are proved to be the same game, for more than one who asks.
#pragma once

#include <string>

#include "analysis/impact/ways.hpp"

namespace nomos {

// Of a ruleset; found once a run.
const SameGameFacts& same_games_once(const std::string& ruleset, const Options& options);
// Is it so as players usually settle the rest?
bool holds_as_usual(const std::string& ruleset, const SameGame& same);

}  // namespace nomos

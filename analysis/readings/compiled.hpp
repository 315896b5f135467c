// What of this room is compiled once a ruleset; of_ruleset.hpp defines it.
#pragma once

#include <string>
#include <vector>

#include "analysis/readings/same_game.hpp"
#include "checkers/evidence.hpp"
#include "model/smt/session.hpp"

namespace nomos::analysis {

template <class Game>
struct CompiledReadings {
    static SameGameFacts same_games(const Options& options);
    static std::vector<examples::Evidence> evidence();
    static std::vector<std::string> usually_settled();
};

}  // namespace nomos::analysis

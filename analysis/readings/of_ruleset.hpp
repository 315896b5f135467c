// Which of a ruleset's reading sets are the same game, and what its examples say about them.
#pragma once

#include "analysis/readings/same_games.hpp"
#include "checkers/evidence.hpp"

namespace nomos::analysis {

template <class Game>
std::vector<examples::Evidence> evidence_on_readings_of() {
    std::vector<examples::Evidence> evidence;
    for (const ExampleInfo& e : Game::info().examples)
        evidence.push_back(examples::evidence_of<Game>(examples::Judged<Game>::of(e)));
    return evidence;
}

}  // namespace nomos::analysis

// Which of a ruleset's reading sets are the same game, and what its examples say about them.
#pragma once

#include "analysis/readings/compiled.hpp"
#include "analysis/readings/same_games.hpp"
#include "checkers/judged.hpp"

namespace nomos::analysis {

template <class Game>
SameGameFacts CompiledReadings<Game>::same_games(const Options& options) {
    return SameGames<Game>(options).found();
}
template <class Game>
std::vector<examples::Evidence> CompiledReadings<Game>::evidence() {
    std::vector<examples::Evidence> all;
    for (const ExampleInfo& e : Game::info().examples)
        all.push_back(examples::evidence_of<Game>(examples::Judged<Game>::of(e)));
    return all;
}
template <class Game>
std::vector<std::string> CompiledReadings<Game>::usually_settled() {
    return analysis::usually_settled<Game>();
}

}  // namespace nomos::analysis

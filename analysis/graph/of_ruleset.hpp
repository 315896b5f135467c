// A ruleset's small boards, explored and played on. One that offers no study of any takes no_boards.hpp in its place.
#pragma once

#include "analysis/graph/compiled.hpp"
#include "analysis/graph/explore.hpp"
#include "analysis/graph/held_of.hpp"
#include "analysis/graph/round_play.hpp"
#include "analysis/graph/table.hpp"
#include "properties/game.hpp"

namespace nomos::graph {

template <class Game>
Exploration CompiledBoards<Game>::explore(const ExploreChoice& choice) {
    return explore_study<typename Game::Study>(choice);
}
template <class Game>
std::unique_ptr<Held> CompiledBoards<Game>::held(const ExploreChoice& choice, Exploration& told) {
    return held_of_study<typename Game::Study>(choice, told);
}
template <class Game>
StudyOffer CompiledBoards<Game>::study() {
    return offer_of<typename Game::Study>();
}
template <class Game>
std::unique_ptr<Table> CompiledBoards<Game>::table(const ExploreChoice& choice) {
    return table_of_study<typename Game::Study>(choice);
}
template <class Game>
RoundsOfPlay CompiledBoards<Game>::rounds_of_play(int games, int plies) {
    return graph::rounds_of_play<typename Game::RulesetType>(games, plies);
}

}  // namespace nomos::graph

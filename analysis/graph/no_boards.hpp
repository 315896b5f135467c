// In the place of analysis/graph/of_ruleset and analysis/unrolled/of_ruleset: a ruleset that offers no study of small
// boards. What explores them is not read, let alone compiled.
#pragma once

#include "analysis/graph/compiled.hpp"
#include "analysis/graph/round_play.hpp"

namespace nomos::graph {

// What is said to who asks for them all the same.
UsageError no_small_boards(const RulesetInfo& info);
UsageError no_table_on_a_board(const RulesetInfo& info);

template <class Game>
Exploration CompiledBoards<Game>::explore(const ExploreChoice&) {
    throw no_small_boards(Game::info());
}
template <class Game>
std::unique_ptr<Held> CompiledBoards<Game>::held(const ExploreChoice&, Exploration&) {
    throw no_small_boards(Game::info());
}
template <class Game>
StudyOffer CompiledBoards<Game>::study() {
    return {};
}
template <class Game>
std::unique_ptr<Table> CompiledBoards<Game>::table(const ExploreChoice&) {
    throw no_table_on_a_board(Game::info());
}
template <class Game>
RoundsOfPlay CompiledBoards<Game>::rounds_of_play(int games, int plies) {
    return graph::rounds_of_play<typename Game::RulesetType>(games, plies);
}
template <class Game>
Unrolling CompiledUnrolling<Game>::unroll(const ExploreChoice&, int, unsigned) {
    throw no_small_boards(Game::info());
}

}  // namespace nomos::graph

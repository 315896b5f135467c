// What of small boards is compiled once a ruleset: of_ruleset.hpp and analysis/unrolled/of_ruleset.hpp define it, or
// no_boards.hpp for one that offers none.
#pragma once

#include <memory>

#include "analysis/graph/exploration.hpp"
#include "analysis/graph/held.hpp"

namespace nomos::graph {

template <class Game>
struct CompiledBoards {
    static Exploration explore(const ExploreChoice& choice);
    static std::unique_ptr<Held> held(const ExploreChoice& choice, Exploration& told);
    static StudyOffer study();
    static std::unique_ptr<Table> table(const ExploreChoice& choice);
    static RoundsOfPlay rounds_of_play(int games, int plies);
};
template <class Game>
struct CompiledUnrolling {
    static Unrolling unroll(const ExploreChoice& choice, int plies, unsigned resources);
};

}  // namespace nomos::graph

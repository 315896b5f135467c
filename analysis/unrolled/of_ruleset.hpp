// A ruleset's small boards, unrolled. One that offers no study of any takes graph/no_boards.hpp in its place.
#pragma once

#include "analysis/graph/compiled.hpp"
#include "analysis/unrolled/unroll.hpp"
#include "properties/game.hpp"

namespace nomos::graph {

template <class Game>
Unrolling CompiledUnrolling<Game>::unroll(const ExploreChoice& choice, int plies, unsigned resources) {
    return unroll_study<typename Game::Study>(choice, plies, resources);
}

}  // namespace nomos::graph

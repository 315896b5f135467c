// A ruleset's small boards, unrolled, if it offers a study of them.
#pragma once

#include "analysis/graph/of_ruleset.hpp"
#include "analysis/unrolled/unroll.hpp"

namespace nomos::graph {

template <class Game>
Unrolling unroll_of([[maybe_unused]] const ExploreChoice& choice, [[maybe_unused]] int plies,
                    [[maybe_unused]] unsigned resources) {
    if constexpr (WithStudy<Game>)
        return unroll_study<typename Game::Study>(choice, plies, resources);
    else
        throw no_small_boards<Game>();
}

}  // namespace nomos::graph

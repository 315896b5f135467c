// Shortest lines on a small board of a study, asked of the solver.
#pragma once

#include "analysis/graph/at_start.hpp"
#include "analysis/unrolled/shortest_search.hpp"

namespace nomos::graph {

template <class Study>
Unrolling unroll_study(const ExploreChoice& choice, int plies, unsigned resources) {
    Unrolling u;
    u.plies = plies;
    bool by_steps = false;
    at_start<Study>(choice, u, [&]<class R>(std::type_identity<R>, const auto& setting, const auto& start) {
        u.lines = analysis::ShortestSearch<R, Study>(setting, start, resources).within(plies),
        u.start = R::print(setting, start);
        if constexpr (WithTurns<R>) u.ply = "a step of a turn";
        for (ShortestLine& line : u.lines) line.by_steps = WithTurns<R> || requires {
                Study::kPly;
            };
        by_steps = WithTurns<R>;
    });
    if (by_steps) u.replay += " --steps";
    return u;
}

}  // namespace nomos::graph

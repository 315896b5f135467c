// Shortest lines on a small board of a study, asked of the solver.
#pragma once

#include "analysis/graph/at_start.hpp"
#include "analysis/unrolled/shortest_search.hpp"

namespace nomos::graph {

template <class Study>
Unrolling unroll_study(const ExploreChoice& choice, int plies, unsigned resources) {
    Unrolling u;
    u.plies = plies;
    at_start<Study>(choice, [&]<class R>(std::type_identity<R>, const auto& setting, const auto& start) {
        static_cast<ChosenBoard&>(u) = chosen_board<R, Study>(choice, setting, start);
        if constexpr (WithTurns<R>) u.ply = "a step of a turn", u.replay += " --steps";
        if (choice.on_chosen) choice.on_chosen(u);
        u.lines = analysis::ShortestSearch<R, Study>(setting, start, resources).within(plies);
        for (ShortestLine& line : u.lines) line.by_steps = WithTurns<R> || requires {
                Study::kPly;
            };
    });
    return u;
}

}  // namespace nomos::graph

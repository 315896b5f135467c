// After how few plies do the options of a reading differ? By looking at every position that was reached: the exhaustive
// twin of shortest_search.hpp, which asks a solver and sees no executable rule.
#pragma once

#include "analysis/differences_here.hpp"
#include "analysis/graph/breadth_first.hpp"

namespace nomos::graph {

// -1: in no position up to that depth. Not up to symmetry: nothing says that a reading looks alike from all sides.
template <class R, class Space>
int earliest(const Reached<Space>& reached, int reading, int most_plies) {
    const auto& setting = reached.space().setting();
    for (int depth = 0; depth <= std::min(most_plies, reached.depth()); ++depth) {
        bool any = false;
        reached.each_at_depth(depth, [&](Vertex v) {
            const auto p = reached.position(v);
            for (int o = 0; o < static_cast<int>(R::info().readings[static_cast<std::size_t>(reading)].options.size()) && !any; ++o) {
                const auto here = analysis::differences_here<R>(setting, analysis::with_option(setting, reading, o), p);
                any = analysis::weight_of(here) != Materiality::no_effect;
            }
        });
        if (any) return depth;
    }
    return -1;
}

}  // namespace nomos::graph

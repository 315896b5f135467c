// Exploring a small board on several ranks, or with a checkpoint: the same answers as analysis/graph/explore.hpp gives
// on one process, and on all ranks. Positions are stored: where one process would number them, it stores none, and
// knows values beyond `most_edges`.
#pragma once

#include <filesystem>

#include "analysis/graph/exploration.hpp"
#include "analysis/spread/ranks.hpp"

namespace nomos::graph {

struct Keeping {
    std::filesystem::path folder;  // of the checkpoint, empty: none is kept
    std::uint64_t seconds = 0;     // from one to the next
};

// Throws UserError, on all ranks. The graph is not drawn: `choice.graphml` and `choice.dot` are not looked at.
Exploration explore_spread(std::string_view ruleset, const ExploreChoice& choice, Ranks& ranks, const Keeping& keeping);

}  // namespace nomos::graph

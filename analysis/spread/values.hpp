// Who can force what, on several ranks: what analysis/graph/solve.hpp computes on one, ply by ply.
#pragma once

#include "analysis/graph/solve.hpp"
#include "analysis/spread/part.hpp"

namespace nomos::graph {

// The value and its counts are on all ranks; of `wins`, each has those of its own positions.
Solved solve(const Part& part, Vertex start);
std::vector<Vertex> best_line(const Part& part, const Solved& solved, Vertex start);
std::vector<Coalition> coalitions(const Part& part, Vertex start);

}  // namespace nomos::graph

// Who can force what on a board, of what was solved.
#pragma once

#include "analysis/graph/exploration.hpp"
#include "analysis/graph/solve.hpp"

namespace nomos::graph {

ValueOfBoard value_of(const Solved& solved, const std::vector<std::string>& sides);
ValueOfBoard value_of(const std::vector<Coalition>& coalitions, const std::vector<std::string>& sides, bool is_whole);
// By vertex, "attackers in 7" or "": labels of a drawn graph.
std::vector<std::string> labels_of(const GameGraph& g, const Solved& solved, const std::vector<std::string>& sides);

}  // namespace nomos::graph

// Solved values in words.
#pragma once

#include "analysis/graph/exploration.hpp"
#include "analysis/graph/solve.hpp"

namespace nomos::graph {

ValueOfBoard value_in_words(const Solved& solved, const std::vector<std::string>& sides);
// By vertex, "attackers in 7" or "".
std::vector<std::string> values_in_words(const GameGraph& g, const Solved& solved,
                                         const std::vector<std::string>& sides);
// What is not forced is denied only where all was explored.
ValueOfBoard coalitions_in_words(const std::vector<Coalition>& coalitions, const std::vector<std::string>& sides,
                                 bool complete);

}  // namespace nomos::graph

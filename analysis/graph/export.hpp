// State graphs for other programs.
#pragma once

#include <string>
#include <vector>

#include "analysis/graph/game_graph.hpp"

namespace nomos::graph {

// What is written of a vertex beside its number: its position in the game's notation.
struct ExportLabels {
    std::vector<std::string> positions;      // by vertex
    std::vector<std::string> values;         // by vertex, "" not solved
    std::vector<std::string_view> outcomes;  // by index
    std::string title;
};
std::string as_graphml(const GameGraph& g, const ExportLabels& labels);
// Ranks are depths; ends are boxes.
std::string as_dot(const GameGraph& g, const ExportLabels& labels);

}  // namespace nomos::graph

// An explored board, as text for the terminal and as JSON.
#pragma once

#include <string>
#include <vector>

#include "analysis/graph/exploration.hpp"

namespace nomos {

// Lines of play longer than 12 plies are cut unless `whole_lines`. No timings: the same every time.
std::string exploration_text(const graph::Exploration& e, bool whole_lines);
std::string exploration_json(const graph::Exploration& e);

// How much the options of readings matter on a board: the first is the board as usual, the others have
// one reading more each, the last of theirs.
std::string options_text(const std::vector<graph::Exploration>& explorations);
std::string options_json(const std::vector<graph::Exploration>& explorations);

}  // namespace nomos

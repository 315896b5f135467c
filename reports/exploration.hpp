// An explored board, as text for the terminal and as JSON.
#pragma once

#include <string>
#include <vector>

#include "analysis/graph/exploration.hpp"

namespace nomos {

// What is explored: how the text of it begins.
std::string board_text(const graph::ChosenBoard& board);
// What was found. Lines of play longer than 12 plies are cut unless `whole_lines`. No timings: the same every time.
std::string explored_text(const graph::Exploration& e, bool whole_lines);
std::string exploration_json(const graph::Exploration& e);

// How much an option of a reading matters on a board, `other` with the reading that is the last of its own; or the
// board as usual, where there is no other.
std::string option_text(const graph::Exploration& usual, const graph::Exploration* other);
// The first is the board as usual.
std::string options_json(const std::vector<graph::Exploration>& explorations);

}  // namespace nomos

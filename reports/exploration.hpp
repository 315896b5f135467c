// An explored board, as text for the terminal and as JSON.
#pragma once

#include <string>

#include "analysis/graph/exploration.hpp"

namespace nomos {

// Lines of play longer than 12 plies are cut unless `whole_lines`. No timings: the same every time.
std::string exploration_text(const graph::Exploration& e, bool whole_lines);
std::string exploration_json(const graph::Exploration& e);

}  // namespace nomos

// Shortest lines to where options differ on a small board, as text for the terminal and as JSON.
#pragma once

#include <string>

#include "analysis/graph/exploration.hpp"

namespace nomos {

// No timings: the same every time.
std::string unrolling_text(const graph::Unrolling& unrolling);
std::string unrolling_json(const graph::Unrolling& unrolling);

}  // namespace nomos

// Shortest lines to where options differ on a small board, as text for the terminal and as JSON.
#pragma once

#include <string>

#include "analysis/graph/exploration.hpp"

namespace nomos {

// After board_text() (reports/exploration.hpp). No timings: the same every time.
std::string unrolled_text(const graph::Unrolling& unrolling);
std::string unrolling_json(const graph::Unrolling& unrolling);

}  // namespace nomos

// The other processes of a run that mpirun has started.
#pragma once

#include <memory>

#include "analysis/spread/ranks.hpp"

namespace nomos::cli {

// Has mpirun, or what stands for it, started this process?
bool is_a_rank();
// The one that speaks for all; so is who is no rank.
bool is_first_rank();
// Is the library there that speaks to the others?
bool can_be_a_rank();
// The ranks of this run. Throws UsageError where they cannot be reached, on all of them.
std::unique_ptr<graph::Ranks> ranks_of_run();

}  // namespace nomos::cli

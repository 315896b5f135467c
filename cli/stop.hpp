// Long work that ends well when it is told to.
#pragma once

#include <atomic>

namespace nomos::cli {

// From now on Ctrl-C and a polite kill only set this: the work ends at the next good place, with its summary.
const std::atomic<bool>& stop_when_told();

}  // namespace nomos::cli

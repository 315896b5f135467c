// A run of fuzzing that is kept from one run of the program to the next.
#pragma once

#include "analysis/fuzz/fuzz.hpp"
#include "checkers/store/store.hpp"

namespace nomos::fuzz {

// So many positions, without a corpus; no seconds are told of it. One that is stopped is not kept.
Report kept_run(std::string_view ruleset, const FuzzOptions& options, store::Store* store);

}  // namespace nomos::fuzz

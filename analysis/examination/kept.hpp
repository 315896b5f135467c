// An examination whose answers are kept from one run to the next.
#pragma once

#include "analysis/examination/examine.hpp"
#include "checkers/store/store.hpp"

namespace nomos {

// As without a store, to the byte, but for the seconds: those of a kept answer are what asking it took.
Examined examine(const std::vector<std::string>& rulesets, const Options& options, int jobs, RunListener& listener,
                 const std::string& only, store::Store* store);

}  // namespace nomos

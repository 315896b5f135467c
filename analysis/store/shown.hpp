// Board and play beside what a text lacks, kept from one run to the next: the line to it may take a long search.
#pragma once

#include <optional>

#include "analysis/findings/parts.hpp"
#include "checkers/store/store.hpp"

namespace nomos::store {

// What the ruleset shows beside its missing item of this id.
std::optional<analysis::Beside> shown(Store* store, std::string_view ruleset, const std::string& missing);

}  // namespace nomos::store

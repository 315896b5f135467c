// SARIF 2.1.0, the form in which code hosts show findings beside the text they are about.
#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "reports/chapter.hpp"

namespace nomos {

// GitHub's limits: more runs are refused, more results are not shown.
inline constexpr std::size_t kSarifRuns = 20, kSarifResults = 5000;

// One run a ruleset. Rules are the ids of checks and findings; results are findings and the checks
// that are violated or unknown, the loudest kept when there are too many; then the run says so.
// Of an examination that was interrupted each run says that it did not succeed.
std::string sarif(std::span<const Chapter> chapters, bool interrupted = false);
// The same before it is text, for other forms of it.
nlohmann::ordered_json sarif_document(std::span<const Chapter> chapters, bool interrupted = false);

}  // namespace nomos

// results.json and findings.json, as docs/schema describes them.
#pragma once

#include <span>
#include <string>

#include "analysis/finding.hpp"

namespace nomos {

// The key order is fixed. `timing` maps check ids to seconds; no other value differs between runs.
std::string results_json(std::span<const CheckResult> checks);
std::string findings_json(std::span<const Finding> findings);

}  // namespace nomos

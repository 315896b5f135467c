// results.json and findings.json, as docs/schema describes them.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "analysis/findings/finding.hpp"
#include "reports/baseline/standing.hpp"
#include "reports/certificate_file.hpp"

namespace nomos {

// The key order is fixed. `timing` maps check ids to seconds; no other value differs between runs. Of a run that was
// stopped it says so, and which checks were not run. `grades`: what is known of grades, as summary_json() has it;
// `confirmed`: what second solvers said of the questions behind a check, by its id.
std::string results_json(std::span<const CheckResult> checks, std::span<const std::string> not_run = {},
                         const nlohmann::ordered_json& grades = nullptr,
                         const std::map<std::string, Confirmed, std::less<>>& confirmed = {});
// Against a baseline: each finding with its `status`, and what the baseline still names as `gone`.
std::string findings_json(std::span<const Finding> findings, const Standings& standings = {});

}  // namespace nomos

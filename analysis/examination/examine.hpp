// Examining a ruleset: all its checks and all its findings.
#pragma once

#include "analysis/findings/finding.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

struct Examined {
    std::vector<RulesetReport> reports;
    std::vector<std::string> not_run;  // ids of checks; none unless the program was told to stop
};
// Everything about some rulesets; checks and comparisons share the threads. Findings are sorted
// worst first, then by id. With `only`, just the checks whose id contains it and what they find, of rulesets
// that have such; UsageError if none has. Of a run that was stopped, what its checks found by then.
Examined examine(const std::vector<std::string>& rulesets, const Options& options, int jobs, RunListener& listener,
                 const std::string& only = "");

// What can be checked of a ruleset, comparisons and play included; to be listed, not to be run.
std::vector<CheckTask> all_checks(std::string_view ruleset);

// Findings that violated checks give: dead text, false claims, contradictions, violations.
std::vector<Finding> findings_from_checks(const RulesetInfo& info, const std::vector<CheckResult>& checks);

}  // namespace nomos

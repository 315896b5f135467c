// Examining rulesets for the verbs check and report: run, judge against the baseline, tell.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analysis/finding.hpp"
#include "cli/baseline.hpp"
#include "cli/verb.hpp"

namespace nomos::cli {

struct Examination {
    Common common;
    Effort effort;
    std::vector<std::string> rulesets;
    std::string baseline;
    std::uint64_t plies = Options{}.plies;
    std::string only;  // "" = everything; else just the checks whose id contains it
};
void add_examination(CLI::App& verb, Examination& examination);

// What a run found, and what is to be said of it.
struct Outcome {
    std::vector<RulesetReport> reports;
    std::optional<Fit> fit;  // none without a baseline
    int code = kGood;
};
// Runs it with a progress line. Throws UsageError when `only` matches nothing.
Outcome examined(const Examination& examination);

std::vector<CheckResult> checks_of(const Outcome& outcome);
std::vector<Finding> findings_of(const Outcome& outcome);
// For people and for programs.
std::string told(const Outcome& outcome, const TerminalStyle& style);
Json document_of(const Outcome& outcome);

// File names and texts. A report's files are all made before the first is written.
using Files = std::vector<std::pair<std::string, std::string>>;
// results.json, junit.xml and nomos.sarif.
Files result_files(const Outcome& outcome);
void write_files(const std::string& folder, const Files& files);

}  // namespace nomos::cli

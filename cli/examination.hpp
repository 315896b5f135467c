// Examining rulesets for the verbs check and report: run, judge against the baseline, tell.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analysis/finding.hpp"
#include "cli/keeping.hpp"
#include "reports/baseline/baseline.hpp"
#include "reports/site.hpp"
#include "reports/write.hpp"

namespace nomos::cli {

struct Examination {
    Common common;
    Effort effort;
    Keeping keeping;
    std::vector<std::string> rulesets;
    std::string baseline;
    std::uint64_t plies = Options{}.plies;
    std::string sources, source_root;  // the reader's own copies, and where they lie in the repository
    std::string only;                  // "" = everything; else just the checks whose id contains it
};
void add_examination(CLI::App& verb, Examination& examination);

// What a run found, and what is to be said of it.
struct Outcome {
    std::vector<RulesetReport> reports;
    std::vector<std::string> not_run;     // ids of checks, when the program was told to stop
    std::string corrections;              // lines of results that were told otherwise while it went on
    std::optional<Fit> fit;               // none without a baseline
    std::unique_ptr<store::Store> store;  // of answers; none where nothing is kept
    std::string source_root;              // as the command line, or else the baseline, has it
    int code = kGood;
};
// Runs it and prints, unless JSON is wanted, a line a result as they come; `out`: where results.json was written
// before. Throws UsageError when `only` matches nothing.
Outcome examined(const Examination& examination, const std::string& out);

// Did an answer come out otherwise than it was kept? Standard error named it.
bool is_contradicted(const Outcome& outcome);
// How its findings stand; unjudged without a baseline.
Standings standings_of(const Outcome& outcome);
SiteOptions site_options(const Examination& examination, const Outcome& outcome);
// What was not told while it went on, for people; everything, for programs.
std::string told(const Outcome& outcome, const TerminalStyle& style);
Json document_of(const Outcome& outcome);

}  // namespace nomos::cli

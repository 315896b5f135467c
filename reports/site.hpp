// All files of a report: the pages, and what programs read.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "checkers/verdict.hpp"
#include "reports/chapter.hpp"
#include "reports/write.hpp"

namespace nomos {
namespace store {
class Store;
}

struct SiteOptions {
    std::string sources;      // folder with the reader's own copies; "" none
    std::string source_root;  // where they lie in the repository; "" = as `sources` says
    Options effort{};         // of the questions to the author
    std::uint64_t seed = 1;   // of a short run of fuzzing
    int jobs = 1;
    store::Store* store = nullptr;  // of answers to keep; none: ask all
    std::string grades{};           // folder with grades; "" none
    std::string certificates{};     // folder with what second solvers said; "" none
};

// One a report. Throws FileError where a copy cannot be read. The reports must outlive them.
std::vector<Chapter> chapters_of(const std::vector<RulesetReport>& reports, const Standings& standings,
                                 const SiteOptions& options);
// results.json, junit.xml, nomos.sarif, code-quality.json and summary.md; `not_run`: ids of checks, of a run that was
// stopped.
Files result_files(const std::vector<Chapter>& chapters, std::span<const std::string> not_run = {});

struct Site {
    Files files;                // pages, findings.json, and those of result_files
    std::string disagreements;  // what fuzzing found, in the words of its own verb; "" if all agrees
};
// Throws Stopped when the program is told to stop on the way.
Site site_of(const std::vector<RulesetReport>& reports, const Standings& standings, const SiteOptions& options);

// What all rulesets came to, one behind the other.
std::vector<CheckResult> checks_of(const std::vector<RulesetReport>& reports);
std::vector<Finding> findings_of(const std::vector<RulesetReport>& reports);

}  // namespace nomos

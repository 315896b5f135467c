// Examining rulesets for the verbs check and report: run, judge against the baseline, tell.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analysis/examination/sheet.hpp"
#include "analysis/findings/finding.hpp"
#include "cli/keeping.hpp"
#include "reports/baseline/baseline.hpp"
#include "reports/site.hpp"
#include "reports/write.hpp"

namespace nomos::cli {

// What a run of a shard writes beside the others.
inline constexpr auto kSheetFile = "shard.json";

struct Examination {
    Common common;
    Effort effort;
    Keeping keeping;
    std::vector<std::string> rulesets;
    std::string baseline;
    std::uint64_t plies = Options{}.plies;
    std::string sources, source_root;               // the reader's own copies, and where they lie in the repository
    std::string grades = kUsualGrades;              // folder with grades, none of which need be there
    std::string certificates = kUsualCertificates;  // ... with what second solvers said
    std::string only;                               // "" = everything; else just the checks whose id contains it
    std::string shard;                              // "" = all of them; "2/3": of three parts the second
    bool told_in_a_log = false;                     // standard error says what is asked, though no result is printed
};
void add_examination(CLI::App& verb, Examination& examination);
// Where its files lie: --baseline, --sources, --source-root, --grades and --certified.
void add_places(CLI::App& verb, Examination& examination);

// What a run found, and what is to be said of it.
struct Outcome {
    std::vector<RulesetReport> reports;
    std::vector<std::string> not_run;     // ids of checks, when the program was told to stop
    std::string corrections;              // lines of results that were told otherwise while it went on
    std::optional<Fit> fit;               // none without a baseline
    std::unique_ptr<store::Store> store;  // of answers; none where nothing is kept
    std::string source_root;              // as the command line, or else the baseline, has it
    Sheet sheet;                          // of a shard: what it came to
    int code = kGood;
};
// Runs it and prints, unless JSON is wanted, a line a result as they come; `out`: where results.json was written
// before. Throws UsageError when `only` matches nothing.
Outcome examined(const Examination& examination, const std::string& out);
// What the shards came to: the same as if one run had examined it. The rest of `examination` says how.
Outcome merged(const Examination& examination, const Sheet& sheet);

// Did an answer come out otherwise than it was kept? Standard error named it.
bool is_contradicted(const Outcome& outcome);
// How its findings stand; unjudged without a baseline.
Standings standings_of(const Outcome& outcome);
SiteOptions site_options(const Examination& examination, const Outcome& outcome);
// What was not told while it went on, for people; everything, for programs.
std::string told(const Outcome& outcome, const TerminalStyle& style);
Json document_of(const Outcome& outcome);
// Writes what `nomos check --out` or `nomos report` writes, prints, and returns the exit code.
int end_check(const Examination& examination, const Outcome& outcome, const std::string& out);
int end_report(const Examination& examination, const Outcome& outcome, const std::string& out);

}  // namespace nomos::cli

// Examining a ruleset: all its checks and all its findings.
#pragma once

#include <optional>

#include "analysis/parts.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// One piece of analysis, made per ruleset and compiled once a ruleset.
struct FindingTask {
    std::string id;
    std::function<Finding(const Options&)> run;
    std::string question = "";        // asked by the check that runs it; "" for an open question
    std::string check = ".compared";  // what the check's id has behind the finding's
};
// A law by which every game ends; under which options, each with the other readings as usual.
struct LawThatEnds {
    std::string check;
    std::vector<std::string> readings;  // "id=option", "" all as usual
};
struct Analysis {
    std::vector<FindingTask> readings;  // one a reading, then its contradictions
    std::function<std::vector<FunnelStep>()> funnel;
    std::vector<LawThatEnds> laws_that_end;
    std::vector<LawThatEnds> loops;  // likewise what the check says to be possible: play that goes round for ever
    std::function<std::vector<Measured>(const Options&)> measured;  // in random play, by reading
    // Board and play beside what the text lacks, by its id; nothing where none are offered.
    std::function<std::optional<analysis::Beside>(const std::string&)> shows;
    std::function<LineOfPlay(const Witness&)> comes_up;  // can play lead to what a check shows?
    // Compares two options of a reading (indexes); for the verb `compare`.
    std::function<Finding(const Options&, int reading, int first, int second)> compare;
};
const Analysis& analysis_of(std::string_view ruleset);

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

// Findings that need no solver: missing content and its kin, from the ruleset's data, and nothing beside them.
std::vector<Finding> findings_from_text(const RulesetInfo& info);
// Findings that violated checks give: dead text, false claims, contradictions, violations.
std::vector<Finding> findings_from_checks(const RulesetInfo& info, const std::vector<CheckResult>& checks);
void sort_worst_first(std::vector<Finding>& findings);
// A question that arises only where another has an answer that is not played is moved behind that one.
void ask_after_what_it_hangs_on(std::vector<Finding>& findings, const RulesetInfo& info);

}  // namespace nomos

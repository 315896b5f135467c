#include "cli/examination.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "analysis/examine.hpp"
#include "cli/input.hpp"
#include "model/core/error.hpp"
#include "reports/finding_words.hpp"
#include "reports/json.hpp"
#include "reports/junit.hpp"
#include "reports/sarif.hpp"
#include "reports/words.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

// A violated check that is an accepted finding was looked at; an unknown one never counts as good.
bool is_trouble(const CheckResult& check, const std::optional<Fit>& fit) {
    if (check.verdict == Verdict::holds) return false;
    return check.verdict == Verdict::unknown || !fit ||
           std::find(fit->accepted.begin(), fit->accepted.end(), check.id) == fit->accepted.end();
}

std::string one_line(const Finding& finding, const TerminalStyle& style) {
    const std::string line = fmt::format("  {}  {}: {}", finding.id, kind_words(finding.kind), title_of(finding));
    return cut(style.unicode ? line : ascii(line), style.columns) + "\n";
}

std::string without_baseline(const std::vector<Finding>& findings, const TerminalStyle& style) {
    std::string text = fmt::format("\n{}; no baseline (nomos.toml), so only violated and unknown checks fail\n",
                                   counted(findings.size(), "finding", "findings"));
    for (const Finding& finding : findings) text += one_line(finding, style);
    return text;
}

std::string against_baseline(const Fit& fit, const TerminalStyle& style) {
    std::string text = fmt::format("\n{}: {} accepted, {} new\n",
                                   counted(fit.accepted.size() + fit.fresh.size(), "finding", "findings"),
                                   fit.accepted.size(), fit.fresh.size());
    int number = 0;
    for (const Finding* finding : fit.fresh) text += "\n" + finding_lines(*finding, ++number, style);
    if (!fit.problems.empty()) text += "\n";
    for (const auto& problem : fit.problems) text += problem + "\n";
    return text;
}

std::vector<Chapter> chapters_of(const Outcome& outcome) {
    std::vector<Chapter> chapters;
    for (const RulesetReport& report : outcome.reports)
        chapters.push_back({report, find_ruleset(report.ruleset).info()});
    return chapters;
}

}  // namespace

void add_examination(CLI::App& verb, Examination& e) {
    verb.add_option("RULESET", e.rulesets, "Rulesets; all when none is named")->type_name("");
    verb.add_option("--baseline", e.baseline, "Accepted findings; ./nomos.toml if that is there")->type_name("FILE");
    add_effort(verb, e.effort);
    verb.add_option(
            "--plies", e.plies,
            "Positions of random play in which each open question is looked at; as many as a second or two allow")
        ->check(within(1, 1'000'000'000))
        ->type_name("N");
    add_common(verb, e.common);
}

Outcome examined(const Examination& e) {
    const auto names = chosen_rulesets(e.rulesets);
    const auto baseline = find_baseline(e.baseline);
    const Date day = today();
    Options options = options_of(e.effort, e.common);
    options.plies = e.plies;
    Outcome outcome;
    {
        const ProgressLine line;
        outcome.reports = examine(names, options, e.common.jobs, line.callback(), e.only);
    }
    if (baseline) outcome.fit = fit(*baseline, outcome.reports, e.only.empty(), day);
    const auto checks = checks_of(outcome);
    const bool trouble = std::any_of(checks.begin(), checks.end(), [&](auto& c) { return is_trouble(c, outcome.fit); });
    const bool misfit = outcome.fit && !(outcome.fit->fresh.empty() && outcome.fit->problems.empty());
    outcome.code = trouble || misfit ? kFound : kGood;
    return outcome;
}

std::vector<CheckResult> checks_of(const Outcome& outcome) {
    std::vector<CheckResult> all;
    for (const auto& report : outcome.reports) all.insert(all.end(), report.checks.begin(), report.checks.end());
    return all;
}

std::vector<Finding> findings_of(const Outcome& outcome) {
    std::vector<Finding> all;
    for (const auto& report : outcome.reports) all.insert(all.end(), report.findings.begin(), report.findings.end());
    return all;
}

std::string told(const Outcome& outcome, const TerminalStyle& style) {
    const auto checks = checks_of(outcome);
    return check_lines(checks, style) + "\n" + summary_lines(checks, style) +
           (outcome.fit ? against_baseline(*outcome.fit, style) : without_baseline(findings_of(outcome), style));
}

Json document_of(const Outcome& outcome) {
    Json document = Json::parse(results_json(checks_of(outcome)));
    document["findings"] = Json::parse(findings_json(findings_of(outcome)))["findings"];
    document["baseline"] = nullptr;
    if (outcome.fit) {
        Json fresh = Json::array();
        for (const Finding* finding : outcome.fit->fresh) fresh.push_back(finding->id);
        document["baseline"] = {
            {"accepted", outcome.fit->accepted}, {"new", fresh}, {"problems", outcome.fit->problems}};
    }
    return document;
}

Files result_files(const Outcome& outcome) {
    const auto chapters = chapters_of(outcome);
    return {{"results.json", results_json(checks_of(outcome))},
            {"junit.xml", junit(chapters)},
            {"nomos.sarif", sarif(chapters)}};
}

void write_files(const std::string& folder, const Files& files) {
    make_folder(folder);
    for (const auto& [name, text] : files) write_file(std::filesystem::path(folder) / name, text);
}

}  // namespace nomos::cli

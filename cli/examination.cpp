#include "cli/examination.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "analysis/examination/kept.hpp"
#include "cli/baseline_file.hpp"
#include "cli/run_progress.hpp"
#include "cli/stop.hpp"
#include "model/core/error.hpp"
#include "reports/finding_words.hpp"
#include "reports/grade_file.hpp"
#include "reports/input.hpp"
#include "reports/json.hpp"
#include "reports/words.hpp"

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
    std::string text = "\n" + standing_lines(fit);
    int number = 0;
    for (const auto* list : {&fit.fresh, &fit.lapsed})
        for (const Finding* finding : *list) {
            const std::string standing = standing_words(fit.standings.of(finding->id));
            text += "\n" + finding_lines(*finding, ++number, style) + "    Baseline: " + standing + "\n";
        }
    if (!fit.problems.empty()) text += "\n";
    for (const auto& problem : fit.problems) text += problem + "\n";
    return text;
}

std::vector<std::string> ids_of(const std::vector<const Finding*>& findings) {
    std::vector<std::string> ids;
    for (const Finding* finding : findings) ids.push_back(finding->id);
    return ids;
}

// A folder without the texts is refused before the long work, not after it.
void probe_sources(const Examination& e, const std::vector<std::string>& names) {
    if (!e.sources.empty())
        for (const auto& name : names) read_source(e.sources, find_ruleset(name).info());
}

// So is a grade or certificate that cannot be read, and a folder of them that was named and is not there.
void probe_kept_in(const std::string& option, const std::string& folder, std::string_view usual, const char* hint) {
    if (std::error_code ignored; folder != usual && !std::filesystem::is_directory(folder, ignored))
        throw UsageError(option + " names no folder: \"" + folder + "\"", hint);
}
void probe_kept(const Examination& e, const std::vector<std::string>& names) {
    probe_kept_in("--certified", e.certificates, kUsualCertificates,
                  "\"scripts/certify.sh RULESET --out DIR\" makes one");
    probe_kept_in("--grades", e.grades, kUsualGrades, "\"nomos grade RULESET --out DIR\" makes one");
    for (const auto& name : names) kept_grade(e.grades, name), kept_certificate(e.certificates, name);
}

std::string stopped_words(const Outcome& outcome) {
    if (outcome.not_run.empty()) return "";
    const std::size_t done = checks_of(outcome.reports).size(), all = done + outcome.not_run.size();
    return fmt::format("\nstopped after {} of {}; {} not run, or not to the end{}\n", done,
                       counted(all, "check", "checks"), outcome.not_run.size(),
                       outcome.store ? "; what is done is kept, and the next run goes on from there" : "");
}

}  // namespace

void add_examination(CLI::App& verb, Examination& e) {
    verb.add_option("RULESET", e.rulesets, "Rulesets; all when none is named")->type_name("");
    add_places(verb, e);
    add_effort(verb, e.effort);
    add_keeping(verb, e.keeping);
    verb.add_option(
            "--plies", e.plies,
            "Positions of random play in which each open question is looked at; left out, as many as come up while " +
                std::to_string(budget::kMeasureListed) + " moves are listed")
        ->check(within(1, 1'000'000'000))
        ->type_name("N");
    add_common(verb, e.common);
}
void add_places(CLI::App& verb, Examination& e) {
    verb.add_option("--baseline", e.baseline, "Accepted findings; ./nomos.toml if that is there")->type_name("FILE");
    verb.add_option("--sources", e.sources, "Folder with your own copies of the texts, to quote and to mark them")
        ->type_name("DIR");
    verb.add_option("--grades", e.grades,
                    "Folder with grades (nomos grade --out), to show with the results; ./grades if that is there")
        ->type_name("DIR");
    verb.add_option(
            "--certified", e.certificates,
            "Folder with what second solvers said of the proofs (scripts/certify.sh --out); ./certified if that is "
            "there")
        ->type_name("DIR");
    verb.add_option("--source-root", e.source_root,
                    "Where the texts lie in your repository, for nomos.sarif; else as nomos.toml or --sources says")
        ->type_name("DIR");
}

namespace {
int code_of(const Outcome& outcome) {
    if (!outcome.not_run.empty()) return kStopped;
    const auto checks = checks_of(outcome.reports);
    const bool trouble = std::any_of(checks.begin(), checks.end(), [&](auto& c) { return is_trouble(c, outcome.fit); });
    const bool misfit = outcome.fit && !(outcome.fit->fresh.empty() && outcome.fit->problems.empty());
    return trouble || misfit || is_contradicted(outcome) ? kFound : kGood;
}
// Proofs that are to be written are asked for.
std::unique_ptr<store::Store> store_of(const Examination& e) {
    return e.effort.smtlib.empty() ? opened(e.keeping) : nullptr;
}
}  // namespace

namespace {
// What is read before the long work.
struct Before {
    std::vector<std::string> names;
    std::optional<Baseline> baseline;
    Date day;
};
Before before(const Examination& e) {
    Before read{chosen_rulesets(e.rulesets), find_baseline(e.baseline), today()};
    probe_sources(e, read.names), probe_kept(e, read.names);
    stop_work_when_told();
    return read;
}
// Whether a finding is gone is known of a whole only.
void judge(const Examination& e, const Before& read, Outcome& outcome) {
    const bool whole = e.only.empty() && e.shard.empty() && outcome.not_run.empty();
    outcome.source_root = e.source_root.empty() && read.baseline ? read.baseline->source_root : e.source_root;
    if (read.baseline) outcome.fit = fit(*read.baseline, outcome.reports, whole, read.day);
    outcome.code = code_of(outcome);
}
}  // namespace

Outcome examined(const Examination& e, const std::string& out) {
    const Before read = before(e);
    Outcome outcome;
    outcome.sheet = {read.names, e.only, options_of(e.effort, e.common), {}, {}};
    outcome.sheet.options.plies = e.plies;
    if (!e.shard.empty()) outcome.sheet.shard = shard_of(e.shard);
    {
        const std::string earlier = out.empty() ? "" : (std::filesystem::path(out) / "results.json").string();
        outcome.store = store_of(e);
        RunProgress progress(!e.common.json, !e.common.json || e.told_in_a_log, e.common.jobs, earlier,
                             outcome.store.get());
        Examined examined = examine(outcome.sheet, e.common.jobs, progress, outcome.store.get());
        outcome.reports = std::move(examined.reports), outcome.not_run = std::move(examined.not_run);
        outcome.corrections = progress.corrections(checks_of(outcome.reports));
    }
    judge(e, read, outcome);
    return outcome;
}
Outcome merged(const Examination& e, const Sheet& sheet) {
    const Before read = before(e);
    Outcome outcome;
    outcome.store = store_of(e);
    outcome.reports = examined_by(sheet, outcome.store.get()).reports;
    judge(e, read, outcome);
    return outcome;
}

bool is_contradicted(const Outcome& outcome) { return outcome.store && !outcome.store->contradictions().empty(); }
Standings standings_of(const Outcome& outcome) { return outcome.fit ? outcome.fit->standings : Standings{}; }

SiteOptions site_options(const Examination& e, const Outcome& outcome) {
    return {e.sources,     outcome.source_root, options_of(e.effort, e.common),
            e.common.seed, e.common.jobs,       outcome.store.get(),
            e.grades,      e.certificates};
}

std::string told(const Outcome& outcome, const TerminalStyle& style) {
    const auto checks = checks_of(outcome.reports);
    return outcome.corrections + "\n" + summary_lines(checks, style) + stopped_words(outcome) +
           (outcome.fit ? against_baseline(*outcome.fit, style)
                        : without_baseline(findings_of(outcome.reports), style));
}

Json document_of(const Outcome& outcome) {
    Json document = Json::parse(results_json(checks_of(outcome.reports), outcome.not_run));
    const Json findings = Json::parse(findings_json(findings_of(outcome.reports), standings_of(outcome)));
    document["findings"] = findings["findings"];
    document["baseline"] = nullptr;
    if (outcome.fit) {
        document["gone"] = findings["gone"];
        document["baseline"] = {{"accepted", outcome.fit->accepted},
                                {"new", ids_of(outcome.fit->fresh)},
                                {"expired", ids_of(outcome.fit->lapsed)},
                                {"problems", outcome.fit->problems}};
    }
    return document;
}

}  // namespace nomos::cli

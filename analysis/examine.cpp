#include "analysis/examine.hpp"

#include <algorithm>
#include <chrono>
#include <map>

#include "analysis/graph/endless.hpp"
#include "analysis/idle_text.hpp"
#include "analysis/matter.hpp"
#include "analysis/ways.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "model/core/stop.hpp"

#define X(game)                 \
    namespace nomos::game {     \
    const Analysis& analysis(); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos {
namespace {

// A finding task dressed as a check, so that one pool runs both. The finding lands in `place`;
// the check itself holds when the comparison was decided.
CheckTask as_check(const FindingTask& task, const std::string& ruleset, Finding& place) {
    const std::string id = task.id + task.check;
    const std::string question =
        task.question.empty() ? "What follows from the open question " + task.id + "?" : task.question;
    return {id, CheckKind::comparison, question, [=, &place](const Options& options) {
                const auto start = std::chrono::steady_clock::now();
                CheckResult r;
                Finding found = task.run(options);
                leave_if_stopped();  // what was cut short is nothing found
                place = std::move(found);
                r.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
                r.id = id, r.ruleset = ruleset, r.kind = CheckKind::comparison, r.question = question;
                r.clauses = place.clauses;
                r.method = place.method,
                r.scope = {std::string(find_ruleset(ruleset).info().board), "all other readings open", ""};
                r.verdict = place.decided ? Verdict::holds : Verdict::unknown;
                r.detail = std::string(name_of(place.kind)) + (place.materiality == Materiality::not_applicable
                                                                   ? ""
                                                                   : ": " + std::string(name_of(place.materiality)));
                return r;
            }};
}

Finding finding_of(const RulesetInfo& info, const CheckResult& c) {
    Finding f;
    f.id = c.id, f.ruleset = c.ruleset, f.clauses = c.clauses, f.explanation = c.detail;
    f.kind = c.kind == CheckKind::dead_text     ? FindingKind::dead_text
             : c.kind == CheckKind::claim       ? FindingKind::false_claim
             : c.kind == CheckKind::example     ? FindingKind::contradiction
             : c.kind == CheckKind::leak        ? FindingKind::leak
             : c.kind == CheckKind::termination ? FindingKind::gap
                                                : FindingKind::violation;
    f.title = c.question.starts_with("Always: ") ? "Not always: " + c.question.substr(8) : c.question;
    if (!f.explanation.empty()) f.explanation += ".";
    for (const auto& clause : c.clauses)
        for (int s : sentences_for(info.ledger, clause)) f.sentences.push_back(s);
    for (int s : sentences_for(info.ledger, c.id)) f.sentences.push_back(s);
    if (!c.witnesses.empty()) f.witness = c.witnesses.front(), std::swap(f.witness_note, f.witness.note);
    for (const std::string& option : f.witness.readings) f.readings.push_back(option.substr(0, option.find('=')));
    if (c.kind == CheckKind::termination) std::swap(f.line, f.witness.moves), std::swap(f.line_note, f.witness_note);
    f.decided_by = std::string(name_of(c.method)) + " over " + c.scope.board + ", " + c.scope.readings;
    f.command = "nomos check " + c.ruleset + " --only " + c.id;
    return f;
}

FindingKind kind_named(std::string_view name) {
    for (int k = 0; k <= static_cast<int>(FindingKind::violation); ++k)
        if (name_of(static_cast<FindingKind>(k)) == name) return static_cast<FindingKind>(k);
    throw ContractViolation("a missing item names a kind of finding");
}

// What the checks decided of the claims that a finding is about, where its sentences name them.
void cite_checks(const RulesetInfo& info, const std::vector<CheckResult>& checks, Finding& f) {
    const bool of_claims = f.kind == FindingKind::false_claim || f.kind == FindingKind::vague_claim ||
                           f.kind == FindingKind::contradiction;
    for (const CheckResult& c : checks) {
        const std::vector<int> cited = sentences_for(info.ledger, c.id);
        const auto is_cited = [&](int s) {
            return std::find(f.sentences.begin(), f.sentences.end(), s) != f.sentences.end();
        };
        if (!of_claims || c.kind == CheckKind::example || std::none_of(cited.begin(), cited.end(), is_cited)) continue;
        const std::size_t colon = c.question.find(": ");
        const std::string asked = colon == std::string::npos ? c.question : c.question.substr(colon + 2);
        f.evidence.push_back("Checked: " + asked + " Verdict: " + std::string(name_of(c.verdict)) + ", " + c.detail +
                             " (" + c.id + ").");
    }
}

// Worst first: what is wrong, then what is open and matters, then what is absent, then style.
int weight(const Finding& f) {
    switch (f.kind) {
        case FindingKind::violation:
            return 0;
        case FindingKind::contradiction:
            return 1;
        case FindingKind::clash:
            return 2;
        case FindingKind::false_claim:
            return 3;
        case FindingKind::leak:
            return 4;
        case FindingKind::ambiguity:
            return 20 - static_cast<int>(f.materiality);
        case FindingKind::gap:
            return 30;
        case FindingKind::missing_content:
            return 31;
        case FindingKind::vague_claim:
            return 40;
        case FindingKind::dead_text:
            return 41;
        case FindingKind::loose_notation:
            return 42;
        case FindingKind::harmless_ambiguity:
            return 43;
    }
    return 99;
}

}  // namespace

const Analysis& analysis_of(std::string_view ruleset) {
    static const std::map<std::string_view, const Analysis& (*)()> table{
#define X(game) {#game, game::analysis},
#include "nomos/rulesets.def"
#undef X
    };
    return table.at(find_ruleset(ruleset).info().id)();
}

std::vector<Finding> findings_from_text(const RulesetInfo& info) {
    std::vector<Finding> out;
    for (const MissingInfo& m : info.missing) {
        Finding f;
        f.id = m.id, f.ruleset = info.id, f.kind = kind_named(m.kind), f.title = m.title;
        f.explanation = m.explanation, f.suggestion = m.suggestion;
        for (auto c : m.clauses) f.clauses.emplace_back(c);
        f.sentences = sentences_for(info.ledger, m.id);
        if (!m.evidence.empty()) f.evidence.emplace_back(m.evidence);
        f.decided_by = "Reading the text sentence by sentence; the ledger shows where.";
        f.command = "nomos ledger " + std::string(info.id);
        out.push_back(std::move(f));
    }
    return out;
}

std::vector<Finding> findings_from_checks(const RulesetInfo& info, const std::vector<CheckResult>& checks) {
    std::vector<Finding> out;
    for (const CheckResult& c : checks) {
        if (c.verdict != Verdict::violated) continue;
        out.push_back(finding_of(info, c));
        if (c.kind == CheckKind::dead_text) tell_idle_sentence(info, out.back());
    }
    return out;
}

void sort_worst_first(std::vector<Finding>& findings) {
    std::sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) {
        return std::pair(weight(a), a.id) < std::pair(weight(b), b.id);
    });
}

namespace {

// What the tasks of one ruleset leave behind, beside their checks.
struct Found {
    std::vector<Finding> open;  // by reading; without an id where the task was not run
    graph::RoundsOfPlay rounds;
    std::vector<Measured> measured;  // by reading
    Ways ways;
};
std::vector<CheckTask> tasks_of(const std::string& name, Found& found, const std::string& only) {
    const Analysis& a = analysis_of(name);
    std::vector<CheckTask> tasks;
    found.open.resize(a.readings.size());
    for (std::size_t k = 0; k < a.readings.size(); ++k) tasks.push_back(as_check(a.readings[k], name, found.open[k]));
    tasks.push_back(graph::endless_check(name, found.rounds));
    if (!find_ruleset(name).info().readings.empty()) {
        tasks.push_back(matter_check(name, found.measured));
        tasks.push_back(ways_check(name, found.ways));
    }
    for (auto& t : suite(name)) tasks.push_back(std::move(t));
    std::erase_if(tasks, [&](const CheckTask& t) { return t.id.find(only) == std::string::npos; });
    return tasks;
}
// Of the text's own findings; in part of an examination only the gap that play going round shows.
void add_findings_of_text(const RulesetInfo& info, bool whole, bool rounds, RulesetReport& r) {
    for (auto& f : findings_from_text(info)) {
        if (!whole && !(rounds && f.id.starts_with(graph::endless_prefix(info)))) continue;
        analysis_of(info.id).show(f);
        cite_checks(info, r.checks, f);
        r.findings.push_back(std::move(f));
    }
}
RulesetReport report_of(const RulesetInfo& info, Found& found, const std::vector<CheckResult>& results, bool whole) {
    RulesetReport r{std::string(info.id),       std::string(info.title), std::string(info.board), {}, {}, {},
                    reading_sets(info.readings)};
    for (const CheckResult& c : results)
        if (c.ruleset == info.id) r.checks.push_back(c);
    hold_against_play(found.measured, found.open, r.checks);
    for (Finding& f : found.open)
        if (!f.id.empty()) r.findings.push_back(std::move(f));
    add_findings_of_text(info, whole, !found.rounds.empty(), r);
    for (auto& f : findings_from_checks(info, r.checks)) {
        analysis_of(info.id).come_up(f);
        r.findings.push_back(std::move(f));
    }
    graph::tell_endless(info, found.rounds, r.findings);
    if (whole && !found.rounds.empty())
        r.endings = graph::endings(found.rounds, analysis_of(info.id).laws_that_end, r.checks);
    tell_matter(info, found.measured, r.findings);
    sort_worst_first(r.findings);
    if (whole && found.ways.combinations > 0)
        r.funnel = found.ways.funnel, r.reading_sets = found.ways.different;
    else if (whole)
        r.funnel = analysis_of(info.id).funnel();
    return r;
}

}  // namespace

Examined examine(const std::vector<std::string>& names, const Options& options, int jobs, RunListener& listener,
                 const std::string& only) {
    std::vector<CheckTask> tasks;
    std::vector<Found> found(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        for (auto& t : tasks_of(names[i], found[i], only)) tasks.push_back(std::move(t));
    if (tasks.empty())
        throw UsageError("no check's id contains \"" + only + "\"", "\"nomos list RULESET\" names the checks");
    RunResults results = run_all(tasks, options, jobs, listener);
    const bool whole = only.empty() && results.not_run.empty();
    std::vector<RulesetReport> reports;
    for (std::size_t i = 0; i < names.size(); ++i) {
        RulesetReport r = report_of(find_ruleset(names[i]).info(), found[i], results.done, whole);
        if (!r.checks.empty()) reports.push_back(std::move(r));
    }
    return {std::move(reports), std::move(results.not_run)};
}

std::vector<CheckTask> all_checks(std::string_view ruleset) {
    Found unused;
    std::vector<CheckTask> tasks = tasks_of(std::string(ruleset), unused, "");
    for (CheckTask& t : tasks) t.run = nullptr;
    return tasks;
}

}  // namespace nomos

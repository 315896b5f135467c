#include "analysis/examine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>

#include "analysis/advice.hpp"
#include "analysis/assemble.hpp"
#include "analysis/graph/endless.hpp"
#include "analysis/idle_text.hpp"
#include "analysis/matter.hpp"
#include "analysis/store/advice.hpp"
#include "analysis/store/examination.hpp"
#include "analysis/store/shown.hpp"
#include "analysis/store/tasks.hpp"
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
                r.id = id, r.ruleset = ruleset, r.kind = CheckKind::comparison, r.question = question,
                r.asked = question;
                r.clauses = place.clauses;
                r.method = place.decided.method,
                r.scope = {std::string(find_ruleset(ruleset).info().board), "all other readings open", ""};
                r.verdict = place.decided.is_decided ? Verdict::holds : Verdict::unknown;
                r.detail = std::string(name_of(place.kind)) + (place.materiality == Materiality::not_applicable
                                                                   ? ""
                                                                   : ": " + std::string(name_of(place.materiality)));
                return r;
            }};
}

// What the checks decided of the claims that a finding is about, where its sentences name them.
std::vector<Evidence> checked_claims(const RulesetInfo& info, const std::vector<CheckResult>& checks,
                                     const Finding& f) {
    std::vector<Evidence> found;
    if (f.kind != FindingKind::false_claim && f.kind != FindingKind::vague_claim &&
        f.kind != FindingKind::contradiction)
        return found;
    for (const CheckResult& c : checks) {
        const std::vector<int> cited = sentences_for(info.ledger, c.id);
        const auto is_cited = [&](int s) {
            return std::find(f.sentences.begin(), f.sentences.end(), s) != f.sentences.end();
        };
        if (c.kind == CheckKind::example || std::none_of(cited.begin(), cited.end(), is_cited)) continue;
        found.push_back(evidence::Checked{c.id, c.asked.what, c.verdict, c.detail});
    }
    return found;
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
    for (const MissingInfo& m : info.missing) out.push_back(analysis::assemble(info, m, {}));
    return out;
}

std::vector<Finding> findings_from_checks(const RulesetInfo& info, const std::vector<CheckResult>& checks) {
    std::vector<Finding> out;
    for (const CheckResult& c : checks)
        if (c.verdict == Verdict::violated) out.push_back(analysis::assemble(info, c));
    return out;
}

namespace {

// A leak that is there only where a reading is not as usual says so, and is settled as the reading is.
void settle_leaks(const RulesetInfo& info, std::vector<Finding>& findings) {
    for (Finding& f : findings) {
        if (f.kind != FindingKind::leak || f.witness.readings.size() != 1) continue;
        const Choice under = parse_choice(f.witness.readings.front(), info.id, info.readings);
        const ReadingInfo& reading = info.readings[static_cast<std::size_t>(under.reading)];
        const OptionInfo& option = reading.options[static_cast<std::size_t>(under.option)];
        if (under.option == reading.default_option) continue;
        f.quoted.explanation += fmt::format("{}It is so only where the answer to \"{}\" is: \"{}\"",
                                            f.quoted.explanation.empty() ? "" : ". ", reading.question, option.says);
        if (reading.settles >= 0 && reading.settles != under.option) f.quoted.suggestion = reading.suggestion;
    }
}

// What the tasks of one ruleset leave behind, beside their checks.
struct Found {
    std::vector<Finding> open;  // by reading; without an id where the task was not run
    graph::RoundsOfPlay rounds;
    std::vector<Measured> measured;  // by reading
    Ways ways;
    std::vector<TriedWording> advice;
    std::map<std::string, LineOfPlay> lines;  // by check: to the position by which it is violated
};
// The check, and then whether play can lead to where it is violated.
CheckTask with_line(CheckTask task, const std::string& ruleset, LineOfPlay& line) {
    task.run = [&line, &info = find_ruleset(ruleset).info(), run = task.run](const Options& options) {
        CheckResult result = run(options);
        line = {};
        if (result.verdict == Verdict::violated) {
            const Finding f = analysis::assemble(info, result);
            const bool has_line = f.line.how != LineOfPlay::How::not_looked_for;
            if (!has_line && !f.witness.position.empty()) line = analysis_of(info.id).comes_up(f.witness);
        }
        return result;
    };
    return task;
}
std::vector<CheckTask> tasks_of(const std::string& name, Found& found, const std::string& only, store::Store* store) {
    const Analysis& a = analysis_of(name);
    std::vector<CheckTask> tasks;
    found.open.resize(a.readings.size());
    const auto add = [&](CheckTask task, auto& place) { tasks.push_back(store::kept(store, std::move(task), place)); };
    for (std::size_t k = 0; k < a.readings.size(); ++k)
        add(as_check(a.readings[k], name, found.open[k]), found.open[k]);
    add(graph::endless_check(name, found.rounds), found.rounds);
    if (!find_ruleset(name).info().readings.empty()) {
        add(matter_check(name, found.measured), found.measured);
        add(ways_check(name, found.ways), found.ways);
    }
    if (!advice_of(name).empty()) add(advice_check(name, found.advice), found.advice);
    for (auto& t : suite(name)) {
        LineOfPlay& line = found.lines[t.id];
        add(with_line(std::move(t), name, line), line);
    }
    std::erase_if(tasks, [&](const CheckTask& t) { return t.id.find(only) == std::string::npos; });
    return tasks;
}
// Of the text's own findings; in part of an examination only the gap that play going round shows.
void add_findings_of_text(const RulesetInfo& info, bool whole, const graph::RoundsOfPlay& rounds, store::Store* store,
                          RulesetReport& r) {
    const auto endless = graph::endless_part(info, rounds);
    bool is_told = false;
    for (const MissingInfo& m : info.missing) {
        const bool of_endless = m.id.starts_with(graph::endless_prefix(info));
        if (!whole && (rounds.empty() || !of_endless)) continue;
        Finding f = analysis::assemble(info, m, store::shown(store, info.id, std::string(m.id)),
                                       of_endless ? endless : std::nullopt);
        is_told = is_told || of_endless;
        for (Evidence& claim : checked_claims(info, r.checks, f)) f.evidence.push_back(std::move(claim));
        r.findings.push_back(std::move(f));
    }
    if (endless && !is_told) r.findings.push_back(analysis::assemble(info, *endless));
}
RulesetReport report_of(const RulesetInfo& info, Found& found, const std::vector<CheckResult>& results, bool whole,
                        store::Store* store) {
    RulesetReport r{std::string(info.id),       std::string(info.title), std::string(info.board), {}, {}, {},
                    reading_sets(info.readings)};
    for (const CheckResult& c : results)
        if (c.ruleset == info.id) r.checks.push_back(c);
    hold_against_play(found.measured, found.open, r.checks);
    for (Finding& f : found.open) {
        if (f.id.empty()) continue;
        const auto matter = matter_of(info, found.measured, f);
        r.findings.push_back(matter ? analysis::assemble(std::move(f), *matter) : std::move(f));
    }
    add_findings_of_text(info, whole, found.rounds, store, r);
    for (auto& f : findings_from_checks(info, r.checks)) {
        const auto line = found.lines.find(f.id);
        if (line != found.lines.end() && line->second.how != LineOfPlay::How::not_looked_for) f.line = line->second;
        r.findings.push_back(std::move(f));
    }
    if (whole && !found.rounds.empty())
        r.endings =
            graph::endings(found.rounds, analysis_of(info.id).laws_that_end, r.checks, analysis_of(info.id).loops);
    settle_leaks(info, r.findings);
    for (const TriedWording& tried : found.advice)
        for (Finding& f : r.findings)
            if (f.id == tried.finding) f.evidence.push_back(evidence_of(info, tried));
    sort_worst_first(r.findings);
    if (whole && found.ways.combinations > 0)
        r.funnel = found.ways.funnel, r.reading_sets = found.ways.different;
    else if (whole)
        r.funnel = analysis_of(info.id).funnel();
    return r;
}

void plan(store::Store& store, const std::vector<CheckTask>& tasks, const Options& options) {
    std::vector<store::Query> queries;
    for (const CheckTask& task : tasks) queries.push_back(store::query_for(task.id, options));
    store.plan(queries);
}

}  // namespace

Examined examine(const std::vector<std::string>& names, const Options& options, int jobs, RunListener& listener,
                 const std::string& only) {
    return examine(names, options, jobs, listener, only, nullptr);
}
Examined examine(const std::vector<std::string>& names, const Options& options, int jobs, RunListener& listener,
                 const std::string& only, store::Store* store) {
    std::vector<CheckTask> tasks;
    std::vector<Found> found(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        for (auto& t : tasks_of(names[i], found[i], only, store)) tasks.push_back(std::move(t));
    if (tasks.empty())
        throw UsageError("no check's id contains \"" + only + "\"", "\"nomos list RULESET\" names the checks");
    if (store) plan(*store, tasks, options);
    RunResults results = run_all(tasks, options, jobs, listener);
    const bool whole = only.empty() && results.not_run.empty();
    std::vector<RulesetReport> reports;
    for (std::size_t i = 0; i < names.size(); ++i) {
        RulesetReport r = report_of(find_ruleset(names[i]).info(), found[i], results.done, whole, store);
        if (!r.checks.empty()) reports.push_back(std::move(r));
    }
    return {std::move(reports), std::move(results.not_run)};
}

std::vector<CheckTask> all_checks(std::string_view ruleset) {
    Found unused;
    std::vector<CheckTask> tasks = tasks_of(std::string(ruleset), unused, "", nullptr);
    for (CheckTask& t : tasks) t.run = nullptr;
    return tasks;
}

}  // namespace nomos

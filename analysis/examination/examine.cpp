#include "analysis/examination/examine.hpp"

#include <algorithm>
#include <map>

#include "analysis/advice/advice.hpp"
#include "analysis/examination/kept.hpp"
#include "analysis/examination/sheet.hpp"
#include "analysis/examination/work.hpp"
#include "analysis/findings/assemble.hpp"
#include "analysis/findings/idle_text.hpp"
#include "analysis/findings/order.hpp"
#include "analysis/games/analysis.hpp"
#include "analysis/graph/endless.hpp"
#include "analysis/impact/impact.hpp"
#include "analysis/store/advice.hpp"
#include "analysis/store/shown.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "model/core/stop.hpp"

namespace nomos {
namespace {

using examination::Found, examination::Work;

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

std::vector<Finding> findings_from_checks(const RulesetInfo& info, const std::vector<CheckResult>& checks) {
    std::vector<Finding> out;
    for (const CheckResult& c : checks)
        if (c.verdict == Verdict::violated) out.push_back(analysis::assemble(info, c));
    return out;
}

namespace {

// A leak that is there only where a reading is not as usual - its check says where - is settled as the reading is.
void settle_leaks(const RulesetInfo& info, std::vector<Finding>& findings) {
    for (Finding& f : findings) {
        if (f.kind != FindingKind::leak || f.witness.readings.size() != 1) continue;
        const Choice under = parse_choice(f.witness.readings.front(), info.id, info.readings);
        const ReadingInfo& reading = info.readings[static_cast<std::size_t>(under.reading)];
        if (under.option == reading.default_option) continue;
        if (reading.settles >= 0 && reading.settles != under.option) f.quoted.suggestion = reading.suggestion;
    }
}

// What a missing item shows. Told to stop by now, the findings stand as they are, this one without its board.
std::optional<analysis::Beside> shown_unless_stopped(store::Store* store, const RulesetInfo& info,
                                                     const MissingInfo& missing) {
    try {
        return store::shown(store, info.id, std::string(missing.id));
    } catch (const Stopped&) {
        return {};
    }
}
// Of the text's own findings; in part of an examination only the gap that play going round shows.
void add_findings_of_text(const RulesetInfo& info, bool whole, const RoundsOfPlay& rounds, store::Store* store,
                          RulesetReport& r) {
    const auto endless = graph::endless_part(info, rounds);
    bool is_told = false;
    for (const MissingInfo& m : info.missing) {
        const bool of_endless = m.id.starts_with(graph::endless_prefix(info));
        if (!whole && (rounds.empty() || !of_endless)) continue;
        Finding f =
            analysis::assemble(info, m, shown_unless_stopped(store, info, m), of_endless ? endless : std::nullopt);
        is_told = is_told || of_endless;
        for (Evidence& claim : checked_claims(info, r.checks, f)) f.evidence.push_back(std::move(claim));
        r.findings.push_back(std::move(f));
    }
    if (endless && !is_told) r.findings.push_back(analysis::assemble(info, *endless));
}
// What the ledger and the missing items say of a question: its answer does not rest on them (Tables::play).
void cite(const RulesetInfo& info, Finding& f) {
    f.sentences = sentences_for(info.ledger, f.readings.front()), f.resting = resting_on(info);
}
// Those that were asked for; a contradiction with the record stands in its question where that is there, too.
std::vector<Finding> open_findings(const RulesetInfo& info, Found& found) {
    std::vector<Finding> open, contradictions;
    for (Finding& f : found.open) {
        if (f.id.empty()) continue;
        cite(info, f);
        if (std::holds_alternative<about::AgainstRecord>(f.about)) {
            contradictions.push_back(std::move(f));
            continue;
        }
        const auto impact = impact_of(info, found.measured, f);
        open.push_back(impact ? analysis::assemble(std::move(f), *impact) : std::move(f));
    }
    for (Finding& c : contradictions) {
        const auto question = std::ranges::find(open, c.readings.front(), &Finding::id);
        if (question == open.end())
            open.push_back(std::move(c));
        else
            *question = analysis::assemble(std::move(*question), c);
    }
    return open;
}
RulesetReport report_of(const RulesetInfo& info, Found& found, const std::vector<CheckResult>& results, bool whole,
                        store::Store* store) {
    RulesetReport r{std::string(info.id),       std::string(info.title), std::string(info.board), {}, {}, {},
                    reading_sets(info.readings)};
    for (const CheckResult& c : results)
        if (c.ruleset == info.id) r.checks.push_back(c);
    hold_against_play(found.measured, found.open, r.checks);
    r.findings = open_findings(info, found);
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
            if (f.id == tried.finding) f.tried.push_back(tried);
    sort_worst_first(r.findings, info);
    ask_after_what_it_hangs_on(r.findings, info);
    if (whole && found.ways.combinations > 0)
        r.funnel = found.ways.funnel, r.reading_sets = found.ways.different, r.by_words = found.ways.by_words;
    else if (whole)
        r.funnel = analysis_of(info.id).funnel();
    return r;
}

void plan(store::Store& store, const std::vector<CheckTask>& tasks, const Options& options) {
    std::vector<store::Query> queries;
    for (const CheckTask& task : tasks) queries.push_back(store::query_for(task.id, options, task.rests_on));
    store.plan(queries);
}

std::vector<RulesetReport> reports_of(const std::vector<std::string>& names, Work& work,
                                      const std::vector<CheckResult>& results, bool whole, store::Store* store) {
    std::vector<RulesetReport> reports;
    for (std::size_t i = 0; i < names.size(); ++i) {
        RulesetReport r = report_of(find_ruleset(names[i]).info(), work.found[i], results, whole, store);
        if (!r.checks.empty()) reports.push_back(std::move(r));
    }
    return reports;
}

// --- in parts ----------------------------------------------------------------------------------
void leave_out_others(const Shard& shard, Work& work) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < work.tasks.size(); ++i) {
        if (static_cast<int>(i % static_cast<std::size_t>(shard.count)) + 1 != shard.number) continue;
        if (kept != i) work.tasks[kept] = std::move(work.tasks[i]), work.besides[kept] = std::move(work.besides[i]);
        ++kept;
    }
    work.tasks.resize(kept), work.besides.resize(kept);
}
void write_down(const Work& work, const std::vector<CheckResult>& results, Sheet& sheet) {
    std::map<std::string, const CheckResult*> done;
    for (const CheckResult& r : results) done[r.id] = &r;
    for (std::size_t i = 0; i < work.tasks.size(); ++i)
        if (const CheckTask& task = work.tasks[i]; done.contains(task.id))
            sheet.entries.push_back({task.id, store::query_for(task.id, sheet.options, task.rests_on).key,
                                     *done.at(task.id), work.besides[i].coded().dump()});
}
CheckResult put_back(const std::map<std::string, const Sheet::Entry*>& entries, const Sheet& sheet,
                     const CheckTask& task, const store::Beside& beside) {
    const auto found = entries.find(task.id);
    if (found == entries.end())
        throw UsageError("the check " + task.id + " is in none of the shards", "was one of them stopped? Run it again");
    const Sheet::Entry& entry = *found->second;
    if (entry.key != store::query_for(task.id, sheet.options, task.rests_on).key)
        throw UsageError("the check " + task.id + " was run by a program of other sources",
                         "run all shards, and the merge, with the same");
    beside.put_back(store::Json::parse(entry.beside));
    return entry.result;
}

}  // namespace

Examined examine(const std::vector<std::string>& names, const Options& options, int jobs, RunListener& listener,
                 const std::string& only) {
    return examine(names, options, jobs, listener, only, nullptr);
}
Examined examine(const std::vector<std::string>& names, const Options& options, int jobs, RunListener& listener,
                 const std::string& only, store::Store* store) {
    Sheet unused{names, only, options, {}, {}};
    return examine(unused, jobs, listener, store);
}
Examined examine(Sheet& sheet, int jobs, RunListener& listener, store::Store* store) {
    Work work = examination::work_of(sheet.rulesets, sheet.only, store);
    leave_out_others(sheet.shard, work);
    if (store) plan(*store, work.tasks, sheet.options);
    RunResults results = run_all(work.tasks, sheet.options, jobs, listener);
    write_down(work, results.done, sheet);
    const bool whole = sheet.only.empty() && sheet.shard.count == 1 && results.not_run.empty();
    return {reports_of(sheet.rulesets, work, results.done, whole, store), std::move(results.not_run)};
}
Examined examined_by(const Sheet& sheet, store::Store* store) {
    std::map<std::string, const Sheet::Entry*> entries;
    for (const Sheet::Entry& entry : sheet.entries) entries[entry.id] = &entry;
    Work work = examination::work_of(sheet.rulesets, sheet.only, nullptr);
    std::vector<CheckResult> results;
    for (std::size_t i = 0; i < work.tasks.size(); ++i)
        results.push_back(put_back(entries, sheet, work.tasks[i], work.besides[i]));
    return {reports_of(sheet.rulesets, work, results, sheet.only.empty(), store), {}};
}

std::vector<CheckTask> all_checks(std::string_view ruleset) {
    Work work = examination::work_of({std::string(ruleset)}, "", nullptr);
    for (CheckTask& t : work.tasks) t.run = nullptr;
    return std::move(work.tasks);
}

}  // namespace nomos

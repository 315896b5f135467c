#include "analysis/examination/work.hpp"

#include <chrono>

#include "analysis/findings/assemble.hpp"
#include "analysis/games/analysis.hpp"
#include "analysis/graph/endless.hpp"
#include "analysis/impact/impact.hpp"
#include "analysis/store/advice.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "model/core/stop.hpp"

namespace nomos::examination {
namespace {

// The question of a reading, as its table has it.
std::string asked_in_words(const std::string& id, const std::string& ruleset) {
    for (const ReadingInfo& reading : find_ruleset(ruleset).info().readings)
        if (reading.id == id) return "\"" + std::string(reading.question) + "\"";
    return id;
}

// A finding task dressed as a check, so that one pool runs both. The finding lands in `place`;
// the check itself holds when the comparison was decided.
CheckTask as_check(const FindingTask& task, const std::string& ruleset, Finding& place) {
    const std::string id = task.id + task.check;
    const std::string question = task.question.empty()
                                     ? "What follows from what is left open: " + asked_in_words(task.id, ruleset)
                                     : task.question;
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
void add_tasks(const std::string& name, Found& found, const std::string& only, store::Store* store, Work& work) {
    const Analysis& a = analysis_of(name);
    found.open.resize(a.readings.size());
    const auto add = [&](CheckTask task, auto& place, Tables rests_on = Tables::all) {
        if (task.id.find(only) == std::string::npos) return;
        task.rests_on = std::min(task.rests_on, rests_on);
        work.besides.push_back(store::beside_of(place));
        work.tasks.push_back(store::kept(store, std::move(task), work.besides.back()));
    };
    for (std::size_t k = 0; k < a.readings.size(); ++k)
        add(as_check(a.readings[k], name, found.open[k]), found.open[k], Tables::play);
    add(graph::endless_check(name, found.rounds), found.rounds, Tables::play);
    if (!find_ruleset(name).info().readings.empty()) {
        add(impact_check(name, found.measured), found.measured, Tables::play);
        add(ways_check(name, found.ways), found.ways, Tables::play);
    }
    if (!advice_of(name).empty()) add(advice_check(name, found.advice), found.advice, Tables::sentences);
    for (auto& t : suite(name)) {
        LineOfPlay& line = found.lines[t.id];
        add(with_line(std::move(t), name, line), line);
    }
}

}  // namespace

Work work_of(const std::vector<std::string>& rulesets, const std::string& only, store::Store* store) {
    Work work;
    work.found.resize(rulesets.size());
    for (std::size_t i = 0; i < rulesets.size(); ++i) add_tasks(rulesets[i], work.found[i], only, store, work);
    if (work.tasks.empty())
        throw UsageError("no check's id contains \"" + only + "\"", "\"nomos list RULESET\" names the checks");
    return work;
}

}  // namespace nomos::examination

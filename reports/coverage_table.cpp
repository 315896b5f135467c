#include "reports/coverage_table.hpp"

#include <fmt/ranges.h>

#include <algorithm>

#include "reports/phrases.hpp"

namespace nomos {
namespace {

using fuzz::Reach;
using Json = nlohmann::ordered_json;

template <class Rows>
ReachCounts counts_of(const Rows& rows) {
    const auto with = [&](Reach r) {
        return static_cast<std::size_t>(
            std::count_if(rows.begin(), rows.end(), [&](const auto& row) { return row.reach == r; }));
    };
    return {rows.size(), with(Reach::reached), with(Reach::unreachable), with(Reach::elsewhere), with(Reach::not_yet)};
}

std::string state_of(Reach reach, const std::string& by) {
    return std::string(name_of(reach)) + (by.empty() || by == "fuzzing" ? "" : " (" + by + ")");
}

}  // namespace

ReachCounts counts_of_clauses(const fuzz::Coverage& coverage) { return counts_of(coverage.clauses); }
ReachCounts counts_of_pairs(const fuzz::Coverage& coverage) { return counts_of(coverage.pairs); }

std::string words_of(const ReachCounts& counts) {
    std::string text = fmt::format("{} of {} reached", counts.reached, counts.all);
    if (counts.unreachable > 0) text += fmt::format(", {} proved unreachable", counts.unreachable);
    if (counts.elsewhere > 0) text += fmt::format(", {} judged elsewhere", counts.elsewhere);
    return text + fmt::format(", {} not yet", counts.not_yet);
}

std::string coverage_text(const fuzz::Coverage& coverage) {
    std::size_t width = 6;
    for (const auto& row : coverage.clauses) width = std::max(width, row.clause.size());
    std::string text = fmt::format("{:<{}}  {:>9}  {:>9}  {:>9}  {:>9}  {}\n", "clause", width, "permits", "forbids",
                                   "result", "outcome", "state");
    for (const auto& row : coverage.clauses)
        text += fmt::format("{:<{}}  {:>9}  {:>9}  {:>9}  {:>9}  {}\n", row.clause, width, row.marks[0], row.marks[1],
                            row.marks[2], row.marks[3], state_of(row.reach, row.by));
    text += "\npairs of clauses: " + words_of(counts_of_pairs(coverage)) + "\n";
    for (std::size_t k = 0; k < coverage.clauses.size(); ++k) {
        std::string met;
        for (const auto& pair : coverage.pairs)
            if (pair.first == static_cast<int>(k) && pair.reach == Reach::reached)
                met += " " + coverage.clauses[static_cast<std::size_t>(pair.second)].clause;
        if (!met.empty()) text += coverage.clauses[k].clause + " meets" + met + "\n";
    }
    return text;
}

Json coverage_json(const fuzz::Coverage& coverage) {
    Json clauses = Json::array(), pairs = Json::array();
    for (const auto& row : coverage.clauses) {
        Json marks;
        for (int m = 0; m < fuzz::kMarks; ++m) marks[std::string(fuzz::mark_name(m))] = row.marks[m];
        Json entry{{"clause", row.clause}, {"state", name_of(row.reach)}, {"by", row.by}, {"marks", marks}};
        if (!row.example.empty()) entry["example"] = row.example;
        if (!row.beside.empty()) entry["beside"] = row.beside;
        clauses.push_back(entry);
    }
    for (const auto& pair : coverage.pairs)
        pairs.push_back(Json{{"first", coverage.clauses[static_cast<std::size_t>(pair.first)].clause},
                             {"second", coverage.clauses[static_cast<std::size_t>(pair.second)].clause},
                             {"state", name_of(pair.reach)},
                             {"by", pair.by}});
    return {{"clauses", clauses}, {"pairs", pairs}};
}

std::string fuzz_text(const fuzz::Report& report, bool with_table) {
    std::string text = fmt::format(
        "{}: {} under seed {}, {} replayed{}\n", report.ruleset, counted(report.positions, "position", "positions"),
        report.seed, counted(report.replayed, "corpus entry", "corpus entries"), report.stopped ? "; stopped" : "");
    if (!report.only.empty())
        text += fmt::format("compared in every position, and nothing else: {}\n", fmt::join(report.only, ", "));
    text += "\n";
    for (const auto& source : report.sources)
        text += fmt::format("  {:<12} {:>11} positions, the first to reach {}\n", source.name, source.positions,
                            source.reached);
    text += "\nclauses: " + words_of(counts_of_clauses(report.coverage)) + "\n";
    text += with_table ? "\n" + coverage_text(report.coverage)
                       : "pairs of clauses: " + words_of(counts_of_pairs(report.coverage)) + "\n";
    text += report.failures.empty() ? "no disagreement was found\n" : "";
    for (const auto& f : report.failures) {
        text += fmt::format("\n{} {}: {}\n  {}  {}\n", f.kind, f.clause, f.detail, f.position, f.move);
        if (!f.file.empty())
            text += f.is_entry ? fmt::format("  again: nomos fuzz {} --case {}\n", report.ruleset, f.file)
                               : fmt::format("  kept as {}: no program reads it back as this case\n", f.file);
    }
    return text;
}

Json fuzz_json(const fuzz::Report& report) {
    Json sources = Json::array(), failures = Json::array();
    for (const auto& s : report.sources)
        sources.push_back({{"name", s.name}, {"positions", s.positions}, {"reached", s.reached}});
    for (const auto& f : report.failures)
        failures.push_back({{"kind", f.kind},
                            {"clause", f.clause},
                            {"detail", f.detail},
                            {"position", f.position},
                            {"move", f.move},
                            {"entry", f.text},
                            {"is_entry", f.is_entry}});
    return {{"schema", 1},
            {"ruleset", report.ruleset},
            {"seed", report.seed},
            {"positions", report.positions},
            {"only", report.only},
            {"replayed", report.replayed},
            {"stopped", report.stopped},
            {"sources", sources},
            {"coverage", coverage_json(report.coverage)},
            {"failures", failures},
            {"timing", {{"seconds", report.seconds}}}};
}

}  // namespace nomos

// What fuzzing reached, as a page shows it: a row a clause, with how many others it met.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "reports/coverage_table.hpp"
#include "reports/view.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using fuzz::Reach;

// "permits a move, changes the outcome": in which ways the clause was seen to decide.
std::string ways_of(const fuzz::ClauseReach& row) {
    constexpr std::array<std::string_view, fuzz::kMarks> kWays{"permits a move", "forbids a move",
                                                               "changes what a move does", "changes who has won"};
    std::vector<std::string> ways;
    for (std::size_t m = 0; m < kWays.size(); ++m)
        if (row.marks[m] > 0) ways.emplace_back(kWays[m]);
    return joined_with(ways, ", ");
}
// What proof says of whether the clause decides anything, where fuzzing met no position and the report has it.
const CheckResult* answer_of(const fuzz::ClauseReach& row, const RulesetReport& report) {
    const auto shows = [&](const CheckResult& c) {
        return c.verdict == Verdict::holds && c.id == row.clause + ".matters";
    };
    const auto found = std::ranges::find_if(report.checks, shows);
    return row.reach != Reach::not_yet || found == report.checks.end() ? nullptr : &*found;
}
std::string number_of(const fuzz::Coverage& coverage, const RulesetReport& report, bool adds_nothing,
                      std::string_view one, std::string_view several) {
    const auto count = std::ranges::count_if(coverage.clauses, [&](const fuzz::ClauseReach& row) {
        const CheckResult* answer = answer_of(row, report);
        return answer != nullptr && answer->adds_nothing == adds_nothing;
    });
    return count == 0 ? "" : counted(static_cast<std::uint64_t>(count), one, several);
}
std::string not_met_in_words(const fuzz::Coverage& coverage, const RulesetReport& report) {
    const std::string decide = number_of(coverage, report, false,
                                         "is proved to decide something in positions that were not made here",
                                         "are proved to decide something in positions that were not made here"),
                      idle = number_of(coverage, report, true, "decides nothing by itself",
                                       "decide nothing by themselves");
    std::vector<std::string> parts;
    for (const auto& part : {decide, idle})
        if (!part.empty()) parts.push_back(part);
    return parts.empty() ? "" : "Of the rules that were not reached yet " + joined(parts, "and") + ".";
}
View row_view(const fuzz::Coverage& coverage, const RulesetReport& report, std::size_t clause, const Format& format) {
    std::array<std::size_t, 4> pairs{};  // by Reach
    for (const fuzz::PairReach& pair : coverage.pairs)
        if (pair.first == static_cast<int>(clause) || pair.second == static_cast<int>(clause))
            ++pairs[static_cast<std::size_t>(pair.reach)];
    const fuzz::ClauseReach& row = coverage.clauses[clause];
    const auto count = [&](Reach r) { return std::to_string(pairs[static_cast<std::size_t>(r)]); };
    View view;
    view["id_code"] = format.code(row.clause);
    const CheckResult* answer = answer_of(row, report);
    view["state"] = answer == nullptr      ? std::string(name_of(row.reach))
                    : answer->adds_nothing ? "not in these positions; decides nothing by itself"
                                           : "not in these positions; proved to matter";
    view["ways"] = shown(answer != nullptr ? answer->detail : ways_of(row));
    view["met"] = count(Reach::reached);
    view["never"] = count(Reach::unreachable);
    view["not_yet"] = count(Reach::not_yet);
    return view;
}

}  // namespace

void add_coverage(const Chapter& chapter, const Format& format, View& view) {
    view["any_coverage"] = chapter.fuzzed.has_value();
    if (!chapter.fuzzed) return;
    const fuzz::Coverage& coverage = chapter.fuzzed->coverage;
    std::vector<View> rows;
    for (std::size_t k = 0; k < coverage.clauses.size(); ++k)
        rows.push_back(row_view(coverage, chapter.report, k, format));
    view["coverage"] = list_of(rows);
    view["fuzzed_positions"] = in_groups(chapter.fuzzed->positions);
    view["fuzz_failures"] = chapter.fuzzed->failures.empty()
                                ? "none was found"
                                : counted(chapter.fuzzed->failures.size(), "was found", "were found");
    view["clauses_reached"] = words_of(counts_of_clauses(coverage));
    view["not_met"] = shown(not_met_in_words(coverage, chapter.report));
    view["pairs_reached"] = words_of(counts_of_pairs(coverage));
    view["coverage_page"] = shown(chapter.coverage_page);
}

}  // namespace nomos

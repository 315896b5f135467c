// What fuzzing reached, as a page shows it: a row a clause, with how many others it met.
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
View row_view(const fuzz::Coverage& coverage, std::size_t clause, const Format& format) {
    std::array<std::size_t, 4> pairs{};  // by Reach
    for (const fuzz::PairReach& pair : coverage.pairs)
        if (pair.first == static_cast<int>(clause) || pair.second == static_cast<int>(clause))
            ++pairs[static_cast<std::size_t>(pair.reach)];
    const fuzz::ClauseReach& row = coverage.clauses[clause];
    const auto count = [&](Reach r) { return std::to_string(pairs[static_cast<std::size_t>(r)]); };
    View view;
    view["id_code"] = format.code(row.clause);
    view["state"] = std::string(name_of(row.reach));
    view["ways"] = shown(ways_of(row));
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
    for (std::size_t k = 0; k < coverage.clauses.size(); ++k) rows.push_back(row_view(coverage, k, format));
    view["coverage"] = list_of(rows);
    view["fuzzed_positions"] = std::to_string(chapter.fuzzed->positions);
    view["fuzz_failures"] = chapter.fuzzed->failures.empty()
                                ? "none was found"
                                : counted(chapter.fuzzed->failures.size(), "was found", "were found");
    view["clauses_reached"] = words_of(counts_of_clauses(coverage));
    view["pairs_reached"] = words_of(counts_of_pairs(coverage));
    view["coverage_page"] = shown(chapter.coverage_page);
}

}  // namespace nomos

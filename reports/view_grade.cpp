// What would notice a mistake, as a page shows it: a row a clause, and those that nothing but comparing our two
// readings holds.
#include <fmt/format.h>

#include <algorithm>

#include "model/core/ledger.hpp"
#include "reports/grading.hpp"
#include "reports/view.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using grade::ClauseGrade;
using grade::Fate;
using grade::Grades;

std::string_view rule_of(const RulesetInfo& info, const std::string& clause) {
    const auto found = std::ranges::find(info.clauses, clause, &ClauseInfo::id);
    return found == info.clauses.end() ? std::string_view(clause) : found->rule;
}
View sentences_view(const RulesetInfo& info, const std::string& clause) {
    std::vector<std::string> numbers;
    for (const int n : sentences_for(info.ledger, clause)) numbers.push_back(std::to_string(n));
    return enumerated(numbers);
}
View row_view(const ClauseGrade& row, const RulesetInfo& info, const Format& format) {
    View view;
    view["rule"] = std::string(rule_of(info, row.clause)), view["id_code"] = format.code(row.clause);
    view["rests_on"] = sentences_view(info, row.clause);
    view["held_by"] = held_in_words(row);
    view["made"] = std::to_string(row.made), view["noticed"] = std::to_string(row.killed);
    view["by_one"] = std::to_string(row.killed_by_one), view["missed"] = std::to_string(row.survivors);
    view["undecided"] = std::to_string(row.undecided), view["none"] = std::to_string(row.equivalent);
    return view;
}

// "1125 mistakes made in our reading of the rules, one at a time: 995 noticed, ..."
std::string counts_in_words(const Grades& g) {
    std::string text =
        fmt::format("{} made in our reading of the rules, one at a time: {} noticed, {} proved to change nothing",
                    counted(g.mutants.size(), "mistake", "mistakes"), g.count(Fate::killed), g.count(Fate::equivalent));
    if (const int n = g.count(Fate::survivor); n > 0) text += fmt::format(", {} unnoticed", n);
    if (const int n = g.count(Fate::undecided); n > 0) text += fmt::format(", {} undecided", n);
    return text + ".";
}
std::string held_alone_in_words(std::size_t alone, std::size_t all) {
    if (alone == 0) return "No rule is held by our own readings of it alone.";
    return fmt::format("{} of {} rules {} held by our own readings of {} alone: nothing would tell if they are wrong.",
                       alone, all, alone == 1 ? "is" : "are", alone == 1 ? "it" : "them");
}

}  // namespace

void add_grade(const Chapter& chapter, const Format& format, View& view) {
    view["grade_is_missing"] = chapter.grade.state == KeptGrade::State::none;
    view["grade_is_old"] = chapter.grade.state == KeptGrade::State::out_of_date;
    view["any_grade"] = chapter.grade.grades.has_value();
    view["grade_command"] = format.code(command_that_grades(chapter.report.ruleset));
    if (!chapter.grade.grades) return;
    const Grades& grades = *chapter.grade.grades;
    const std::vector<ClauseGrade> clauses = by_clause(grades);
    std::vector<View> rows, alone;
    for (const ClauseGrade& row : clauses) {
        rows.push_back(row_view(row, chapter.info, format));
        if (row.is_held_by_comparison_alone()) alone.push_back(rows.back());
    }
    view["graded"] = list_of(rows), view["alone"] = list_of(alone), view["any_alone"] = !alone.empty();
    view["grade_counts"] = counts_in_words(grades);
    view["held_alone"] = held_alone_in_words(alone.size(), clauses.size());
    const bool drawn = grades.made > grades.mutants.size();
    view["drawn"] = drawn ? shown(fmt::format("Drawn from {} places and ways to make one.", grades.made)) : View(false);
}

}  // namespace nomos

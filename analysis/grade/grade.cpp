#include "analysis/grade/grade.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "model/core/registry.hpp"

namespace nomos::grade {

std::string_view name_of(Where where) {
    return where == Where::constraints ? "constraints" : where == Where::rules ? "rules" : "both";
}
std::string_view name_of(Fate fate) {
    constexpr std::array<std::string_view, 4> kNames{"equivalent", "killed", "survivor", "undecided"};
    return kNames[static_cast<std::size_t>(fate)];
}
std::string_view name_of(Means means) {
    constexpr std::array<std::string_view, kMeans> kNames{
        "conformance", "fuzzing", "corpus",        "invariant",   "law",
        "claim",       "example", "recorded game", "plain rules", "example of an option"};
    return kNames[static_cast<std::size_t>(means)];
}
bool compares_encodings(Means means) { return means <= Means::corpus; }
bool is_our_reading(Means means) {
    return compares_encodings(means) || means == Means::plain || means == Means::answer;
}
bool says_what_rules_do(Means means) { return !is_our_reading(means) && means != Means::invariant; }

int Mutant::independent_means() const {
    std::set<Means> different;
    for (const Notice& n : notices) different.insert(compares_encodings(n.by) ? Means::conformance : n.by);
    return static_cast<int>(different.size());
}
bool Mutant::is_noticed_by_what_says_so() const {
    return std::ranges::any_of(notices, [](const Notice& n) { return says_what_rules_do(n.by); });
}
int Grades::count(Fate fate) const { return static_cast<int>(std::ranges::count(mutants, fate, &Mutant::fate)); }
int Grades::count(Where where, Fate fate) const {
    return static_cast<int>(
        std::ranges::count_if(mutants, [&](const Mutant& m) { return m.where == where && m.fate == fate; }));
}
namespace {
bool is_killed_by_one(const Mutant& m) { return m.fate == Fate::killed && m.independent_means() == 1; }
}  // namespace
int Grades::killed_by_one() const { return static_cast<int>(std::ranges::count_if(mutants, is_killed_by_one)); }
int Grades::killed_by_one(Where where) const {
    return static_cast<int>(
        std::ranges::count_if(mutants, [&](const Mutant& m) { return m.where == where && is_killed_by_one(m); }));
}

int Grades::killed_by_what_says_so(Where where) const {
    return static_cast<int>(std::ranges::count_if(mutants, [&](const Mutant& m) {
        return m.where == where && m.fate == Fate::killed && m.is_noticed_by_what_says_so();
    }));
}

bool ClauseGrade::is_held_by_comparison_alone() const {
    return !means.empty() && std::ranges::all_of(means, is_our_reading);
}
std::vector<ClauseGrade> by_clause(const Grades& grades) {
    std::vector<ClauseGrade> rows;
    for (const std::string& clause : grades.clauses) {
        ClauseGrade row;
        row.clause = clause;
        std::set<Means> means;
        for (const Mutant& m : grades.mutants) {
            if (std::ranges::find(m.clauses, clause) == m.clauses.end()) continue;
            if (m.fate == Fate::equivalent) {
                ++row.equivalent;
                continue;
            }
            const bool shared = m.where == Where::both, killed = m.fate == Fate::killed;
            ++row.made, row.killed += killed, row.shared += shared, row.shared_killed += shared && killed;
            row.killed_by_one += is_killed_by_one(m);
            row.survivors += m.fate == Fate::survivor, row.undecided += m.fate == Fate::undecided;
            for (const Notice& n : m.notices) means.insert(compares_encodings(n.by) ? Means::conformance : n.by);
        }
        row.means.assign(means.begin(), means.end());
        rows.push_back(std::move(row));
    }
    return rows;
}

Roll<OnFirstUse<Grader>>& roll() {
    static Roll<OnFirstUse<Grader>> roll(graders_built_here());
    return roll;
}
const Grader& grader_of(std::string_view ruleset) { return (*roll().find(find_ruleset(ruleset).info().id))(); }

}  // namespace nomos::grade

// What a grading found, for people and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/grade/grade.hpp"
#include "reports/grade_file.hpp"

namespace nomos {

// Counts, a table by clause, and every mutant that survived or is undecided.
std::string grades_text(const grade::Grades& grades);
nlohmann::ordered_json grades_json(const grade::Grades& grades);
// What results.json says of a ruleset's grade: the counts, and each clause, where one is at hand and fits.
nlohmann::ordered_json summary_json(std::string_view ruleset, const KeptGrade& kept);
// By which means mistakes in a clause were noticed, in an author's words: "our own readings of it alone".
std::string held_in_words(const grade::ClauseGrade& clause);

}  // namespace nomos

// What a grading found, for people and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/grade/grade.hpp"

namespace nomos {

// Counts, a table by clause, and every mutant that survived or is undecided.
std::string grades_text(const grade::Grades& grades);
nlohmann::ordered_json grades_json(const grade::Grades& grades);

}  // namespace nomos

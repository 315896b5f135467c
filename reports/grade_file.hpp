// A grade that was kept ("nomos grade --out"), and whether it is of the rules as they are now.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "analysis/grade/grade.hpp"

namespace nomos {

// Where a grade is looked for when no folder is named.
inline constexpr auto kUsualGrades = "grades";
// The file of a ruleset's grade in a folder of grades; it holds what grades_json() says.
std::filesystem::path grade_file(const std::filesystem::path& folder, std::string_view ruleset);
// The command that makes it, in the usual folder.
std::string command_that_grades(std::string_view ruleset);

struct KeptGrade {
    enum class State { none, out_of_date, fits };
    State state = State::none;
    std::optional<grade::Grades> grades{};  // of one that fits
};
std::string_view name_of(KeptGrade::State state);

// Out of date: made of other sources than this program. "": no folder. Throws FileError, and ParseError for a file
// that holds no grade.
KeptGrade kept_grade(const std::string& folder, std::string_view ruleset);
// Reads back what grades_json() said; `name` is the file's, for messages.
grade::Grades grades_from(const std::string& text, const std::string& name);

}  // namespace nomos

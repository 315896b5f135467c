#include "reports/grade_file.hpp"

#include <fmt/format.h>

#include <array>

#include "checkers/store/json_input.hpp"
#include "checkers/store/key.hpp"
#include "model/core/error.hpp"
#include "reports/input.hpp"

namespace nomos {
namespace {

using grade::Mutant;
using Json = nlohmann::json;

// The value of an enum of so many that has this name.
template <class Enum>
Enum named(const Json& json, int values) {
    const auto name = json.get<std::string>();
    for (int k = 0; k < values; ++k)
        if (grade::name_of(static_cast<Enum>(k)) == name) return static_cast<Enum>(k);
    throw std::invalid_argument(name);
}
constexpr const char *kNoGrade = "this is no grade", *kWriter = "\"nomos grade RULESET --out DIR\" writes one";
constexpr int kPlaces = 3, kFates = 4;

grade::Notice notice_from(const Json& json) {
    return {named<grade::Means>(json.at("means"), grade::kMeans), json.at("check"), json.at("positions")};
}
Mutant mutant_from(const Json& json) {
    Mutant m;
    m.id = json.at("id"), m.where = named<grade::Where>(json.at("where"), kPlaces);
    m.clauses = json.at("clauses"), m.file = json.at("file"), m.line = json.at("line"), m.column = json.at("column");
    m.change = json.at("change"), m.fate = named<grade::Fate>(json.at("fate"), kFates);
    for (const Json& notice : json.at("noticed_by")) m.notices.push_back(notice_from(notice));
    m.position = json.at("position"), m.move = json.at("move"), m.readings = json.at("readings");
    return m;
}

}  // namespace

std::filesystem::path grade_file(const std::filesystem::path& folder, std::string_view ruleset) {
    return folder / (std::string(ruleset) + ".json");
}
std::string command_that_grades(std::string_view ruleset) {
    return fmt::format("nomos grade {} --out {}", ruleset, kUsualGrades);
}
std::string_view name_of(KeptGrade::State state) {
    constexpr std::array<std::string_view, 3> kNames{"none", "out of date", "fits"};
    return kNames[static_cast<std::size_t>(state)];
}

grade::Grades grades_from(const std::string& text, const std::string& name) try {
    const Json json = json_in<Json>(text, name, kNoGrade, kWriter);
    grade::Grades grades;
    grades.ruleset = json.at("ruleset"), grades.sources = json.at("sources"), grades.seed = json.at("seed");
    grades.made = json.at("possible"), grades.positions = json.at("positions"), grades.stopped = json.at("stopped");
    for (const Json& clause : json.at("clauses")) grades.clauses.push_back(clause.at("clause"));
    for (const Json& mutant : json.at("each")) grades.mutants.push_back(mutant_from(mutant));
    return grades;
} catch (const Json::exception&) {
    throw ParseError({name}, kNoGrade, kWriter);
} catch (const std::invalid_argument& error) {
    throw ParseError({name}, fmt::format("a grade knows no \"{}\"", error.what()), "make it anew");
}

KeptGrade kept_grade(const std::string& folder, std::string_view ruleset) {
    if (folder.empty()) return {};
    const std::filesystem::path file = grade_file(folder, ruleset);
    if (std::error_code ignored; !std::filesystem::exists(file, ignored)) return {};
    grade::Grades grades = grades_from(read_input(file.string(), kLargestSheet), file.string());
    if (grades.ruleset != ruleset)
        throw ParseError({file.string()}, "this is a grade of \"" + grades.ruleset + "\"",
                         "its file is named after its ruleset");
    if (grades.sources != store::sources_of(ruleset)) return {KeptGrade::State::out_of_date, {}};
    return {KeptGrade::State::fits, std::move(grades)};
}

}  // namespace nomos

#include "reports/grading.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reports/words.hpp"

namespace nomos {
namespace {

using grade::ClauseGrade;
using grade::Fate;
using grade::Grades;
using grade::Mutant;
using grade::Where;
using Json = nlohmann::ordered_json;

constexpr std::array kFates{Fate::equivalent, Fate::killed, Fate::survivor, Fate::undecided};

std::string in_words(Where where) {
    return where == Where::constraints ? "in the constraints alone"
           : where == Where::rules     ? "in the executable rules alone"
                                       : "in both encodings alike";
}
std::string counts_text(const Grades& g) {
    std::string text = fmt::format("{:<30}  {:>10}  {:>6}  {:>8}  {:>9}\n", "mistakes", "equivalent", "killed",
                                   "survived", "undecided");
    for (const Where where : {Where::constraints, Where::rules, Where::both})
        text += fmt::format("{:<30}  {:>10}  {:>6}  {:>8}  {:>9}\n", in_words(where), g.count(where, kFates[0]),
                            g.count(where, kFates[1]), g.count(where, kFates[2]), g.count(where, kFates[3]));
    return text +
           fmt::format(
               "killed by one independent means only: {}; of those in both encodings {} of {}\n"
               "in both encodings, killed by a law, a claim, an example of the text or its recorded game: {} of {}\n",
               g.killed_by_one(), g.killed_by_one(Where::both), g.count(Where::both, Fate::killed),
               g.killed_by_what_says_so(Where::both), g.count(Where::both, Fate::killed));
}

// --- by clause -------------------------------------------------------------------------------------
std::string names_of(const std::vector<grade::Means>& means) {
    std::vector<std::string> names;
    for (const grade::Means m : means) names.emplace_back(name_of(m));
    return joined(names, "and");
}
std::string held_by(const ClauseGrade& c) {
    constexpr std::array<std::string_view, 6> kNumbers{"no", "one", "two", "three", "four", "five"};
    if (c.made == 0) return c.equivalent == 0 ? "no mistake in it was tried" : "no mistake in it changes anything";
    if (c.means.empty()) return "nothing noticed a mistake in it";
    if (c.is_held_by_comparison_alone()) return names_of(c.means) + " alone";
    const auto n = c.means.size();
    return (n == 1 ? ""
                   : (n < kNumbers.size() ? std::string(kNumbers[n]) : std::to_string(n)) + " independent means: ") +
           names_of(c.means);
}
std::string clauses_text(const Grades& g) {
    const std::vector<ClauseGrade> rows = by_clause(g);
    std::size_t width = 6;
    for (const auto& row : rows) width = std::max(width, row.clause.size());
    std::string text =
        fmt::format("{:<{}}  {:>7}  {:>6}  {:>15}  held by\n", "clause", width, "killed", "by one", "in both, killed");
    for (const auto& row : rows)
        text += fmt::format("{:<{}}  {:>7}  {:>6}  {:>15}  {}\n", row.clause, width,
                            fmt::format("{}/{}", row.killed, row.made), row.killed_by_one,
                            fmt::format("{}/{}", row.shared_killed, row.shared), held_by(row));
    return text;
}

// --- by mutant -------------------------------------------------------------------------------------
std::string mutant_text(const Mutant& m) {
    std::string text =
        m.id + "\n  " + (m.file.empty() ? "" : fmt::format("{}:{}:{}: ", m.file, m.line, m.column)) + m.change + "\n";
    if (!m.clauses.empty()) text += "  " + joined(m.clauses, "and") + "\n";
    if (m.position.empty()) return text;
    text += "  it matters here: " + m.position + "  " + m.move + "\n";
    for (const auto& choice : m.readings) text += "    " + choice + "\n";
    return text;
}
std::string mutants_text(const Grades& g, Fate fate, std::string_view heading) {
    std::string text;
    for (const Mutant& m : g.mutants)
        if (m.fate == fate) text += mutant_text(m);
    return text.empty() ? "" : "\n" + std::string(heading) + "\n" + text;
}

Json json_of(const Mutant& m) {
    Json noticed = Json::array();
    for (const auto& n : m.notices)
        noticed.push_back({{"means", name_of(n.by)}, {"check", n.check}, {"positions", n.positions}});
    return {{"id", m.id},
            {"where", name_of(m.where)},
            {"clauses", m.clauses},
            {"file", m.file},
            {"line", m.line},
            {"column", m.column},
            {"change", m.change},
            {"fate", name_of(m.fate)},
            {"independent_means", m.independent_means()},
            {"noticed_by", noticed},
            {"position", m.position},
            {"move", m.move},
            {"readings", m.readings}};
}
Json counts_json(const Grades& g) {
    return {{"mutants", g.mutants.size()},
            {"equivalent", g.count(Fate::equivalent)},
            {"killed", g.count(Fate::killed)},
            {"killed_by_one", g.killed_by_one()},
            {"shared_killed", g.count(Where::both, Fate::killed)},
            {"shared_killed_by_laws_or_text", g.killed_by_what_says_so(Where::both)},
            {"survivors", g.count(Fate::survivor)},
            {"undecided", g.count(Fate::undecided)}};
}
Json json_of(const ClauseGrade& c) {
    Json means = Json::array();
    for (const grade::Means m : c.means) means.push_back(name_of(m));
    return {{"clause", c.clause},
            {"mutants", c.made},
            {"killed", c.killed},
            {"killed_by_one", c.killed_by_one},
            {"equivalent", c.equivalent},
            {"survivors", c.survivors},
            {"undecided", c.undecided},
            {"shared", c.shared},
            {"shared_killed", c.shared_killed},
            {"means", means},
            {"held_by", held_by(c)}};
}

Json clauses_json(const Grades& g) {
    Json clauses = Json::array();
    for (const ClauseGrade& c : by_clause(g)) clauses.push_back(json_of(c));
    return clauses;
}

}  // namespace

std::string grades_text(const Grades& g) {
    std::string text =
        fmt::format("{}: {} tried on {}{}\n\n", g.ruleset, counted(g.mutants.size(), "mistake", "mistakes"),
                    counted(static_cast<std::uint64_t>(g.positions), "position", "positions"),
                    g.stopped ? ", stopped before all were decided" : "");
    text += counts_text(g) + "\n" + clauses_text(g);
    if (g.not_blamed != 0)
        text += fmt::format("{} killed, and not yet looked at for the clauses they belong to\n",
                            counted(static_cast<std::uint64_t>(g.not_blamed), "mistake", "mistakes"));
    text += mutants_text(g, Fate::survivor, "survived: it changes something, and nothing notices");
    return text + mutants_text(g, Fate::undecided,
                               "undecided: neither noticed nor proved to change nothing within the budget");
}

Json grades_json(const Grades& g) {
    Json json{{"schema", 1},         {"ruleset", g.ruleset},     {"sources", g.sources},
              {"seed", g.seed},      {"positions", g.positions}, {"possible", g.made},
              {"stopped", g.stopped}};
    json.update(counts_json(g));
    json["clauses"] = clauses_json(g), json["each"] = Json::array();
    for (const Mutant& m : g.mutants) json["each"].push_back(json_of(m));
    return json;
}
Json summary_json(std::string_view ruleset, const KeptGrade& kept) {
    Json json{{"ruleset", ruleset}, {"state", name_of(kept.state)}};
    if (!kept.grades) return json;
    json.update(counts_json(*kept.grades));
    json["clauses"] = clauses_json(*kept.grades);
    return json;
}

std::string held_in_words(const ClauseGrade& c) {
    if (c.made == 0) return c.equivalent == 0 ? "no mistake in it was made" : "no mistake in it changes anything";
    if (c.means.empty()) return "nothing noticed a mistake in it";
    if (c.is_held_by_comparison_alone()) return "our own readings of it alone";
    constexpr std::array<std::string_view, grade::kMeans> kWords{"our two encodings, compared",
                                                                 "",
                                                                 "",
                                                                 "what is true of every position",
                                                                 "laws of the game",
                                                                 "claims of the text",
                                                                 "examples of the text",
                                                                 "the recorded game",
                                                                 "a third implementation of ours",
                                                                 "what each answer is to do, in our words"};
    std::vector<std::string> words;
    for (const grade::Means m : c.means) words.emplace_back(kWords[static_cast<std::size_t>(m)]);
    return joined_with(words, "; ");
}

}  // namespace nomos

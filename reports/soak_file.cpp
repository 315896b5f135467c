#include "reports/soak_file.hpp"

#include <fmt/ranges.h>

#include "checkers/store/json_input.hpp"
#include "checkers/store/key.hpp"
#include "model/core/error.hpp"
#include "reports/input.hpp"
#include "reports/phrases.hpp"

namespace nomos {
namespace {

using fuzz::Soak;
using Json = nlohmann::ordered_json;

constexpr const char *kByItself = "a soak writes its file by itself", *kNoSoak = "this is no soak",
                     *kWriter = "\"nomos fuzz RULESET --soak FILE\" writes one";

Json json_of(const Soak::Found& f) {
    return {{"sources", f.sources},   {"seed", f.seed}, {"kind", f.kind},  {"clause", f.clause},
            {"position", f.position}, {"move", f.move}, {"entry", f.entry}};
}
Json json_of(const Soak::Part& part, std::uint64_t stretch) {
    return {{"sources", part.sources},
            {"first_seed", part.first_seed},
            {"stretches", part.stretches},
            {"positions", part.stretches * stretch}};
}
std::string command_of(const Soak& soak, const std::string& seed) {
    return fmt::format("nomos fuzz {} --seed {} --count {}{} --no-corpus", soak.ruleset, seed, soak.stretch,
                       soak.only.empty() ? "" : fmt::format(" --only {}", fmt::join(soak.only, ",")));
}
std::uint64_t count_in(const nlohmann::json& json, const char* name, const std::string& file) {
    if (!json.at(name).is_number_unsigned()) throw ParseError({file}, std::string(name) + " is no count", kByItself);
    return json.at(name);
}

}  // namespace

Json soak_json(const Soak& soak) {
    Json parts = Json::array(), found = Json::array();
    for (const Soak::Part& part : soak.parts) parts.push_back(json_of(part, soak.stretch));
    for (const Soak::Found& f : soak.found) found.push_back(json_of(f));
    return {{"schema", 2},
            {"ruleset", soak.ruleset},
            {"only", soak.only},
            {"first_seed", soak.first_seed},
            {"stretch", soak.stretch},
            {"stretches", soak.stretches()},
            {"positions", soak.positions()},
            {"sources", soak.sources},
            {"positions_of_sources", soak.positions_now()},
            {"parts", parts},
            {"again", command_of(soak, "SEED")},
            {"failures", found},
            {"timing", {{"seconds", soak.seconds}}}};
}

Soak soak_from(const std::string& text, const std::string& name) try {
    const auto json = json_in<nlohmann::json>(text, name, kNoSoak, kWriter);
    const int schema = json.at("schema");
    if (schema != 1 && schema != 2) throw ParseError({name}, "this soak is of another version", "begin anew");
    const bool is_of_one_state = schema == 1;  // its only part are its own members, then
    Soak soak;
    if (const auto only = json.find("only"); only != json.end()) soak.only = *only;  // all of them, in files of before
    soak.ruleset = json.at("ruleset"), soak.sources = json.at("sources");
    soak.first_seed = count_in(json, "first_seed", name), soak.stretch = count_in(json, "stretch", name);
    for (const auto& part : is_of_one_state ? nlohmann::json::array({json}) : json.at("parts")) {
        if (count_in(part, "first_seed", name) != soak.next_seed())
            throw ParseError({name}, "its parts do not follow each other", kByItself);
        if (const auto stretches = count_in(part, "stretches", name); stretches != 0)
            soak.parts.push_back({part.at("sources"), soak.next_seed(), stretches});
    }
    for (const auto& f : json.at("failures"))
        soak.found.push_back({is_of_one_state ? soak.sources : f.at("sources").get<std::string>(), f.at("seed"),
                              f.at("kind"), f.at("clause"), f.at("position"), f.at("move"), f.at("entry")});
    soak.seconds = json.at("timing").at("seconds");
    if (soak.stretch == 0 || json.at("positions") != soak.positions())
        throw ParseError({name}, "its positions are not those of its stretches", kByItself);
    return soak;
} catch (const nlohmann::json::exception&) {
    throw ParseError({name}, kNoSoak, kWriter);
}

Soak kept_soak(const std::filesystem::path& file, std::string_view ruleset, std::uint64_t first_seed,
               std::uint64_t stretch, std::vector<std::string> only) {
    Soak soak;
    soak.ruleset = ruleset, soak.first_seed = first_seed, soak.stretch = stretch, soak.only = only;
    if (std::error_code ignored; std::filesystem::exists(file, ignored))
        soak = soak_from(read_input(file.string()), file.string());
    if (soak.ruleset != ruleset)
        throw ParseError({file.string()}, fmt::format("this is a soak of {}, not of {}", soak.ruleset, ruleset),
                         "each ruleset has a file of its own");
    if (soak.only != only)
        throw ParseError({file.string()},
                         fmt::format("this soak compares {}",
                                     soak.only.empty() ? "all kinds" : fmt::format("{}", fmt::join(soak.only, ","))),
                         soak.only.empty() ? "leave out --only, or name another file"
                                           : fmt::format("--only {}, or another file", fmt::join(soak.only, ",")));
    soak.sources = store::sources_of(ruleset);
    return soak;
}

std::string soak_text(const Soak& soak) {
    const std::uint64_t stretches = soak.stretches(), now = soak.positions_now();
    std::string text = fmt::format("{}: {} compared", soak.ruleset, counted(soak.positions(), "position", "positions"));
    if (stretches != 0)
        text += fmt::format(
            ", {} of {} each ({}), {:.0f} s in all; {}", counted(stretches, "stretch", "stretches"), soak.stretch,
            stretches == 1 ? fmt::format("seed {}", soak.first_seed)
                           : fmt::format("seeds {} to {}", soak.first_seed, soak.next_seed() - 1),
            soak.seconds,
            soak.found.empty() ? "no disagreement" : counted(soak.found.size(), "disagreement", "disagreements"));
    text += "\n";
    if (!soak.only.empty())
        text += fmt::format("  compared in every position, and nothing else: {}\n", fmt::join(soak.only, ", "));
    if (now != soak.positions())
        text += fmt::format("  {} of them by this program's sources, the others by other ones\n",
                            now == 0 ? "none" : in_groups(now));
    for (const Soak::Found& f : soak.found)
        text += fmt::format("{} {}{}\n  {}  {}\n  again: {}\n", f.kind, f.clause,
                            f.sources == soak.sources ? "" : " (other sources: " + f.sources + ")", f.position, f.move,
                            command_of(soak, std::to_string(f.seed)));
    return text;
}

}  // namespace nomos

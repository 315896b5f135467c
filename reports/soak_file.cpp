#include "reports/soak_file.hpp"

#include <fmt/format.h>

#include "checkers/store/key.hpp"
#include "model/core/error.hpp"
#include "reports/input.hpp"
#include "reports/phrases.hpp"

namespace nomos {
namespace {

using fuzz::Soak;
using Json = nlohmann::ordered_json;

Json json_of(const Soak::Found& f) {
    return {{"seed", f.seed},         {"kind", f.kind}, {"clause", f.clause},
            {"position", f.position}, {"move", f.move}, {"entry", f.entry}};
}
std::string command_of(const Soak& soak, const std::string& seed) {
    return fmt::format("nomos fuzz {} --seed {} --count {} --no-corpus", soak.ruleset, seed, soak.stretch);
}

}  // namespace

Json soak_json(const Soak& soak) {
    Json found = Json::array();
    for (const Soak::Found& f : soak.found) found.push_back(json_of(f));
    return {{"schema", 1},
            {"ruleset", soak.ruleset},
            {"sources", soak.sources},
            {"first_seed", soak.first_seed},
            {"stretch", soak.stretch},
            {"stretches", soak.stretches},
            {"positions", soak.positions()},
            {"moves", soak.moves},
            {"again", command_of(soak, "SEED")},
            {"failures", found},
            {"timing", {{"seconds", soak.seconds}}}};
}

Soak soak_from(const std::string& text, const std::string& name) try {
    const auto json = nlohmann::json::parse(text);
    Soak soak;
    soak.ruleset = json.at("ruleset"), soak.sources = json.at("sources"), soak.first_seed = json.at("first_seed");
    soak.stretch = json.at("stretch"), soak.stretches = json.at("stretches"), soak.moves = json.at("moves");
    soak.seconds = json.at("timing").at("seconds");
    for (const auto& f : json.at("failures"))
        soak.found.push_back(
            {f.at("seed"), f.at("kind"), f.at("clause"), f.at("position"), f.at("move"), f.at("entry")});
    for (const char* count : {"first_seed", "stretch", "stretches", "moves"})
        if (!json.at(count).is_number_unsigned())
            throw ParseError({name}, std::string(count) + " is no count", "a soak writes its file by itself");
    if (json.at("schema") != 1) throw ParseError({name}, "this soak is of another version", "begin anew");
    if (soak.stretch == 0 || json.at("positions") != soak.positions())
        throw ParseError({name}, "its positions are not those of its stretches", "a soak writes its file by itself");
    return soak;
} catch (const nlohmann::json::exception&) {
    throw ParseError({name}, "this is no soak", "\"nomos fuzz RULESET --soak FILE\" writes one");
}

Soak kept_soak(const std::filesystem::path& file, std::string_view ruleset, std::uint64_t first_seed,
               std::uint64_t stretch) {
    const std::string sources = store::sources_of(ruleset);
    if (std::error_code ignored; !std::filesystem::exists(file, ignored)) {
        Soak fresh;
        fresh.ruleset = ruleset, fresh.sources = sources, fresh.first_seed = first_seed, fresh.stretch = stretch;
        return fresh;
    }
    Soak soak = soak_from(read_input(file.string()), file.string());
    if (soak.ruleset != ruleset)
        throw ParseError({file.string()}, fmt::format("this is a soak of {}, not of {}", soak.ruleset, ruleset),
                         "each ruleset has a file of its own");
    if (soak.sources != sources)
        throw ParseError({file.string()}, "this soak is of other rules than this program's",
                         "name another file, or put this one away and begin anew");
    return soak;
}

std::string soak_text(const Soak& soak) {
    const std::string seeds = soak.stretches == 1
                                  ? fmt::format("seed {}", soak.first_seed)
                                  : fmt::format("seeds {} to {}", soak.first_seed, soak.next_seed() - 1);
    std::string text = fmt::format("{}: {} compared", soak.ruleset, counted(soak.positions(), "position", "positions"));
    if (soak.stretches == 0) return text + "\n";
    text += fmt::format(
        ", {} of {} each ({}), {:.0f} s in all; {}\n", counted(soak.stretches, "stretch", "stretches"), soak.stretch,
        seeds, soak.seconds,
        soak.found.empty() ? "no disagreement" : counted(soak.found.size(), "disagreement", "disagreements"));
    for (const Soak::Found& f : soak.found)
        text += fmt::format("{} {}\n  {}  {}\n  again: {}\n", f.kind, f.clause, f.position, f.move,
                            command_of(soak, std::to_string(f.seed)));
    return text;
}

}  // namespace nomos

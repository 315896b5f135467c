// What a soak has come to, in a small file: how many positions, by which seeds, and what disagreed.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "analysis/fuzz/soak.hpp"

namespace nomos {

// Nothing in it depends on the machine but `timing`.
nlohmann::ordered_json soak_json(const fuzz::Soak& soak);
// Reads back what soak_json() said; `name` is the file's, for messages. Throws ParseError.
fuzz::Soak soak_from(const std::string& text, const std::string& name);

// The soak that the file keeps, to go on with by this program's sources; a new one of such stretches from that seed
// where there is no file. `only`: the kinds that are compared. Throws FileError, and ParseError for a file of another
// ruleset, of other kinds or of no soak.
fuzz::Soak kept_soak(const std::filesystem::path& file, std::string_view ruleset, std::uint64_t first_seed,
                     std::uint64_t stretch, std::vector<std::string> only = {});

// In words, with the command that has a stretch again.
std::string soak_text(const fuzz::Soak& soak);

}  // namespace nomos

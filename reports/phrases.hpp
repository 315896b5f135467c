// How sentences are put together, whatever they are about.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/digits.hpp"

namespace nomos {

std::string counted(std::uint64_t count, std::string_view one, std::string_view many);
std::string joined(const std::vector<std::string>& parts, std::string_view last);  // "a, b and c"
std::string joined_with(const std::vector<std::string>& parts, std::string_view between);
// Each `old` in it, from the left; what is put in is not looked at again.
std::string replaced(std::string text, std::string_view old, std::string_view with);
std::string capitalised(std::string_view text);
std::string ended(std::string text);         // with a full stop, if it has none
std::string unended(std::string_view text);  // without it
// Of a move that comes after the end: "the game is over already: Red wins".
std::string over_already(std::string_view outcome);
// ... in a shell; `replay` reads it from standard input.
std::string command_that_plays(const std::vector<std::string>& line, const std::string& replay);

}  // namespace nomos

// Somebody's text in quotes: for a message, cut and without what a terminal would obey; or for a file.
#pragma once

#include <string>
#include <string_view>

namespace nomos {

std::string in_quotes(std::string_view text);
// Whole, as a basic string of TOML: for files that we write.
std::string toml_string(std::string_view text);

}  // namespace nomos

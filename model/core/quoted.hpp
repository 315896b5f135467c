// Somebody's text for a message: cut, in quotes, without what a terminal would obey.
#pragma once

#include <string>
#include <string_view>

namespace nomos {

std::string in_quotes(std::string_view text);

}  // namespace nomos

// Moves in plain words (model/core/words.hpp).
#pragma once

#include <string>
#include <string_view>

namespace nomos::neva {

std::string in_words(std::string_view position, std::string_view move);

}  // namespace nomos::neva

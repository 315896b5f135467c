// A move in plain words, for people who never saw a notation: a ruleset may offer them (InWords, properties/game.hpp):
//   std::string in_words(std::string_view position, std::string_view move);
// One sentence or two that say who does what ("White moves the stone on b1 to i1."), of texts that were read before.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace nomos {

// "c3", "c3 and d4", "c3, d4 and e5".
inline std::string listed_places(const std::vector<std::string>& places) {
    std::string text;
    for (std::size_t i = 0; i < places.size(); ++i)
        text += (i == 0 ? "" : i + 1 == places.size() ? " and " : ", ") + places[i];
    return text;
}

}  // namespace nomos

// Which options come to the same game; looked for by same_games.hpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/reading.hpp"

namespace nomos {

// Two options of a reading that are the same game: always, or under one option of another reading, or where
// players settle something so.
struct SameGame {
    int reading = 0, first = 0, second = 0;
    std::optional<Choice> under{};
    std::string settled{};  // "pairs=no"
    std::string why;        // plain words, or the law's
};
// Two options of a reading of which a position was met in which they differ, under some answers to the others.
struct OptionsApart {
    int reading = 0, first = 0, second = 0;
};
// Of two options of neither list nothing is known.
struct SameGameFacts {
    std::vector<SameGame> all;
    std::vector<OptionsApart> apart;
};

}  // namespace nomos

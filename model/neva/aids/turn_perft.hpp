// Perft over whole turns (model/core/perft.hpp counts steps): how many lines of exactly so many
// turns there are. Every turn on the way is made, also the last.
#pragma once

#include <cstdint>

#include "model/core/perft.hpp"
#include "model/neva/rules.hpp"

namespace nomos::neva {

inline std::uint64_t perft_turns(const Setting<Native>& setting, const Position<Native>& position, int depth) {
    if (depth <= 0) return 1;
    std::uint64_t lines = 0;
    Rules<Native>::for_each_turn(setting, position, [&](const Turn&, const Position<Native>& after) {
        consume(after);
        lines += depth == 1 ? 1 : perft_turns(setting, after, depth - 1);
    });
    return lines;
}

}  // namespace nomos::neva

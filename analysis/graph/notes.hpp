// What is noted of a position, in a byte: the index of its outcome, and two flags.
#pragma once

#include <cstdint>

namespace nomos::graph {

inline constexpr int kInPlay = 0;  // the outcome of a position in which the game goes on
inline constexpr std::uint8_t kOutcomeMask = 0x3f, kExpanded = 0x80, kNoMoves = 0x40;

}  // namespace nomos::graph

// What the text of Neva Checkers leaves open.
#pragma once

#include "model/core/reading.hpp"

namespace nomos::neva {

enum class Reading {
    man_backward,
    king_reach,
    king_landing,
    captured_leave,
    majority_whom,
    crown_jump,
    blocked_fate,
    pairs_allies,
    pairs_victory,
    count_
};

enum class ManBackward { forward, any_direction };
enum class KingReach { flying, one_step };
enum class KingLanding { must_continue, any, next_cell };
enum class CapturedLeave { at_end, at_once };
enum class MajorityWhom { among_kings, each_king, over_all };  // decided over turns, see turn.hpp
enum class CrownJump { at_end, never, next_turn };
enum class BlockedFate { skipped, out_stay, out_leave };
enum class PairsAllies { opposite, white_red, white_black };
enum class PairsVictory { enemies_out, last_standing };

constexpr Reading reading_of(ManBackward) { return Reading::man_backward; }
constexpr Reading reading_of(KingReach) { return Reading::king_reach; }
constexpr Reading reading_of(KingLanding) { return Reading::king_landing; }
constexpr Reading reading_of(CapturedLeave) { return Reading::captured_leave; }
constexpr Reading reading_of(MajorityWhom) { return Reading::majority_whom; }
constexpr Reading reading_of(CrownJump) { return Reading::crown_jump; }
constexpr Reading reading_of(BlockedFate) { return Reading::blocked_fate; }
constexpr Reading reading_of(PairsAllies) { return Reading::pairs_allies; }
constexpr Reading reading_of(PairsVictory) { return Reading::pairs_victory; }

std::span<const ReadingInfo> readings();

}  // namespace nomos::neva

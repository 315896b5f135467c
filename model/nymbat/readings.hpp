// What the text of Nymbat leaves open.
//
// Not here, since words of the text settle them (the ledger says which): the whole contiguous group
// is what moves and gives the speed, no part of it; a piece moves once in a turn; enemies are not
// passed over; the moving piece's fate is judged before a breakthrough takes supporters; all adjacent
// enemies support, and they are those of one group anyway; what a breakthrough may take depends on
// each moving piece by itself; a first turn is no pass; who pays a penalty with a piece chooses it.
#pragma once

#include "model/core/reading.hpp"

namespace nomos::nymbat {

enum class Reading {
    group_stand_still,
    breakthrough_lost_mover,
    delay_turns,
    delay_forced_pass,
    win_there,
    win_last_mover,
    count_
};

enum class GroupStandStill { barred, allowed };
enum class BreakthroughLostMover { also, survivors };
enum class DelayTurns { seven, three, three_running };
enum class DelayForcedPass { counts, free };
enum class WinThere { row, hex };
enum class WinLastMover { turn, piece };

constexpr Reading reading_of(GroupStandStill) { return Reading::group_stand_still; }
constexpr Reading reading_of(BreakthroughLostMover) { return Reading::breakthrough_lost_mover; }
constexpr Reading reading_of(DelayTurns) { return Reading::delay_turns; }
constexpr Reading reading_of(DelayForcedPass) { return Reading::delay_forced_pass; }
constexpr Reading reading_of(WinThere) { return Reading::win_there; }
constexpr Reading reading_of(WinLastMover) { return Reading::win_last_mover; }

std::span<const ReadingInfo> readings();

}  // namespace nomos::nymbat

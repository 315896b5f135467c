// What the text of Nika leaves open.
#pragma once

#include "model/core/reading.hpp"

namespace nomos::nika {

enum class Reading {
    blocked_line,
    line_with_gap,
    enemy_in_gap,
    faces_whom,
    pushed_home,
    both_at_once,
    enemy_rally,
    null_rotation,
    same_state,
    repeated,
    count_
};

enum class BlockedLine { stays, stops_all };
enum class LineWithGap { one_line, each_run };
enum class EnemyInGap { follows, routed };
enum class FacesWhom { oncoming, any_member };
enum class PushedHome { nothing, wins };
enum class BothAtOnce { actor_wins, draw };
enum class EnemyRally { open, barred };
enum class NullRotation { allowed, barred };
enum class SameState { everything, pieces_only };
enum class Repeated { third_time, three_repeats };

constexpr Reading reading_of(BlockedLine) { return Reading::blocked_line; }
constexpr Reading reading_of(LineWithGap) { return Reading::line_with_gap; }
constexpr Reading reading_of(EnemyInGap) { return Reading::enemy_in_gap; }
constexpr Reading reading_of(FacesWhom) { return Reading::faces_whom; }
constexpr Reading reading_of(PushedHome) { return Reading::pushed_home; }
constexpr Reading reading_of(BothAtOnce) { return Reading::both_at_once; }
constexpr Reading reading_of(EnemyRally) { return Reading::enemy_rally; }
constexpr Reading reading_of(NullRotation) { return Reading::null_rotation; }
constexpr Reading reading_of(SameState) { return Reading::same_state; }
constexpr Reading reading_of(Repeated) { return Reading::repeated; }

std::span<const ReadingInfo> readings();

}  // namespace nomos::nika

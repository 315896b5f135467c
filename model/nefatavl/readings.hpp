// What the text of Nefatavl leaves open.
#pragma once

#include "model/core/reading.hpp"

namespace nomos::nefatavl {

enum class Reading { king_brown_square, king_hits, capture_standing, no_moves_when, count_ };

enum class KingBrownSquare { helps, no };
enum class KingHits { hits, unarmed };
enum class CaptureStanding { by_moved_stone, any_flanked };
enum class NoMovesWhen { on_turn, at_once };

constexpr Reading reading_of(KingBrownSquare) { return Reading::king_brown_square; }
constexpr Reading reading_of(KingHits) { return Reading::king_hits; }
constexpr Reading reading_of(CaptureStanding) { return Reading::capture_standing; }
constexpr Reading reading_of(NoMovesWhen) { return Reading::no_moves_when; }

std::span<const ReadingInfo> readings();

}  // namespace nomos::nefatavl

// What the text of Nerva leaves open.
#pragma once

#include "model/core/reading.hpp"

namespace nomos::nerva {

enum class Reading {
    place_support,
    king_revealed_by,
    king_reveal_pawn,
    king_same_place,
    king_lends,
    attack_sum,
    ambush_needs,
    ambush_points,
    ambush_counter,
    stack_points,
    capture_replacement,
    capture_no_pawn_left,
    capture_captured_pawn,
    turn_pass,
    end_all_placed,
    end_winner,
    count_
};

enum class PlaceSupport { any, on_top, not_under };
enum class KingRevealedBy { either, enemy, owner };
enum class KingRevealPawn { kept, lost, shares };
enum class KingSamePlace { both, by_itself };
enum class KingLends { nothing, standing, also_hidden };
enum class AttackSum { each_linked, each_one, named_only };
enum class AmbushNeeds { opposite_ends, each_diagonal, all_four };
enum class AmbushPoints { plus_one, three };
enum class AmbushCounter { own_next, any_next, own_higher, any_higher };
enum class StackPoints { fixed, base };
enum class CaptureReplacement { supply, attacker_moves };
enum class CaptureNoPawnLeft { barred, left_empty };
enum class CaptureCapturedPawn { out, returns };
enum class TurnPass { when_stuck, never, free };
enum class EndAllPlaced { both_supplies, one_supply, board_full };
enum class EndWinner { draw, more_pawns };

constexpr Reading reading_of(PlaceSupport) { return Reading::place_support; }
constexpr Reading reading_of(KingRevealedBy) { return Reading::king_revealed_by; }
constexpr Reading reading_of(KingRevealPawn) { return Reading::king_reveal_pawn; }
constexpr Reading reading_of(KingSamePlace) { return Reading::king_same_place; }
constexpr Reading reading_of(KingLends) { return Reading::king_lends; }
constexpr Reading reading_of(AttackSum) { return Reading::attack_sum; }
constexpr Reading reading_of(AmbushNeeds) { return Reading::ambush_needs; }
constexpr Reading reading_of(AmbushPoints) { return Reading::ambush_points; }
constexpr Reading reading_of(AmbushCounter) { return Reading::ambush_counter; }
constexpr Reading reading_of(StackPoints) { return Reading::stack_points; }
constexpr Reading reading_of(CaptureReplacement) { return Reading::capture_replacement; }
constexpr Reading reading_of(CaptureNoPawnLeft) { return Reading::capture_no_pawn_left; }
constexpr Reading reading_of(CaptureCapturedPawn) { return Reading::capture_captured_pawn; }
constexpr Reading reading_of(TurnPass) { return Reading::turn_pass; }
constexpr Reading reading_of(EndAllPlaced) { return Reading::end_all_placed; }
constexpr Reading reading_of(EndWinner) { return Reading::end_winner; }

std::span<const ReadingInfo> readings();

}  // namespace nomos::nerva

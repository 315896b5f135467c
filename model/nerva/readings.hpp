// What the text of Nerva leaves open.
#pragma once

#include "model/core/reading.hpp"

namespace nomos::nerva {

enum class Reading {
    place_rests_on,
    king_revealed_by,
    king_pawn_on_him,
    king_on_one_place,
    king_lends_when,
    attack_sum,
    ambush_needs,
    ambush_points,
    ambush_spoiled_by,
    stack_links_too,
    capture_replacement,
    capture_no_pawn_left,
    capture_captured_pawn,
    turn_may_pass,
    end_placed_when,
    end_goes_to,
    count_
};

enum class PlaceRestsOn { any, on_top, not_under };
enum class KingRevealedBy { either, enemy, owner };
enum class KingPawnOnHim { kept, lost, shares };
enum class KingOnOnePlace { both, by_itself };
enum class KingLendsWhen { nothing, standing, also_hidden };
enum class AttackSum { each_linked, each_one, named_only };
enum class AmbushNeeds { opposite_ends, each_diagonal, all_four };
enum class AmbushPoints { plus_one, three };
enum class AmbushSpoiledBy { own_next, any_next, own_higher, any_higher };
enum class StackLinksToo { fixed, base };
enum class CaptureReplacement { supply, attacker_moves };
enum class CaptureNoPawnLeft { barred, left_empty };
enum class CaptureCapturedPawn { out, returns };
enum class TurnMayPass { when_stuck, never, free };
enum class EndPlacedWhen { both_supplies, one_supply, board_full };
enum class EndGoesTo { draw, more_pawns };

constexpr Reading reading_of(PlaceRestsOn) { return Reading::place_rests_on; }
constexpr Reading reading_of(KingRevealedBy) { return Reading::king_revealed_by; }
constexpr Reading reading_of(KingPawnOnHim) { return Reading::king_pawn_on_him; }
constexpr Reading reading_of(KingOnOnePlace) { return Reading::king_on_one_place; }
constexpr Reading reading_of(KingLendsWhen) { return Reading::king_lends_when; }
constexpr Reading reading_of(AttackSum) { return Reading::attack_sum; }
constexpr Reading reading_of(AmbushNeeds) { return Reading::ambush_needs; }
constexpr Reading reading_of(AmbushPoints) { return Reading::ambush_points; }
constexpr Reading reading_of(AmbushSpoiledBy) { return Reading::ambush_spoiled_by; }
constexpr Reading reading_of(StackLinksToo) { return Reading::stack_links_too; }
constexpr Reading reading_of(CaptureReplacement) { return Reading::capture_replacement; }
constexpr Reading reading_of(CaptureNoPawnLeft) { return Reading::capture_no_pawn_left; }
constexpr Reading reading_of(CaptureCapturedPawn) { return Reading::capture_captured_pawn; }
constexpr Reading reading_of(TurnMayPass) { return Reading::turn_may_pass; }
constexpr Reading reading_of(EndPlacedWhen) { return Reading::end_placed_when; }
constexpr Reading reading_of(EndGoesTo) { return Reading::end_goes_to; }

std::span<const ReadingInfo> readings();

}  // namespace nomos::nerva

// Nymbat's clauses: what the text states, one line each. The clauses speak of steps, which turn.hpp lists.
//
// Words used in them:
//   mover       the side to move; its enemy is the other side
//   piece of a side on a hex   some digit of the side is set there; its number is what the digits say
//   vacant      no piece of either side
//   touch       two different hexes with a common edge; a hex touches a set if it touches a hex of it,
//               and "beside" and "adjacent" mean the same
//   stage, brought, waiting, members, speed, front, removed, hole, budget   the fields of Position; so are
//               reserve, delays and begun, of the side that is named, by default the mover
//   distance    of a hex: rows between it and the enemy's home row, 0 on that row (distance_to_goal), which
//               is also the fewest hexes to go there. Of a set: that of its closest hex, whatever stands there
//   first turn  the mover has not begun (Position::begun)
//   area        what a group or a rest declares (Move::area); it hangs together by its form (area.hpp)
//   the turn ends   by an end, by a pass, by a lose. At an end or a pass, in this order: what was brought in
//               is subtracted; retreat and delay are judged; delays are counted; a penalty that is due is
//               paid; then, unless the stage is owing, the stage is start and the other side is to move. At a
//               lose only the last. The turn's own fields (brought to budget) are cleared and begun is
//               set at the end or pass, also where the stage becomes owing.
//   under       a reading is named without the prefix "nymbat."; its options follow it
// Numbers are those on the board before the step, if nothing else is said. All holds for numbers 1 to 7
// and wherever pieces stand, also where play never leads: two sides' pieces on one hex are two pieces.
#pragma once

#include <array>

#include "model/core/clause.hpp"

namespace nomos::nymbat {

enum class Clause {
    board_home_rows,
    setup_reserve,
    turn_alternate,
    turn_first_brings,
    turn_one_option,
    bring_hex,
    bring_number,
    bring_first_limit,
    bring_reserve_limit,
    bring_places,
    bring_subtract,
    group_own,
    group_whole,
    group_as_chosen,
    move_of_group,
    move_distance,
    move_path,
    move_end,
    move_goes,
    removal_enemy,
    removal_mover,
    breakthrough_asked,
    breakthrough_rest,
    breakthrough_split,
    breakthrough_take,
    breakthrough_limit,
    breakthrough_takes,
    breakthrough_no_chain,
    group_ends,
    pass_chosen,
    pass_forced,
    retreat_turn,
    delay_turn,
    delay_count,
    penalty_due,
    penalty_reserve,
    penalty_piece,
    win_home_row,
    win_empty_board,
    win_between_turns,
    win_ends_play,
    moved_last,
    frame_rest_stays,
    count_
};

inline constexpr std::array<ClauseInfo, static_cast<std::size_t>(Clause::count_)> kClauses{{
    {"nymbat.board.home-rows",
     "Red's home row is the lowest row of the board, Blue's the highest; a side's set-up area is its home row and "
     "the two rows next to it (27 hexes)."},
    {"nymbat.setup.reserve",
     "At first the board is bare, and each side has a reserve of 60; whoever is agreed on has the first "
     "turn."},
    {"nymbat.turn.alternate", "When a turn is over the other side is to move."},
    {"nymbat.turn.first-brings",
     "On a side's first turn it may not choose a group, and passes only as nymbat.pass.forced says. Its first turn "
     "is the first that ends, whatever was done in it."},
    {"nymbat.turn.one-option",
     "The stage decides what kinds of steps there are, and a turn goes on as it was begun: start: bring, group, "
     "pass; bringing: bring, end; chosen: go, and end under group.stand-still=allowed; moving: go, end; judging: "
     "rest; breaking: take, done; owing: lose. After a bring the stage is bringing, after a group chosen, after a "
     "done moving."},
    {"nymbat.bring.hex", "A piece is brought in on a vacant hex of the mover's set-up area."},
    {"nymbat.bring.number", "A piece that is brought in has a number from 1 to 6, which its player chooses."},
    {"nymbat.bring.first-limit", "On a side's first turn the total brought in, this piece included, is at most 30."},
    {"nymbat.bring.reserve-limit",
     "After a side's first turn the total brought in, this piece included, is at most its reserve."},
    {"nymbat.bring.places",
     "A bring puts a piece of the mover with that number on the hex and adds the number to the total brought in; "
     "the reserve stays until the turn ends."},
    {"nymbat.bring.subtract", "When a turn of bringing in ends, the mover's reserve falls by the total brought in."},
    {"nymbat.group.own", "All hexes of a chosen group have pieces of the mover."},
    {"nymbat.group.whole",
     "No piece of the mover that touches a chosen group is outside it; with nymbat.group.own, and since the area "
     "of a step always hangs together, a chosen group is one contiguous group, a lone piece being one too."},
    {"nymbat.group.as-chosen",
     "Choosing a group sets waiting and members to its hexes, speed to the lowest number in it, front to the least "
     "distance of its pieces; nothing removed yet. Steps of the turn change speed and front no more."},
    {"nymbat.move.of-group",
     "A piece that goes has waited until now: its hex is in waiting and has a piece of the mover. It waits no "
     "more, so it moves once a turn."},
    {"nymbat.move.distance",
     "A piece goes to another hex along a path of at most speed hexes, each touching the one before, in any "
     "directions."},
    {"nymbat.move.path",
     "Between its two ends the path holds no enemy piece; pieces of the mover and vacant hexes do not block."},
    {"nymbat.move.end", "A piece ends on a hex without a piece of the mover."},
    {"nymbat.move.goes",
     "The piece that goes leaves its hex and stands on the other with its number, unless nymbat.removal.mover takes "
     "it off. Waiting and members lose the hex it left; members gain the hex where it then stands."},
    {"nymbat.removal.enemy",
     "An enemy piece on the hex where a piece ends is removed, whatever the numbers, and removed is set."},
    {"nymbat.removal.mover",
     "The piece that ended on an enemy piece is removed as well, exactly when its "
     "number is at most that piece's number plus support: the sum of the numbers of the enemy pieces touching that "
     "hex, as they stand before anything more is taken."},
    {"nymbat.breakthrough.asked",
     "After a removal the stage is judging exactly when two or more enemy pieces touch the hex of the removed "
     "piece (and, under breakthrough.lost-mover=survivors, the piece that ended there was not removed); then hole "
     "is that hex and budget the number of the piece that ended there. After any other go the stage is moving."},
    {"nymbat.breakthrough.rest",
     "A rest names pieces of the enemy only, the first one (in the order of the board) that touches the hole among "
     "them, and leaves out no enemy piece that touches one of them."},
    {"nymbat.breakthrough.split",
     "The removal split a group exactly when some enemy piece that touches the hole is not in the rest: then the "
     "stage is breaking and hole and budget stay; else it is moving, and both are cleared."},
    {"nymbat.breakthrough.take", "In a breakthrough what is taken is an enemy piece that touches the hole."},
    {"nymbat.breakthrough.limit", "The number of a piece that is taken is at most the budget."},
    {"nymbat.breakthrough.takes", "A take removes that piece, lowers the budget by its number and sets removed."},
    {"nymbat.breakthrough.no-chain",
     "A take leaves stage and hole as they are, so that nothing is judged after it; a done clears hole and budget."},
    {"nymbat.group.ends",
     "When the turn of a group ends, retreat and delay are judged by members where they stand then; all of the "
     "turn's own fields are cleared, as they are at the end of every turn."},
    {"nymbat.pass.chosen", "After its first turn a side may pass at the start of any turn."},
    {"nymbat.pass.forced",
     "A side whose pieces are all gone and that can bring none in may pass, on its first turn, too; it can bring "
     "one in when its set-up area has a vacant hex and, after its first turn, its reserve is 1 or more."},
    {"nymbat.retreat.turn",
     "The turn of a group is a retreat when members is not empty, its least distance is more than front, and no "
     "enemy piece was removed in it. No other turn is one."},
    {"nymbat.delay.turn",
     "A turn is a delay when it brought nothing in, removed no enemy piece, is no retreat, and no group came "
     "closer: it is a pass (no delay under delay.forced-pass=free if nymbat.pass.forced allows it), or members is "
     "empty or its least distance is at least front."},
    {"nymbat.delay.count",
     "A delay adds 1 to the mover's delays; if there are then 7 or more (3 or more under delay.turns=three and "
     "three-running) a penalty is due and delays are 0 again. Another turn leaves delays as they are (sets them to "
     "0 under delay.turns=three-running)."},
    {"nymbat.penalty.due", "A retreat makes a penalty due, each time; no turn makes more than one due."},
    {"nymbat.penalty.reserve", "A penalty that is due lowers the mover's reserve by 1 if that is above 0."},
    {"nymbat.penalty.piece",
     "If the reserve is not above 0 and the mover has a piece on the board, a penalty that is due makes the stage "
     "owing and the side to move stays; if it has none nothing happens. The piece lost is any one of the mover's; "
     "losing it ends the turn and has no other effect."},
    {"nymbat.win.home-row",
     "At the start of its turn a side has won if it has a piece on the enemy's home row and no enemy piece is "
     "there: on that row (under win.there=hex: on the hex of at least one such piece)."},
    {"nymbat.win.empty-board",
     "At the start of a turn, with the board bare and both reserves 0, the side has won that had the turn "
     "before (under win.last-mover=piece: that last brought in or moved a piece)."},
    {"nymbat.win.between-turns", "In any stage but start the game is in play."},
    {"nymbat.win.ends-play", "Once the game is won there is no step."},
    {"nymbat.moved.last", "A bring and a go make the mover the side that moved last; no other step changes it."},
    {"nymbat.frame.rest-stays", "Whatever no other clause changes stays as it is (unstated)."},
}};

}  // namespace nomos::nymbat

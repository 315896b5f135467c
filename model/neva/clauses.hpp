// Neva's clauses: what the text states, one line each. Words used in them:
//   mover      the player whose turn it is
//   other      a piece of any player but the mover; allies and retired players included
//   marked     a piece that the capture under way has taken and that still stands (Position::captured)
//   free       a cell without any piece, marked ones included
//   step       one Move: a quiet step, one jump of a capture, or the pass "-"
//   turn       the steps from the moment a player has the move until it passes on
//   jumper     the piece with which a capture is under way (Position::jumper); none between turns
//   out        retired, or without pieces; living: not out. Marked pieces still count as pieces
//   over       decided: the outcome is not "in play"
//   can jump   has a jump that the move.* and capture.* clauses allow, capture.landing left aside
// When a turn ends, in this order: marked pieces leave (capture.leave), a man is crowned where it
// stands (crown.*), a player who passed retires (blocked.fate), the turn goes to the first player who
// is living by then (turn.clockwise), and under crown.jump=next-turn his men on his corner are crowned.
// Every clause but setup.* and capture.majority speaks of one step and is proved step by step;
// capture.majority speaks of whole turns (model/neva/turn.hpp says how it is composed).
#pragma once

#include <array>

#include "model/core/clause.hpp"

namespace nomos::neva {

enum class Clause {
    setup_men,
    setup_lot,
    turn_own_piece,
    turn_living,
    turn_clockwise,
    move_line,
    move_to_free,
    man_quiet,
    king_quiet,
    capture_compulsory,
    capture_others,
    capture_allies,
    capture_not_twice,
    capture_man,
    capture_king,
    capture_landing,
    capture_jumper_goes_on,
    capture_complete,
    capture_leave,
    capture_majority,
    crown_corner,
    crown_not_by_jump,
    crown_ends_turn,
    blocked_pass,
    blocked_fate,
    win_last,
    win_pairs,
    win_between_turns,
    win_ends_play,
    notation_marks,
    frame_rest_stays,
    count_
};

inline constexpr std::array<ClauseInfo, static_cast<std::size_t>(Clause::count_)> kClauses{{
    {"neva.setup.men",
     "Each player starts with six men on the cells within two steps of his corner: Black 11, White 16, Red 66, "
     "Green 61."},
    {"neva.setup.lot", "A lot decides which player has the first turn."},
    {"neva.turn.own-piece",
     "A quiet step or a jump is made with a man or king of the mover, the one that stands on the cell of "
     "departure."},
    {"neva.turn.living", "Only a living mover makes a step or passes: nobody who is out ever does."},
    {"neva.turn.clockwise",
     "A quiet step, a pass and a jump that completes a capture end the turn: it goes to the first living player "
     "after the mover in the order White, Red, Green, Black, White, the mover himself coming last; if nobody lives "
     "it stays."},
    {"neva.move.line",
     "A quiet step or a jump goes from one cell to another along one row or one column of the cell codes."},
    {"neva.move.to-free", "A quiet step or a jump ends on a free cell."},
    {"neva.man.quiet",
     "A man's quiet step goes to a neighbouring cell in one of the two directions that lead to its player's goal "
     "corner (in any of the four under man.backward=any-direction)."},
    {"neva.king.quiet",
     "A king's quiet step goes any number of cells in any of the four directions, all cells in between free "
     "(exactly one cell under king.reach=one-step)."},
    {"neva.capture.compulsory", "A quiet step is barred while any piece of the mover can jump."},
    {"neva.capture.others",
     "What is jumped over is a piece of another player; one turn may take pieces of several players, and no step "
     "takes a piece of the mover."},
    {"neva.capture.allies", "In pairs an ally's pieces are taken, and must be taken, like any other player's."},
    {"neva.capture.not-twice", "A marked piece is not jumped over again in the same capture."},
    {"neva.capture.man",
     "A man jumps over a piece on a neighbouring cell to the cell straight behind it, in any of the four "
     "directions."},
    {"neva.capture.king",
     "A king jumps along a row or column over exactly one piece, with any number of free cells before it and "
     "behind it up to where it lands (none before and none behind under king.reach=one-step; none behind under "
     "king.landing=next-cell)."},
    {"neva.capture.landing",
     "Under king.landing=must-continue a king that may land on several cells behind the piece it jumps lands on "
     "one from which it can jump again, if there is such a cell among them; the board is judged as that jump would "
     "leave it."},
    {"neva.capture.jumper-goes-on",
     "While a capture is under way the only step is a jump by the jumper; between turns any piece of the mover may "
     "jump."},
    {"neva.capture.complete",
     "After a jump, if the piece that jumped can jump again from where it landed (a man as a man, whatever corner "
     "it stands on), it is the jumper and its player keeps the move; else the capture is complete and there is no "
     "jumper."},
    {"neva.capture.leave",
     "A piece that is jumped over is marked (under captured.leave=at-once it leaves the board with the jump and is "
     "not marked); when the turn ends all marked pieces leave the board and no mark is left; no other piece "
     "leaves by a jump."},
    {"neva.capture.majority",
     "A king that captures must take the greatest possible number of pieces in its turn (majority.whom says "
     "compared with what); men choose freely."},
    {"neva.crown.corner",
     "A man whose quiet step ends on its player's goal corner (White 61, Red 11, Green 16, Black 66) becomes a "
     "king there."},
    {"neva.crown.not-by-jump",
     "A jump does not make a king: a man that lands on its goal corner goes on as a man (but under "
     "crown.jump=at-end it becomes a king if its capture is complete there, and under crown.jump=next-turn the men "
     "on their player's goal corner become kings whenever a turn passes to him)."},
    {"neva.crown.ends-turn", "The step in which the mover's man becomes a king ends the turn."},
    {"neva.blocked.pass",
     "The pass is allowed exactly when no capture is under way and no piece of the mover has a quiet step or a "
     "jump; it moves no piece and takes none."},
    {"neva.blocked.fate",
     "A player who passes stays in the game (under blocked.player=out-stay he retires and his pieces stay, under "
     "out-leave he retires and they leave the board)."},
    {"neva.win.last",
     "When each plays for himself and one player only is living, he has won; if nobody lives, nobody has."},
    {"neva.win.pairs",
     "In pairs a pair has won when a player of it lives and both of the other pair are out (under "
     "pairs.victory=last-standing when one player only is living, and he is of that pair); if nobody lives, nobody "
     "has."},
    {"neva.win.between-turns", "While a capture is under way the game is in play, whoever is out."},
    {"neva.win.ends-play", "Once the game is over there is no step and no pass."},
    {"neva.notation.marks",
     "A step is written with ':' exactly when it is a jump, and with K exactly when the piece that makes it is a "
     "king as it departs."},
    {"neva.frame.rest-stays",
     "Whatever no other clause changes stays as it is (unstated): pieces, kinds, marks, the jumper, who is "
     "retired, whose turn it is."},
}};

}  // namespace nomos::neva

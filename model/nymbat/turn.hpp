// How a turn of Nymbat is cut into steps, and how much of it a formula proves.
//
// A turn brings in pieces, moves a group or passes; each is a chain of steps of one player, and a
// Move is one step. Between steps the position knows how far the turn is (Stage):
//
//   stage     what may be done                                   and what it leads to
//   start     bring a piece in: "c2=3"                           bringing
//             choose a group: "group c2+d3"                      chosen
//             pass: "pass"                                       the end of the turn
//   bringing  bring another in; "end"                            bringing; the end of the turn
//   chosen    move a piece of the group: "c2-d4"                 moving, or judging
//             "end" (only under group.stand-still=allowed)       the end of the turn
//   moving    move another piece of it; "end"                    moving, or judging; the end of the turn
//   judging   say what is left of a split group: "rest e5+e6"    breaking if it is split, else moving
//   breaking  take a piece in the breakthrough: "x e5"; "done"   breaking; moving
//   owing     take a piece of one's own off: "lose c2"           start, the other side's; under
//                                                                penalty.when=next-turn its own
//
// The end of the turn settles retreat, delay and their penalty; it leads to start with the other side
// to move, or to owing, of the side that pays, when the penalty must be paid with a piece. Nothing is
// undone: a bring or a move once made stays. All of a turn's lines of steps are counted by perft, so
// two orders of the same pieces are two lines; a turn as players see it may have many.
//
// --- what makes a step provable ------------------------------------------------------------------
// Everything in a step looks at a hex and its neighbours, or at most seven hexes far (the number
// of a piece, and so the speed, is at most 6 in play and 7 on paper), with two exceptions: the group
// of a piece, and whether what is left of a group still hangs together. Both need a connected set,
// and a connected set is never computed in a step: it is DECLARED in the step that needs it (Kind::group,
// Kind::rest; Move::area), with a certificate that it is connected (area.hpp).
//
//   group G   G is connected (by its form); all its hexes have pieces of the mover; no piece of the
//             mover beside G is left out. These three make G a whole group; exactly one such step
//             exists for each group. Under group.part=part lower numbers may be left out, and more steps exist.
//   rest R    asked when the removed piece stood on hex h and two or more enemy pieces touch h; under
//             breakthrough.lost-mover=survivors only if the piece that ended there stands. R is
//             connected (by its form); all its hexes have enemy pieces; none beside R is left out; it
//             holds the first enemy piece that touches h. So R is one of the groups that remain, and
//             exactly one such step exists. The enemy's group was split exactly when some
//             enemy piece that touches h is not in R: each of the groups that remain of it touches h,
//             since the group hung together with h and hangs together without it only in parts.
//             With fewer than two enemy pieces around h nothing is asked: one part at most is left.
//
// What is proved, what is composed, who else is asked:
//   proved    each step: legal, apply and outcome agree in both encodings for every well-formed
//             position of the full board, every step and all readings. In that proof an area is any set at
//             all, connected or not (enough() in ruleset.hpp leaves the certificate out, and so proves more).
//   by steps  that a certificate makes its set connected (area.hpp; tests/model/nymbat/hexagon_test.cpp),
//             and so that a legal group, and a legal rest, is a whole component.
//   composed  the chain of steps. A law of every step holds of every turn and every game.
//   native    the generator finds groups and rests by a flood of its own; sampling compares its list
//             with the constraints on every candidate. A third opinion on random boards is a graph
//             library: components for groups, articulation points for splits.
//
// Why not otherwise: a flood unrolled in the formula needs a layer for each hex of the longest snake, and Z3
// then finds no example of a connected set any more; an oracle outside the records would give
// counterexamples that do not replay; growing the group hex by hex, as steps of the game, would be
// local too but fill every line of play with forced steps. What the certificate costs: Z3 may search long
// for an example that needs a LARGE area. So proofs go by case (RulesetType::kCases) and look at small
// areas first; whoever asks for an example of a group or a rest should bound the area's depth to one digit.
#pragma once

namespace nomos::nymbat {

enum class Stage { start, bringing, chosen, moving, judging, breaking, owing };

}  // namespace nomos::nymbat

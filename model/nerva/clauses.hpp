// Nerva's clauses: what the text states, one line each.
//
// Words used in them:
//   place       one square of one level, c4_2; 192 in all. tile: the three places of one square.
//   mover       the side to move; its enemy is the other side. m, n: a level, and the size for it.
//   supply      pawns of a size not yet on the board; lost: pawns of a size out of the game.
//   hidden      a king neither revealed nor captured. It stands: revealed and not captured.
//   piece       a pawn, or a king that stands. A hidden king is no piece.
//   around      the up to eight places next to a place on its own level; beside: the up to four in
//               its row and column; diagonal: the up to four others. Nothing is ever off the board.
//   target      what stands on the place attacked: the enemy king if it stands there, or else the
//               enemy pawn.
//   full stack  three pawns of one side on the three places of a tile. Kings neither help nor harm.
// A reading is named without the prefix "nerva."; its options follow it.
#pragma once

#include <array>

#include "model/core/clause.hpp"

namespace nomos::nerva {

enum class Clause {
    turn_alternate,
    turn_pass,
    place_supply,
    place_support,
    place_king_in_the_way,
    place_puts_pawn,
    stack_limit,
    stack_points,
    king_chosen_place,
    king_reveal,
    king_same_place,
    king_reveal_pawn,
    king_no_points,
    king_lends,
    link_attack,
    link_defence,
    attack_own_pawn,
    attack_adjacent,
    attack_target,
    attack_total,
    attack_success,
    attack_failure,
    defence_total,
    ambush_bonus,
    ambush_counter,
    capture_needs_pawn,
    capture_pawn,
    capture_replaced,
    capture_king,
    win_king,
    end_all_placed,
    end_winner,
    end_stops,
    frame_rest_stays,
    count_
};

inline constexpr std::array<ClauseInfo, static_cast<std::size_t>(Clause::count_)> kClauses{{
    {"nerva.turn.alternate",
     "White moves first; every placing, every attack whether it succeeds or not, and every pass hands the turn to the "
     "other side."},
    {"nerva.turn.pass",
     "A pass is legal only as turn.may-pass says (never; when-stuck: the mover has no legal placing and no legal "
     "attack; free: always); it changes the turn and nothing else."},
    {"nerva.place.supply",
     "A pawn may be placed on a place of level n only while the mover's supply of size n is above 0, also where the "
     "pawn will only reveal a king."},
    {"nerva.place.support",
     "place.rests-on limits where a pawn may be placed (any: no limit; on-top: on level 1, or where a piece of either "
     "side is on the place one level below; not-under: where no piece of either side is on any higher place of the "
     "tile); it does not limit replacing pawns."},
    {"nerva.place.king-in-the-way",
     "A pawn may not be placed where a king of either side stands, except under king.pawn-on-him=shares; a hidden "
     "king, one's own too, is never in the way."},
    {"nerva.place.puts-pawn",
     "A placing on level n puts a pawn of the mover on the place and lowers the mover's supply of size n by 1, except "
     "as nerva.king.reveal-pawn says."},
    {"nerva.stack.limit",
     "At most three pawns on a tile, one a level: a pawn may be placed only on a place where no pawn of either side "
     "is."},
    {"nerva.stack.points",
     "While a pawn is in a full stack its own points are 3 for attack and 3 for defence instead of 1; under "
     "stack.links-too=fixed no link points are added to them, under stack.links-too=base they are. It still lends 1 "
     "like any pawn."},
    {"nerva.king.chosen-place",
     "Each side chooses one of the 192 places for its king before the game and keeps it secret; no move changes the "
     "place of either king, be it hidden, standing or captured."},
    {"nerva.king.reveal",
     "A legal placing on a hidden king's place reveals that king as king.revealed-by says (either: whoever places; "
     "enemy: only if the mover is not its owner; owner: only if he is); nothing else reveals a king, no attack and no "
     "replacing pawn, and no revealed king is hidden again."},
    {"nerva.king.same-place",
     "When a placing reveals a king while the other king is hidden on that same place, king.on-one-place=both reveals "
     "the other too; under king.on-one-place=by-itself each king is judged by nerva.king.reveal alone."},
    {"nerva.king.reveal-pawn",
     "A placing that reveals at least one king deals with its pawn by king.pawn-on-him (kept: no pawn is put, no "
     "supply changes; lost: no pawn is put, the mover's supply of that size falls by 1 and his lost pawns of that size "
     "rise by 1; shares: the pawn is put as usual, beside the king)."},
    {"nerva.king.no-points",
     "A king has 0 defence points of its own where a pawn has 1; as a target it receives link points like a pawn. A "
     "king never attacks and adds no points of its own to any attack."},
    {"nerva.king.lends",
     "A side's lending places are those with a pawn of it and, by king.lends-when (nothing: no more; standing: also "
     "its king's place while the king stands; also-hidden: that, and its place while it is hidden); a place lends 1 "
     "point to each link however many pieces of the side are on it."},
    {"nerva.link.attack",
     "Friends on one level linked along a diagonal share attack: a pawn's attack links are the number of its diagonal "
     "places that are lending places of its side."},
    {"nerva.link.defence",
     "Friends on one level linked along a row or column share defence: a target's defence links are the number of "
     "places beside it that are lending places of its side."},
    {"nerva.attack.own-pawn",
     "An attack is declared with one named pawn of the mover; any of his pawns around the target may be named, and "
     "naming it changes nothing but under attack.sum=named-only and capture.replacement=attacker-moves."},
    {"nerva.attack.adjacent", "The place attacked is around the named pawn, on the same level."},
    {"nerva.attack.target",
     "The place attacked holds an enemy pawn or an enemy king that stands; a hidden king is no target. Where both are, "
     "the king is the target."},
    {"nerva.attack.total",
     "Attack points by attack.sum (each-linked: over all pawns of the mover around the target, the sum of own points "
     "and attack links; each-one: the sum of own points alone; named-only: own points and attack links of the named "
     "pawn); own points are 1, or as nerva.stack.points; the ambush comes last."},
    {"nerva.attack.success",
     "A declared attack succeeds exactly when its attack points exceed the target's defence points, both "
     "taken on the board before the attack."},
    {"nerva.attack.failure", "An attack that does not succeed is legal and changes the turn and nothing else."},
    {"nerva.defence.total",
     "A target's defence points are its own points (pawn 1, or as nerva.stack.points; king as nerva.king.no-points) "
     "plus its defence links."},
    {"nerva.ambush.bonus",
     "A target is in ambush when pawns of the mover are on its diagonal places as ambush.needs says (opposite-ends: on "
     "both ends of one of its two diagonals; each-diagonal: on one end at least of each; all-four: on all four); the "
     "attack points are then changed once by ambush.points (plus-one: 1 more; three: 3 instead of the sum)."},
    {"nerva.ambush.counter",
     "A piece higher up on the target's tile undoes the ambush, as ambush.spoiled-by says (own-next: a piece of "
     "the target's side one level up; any-next: of either side one level up; own-higher: of the target's side on any "
     "higher level; any-higher: of either side on any higher level); on level 3 nothing can."},
    {"nerva.capture.needs-pawn",
     "Under capture.replacement=supply with capture.no-pawn-left=barred, an attack whose target is a pawn on level n "
     "is legal only while the mover's supply of size n is above 0, whether it would succeed or not; an attack on a "
     "king needs none."},
    {"nerva.capture.pawn",
     "A successful attack on a pawn of level n takes it off its place; by capture.captured-pawn its owner's lost pawns "
     "of size n rise by 1 (out) or his supply of size n does (returns)."},
    {"nerva.capture.replaced",
     "A pawn of the mover then stands on the place of the captured pawn, by capture.replacement (supply: a new one, "
     "and the mover's supply of size n falls by 1, or if it is 0, which only capture.no-pawn-left=left-empty allows, "
     "nothing is put and the supply stays; attacker-moves: the named pawn, which leaves its own place, and the supply "
     "stays)."},
    {"nerva.capture.king",
     "A successful attack on a king marks it captured; no pawn is put, moved or removed, not even one on its place, "
     "and no supply changes."},
    {"nerva.win.king",
     "A side wins as soon as the enemy king is captured and its own is not; with both captured nobody wins (a draw)."},
    {"nerva.end.all-placed",
     "With no king captured, the game is over when all pawns are placed, by end.placed-when (both-supplies: all six "
     "supplies are 0; one-supply: the three supplies of one side at least are 0; board-full: a piece is on every "
     "place)."},
    {"nerva.end.winner",
     "A game over because all pawns are placed goes by end.goes-to (draw: nobody wins; more-pawns: the side with more "
     "pawns on the board wins, with as many it is a draw)."},
    {"nerva.end.stops", "In a finished game no move is legal, no pass either."},
    {"nerva.frame.rest-stays", "Whatever no other clause changes stays as it is (unstated)."},
}};

}  // namespace nomos::nerva

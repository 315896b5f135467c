// Nika's clauses: what the text states, one line each.
#pragma once

#include <array>

#include "model/core/clause.hpp"

namespace nomos::nika {

enum class Clause {
    turn_clockwise,
    turn_two_actions,
    team_alliances,
    action_pass,
    rotate_single,
    rotate_phalanx,
    move_single,
    move_free_rotation,
    move_occupied,
    move_on_board,
    area_enemy_victory_barred,
    area_normal,
    rally_place,
    rout_not_facing,
    rout_never_friend,
    rout_routed_area,
    phalanx_formation,
    phalanx_forward,
    phalanx_subset,
    push_outweighs,
    push_front_faces,
    push_never_friend,
    push_one_space,
    weight_pushing,
    weight_pushed,
    weight_any_facing,
    pushed_into_enemy,
    pushed_into_enemy_victory,
    pushed_off_board,
    phalanx_rout_not_push,
    win_victory_area,
    win_ally,
    draw_all_pass,
    draw_repetition,
    draw_agreed,
    frame_rest_stays,
    count_
};

inline constexpr std::array<ClauseInfo, static_cast<std::size_t>(Clause::count_)> kClauses{{
    {"nika.turn.clockwise", "Cities take turns clockwise, Athens first: Athens, Sparta, Messene, Thebes."},
    {"nika.turn.two-actions", "A city takes two actions in its turn."},
    {"nika.team.alliances", "Athens and Messene are one team, Sparta and Thebes the other, in every game."},
    {"nika.action.pass", "An action may be to do nothing."},
    {"nika.rotate.single", "A single piece is turned to any direction and stays in its place."},
    {"nika.rotate.phalanx", "A phalanx is turned as a unit: every piece of it stays in place and takes the new direction."},
    {"nika.move.single", "A single piece moves one space forward, left, right or back; never diagonally."},
    {"nika.move.free-rotation", "A single piece that moves first turns to face the way it goes, and ends facing so."},
    {"nika.move.occupied", "A piece may not enter an occupied space except by pushing or routing an enemy."},
    {"nika.move.on-board", "A piece may not move off the board, the central area included."},
    {"nika.area.enemy-victory-barred", "A piece may not move into the victory area of an enemy city."},
    {"nika.area.normal", "A city's rally area and its ally's victory area are normal spaces for its pieces."},
    {"nika.rally.place", "To rally, one routed piece of the city is put on an empty space of its rally area, facing any direction."},
    {"nika.rout.not-facing", "A piece that moves into the space of an enemy not facing it routs that enemy."},
    {"nika.rout.never-friend", "Own and allied pieces are never routed by a move."},
    {"nika.rout.routed-area", "A routed piece leaves the board for its city's routed pieces area."},
    {"nika.phalanx.formation", "A phalanx is two to six connected (orthogonally adjacent) pieces of one city facing the same way."},
    {"nika.phalanx.forward", "A phalanx moves one space, only the way it faces; it gets no free rotation."},
    {"nika.phalanx.subset", "Part of a phalanx that is itself a phalanx, or a single piece of it, may act alone."},
    {"nika.push.outweighs", "A line of a moving phalanx pushes only if its weight is greater than that of the pieces pushed."},
    {"nika.push.front-faces", "A line pushes only if the adjacent enemy piece in it faces the phalanx."},
    {"nika.push.never-friend", "Own and allied pieces are never pushed."},
    {"nika.push.one-space", "Pushed pieces go back one space, in the direction of the march."},
    {"nika.weight.pushing", "A line pushes with as much weight as it has moving pieces."},
    {"nika.weight.pushed", "The weight against it: pieces of the front enemy's team in an unbroken row from him on."},
    {"nika.weight.any-facing", "Pushed pieces not adjacent to the phalanx add weight whatever way they face."},
    {"nika.pushed.into-enemy", "A piece pushed into an enemy piece (of its own enemies) is routed, whatever that piece's facing."},
    {"nika.pushed.into-enemy-victory", "A piece pushed into a victory area of its enemies is routed."},
    {"nika.pushed.off-board", "A piece pushed off the board, the central area included, is routed."},
    {"nika.phalanx.rout-not-push", "An enemy who does not face the phalanx that enters his space is routed, never pushed, whatever the weights."},
    {"nika.win.victory-area", "A city wins at once by moving one of its pieces into its own victory area."},
    {"nika.win.ally", "If a city wins, its ally wins with it."},
    {"nika.draw.all-pass", "The game is drawn when all four cities in a row pass both actions."},
    {"nika.draw.repetition", "The game is drawn once one state of it has been repeated three times."},
    {"nika.draw.agreed", "The game is drawn when all players agree that it cannot progress."},
    {"nika.frame.rest-stays", "Whatever no other clause changes stays as it is (unstated); so a pushed piece keeps its facing."},
}};

}  // namespace nomos::nika

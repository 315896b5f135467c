// Nefatavl's clauses: what the text states, one line each.
#pragma once

#include <array>

#include "model/core/clause.hpp"

namespace nomos::nefatavl {

enum class Clause {
    turn_alternate,
    move_own_stone,
    move_rook,
    move_no_jump,
    brown_barred,
    brown_pass_centre,
    brown_king_allowed,
    capture_custodial,
    capture_brown_hitter,
    capture_centre_with_king,
    capture_not_moving_in,
    capture_not_edge,
    king_custodial,
    king_centre_four,
    king_beside_centre_three,
    win_king_captured,
    win_corner,
    win_no_moves,
    frame_rest_stays,
    count_
};

inline constexpr std::array<ClauseInfo, static_cast<std::size_t>(Clause::count_)> kClauses{{
    {"nefatavl.turn.alternate", "White (the attackers) starts; then the sides move one stone in turn."},
    {"nefatavl.move.own-stone", "A player moves one stone of his own; the king belongs to the defenders."},
    {"nefatavl.move.rook", "A stone goes any number of squares along one row or column."},
    {"nefatavl.move.no-jump", "All squares passed and the square reached are free of stones."},
    {"nefatavl.brown.barred", "Ordinary stones may not stand on the five brown squares."},
    {"nefatavl.brown.pass-centre", "Ordinary stones may pass the centre square when it is free."},
    {"nefatavl.brown.king-allowed", "The king may stand on brown squares."},
    {"nefatavl.capture.custodial", "A stone is taken when enemies stand on opposite sides of it in its row or column."},
    {"nefatavl.capture.brown-hitter", "A brown square can stand in for one of the two hitting stones."},
    {"nefatavl.capture.centre-with-king",
     "Attackers get no help from the centre against a defender while the king stands there."},
    {"nefatavl.capture.not-moving-in", "A stone that moves in between two enemies is not taken by that move."},
    {"nefatavl.capture.not-edge", "The edge of the board does not help to take a stone."},
    {"nefatavl.king.custodial", "In the open the king is taken in the same manner as other stones."},
    {"nefatavl.king.centre-four",
     "On the centre the king is taken only when attackers hold all four neighbouring squares."},
    {"nefatavl.king.beside-centre-three",
     "Beside the centre the king is taken only when attackers hold the other three squares around him."},
    {"nefatavl.win.king-captured", "The attackers win by taking the king."},
    {"nefatavl.win.corner", "The defenders win when the king reaches a corner square."},
    {"nefatavl.win.no-moves", "A side without a legal move loses."},
    {"nefatavl.frame.rest-stays", "Whatever no other clause changes stays as it is (unstated)."},
}};

}  // namespace nomos::nefatavl

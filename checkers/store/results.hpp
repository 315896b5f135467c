// The members of results of checks, for the store.
#pragma once

#include "checkers/store/codec.hpp"
#include "checkers/verdict.hpp"

namespace nomos::store {

NOMOS_MEMBERS(PictureCell, column, row, tint, text_mark);
NOMOS_MEMBERS(PicturePiece, column, row, colour, glyph, kind, label, fate, crowned, facing, mark, by_colour);
NOMOS_MEMBERS(PictureSign, tint, text_mark, says);
NOMOS_MEMBERS(PictureArrow, from_column, from_row, to_column, to_row);
NOMOS_MEMBERS(PictureSum, column, row, numbers, says);
NOMOS_MEMBERS(Picture, lattice, columns, rows, cells, pieces, arrows, letters, columns_a_board, made, notes, sums,
              signs);
NOMOS_MEMBERS(Scope, board, readings, bound);
NOMOS_MEMBERS(Asked, how, what);
NOMOS_MEMBERS(Witness, position, moves, readings, pictures, note, stands, twin);
NOMOS_MEMBERS(CheckResult, id, ruleset, kind, verdict, method, scope, clauses, question, asked, detail, witnesses,
              adds_nothing, gave_up, by, seconds);

}  // namespace nomos::store

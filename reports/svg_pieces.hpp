// Pieces, marks and arrows of a board drawing, each around a centre given in drawing units.
#pragma once

#include "model/core/picture.hpp"
#include "reports/xml.hpp"

namespace nomos {

struct Point {
    int x = 0, y = 0;
};

// A stone is round, a piece that faces somewhere is a shield with its point to the front. None of
// them is told apart by colour alone: a white stone has a ring, all but plain black and white stones
// carry their letter.
void draw_piece(const Shape& on, const PicturePiece& piece, Point centre, bool small);

// From centre to centre; where a piece stands the arrow keeps off it.
void draw_arrow(const Shape& on, Point from, Point to, bool piece_at_from, bool piece_at_to);

}  // namespace nomos

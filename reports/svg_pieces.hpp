// Pieces, marks and arrows of a board drawing, each around a centre given in drawing units.
#pragma once

#include <span>

#include "model/core/picture.hpp"
#include "reports/shape.hpp"

namespace nomos {

struct Point {
    int x = 0, y = 0;
};

// Pieces that look alike (they may stand anywhere) are drawn together, at these centres. A stone is round, a
// piece that faces somewhere is a shield with its point to the front. None of them is told apart by colour
// alone: a white stone has a ring, all but plain black and white stones carry their letter.
bool look_alike(const PicturePiece& a, const PicturePiece& b);
void draw_pieces_alike(const Shape& on, const PicturePiece& look, std::span<const Point> centres);
// Over all pieces: a cross where they fell, a ring around those in question.
void draw_marks(const Shape& on, const PicturePiece& look, std::span<const Point> centres);

// From centre to centre; where a piece stands the arrow keeps off it.
void draw_arrow(const Shape& on, Point from, Point to, bool piece_at_from, bool piece_at_to);

}  // namespace nomos

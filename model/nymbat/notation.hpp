// Nymbat in one line, for positions and steps (docs/notation.md), and what a drawing of them shows.
#pragma once

#include <string>
#include <string_view>

#include "model/core/picture.hpp"
#include "model/nymbat/well_formed.hpp"

namespace nomos::nymbat {

// parse(print(x)) == x for what is well-formed, and no other text is read as x but for blanks around it.
// Parsing throws ParseError with the column and a hint.
//
// A position: rows from the top (8, 9 .. 15 .. 8 hexes), split by '/': r3 and b6 a red 3 and a blue 6, r3+b6
// both on one hex, a number so many vacant hexes (r34 is a red 3 and 4 vacant); side to move, r or b;
// reserves and delays, Red's first. Then only what there is, in this order:
//   new:rb      who has not had the first turn             owes:r    who pays a penalty before its next turn
//   last:b      Blue brought in or moved the last piece
//   step:r      ... and Red moved the last one on the board; step:b the other way round
// and the turn under way:
//   in:12       bringing, 12 so far
//   go:s2,f9,b0 a group is on its way: speed 2, it was 9 rows from the goal, the breakthrough may take 0
//   go!:...     ... and an enemy piece was removed
//   w:a1+b1     pieces of it that wait       m:a1+c2   all that is left of it
//   chosen      nothing of it has moved      rest:c4   judging a removal on c4      break:c4  breaking through
//   owe         a piece is owed
// The start:
//   8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb
// A smaller hexagon (Scale) has fewer rows; hexes are named as on any.
std::string print(const Position<Native>&, int edge = Hexagon::kEdge);
Position<Native> parse_position(std::string_view text);
Position<Native> parse_position_on(int edge, std::string_view text);

// A step: c2=3 (bring), group c2+d3, c2-d4 (go), rest e5+e6, x e5 (take), done, end, pass, lose c2.
// Hexes of an area are in the order of the board, a1 b1 .. o15; its certificate is not written.
std::string print(const Move<Native>&);
Move<Native> parse_move(std::string_view text);
Move<Native> parse_move_on(int edge, std::string_view text);

Picture picture(const Position<Native>&, const Scale& = {}, std::string_view ended = "");
// The board after the step; what was removed is crossed out, what was put in or moved is ringed, and
// so is an area that was declared.
Picture picture_of_move(const Position<Native>& before, const Move<Native>& move, const Position<Native>& after,
                        const Scale& = {}, std::string_view ended = "");
// What decides the move, added up by the rules under the setting; nothing where no sum does.
std::vector<PictureSum> sums(const Position<Native>& before, const Move<Native>&);

}  // namespace nomos::nymbat

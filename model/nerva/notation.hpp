// Nerva in one line, for positions and moves (docs/notation.md), and what a drawing of them shows.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "model/core/notation.hpp"
#include "model/core/picture.hpp"
#include "model/nerva/position.hpp"

namespace nomos::nerva {

// What a pawn is called, by its level.
inline constexpr std::array<std::string_view, kLevels> kPawnSizes{"large", "medium", "small"};

// parse(print(x)) == x. Parsing throws ParseError with the column and a hint.
//
// A position: the three boards from the lowest up, each its rows from the top split by '/', or '-'
// when no pawn is on it; the side to move; pawns in hand and pawns lost, White's large, medium and
// small before Black's; White's king, then Black's. The set-up:
//   - - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1
// Pawns are w and b, x is one of each on a place. A king is ?K_c4_2 while hidden, K_c4_2 when it
// stands, -K_c4_2 when captured.
//
// Smaller boards have fewer and shorter rows.
std::string print(const Position<Native>&, const Geometry& boards = {});
Position<Native> parse_position(std::string_view text);
Position<Native> parse_position_on(const Geometry& boards, std::string_view text);

// A move: h7_1 (a placing), g6_1 -> f6_1 (an attack), pass. Read as well: the form that the text
// has for a placing that reveals a king, K_f6_1; a number in front, as in 6.c6_3; other blanks
// around the number and the arrow.
std::string print(const Move<Native>&);
Move<Native> parse_move(std::string_view text);

// A place inside a longer text, c4_2.
int parse_place(Cursor& cursor, const Geometry& boards = {});

// The three boards side by side, the lowest at the left. A hidden king is drawn as a ghost.
Picture picture(const Position<Native>&, const Geometry& boards = {}, std::string_view ended = "");
// The boards after the move; who was captured is crossed out, a pawn put in is ringed.
Picture picture_of_move(const Position<Native>& before, const Move<Native>& move, const Position<Native>& after,
                        const Geometry& boards = {}, std::string_view ended = "");
// "f6 on board 2", of the place f6_2.
std::string place_in_words(int place);
// What decides the move, added up by the rules under the setting; nothing where no sum does.
std::vector<PictureSum> sums(const Setting<Native>&, const Position<Native>& before, const Move<Native>&);

}  // namespace nomos::nerva

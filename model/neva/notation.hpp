// Neva in one line (docs/notation.md), and what a drawing of it shows.
//
// Position: rows from the top (cells 16 to 66 first), w r g b for men and W R G B for kings, digits
// for runs of free cells, '/' between rows; a blank and the letter of the player to move. Then, only
// if there is any: " j45" the piece a capture is under way with, " x44+35" what it has taken and
// still stands (in the order of the board, from cell 11 row by row), " o" and the retired players.
//   wwwrrr/ww2rr/w4r/b4g/bb2gg/bbbggg w          the start
//
// A smaller board (Geometry) has as many rows as it is wide, and the cells 11 to 44, say.
//
// Moves are written as in the recorded game: "25-24" a quiet step, "25:45" a jump, "25:45:43" a
// whole capture, K before a king's, "-" for a player who has no move.
#pragma once

#include <string>
#include <string_view>

#include "model/core/picture.hpp"
#include "model/neva/turn.hpp"

namespace nomos::neva {

// parse(print(x)) == x, and no other text is read as x but for blanks around it. Parsing throws
// ParseError with the column and a hint.
std::string print(const Position<Native>&, int size = Board::kWidth);
Position<Native> parse_position(std::string_view text);
Position<Native> parse_position_on(int size, std::string_view text);  // of a square so wide

// One step: two cells, or "-".
std::string print(const Move<Native>&);
Move<Native> parse_move(std::string_view text);

// A whole turn.
std::string print(const Turn&);
Turn parse_turn(std::string_view text);

// "25": column, then row.
std::string cell_name(int cell);

Picture picture(const Setting<Native>&, const Position<Native>&, std::string_view ended = "");
// The board after the step, with an arrow; pieces that left it are on it still, crossed out.
Picture picture_of_move(const Setting<Native>&, const Position<Native>& before, const Move<Native>& move,
                        const Position<Native>& after, std::string_view ended = "");

}  // namespace nomos::neva

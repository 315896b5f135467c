// Tic-tac-toe in one line: "x.o/.x./... o" (rows from the top, then the side to move) for a
// position, "b2" for a move, and what a drawing of them shows.
#pragma once

#include <string>
#include <string_view>

#include "model/core/picture.hpp"
#include "tests/tictactoe/position.hpp"

namespace nomos::tictactoe {

// parse(print(x)) == x. Parsing throws ParseError with the column and a hint.
std::string print(const Position<Native>&);
Position<Native> parse_position(std::string_view text);
std::string print(const Move<Native>&);
Move<Native> parse_move(std::string_view text);

Picture picture(const Position<Native>&);

}  // namespace nomos::tictactoe

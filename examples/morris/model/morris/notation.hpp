// Three men's morris in one line: "b.b/.wb/ww. w" (rows from the top, then the side to move) for a position, "a1" to
// put a piece and "b2-c1" to move one, and what a drawing of them shows.
#pragma once

#include <string>
#include <string_view>

#include "model/core/picture.hpp"
#include "model/morris/position.hpp"

namespace nomos::morris {

// parse(print(x)) == x. Parsing throws ParseError with the column and a hint.
std::string print(const Position<Native>&);
Position<Native> parse_position(std::string_view text);
std::string print(const Move<Native>&);
Move<Native> parse_move(std::string_view text);

Picture picture(const Position<Native>&);
Picture picture(const Position<Native>& after, const Move<Native>&);

}  // namespace nomos::morris

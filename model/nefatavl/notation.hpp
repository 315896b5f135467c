// Nefatavl in one line: "rows/from/the/top w" for a position, "c4-c1" for a move (docs/notation.md),
// and what a drawing of them shows. Defined for the odd sizes 5 to 19.
#pragma once

#include <string>
#include <string_view>

#include "model/core/picture.hpp"
#include "model/nefatavl/position.hpp"

namespace nomos::nefatavl {

// parse(print(x)) == x, and no other text is read as x but for blanks around it. Parsing throws
// ParseError with the column and a hint. A king may be missing: he has been taken.
template <int Size>
std::string print(const Position<Native, Size>&);
template <int Size>
Position<Native, Size> parse_position(std::string_view text);

// The move must be well-formed: one square each.
template <int Size>
std::string print(const Move<Native, Size>&);
template <int Size>
Move<Native, Size> parse_move(std::string_view text);

template <int Size>
Picture picture(const Position<Native, Size>&, std::string_view ended = "");
// The board after the move, with an arrow; stones that it took stay on it, crossed out.
template <int Size>
Picture picture_of_move(const Position<Native, Size>& before, const Move<Native, Size>& move,
                        const Position<Native, Size>& after, std::string_view ended = "");

}  // namespace nomos::nefatavl

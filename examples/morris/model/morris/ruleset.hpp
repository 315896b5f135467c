// Three men's morris as the ruleset concept wants it.
#pragma once

#include "model/core/move_ruleset.hpp"
#include "model/morris/constraints.hpp"
#include "model/morris/rules.hpp"

namespace nomos::morris {

NOMOS_INFO_OF(morris, "Three men's morris", "3x3 board", "in play", "white wins", "black wins")

// "b.b/.wb/ww. w": rows from the top, then whose turn it is.
inline constexpr SquareNotation<Board, Position<Native>, 2> kNotation{
    {{{&Position<Native>::white, 'w', "white piece", Colour::white},
      {&Position<Native>::black, 'b', "black piece", Colour::black}}},
    &Position<Native>::black_to_move,
    {{{'w', "White"}, {'b', "Black"}}}};

struct Parts {
    NOMOS_PARTS_OF(morris)
    static constexpr const auto& notation() { return kNotation; }
    static constexpr bool kPutsToo = true;  // "a1" puts a piece, "b2-c1" moves one
};

struct RulesetType : MoveRuleset<Parts> {};

}  // namespace nomos::morris

// The ruleset: all its parts, and how it is written and drawn.
#pragma once

#include "model/core/board_images.hpp"
#include "model/starter/constraints.hpp"
#include "model/starter/rules.hpp"

namespace nomos::starter {

// Its title and board, and its outcomes in their order; the tables are those of text/.
NOMOS_INFO_OF(starter, "Starter", "5x5 board", "in play", "white wins", "black wins", "red wins", "drawn")

// "...../...../rrr../bbb../www.. w": rows from the top, then whose turn it is.
inline constexpr SquareNotation<Board, Position<Native>, 3, ToMove<Native, Player>> kNotation{
    {{{&Position<Native>::stones, Player::white, 'w', "white stone", Colour::white},
      {&Position<Native>::stones, Player::black, 'b', "black stone", Colour::black},
      {&Position<Native>::stones, Player::red, 'r', "red stone", Colour::red}}},
    &Position<Native>::to_move,
    {{{'w', "White"}, {'b', "Black"}, {'r', "Red"}}}};

struct Parts {
    NOMOS_PARTS_OF(starter)
    static constexpr const auto& notation() { return kNotation; }
};

struct RulesetType : PutRuleset<Parts> {
    using Images = BoardImages<Board>;  // the rules know no left and no right: fuzzing turns and mirrors positions
};

}  // namespace nomos::starter

// The ruleset: all its parts, how it is written and drawn, and what is thrown at it.
#pragma once

#include "model/starter/constraints.hpp"
#include "model/starter/rules.hpp"

namespace nomos::starter {

// Its title and board, and its outcomes in their order; the tables are those of text/.
NOMOS_INFO_OF(starter, "Starter", "5x5 board", "in play", "white wins", "black wins", "drawn")

// "...../...../...../bbb../www.. w": rows from the top, then whose turn it is.
inline constexpr SquareNotation<Board, Position<Native>, 2> kNotation{
    {{{&Position<Native>::white, 'w', "white stone", Colour::white},
      {&Position<Native>::black, 'b', "black stone", Colour::black}}},
    &Position<Native>::black_to_move,
    {{{'w', "White"}, {'b', "Black"}}}};

struct Parts {
    NOMOS_PARTS_OF(starter)
    static constexpr const auto& notation() { return kNotation; }
    static std::string print(const Move<Native>& m) { return print_square<Board>(m.square); }
    static Move<Native> parse_move(std::string_view text) { return {parse_square<Board>(text)}; }
};

struct RulesetType : PlainRuleset<Parts> {
    // Moves to ask about: any at random, and all of them.
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>&, Dice& dice) {
        return {throw_square(dice)};
    }
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        for_each_square([&](const Board::Cells& square) { visit(Move<Native>{square}); });
    }
};

}  // namespace nomos::starter

// Three men's morris as the ruleset concept wants it.
#pragma once

#include "model/morris/constraints.hpp"
#include "model/morris/rules.hpp"

namespace nomos::morris {

const RulesetInfo& info();

// "b.b/.wb/ww. w": rows from the top, then whose turn it is.
inline constexpr SquareNotation<Board, Position<Native>, 2> kNotation{
    {{{&Position<Native>::white, 'w', "white piece", Colour::white},
      {&Position<Native>::black, 'b', "black piece", Colour::black}}},
    &Position<Native>::black_to_move,
    {{{'w', "White"}, {'b', "Black"}}}};

struct Parts {
    using Board = morris::Board;
    using Clause = morris::Clause;
    using Reading = morris::Reading;
    using Outcome = morris::Outcome;
    template <class A>
    using Rules = morris::Rules<A>;
    using Constraints = morris::Constraints;
    template <class A>
    using Setting = morris::Setting<A>;
    template <class A>
    using Position = morris::Position<A>;
    template <class A>
    using Move = morris::Move<A>;

    static const RulesetInfo& info() { return morris::info(); }
    static constexpr const auto& notation() { return kNotation; }
    // "a1" to put a piece and "b2-c1" to move one.
    static std::string print(const Move<Native>& m) { return print_square_move<Board>({m.from, m.to}); }
    static Move<Native> parse_move(std::string_view text) {
        const auto move = parse_square_move<Board>(text);
        return {move.from, move.to};
    }
};

struct RulesetType : PlainRuleset<Parts> {
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        Picture drawing = kNotation.picture(Rules<Native>::apply(s, p, m));
        drawing.arrows = arrows_of<Board>({m.from, m.to});
        return drawing;
    }
    // One of three moves is to put a piece; half of the others are of the mover's own pieces.
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>& p, Dice& dice) {
        const auto own = p.black_to_move ? p.black : p.white;
        const Board::Cells to = throw_square(dice);
        if (dice.one_in(3)) return {{}, to};
        return {dice.one_in(2) ? throw_square(own, dice) : throw_square(dice), to};
    }
    // Every point to put on, and every two to move between.
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        for_each_square([&](const Board::Cells& to) {
            visit(Move<Native>{{}, to});
            for_each_square([&](const Board::Cells& from) { visit(Move<Native>{from, to}); });
        });
    }
};

}  // namespace nomos::morris

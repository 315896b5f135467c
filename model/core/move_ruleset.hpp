// Games in which pieces are moved from square to square (or hex, or point): a move names the one that a piece leaves
// and the one that it goes to, "b2-c1". Move<A> has two words of cells:
//   template <class A> struct Move { Cells<A> from, to; NOMOS_FIELDS(from, to) };
// Of that follow what is well-formed, how moves are written and drawn, what is thrown and what the candidates are. A
// ruleset derives from MoveRuleset<Parts> as from PlainRuleset; its Parts need no print() and parse_move(). Where
// pieces come from outside, too, Parts say
//   static constexpr bool kPutsToo = true;
// and a move without `from` puts one: "c1". For the rules there is for_each_step, for the constraints exists_step.
#pragma once

#include "model/core/plain_ruleset.hpp"

namespace nomos {

// The list of moves: visit(Move) from each of these squares to each of those that goals(square) answers for it.
template <class M, class Cells, class Goals, class Visit>
void for_each_step(const Cells& from, Goals&& goals, Visit&& visit) {
    from.for_each([&](int cell) {
        const auto piece = Cells::single(cell);
        goals(piece).for_each([&](int goal) {
            M m;
            m.from = piece, m.to = Cells::single(goal);
            visit(m);
        });
    });
}
// A constraint: the move goes from one cell to another of which `body(from, to)` is true.
template <class Board, class M, class Body>
auto exists_step(const M& m, Body&& body) {
    using B = Bit<typename M::Algebra>;
    return exists(0, Board::kCells, [&](int from) -> B {
        return test(m.from, from) &&
               exists(0, Board::kCells, [&](int to) -> B { return test(m.to, to) && B(body(from, to)); });
    });
}

template <class Parts>
struct MoveRuleset : PlainRuleset<Parts> {
    template <class A>
    using Setting = typename Parts::template Setting<A>;
    template <class A>
    using Position = typename Parts::template Position<A>;
    template <class A>
    using Move = typename Parts::template Move<A>;
    using Board = typename Parts::Board;
    static constexpr bool kPuts = requires { requires Parts::kPutsToo; };

    // Two squares, that are not the same; or one to put a piece on.
    using PlainRuleset<Parts>::well_formed;
    template <class A>
    static Bit<A> well_formed(const Setting<A>&, const Position<A>&, const Move<A>& m) {
        const Bit<A> moved = one_hot(m.from) && none(m.from & m.to);
        return one_hot(m.to) && (moved || (Bit<A>(kPuts) && none(m.from)));
    }

    // --- notation ----------------------------------------------------------------------------
    static std::string print_move(const Setting<Native>&, const Move<Native>& m) {
        return print_square_move<Board>({m.from, m.to});
    }
    static Move<Native> parse_move(const Setting<Native>&, std::string_view text) {
        const auto squares = parse_square_move<Board>(text);
        if (!kPuts && none(squares.from)) Cursor(text).fail("a piece goes from somewhere", "two squares: b2-c1");
        if (squares.from == squares.to) Cursor(text).fail("a piece stays where it is", "two different squares");
        Move<Native> m;
        m.from = squares.from, m.to = squares.to;
        return m;
    }
    // The position after the move, with an arrow.
    static Picture picture_of_move(const Setting<Native>& s, const Position<Native>& p, const Move<Native>& m) {
        Picture drawing = PlainRuleset<Parts>::picture_of_move(s, p, m);
        drawing.arrows = arrows_of<Board>({m.from, m.to});
        return drawing;
    }

    // --- what is thrown, what is asked about ---------------------------------------------------
    // Mostly a piece, and mostly to a square that it touches; one of three is put where pieces are put.
    static Move<Native> throw_move(const Setting<Native>&, const Position<Native>& p, Dice& dice) {
        Move<Native> m;
        do {
            const bool put = kPuts && dice.one_in(3), any_from = dice.one_in(8);
            m.from = put ? typename Board::Cells{} : any_from ? throw_square(dice) : throw_square(p.pieces(), dice);
            m.to = put || dice.one_in(3) ? throw_square(dice) : throw_square(near(m.from), dice);
        } while (m.from == m.to);
        return m;
    }
    // All of them.
    template <class Visit>
    static void for_each_candidate(const Setting<Native>&, const Position<Native>&, Visit&& visit) {
        PlainRuleset<Parts>::for_each_square([&](const typename Board::Cells& to) {
            Move<Native> m;
            m.to = to;
            if (kPuts) visit(m);
            PlainRuleset<Parts>::for_each_square([&](const typename Board::Cells& from) {
                m.from = from;
                if (from != to) visit(m);
            });
        });
    }

protected:
    using PlainRuleset<Parts>::throw_square;

private:
    // A Grid leaves it to the rules what touches: corners do here.
    static typename Board::Cells near(const typename Board::Cells& from) { return touched<Board>(from, true); }
};

}  // namespace nomos

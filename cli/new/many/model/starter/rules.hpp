// The executable rules: what plays. Whole words of squares at once; the clauses are named where they are kept.
#pragma once

#include "model/core/lines.hpp"
#include "model/starter/position.hpp"

namespace nomos::starter {

template <class A>
struct Rules {
    using Bit = nomos::Bit<A>;
    using Cells = starter::Cells<A>;
    using Setting = starter::Setting<A>;
    using Position = starter::Position<A>;
    using Move = starter::Move<A>;
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // put.empty-square, win.ends-game; on a full board no square is left.
    static Bit legal(const Setting& s, const Position& p, const Move& m) {
        return none(m.square & p.pieces()) && none(won(s, p));
    }

    // put.own, turn.in-order
    static Position apply(const Setting&, Position p, const Move& m) {
        for (const Player player : kEach<Player>)
            p.stones[player] = p.stones[player] | select(p.to_move.is(player), m.square, Cells{});
        p.to_move = p.to_move.next();
        return p;
    }

    // win.row, end.full-board. A position in which several players have a row is judged as won by each: that play never
    // leads to one is a property.
    static Outcomes outcome(const Setting& s, const Position& p) {
        const Outcomes by = won(s, p);
        const Outcomes unwon = select(none(~p.pieces()), only<A>(Outcome::drawn), only<A>(Outcome::in_play));
        return select(any(by), by, unwon);
    }

    template <class Visit>
    static void for_each_move(const Setting& s, const Position& p, Visit&& visit) {
        if (any(won(s, p))) return;
        (~p.pieces()).for_each([&](int cell) { visit(Move{Board::Cells::single(cell)}); });
    }

private:
    // win.row: the outcomes that somebody has won.
    static Outcomes won(const Setting& s, const Position& p) {
        Outcomes all{};
        for (const Player player : kEach<Player>)
            all = all | only_if<A>(has_row(s, p.stones[player]), won_by<Outcome>(player));
        return all;
    }
    static Bit has_row(const Setting& s, const Cells& own) {
        return any_line<Board>(own, kStraightWays, kRow) ||
               (s.readings.is(WinDiagonal::counts) && any_line<Board>(own, kDiagonals<Board>, kRow));
    }
};

}  // namespace nomos::starter

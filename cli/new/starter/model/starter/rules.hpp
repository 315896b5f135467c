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
        return none(m.square & p.pieces()) && !has_row(s, p.white) && !has_row(s, p.black);
    }

    // put.own, turn.alternate
    static Position apply(const Setting&, const Position& p, const Move& m) {
        return {p.white | select(p.black_to_move, Cells{}, m.square),
                p.black | select(p.black_to_move, m.square, Cells{}), !p.black_to_move};
    }

    // win.row, end.full-board. A position in which both players have a row is judged as won by both: that play never
    // leads to one is a property.
    static Outcomes outcome(const Setting& s, const Position& p) {
        const Bit white = has_row(s, p.white), black = has_row(s, p.black);
        const Outcomes won = only_if<A>(white, Outcome::white_wins) | only_if<A>(black, Outcome::black_wins);
        const Outcomes unwon = select(none(~p.pieces()), only<A>(Outcome::drawn), only<A>(Outcome::in_play));
        return select(white || black, won, unwon);
    }

    template <class Visit>
    static void for_each_move(const Setting& s, const Position& p, Visit&& visit) {
        if (has_row(s, p.white) || has_row(s, p.black)) return;
        (~p.pieces()).for_each([&](int cell) { visit(Move{Board::Cells::single(cell)}); });
    }

private:
    // win.row
    static Bit has_row(const Setting& s, const Cells& own) {
        return any_line<Board>(own, kStraightWays, kRow) ||
               (s.readings.is(WinDiagonal::counts) && any_line<Board>(own, kDiagonals<Board>, kRow));
    }
};

}  // namespace nomos::starter

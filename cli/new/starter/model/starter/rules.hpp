// The executable rules: what plays. Whole words of squares at once; the clauses are named where they are kept.
#pragma once

#include "model/core/lines.hpp"
#include "model/starter/position.hpp"

namespace nomos::starter {

struct Rules {
    template <class A>
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // put.empty-square, win.ends-game; on a full board no square is left.
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        return none(m.square & p.pieces()) && !has_row<A>(s, p.white) && !has_row<A>(s, p.black);
    }

    // put.own, turn.alternate
    template <class A>
    static Position<A> apply(const Setting<A>&, const Position<A>& p, const Move<A>& m) {
        return {p.white | select(p.black_to_move, Cells<A>{}, m.square),
                p.black | select(p.black_to_move, m.square, Cells<A>{}), !p.black_to_move};
    }

    // win.row, end.full-board. A position in which both players have a row is judged as won by both: that play never
    // leads to one is a property.
    template <class A>
    static Outcomes<A> outcome(const Setting<A>& s, const Position<A>& p) {
        const Bit<A> white = has_row<A>(s, p.white), black = has_row<A>(s, p.black);
        const Outcomes<A> won = only_if<A>(white, Outcome::white_wins) | only_if<A>(black, Outcome::black_wins);
        const Outcomes<A> unwon = select(none(~p.pieces()), only<A>(Outcome::drawn), only<A>(Outcome::in_play));
        return select(white || black, won, unwon);
    }

    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        if (has_row<Native>(s, p.white) || has_row<Native>(s, p.black)) return;
        (~p.pieces()).for_each([&](int cell) { visit(Move<Native>{Board::Cells::single(cell)}); });
    }

private:
    // win.row
    template <class A>
    static Bit<A> has_row(const Setting<A>& s, const Cells<A>& own) {
        const auto along = [&](Way way) { return lines_along<Board>(own, way, kRow); };
        const Cells<A> straight = along(Way::row) | along(Way::column);
        const Cells<A> diagonal = along(Way::rising) | along(Way::falling);
        return any(straight) || (s.readings.is(WinDiagonal::counts) && any(diagonal));
    }
};

}  // namespace nomos::starter

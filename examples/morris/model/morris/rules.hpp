// Three men's morris: the executable rules. Whole words at once.
#pragma once

#include "model/core/lines.hpp"
#include "model/morris/position.hpp"

namespace nomos::morris {

struct Rules {
    template <class A>
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // to.empty, win.ends-game, put.in-hand, move.own, move.reach
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        const Cells<A> own = select(p.black_to_move, p.black, p.white);
        const Bit<A> goes = any(m.from & own) && (s.readings.is(MoveHowFar::anywhere) || any(near<A>(m.from) & m.to));
        const Bit<A> has_in_hand = count(own) < Number<A>(kPieces);
        return none(m.to & p.pieces()) && !has_row<A>(s, p.white) && !has_row<A>(s, p.black) &&
               select(has_in_hand, none(m.from), goes);
    }

    // turn.alternate
    template <class A>
    static Position<A> apply(const Setting<A>&, const Position<A>& p, const Move<A>& m) {
        return {select(p.black_to_move, p.white, (p.white & ~m.from) | m.to),
                select(p.black_to_move, (p.black & ~m.from) | m.to, p.black), !p.black_to_move};
    }

    // Each player with a row is said to have won; that both have one cannot come about in play.
    template <class A>
    static Outcomes<A> outcome(const Setting<A>& s, const Position<A>& p) {
        const Bit<A> white = has_row<A>(s, p.white), black = has_row<A>(s, p.black);
        const Outcomes<A> won = only_if<A>(white, Outcome::white_wins) | only_if<A>(black, Outcome::black_wins);
        return select(white || black, won, only<A>(Outcome::in_play));
    }

    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        const auto own = p.black_to_move ? p.black : p.white;
        const auto try_from = [&](const Cells<Native>& from) {
            (~p.pieces()).for_each([&](int cell) {
                const Move<Native> move{from, Board::Cells::single(cell)};
                if (legal<Native>(s, p, move)) visit(move);
            });
        };
        if (own.count() < kPieces) return try_from({});
        own.for_each([&](int cell) { try_from(Board::Cells::single(cell)); });
    }

private:
    // One step along a row or a column, or along a diagonal through the centre, bit 4.
    template <class A>
    static Cells<A> near(const Cells<A>& from) {
        constexpr auto kCentre = Board::Cells::single(4);
        constexpr auto kCorners = Board::edge() & ~Board::beside(kCentre);
        return Board::beside(from) | select(any(from & kCentre), Cells<A>(kCorners), Cells<A>{}) |
               select(any(from & kCorners), Cells<A>(kCentre), Cells<A>{});
    }
    // win.row
    template <class A>
    static Bit<A> has_row(const Setting<A>& s, const Cells<A>& own) {
        const auto along = [&](Way way) { return lines_along<Board>(own, way, kPieces); };
        return any(along(Way::row) | along(Way::column)) ||
               (s.readings.is(WinDiagonal::counts) && any(along(Way::rising) | along(Way::falling)));
    }
};

}  // namespace nomos::morris

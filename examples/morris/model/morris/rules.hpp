// Three men's morris: the executable rules. Whole words at once.
#pragma once

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
        const Outcomes<A> won = select(white, is<A>(Outcome::white_wins), Outcomes<A>{}) |
                                select(black, is<A>(Outcome::black_wins), Outcomes<A>{});
        return select(white || black, won, is<A>(Outcome::in_play));
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
    template <class A>
    static Outcomes<A> is(Outcome o) {
        return Outcomes<A>(Bits<static_cast<int>(Outcome::count_)>::single(static_cast<int>(o)));
    }
    // One step along a row or a column, or along a diagonal through the centre, bit 4.
    template <class A>
    static Cells<A> near(const Cells<A>& from) {
        constexpr auto kCentre = Board::Cells::single(4);
        constexpr auto kCorners = Board::edge() & ~Board::beside(kCentre);
        return Board::beside(from) | select(any(from & kCentre), Cells<A>(kCorners), Cells<A>{}) |
               select(any(from & kCorners), Cells<A>(kCentre), Cells<A>{});
    }
    // win.row: the bottom row is bits 0 to 2, the left column bits 0, 3 and 6.
    template <class A>
    static Bit<A> has_row(const Setting<A>& s, const Cells<A>& own) {
        const Cells<A> rows = own & (own >> 1) & (own >> 2) & Board::column_cells(0);
        const Cells<A> columns = own & (own >> 3) & (own >> 6) & Board::row_cells(0);
        const Cells<A> rising = own & (own >> 4) & (own >> 8) & Board::Cells::single(0);
        const Cells<A> falling = own & (own >> 2) & (own >> 4) & Board::Cells::single(2);
        return any(rows | columns) || (s.readings.is(WinDiagonal::counts) && any(rising | falling));
    }
};

}  // namespace nomos::morris

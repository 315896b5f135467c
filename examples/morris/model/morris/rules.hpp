// Three men's morris: the executable rules. Whole words at once.
#pragma once

#include "model/core/lines.hpp"
#include "model/core/move_ruleset.hpp"
#include "model/morris/position.hpp"

namespace nomos::morris {

template <class A>
struct Rules {
    using Bit = nomos::Bit<A>;
    using Cells = morris::Cells<A>;
    using Setting = morris::Setting<A>;
    using Position = morris::Position<A>;
    using Move = morris::Move<A>;
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // to.empty, win.ends-game, put.in-hand, move.own, move.reach
    static Bit legal(const Setting& s, const Position& p, const Move& m) {
        const Cells own = select(p.black_to_move, p.black, p.white);
        const Bit goes = any(m.from & own) && (s.readings.is(MoveHowFar::anywhere) || any(near(m.from) & m.to));
        const Bit has_in_hand = count(own) < Number<A>(kPieces);
        return none(m.to & p.pieces()) && !has_row(s, p.white) && !has_row(s, p.black) &&
               select(has_in_hand, none(m.from), goes);
    }

    // turn.alternate
    static Position apply(const Setting&, const Position& p, const Move& m) {
        return {select(p.black_to_move, p.white, (p.white & ~m.from) | m.to),
                select(p.black_to_move, (p.black & ~m.from) | m.to, p.black), !p.black_to_move};
    }

    // Each player with a row is said to have won; that both have one cannot come about in play.
    static Outcomes outcome(const Setting& s, const Position& p) {
        const Bit white = has_row(s, p.white), black = has_row(s, p.black);
        const Outcomes won = only_if<A>(white, Outcome::white_wins) | only_if<A>(black, Outcome::black_wins);
        return select(white || black, won, only<A>(Outcome::in_play));
    }

    template <class Visit>
    static void for_each_move(const Setting& s, const Position& p, Visit&& visit) {
        if (has_row(s, p.white) || has_row(s, p.black)) return;
        const auto own = p.black_to_move ? p.black : p.white, free = ~p.pieces();
        if (own.count() < kPieces) return free.for_each([&](int cell) { visit(Move{{}, Board::Cells::single(cell)}); });
        const bool anywhere = s.readings.is(MoveHowFar::anywhere);
        for_each_step<Move>(
            own, [&](const auto& piece) { return anywhere ? free : near(piece) & free; }, visit);
    }

private:
    // One step along a row or a column, or along a diagonal through the centre, bit 4.
    static Cells near(const Cells& from) {
        constexpr auto kCentre = Board::Cells::single(4);
        constexpr auto kCorners = Board::edge() & ~Board::beside(kCentre);
        return Board::beside(from) | select(any(from & kCentre), Cells(kCorners), Cells{}) |
               select(any(from & kCorners), Cells(kCentre), Cells{});
    }
    // win.row
    static Bit has_row(const Setting& s, const Cells& own) {
        return any_line<Board>(own, kStraightWays, kPieces) ||
               (s.readings.is(WinDiagonal::counts) && any_line<Board>(own, kDiagonals<Board>, kPieces));
    }
};

}  // namespace nomos::morris

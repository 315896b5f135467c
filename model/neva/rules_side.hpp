// The board as the player to move sees it, and the quiet steps of his pieces.
//
// Whole words move at once: a step of any number of pieces is one masked shift, and what a king
// sees along a line is a few such steps over free cells.
#pragma once

#include "model/neva/position.hpp"

namespace nomos::neva::played {

template <Direction D, class W>
constexpr W ahead(const W& w) {
    return Board::step<D>(w);
}
template <Direction D, class W>
constexpr W behind(const W& w) {
    return Board::step<opposite(D)>(w);
}

// The cells of w and what is reached from them in at most Steps steps towards D over free cells.
template <Direction D, int Steps, class W>
constexpr W sweep(W w, const W& free) {
    for (int i = 0; i < Steps; ++i) w = w | (ahead<D>(w) & free);
    return w;
}
// body.operator()<D>() for the four directions, in the order in which their cells ascend.
template <class F>
constexpr void each_direction(F&& body) {
    body.template operator()<Direction::south>();
    body.template operator()<Direction::west>();
    body.template operator()<Direction::east>();
    body.template operator()<Direction::north>();
}

// --- sides -----------------------------------------------------------------------------------
template <class A>
struct Side {
    Cells<A> men, kings;         // the mover's
    Cells<A> free;               // marked pieces still stand on theirs
    Cells<A> prey;               // what he may jump over
    std::array<Bit<A>, 4> goes;  // by Direction: where his men's quiet steps go
    Cells<A> own() const { return men | kings; }
};

// The words of those players; of the mover: turn.own-piece
template <class A>
inline Cells<A> of_players(const PerPlayer<A>& words, const Players<A>& players) {
    Cells<A> sum{};
    for (std::size_t i = 0; i < kPlayers; ++i)
        sum = sum | select(test(players, static_cast<int>(i)), words[i], Cells<A>());
    return sum;
}
// By Direction, the players whose goal corner lies that way.
inline constexpr auto kForwardFor = [] {
    std::array<Players<Native>, 4> players{};
    for (std::size_t i = 0; i < kPlayers; ++i)
        for (Direction d : kForward[i]) players[static_cast<std::size_t>(d)].set(static_cast<int>(i));
    return players;
}();
// man.quiet
template <class A>
inline std::array<Bit<A>, 4> ways_of_men(const Setting<A>& s, const Players<A>& turn) {
    const Bit<A> any_way = s.readings.is(ManBackward::any_direction);
    std::array<Bit<A>, 4> ways;
    for (std::size_t d = 0; d < 4; ++d) ways[d] = any_way || any(turn & kForwardFor[d]);
    return ways;
}
// Prey are pieces of all other players, allies and retired ones too (capture.others,
// capture.allies), but those that are marked already (capture.not-twice).
template <class A>
inline Side<A> side_of(const Setting<A>& s, const Position<A>& p) {
    Side<A> side;
    side.men = of_players<A>(p.men, p.turn), side.kings = of_players<A>(p.kings, p.turn);
    const Cells<A> occupied = p.occupied();
    side.free = ~occupied & Cells<A>(s.geometry.cells);
    side.prey = occupied & ~side.own() & ~p.captured;
    side.goes = ways_of_men(s, p.turn);
    return side;
}

// --- quiet steps -----------------------------------------------------------------------------
// Where a man on `from` may step: man.quiet, move.line, move.to-free. Also of several men at once.
template <class A>
inline Cells<A> steps_of_men(const Side<A>& side, const Cells<A>& from) {
    Cells<A> to{};
    each_direction(
        [&]<Direction D>() { to = to | select(side.goes[static_cast<std::size_t>(D)], ahead<D>(from), Cells<A>()); });
    return to & side.free;
}
// ... and a king: king.quiet.
template <class A>
inline Cells<A> steps_of_kings(const Setting<A>& s, const Side<A>& side, const Cells<A>& from) {
    constexpr int kFurther = Board::kWidth - 2;  // after the first cell of a line
    const Cells<A> next = Board::beside(from) & side.free;
    const auto flight = [&] {
        Cells<A> to{};
        each_direction(
            [&]<Direction D>() { to = to | sweep<D, kFurther>(Cells<A>(ahead<D>(from) & side.free), side.free); });
        return to;
    };
    return when(s.readings.is(KingReach::flying), flight, next);
}
// Whether any piece of the mover has a quiet step; a king that has one has one to the next cell.
template <class A>
inline Bit<A> can_step(const Side<A>& side) {
    return any(steps_of_men(side, side.men)) || any(Board::beside(side.kings) & side.free);
}

}  // namespace nomos::neva::played

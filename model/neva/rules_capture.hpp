// Jumps: over which piece, to which cells, and whether the capture goes on from there.
//
// A man is a king that cannot see past the next cell. In a line of six cells there are at most
// three free cells before the piece jumped over, and three more behind the first one after it.
#pragma once

#include <type_traits>

#include "model/neva/rules_pairs.hpp"
#include "model/neva/rules_side.hpp"

namespace nomos::neva::played {

inline constexpr int kMostBetween = Board::kWidth - 3;

// What a capture sees of the board. The cell of the piece that jumps may count as free or not:
// its jumps lead away from there.
template <class A>
struct Field {
    Cells<A> prey, free;
};

// How far a piece jumps (capture.man, capture.king).
template <class A>
struct Reach {
    Bit<A> from_afar{};  // with free cells between it and its prey
    Bit<A> to_afar{};    // with free cells between its prey and where it lands
};
template <class A>
inline Reach<A> reach_of(const Setting<A>& s, const Bit<A>& king) {
    const Bit<A> flies = king && s.readings.is(KingReach::flying);
    return {flies, flies && !s.readings.is(KingLanding::next_cell)};
}

// A jump in one direction: the piece jumped over and the cells to choose from; both empty when
// there is no such jump.
template <class A>
struct Leap {
    using Algebra = A;
    Cells<A> victim, landings;

    static constexpr void zip(auto&& visit, auto&... l) {
        visit("victim", l.victim...);
        visit("landings", l.landings...);
    }
};
// move.line, move.to-free, capture.man, capture.king
template <class A, Direction D>
inline Leap<A> leap(const Field<A>& field, const Reach<A>& reach, const Cells<A>& from) {
    const auto seen_from_afar = [&] { return sweep<D, kMostBetween>(from, field.free); };
    const Cells<A> seen = when(reach.from_afar, seen_from_afar, from);
    const Cells<A> victim = ahead<D>(seen) & field.prey, next = ahead<D>(victim) & field.free;
    const auto next_and_further = [&] { return sweep<D, kMostBetween>(next, field.free); };
    return {victim & behind<D>(field.free), when(reach.to_afar, next_and_further, next)};
}
// The jump that leads from `from` to `to`; without landings when there is none.
template <class A>
inline Leap<A> leap_to(const Field<A>& field, const Reach<A>& reach, const Cells<A>& from, const Cells<A>& to) {
    Leap<A> found{};
    each_direction([&]<Direction D>() {
        const Leap<A> one = leap<A, D>(field, reach, from);
        const auto this_one = [&] { return one; };
        found = when(any(one.landings & to), this_one, found);
    });
    return found;
}

// The cells from which a piece can jump, were it there: seen from the prey that has a free cell
// behind it, backwards.
template <class A>
inline Cells<A> takeoffs(const Field<A>& field, const Reach<A>& reach) {
    Cells<A> cells{};
    each_direction([&]<Direction D>() {
        const Cells<A> prey = field.prey & behind<D>(field.free);
        const auto seen_from_afar = [&] { return sweep<opposite(D), kMostBetween>(prey, field.free); };
        cells = cells | behind<D>(when(reach.from_afar, seen_from_afar, prey));
    });
    return cells;
}
// The mover's pieces that can jump over a piece of `prey`.
template <class A>
inline Cells<A> capturers_of(const Setting<A>& s, const Side<A>& side, const Cells<A>& prey) {
    const Field<A> field{prey, side.free};
    const Cells<A> men = side.men & takeoffs(field, Reach<A>{});
    if constexpr (std::is_same_v<A, Native>)
        if (none(side.kings)) return men;
    return men | (side.kings & takeoffs(field, reach_of<A>(s, true)));
}
// ... over any: capture.others.
template <class A>
inline Cells<A> capturers(const Setting<A>& s, const Side<A>& side) {
    return capturers_of(s, side, side.prey);
}
// Those whose jumps bar quiet steps: in pairs under pairs.capture=may, not those that can jump over pieces of the
// mover's ally only (capture.compulsory).
template <class A>
inline Cells<A> bound_capturers(const Setting<A>& s, const Position<A>& p, const Side<A>& side) {
    const auto of_ally = [&] {
        const Players<A> ally = ally_of(s, p.turn);
        return Cells<A>(of_players<A>(p.men, ally) | of_players<A>(p.kings, ally));
    };
    const Cells<A> spared = when(allies_may_be_spared(s), of_ally, Cells<A>());
    return capturers_of<A>(s, side, side.prey & ~spared);
}

// The field once a piece has jumped from `from` over `victim`, which is marked and stands in the
// way, or is gone (capture.leave).
template <class A>
inline Field<A> after_leap(const Setting<A>& s, const Field<A>& field, const Cells<A>& from, const Cells<A>& victim) {
    const Cells<A> vacated = select(s.readings.is(CapturedLeave::at_once), Cells<A>(from | victim), from);
    return {field.prey & ~victim, field.free | vacated};
}
// Those landings that are allowed, where the capture goes on from the cells `again`:
// capture.landing. A man and a king that reaches one cell only have no choice.
template <class A>
inline Cells<A> landings_allowed(const Setting<A>& s, const Cells<A>& landings, const Cells<A>& again) {
    const Cells<A> continuing = landings & again;
    return select(s.readings.is(KingLanding::must_continue) && any(continuing), continuing, landings);
}

}  // namespace nomos::neva::played

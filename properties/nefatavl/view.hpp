// A step seen by the side that moves: the words in which Nefatavl's laws speak. No rule is here.
#pragma once

#include "model/nefatavl/position.hpp"
#include "model/nefatavl/text.hpp"
#include "properties/property.hpp"

namespace nomos::nefatavl::properties {

// The squares of one axis: the words beside a word, on either side.
template <class W>
struct Sides {
    W one, other;
};

template <class R, class A>
struct View {
    using B = Board<R::kSize>;
    using Cells = Word<A, B::kCells>;
    using Constant = typename B::Cells;

    const Step<R, A>& step;
    Bit<A> defenders_move = step.before.defenders_to_move;
    Cells own_before = of_side(step.before, defenders_move);
    Cells own_after = of_side(step.after, defenders_move);
    Cells enemy_before = of_side(step.before, !defenders_move);
    Cells enemy_after = of_side(step.after, !defenders_move);
    Cells lost = step.before.stones() & ~step.after.stones() & ~step.move.from;

    // With the moved stone on its new square and nothing taken yet.
    Cells own_arrived = (own_before & ~step.move.from) | step.move.to;

    explicit View(const Step<R, A>& s) : step(s) {}

    static Cells of_side(const Position<A, R::kSize>& p, const Bit<A>& defenders) {
        return select(defenders, p.defenders | p.king, p.attackers);
    }
    Cells enemy_lost() const { return lost & enemy_before; }
    Bit<A> king_moves() const { return any(step.before.king & step.move.from); }
    Bit<A> king_falls() const { return any(step.before.king) && none(step.after.king); }
    template <class O>
    Bit<A> reads(O option) const {
        return step.setting.readings.is(option);
    }

    // The king counts as a hitter in this move.
    Bit<A> is_king_armed() const {
        return reads(KingHits::hits) ||
               select(king_moves(), reads(KingHits::moving_only), reads(KingHits::waiting_only));
    }

    // Under these readings the moved stone stays on the board; under the second, all of the mover's.
    Bit<A> is_entry_safe() const {
        return reads(CaptureStanding::by_moved_stone) ||
               (reads(CaptureEntry::safe) && (reads(KingEntry::safe) || !king_moves()));
    }
    Bit<A> is_mover_safe() const { return is_entry_safe() && !reads(CaptureStanding::always); }

    static Sides<Cells> up_and_down(const Cells& w) {
        return {B::template step<Direction::north>(w), B::template step<Direction::south>(w)};
    }
    static Sides<Cells> left_and_right(const Cells& w) {
        return {B::template step<Direction::west>(w), B::template step<Direction::east>(w)};
    }
    // All free squares straight ahead of a square, in each direction up to the first that is not free.
    static Cells straight_ahead(const Cells& from, const Cells& free) {
        return ahead<Direction::north>(from, free) | ahead<Direction::east>(from, free) |
               ahead<Direction::south>(from, free) | ahead<Direction::west>(from, free);
    }
    // Squares with a square of `w` on both sides in one line.
    static Cells between(const Cells& w) {
        const auto v = up_and_down(w), h = left_and_right(w);
        return (v.one & v.other) | (h.one & h.other);
    }
    static Constant beside_centre() { return B::beside(B::centre()); }
    static Constant beside_corner() { return B::beside(B::corners()); }
    static Constant rows_at_edge() { return B::row_cells(0) | B::row_cells(R::kSize - 1); }
    static Constant columns_at_edge() { return B::column_cells(0) | B::column_cells(R::kSize - 1); }

private:
    template <Direction D>
    static Cells ahead(Cells at, const Cells& free) {
        Cells reached{};
        for (int n = 1; n < R::kSize; ++n) {
            at = B::template step<D>(at) & free;
            reached = reached | at;
        }
        return reached;
    }
};

// A side has a stone that can leave its square: to the next one or, passing the free centre, to the one behind.
template <class R, class A>
Bit<A> has_a_move(const Position<A, R::kSize>& p, const Bit<A>& defenders) {
    using V = View<R, A>;
    using B = typename V::B;
    using Cells = typename V::Cells;
    const Cells ordinary = select(defenders, p.defenders, p.attackers), king = select(defenders, p.king, Cells{});
    const Cells free = ~p.stones(), standable = free & ~B::brown();
    const auto column = V::up_and_down(ordinary), row = V::left_and_right(ordinary);
    const auto past_centre = [&](const Cells& beside) { return beside & free & B::centre(); };
    const Cells beyond = V::up_and_down(past_centre(column.one)).one | V::up_and_down(past_centre(column.other)).other |
                         V::left_and_right(past_centre(row.one)).one | V::left_and_right(past_centre(row.other)).other;
    return any((B::beside(ordinary) | beyond) & standable) || any(B::beside(king) & free);
}

template <class R>
constexpr Bits<R::kOutcomes> only(Outcome o) {
    return Bits<R::kOutcomes>::single(static_cast<int>(o));
}

}  // namespace nomos::nefatavl::properties

// A step seen by the side that moves: the words in which Nerva's laws speak. What was put, taken and
// revealed is read off the two positions; no rule is here.
#pragma once

#include "model/nerva/position.hpp"
#include "model/nerva/text.hpp"
#include "properties/property.hpp"
#include "properties/words.hpp"

namespace nomos::nerva::properties {

// A step of play; nerva::Step is a step on a board.
template <class R, class A>
using Step = nomos::Step<R, A>;

using words::at, words::only, words::within;

// By how much numbers of pawns change, of the size that the place moved to has. All others stay.
template <class A>
struct Changes {
    Number<A> own_hand = 0, own_lost = 0, foe_hand = 0, foe_lost = 0;
};

template <class R, class A>
struct View {
    using W = Places<A>;

    const Step<R, A>& step;
    Bit<A> black = step.before.black_to_move;

    explicit View(const Step<R, A>& s) : step(s) {}

    Bit<A> is(Kind k) const { return step.move.is(k); }
    template <class O>
    Bit<A> reads(O option) const {
        return step.setting.readings.is(option);
    }
    // Of two things, one a side: the mover's, and his enemy's.
    template <class T>
    T own(const PerSide<T>& both) const {
        return select(black, both[1], both[0]);
    }
    template <class T>
    T foe(const PerSide<T>& both) const {
        return select(!black, both[1], both[0]);
    }
    template <class T>
    Number<A> own(const PerSide<T>& both, int size) const {
        return select(black, both[1][at(size)], both[0][at(size)]);
    }
    template <class T>
    Number<A> foe(const PerSide<T>& both, int size) const {
        return select(!black, both[1][at(size)], both[0][at(size)]);
    }
    // Where the king of a side stands; nowhere while it is hidden or captured.
    W own_king() const { return select(own(stand()), own(step.before.kings), W{}); }
    W foe_king() const { return select(foe(stand()), foe(step.before.kings), W{}); }
    PerSide<Bit<A>> stand() const { return {step.before.stands(Side::white), step.before.stands(Side::black)}; }
    W pawns() const { return step.before.pawns[0] | step.before.pawns[1]; }
    Bit<A> on_level(int level) const { return any(step.move.to & Boards::level_places(level)); }
    // The mover's pawns in hand of the size that the place moved to has.
    Number<A> hand() const {
        Number<A> n = 0;
        for (int level = 0; level < kLevels; ++level) n = select(on_level(level), own(step.before.supply, level), n);
        return n;
    }

    // --- what the move did -------------------------------------------------------------------
    Bit<A> takes_pawn() const { return any(foe(step.before.pawns) & ~foe(step.after.pawns)); }
    Bit<A> takes_king() const { return foe(step.after.captured) && !foe(step.before.captured); }
    Bit<A> takes() const { return takes_pawn() || takes_king(); }
    Bit<A> reveals(Side s) const { return step.after.revealed[index(s)] && !step.before.revealed[index(s)]; }
    Bit<A> reveals() const { return reveals(Side::white) || reveals(Side::black); }
    Bit<A> pawns_stay() const {
        return step.before.pawns[0] == step.after.pawns[0] && step.before.pawns[1] == step.after.pawns[1];
    }
    Bit<A> numbers_change_by(const Changes<A>& by) const {
        return for_all(0, kLevels, [&](int n) {
            const Bit<A> here = on_level(n);
            const auto moves = [&](const Number<A>& before, const Number<A>& after, const Number<A>& change) {
                return after == before + select(here, change, Number<A>(0));
            };
            const auto &b = step.before, &a = step.after;
            return moves(own(b.supply, n), own(a.supply, n), by.own_hand) &&
                   moves(own(b.lost, n), own(a.lost, n), by.own_lost) &&
                   moves(foe(b.supply, n), foe(a.supply, n), by.foe_hand) &&
                   moves(foe(b.lost, n), foe(a.lost, n), by.foe_lost);
        });
    }
    // Nothing is different but whose turn it is.
    Bit<A> only_turn_changes() const {
        Position<A> expected = step.before;
        expected.black_to_move = !expected.black_to_move;
        return same(expected, step.after);
    }
};

}  // namespace nomos::nerva::properties

// The most that one whole turn of Nymbat can take.
//
// Say of a turn under way what its group can still take: for each piece that waits 6 and its number, and
// what the breakthrough under way may take. No step takes more than this falls by (law
// a-turn-takes-what-its-pieces-can): a go uses up a piece that waits, removes at most a 6, and may leave its
// number to a breakthrough; a take uses up what it costs; whatever else happens takes nothing and adds
// nothing. Added up from the choice of a group to the end of the turn:
//   a turn takes no more than 6 and its number for each piece of the group, 12 points for each at most,
//   and no more than 60, which is all that a side ever has (invariant points-never-grow).
// Both are reached, whatever the size of the group: one to five 6s can take 12 each, five of them all 60, on the
// third turn of a game (records.hpp).
#pragma once

#include "properties/nymbat/hints.hpp"
#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

struct TurnTakesWhatItsPiecesCan
    : Law<"nymbat.law.a-turn-takes-what-its-pieces-can",
          "Each step of a turn takes one enemy piece at most: a piece that moves waits no more, takes 6 at most and "
          "leaves no more than its number to a breakthrough, which each piece taken there uses up. So a turn takes no "
          "more than 6 and its number for each piece of the group.",
          "nymbat.move.of-group", "nymbat.removal.enemy", "nymbat.breakthrough.asked", "nymbat.breakthrough.limit",
          "nymbat.breakthrough.takes", "nymbat.breakthrough.no-chain">,
      AnyWayAndClash {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return group_is_moving(s.before) && numbers_end_at_six(s.before) &&
               within(s.before.waiting, View<R, A>(s).own.hexes());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Hexes<A> gone = v.foes.hexes() & ~v.foes_after.hexes();
        const Number<A> taken = v.foes.number_on(gone);
        const Bit<A> one_at_most = (none(gone) || one_hot(gone)) && v.foes_after.same_but(gone, v.foes);
        const Bit<A> still_wait = v.own_after.same_on(s.after.waiting, v.own);
        const Bit<A> uses_up_a_piece =
            within(s.move.from, s.before.waiting) && none(s.after.waiting & (s.move.from | ~s.before.waiting)) &&
            taken <= Number<A>(kTopNumber) && s.after.budget <= v.own.number_on(s.move.from) &&
            s.before.budget == Number<A>(0);
        const Bit<A> uses_up_budget =
            within(s.after.waiting, s.before.waiting) && taken + s.after.budget <= s.before.budget;
        return one_at_most && still_wait && select(v.is(Kind::go), uses_up_a_piece, uses_up_budget);
    }
};

}  // namespace nomos::nymbat::properties

// Laws of removal in Nymbat: what falls when a piece ends on an enemy's hex.
#pragma once

#include "properties/nymbat/moves.hpp"

namespace nomos::nymbat::properties {

struct RemovesWhereItEnds
    : Law<"nymbat.law.removes-where-it-ends",
          "An enemy piece where a piece ends is removed, whatever the numbers, and no other; the turn remembers it.",
          "nymbat.removal.enemy", "nymbat.frame.rest-stays">,
      OfAGo,
      AnyWayAndClash {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return none(v.foes_after.hexes() & s.move.to) && v.foes_after.same_but(s.move.to, v.foes) &&
               iff(s.after.removed, s.before.removed || v.removes());
    }
};

struct MoverFallsWhenOutnumbered : Law<"nymbat.law.mover-falls-when-outnumbered",
                                       "A piece that removes another is lost exactly if its number is no more than "
                                       "that piece's and those of all enemy pieces around it together.",
                                       "nymbat.removal.mover">,
                                   AnyWay {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::go) && View<R, A>(s).removes();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return iff(v.mover_stays(), v.own.number_on(s.move.from) > v.foes.strength_on(s.move.to));
    }
};

struct NobodyFallsWithoutAFight : Law<"nymbat.law.nobody-falls-without-a-fight",
                                      "A piece that ends on no enemy stands there, and all enemy pieces stay.",
                                      "nymbat.removal.mover", "nymbat.removal.enemy", "nymbat.move.goes">,
                                  AnyWayAndClash {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::go) && !View<R, A>(s).removes();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.mover_stays() && v.foes_after.same_as(v.foes) && s.after.is(Stage::moving);
    }
};

}  // namespace nomos::nymbat::properties

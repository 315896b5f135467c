// Laws of how the pieces of a chosen group go in Nymbat.
#pragma once

#include "properties/nymbat/hints.hpp"
#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

// What the laws of a piece that goes share.
struct OfAGo {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::go);
    }
};

struct GroupIsChosenWhole
    : Law<"nymbat.law.group-is-chosen-whole",
          "A choice names pieces of the mover and leaves out none that touches them, or, where parts may be chosen, "
          "only such as have a lower number than all of them; it moves nothing.",
          "nymbat.group.own", "nymbat.group.whole", "nymbat.group.as-chosen"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::group);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Hexes<A>& group = s.move.area.hexes;
        return any(group) && within(group, v.own.hexes()) &&
               leaves_out_what_it_may(v.reads(GroupPart::part), v.own, group) && s.after.members == group &&
               v.own_after.same_as(v.own) && v.foes_after.same_as(v.foes);
    }
};

struct OneWaitingPieceGoes
    : Law<"nymbat.law.one-waiting-piece-goes",
          "A move takes one of the group's pieces that have not gone yet from its hex to one without a piece of its "
          "side, with its number, or off the board; the mover's others stay.",
          "nymbat.move.of-group", "nymbat.move.end", "nymbat.move.goes", "nymbat.removal.mover">,
      OfAGo,
      AnyWayAndClash {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Hexes<A>&from = s.move.from, &to = s.move.to;
        const Number<A> there = v.own_after.number_on(to);
        return one_hot(from) && one_hot(to) && within(from, s.before.waiting & v.own.hexes()) &&
               none(to & v.own.hexes()) && none(from & v.own_after.hexes()) && v.own_after.same_but(from | to, v.own) &&
               (!v.mover_stays() || there == v.own.number_on(from));
    }
};

struct NobodyMovesTwice : Law<"nymbat.law.nobody-moves-twice",
                              "A piece that has gone waits no more, and stays one of its group wherever it stands; "
                              "speed and front stay those of the group as it was chosen.",
                              "nymbat.move.of-group", "nymbat.move.goes", "nymbat.group.as-chosen">,
                          OfAGo,
                          AnyWayAndClash {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Hexes<A> stands = select(v.mover_stays(), s.move.to, Hexes<A>{});
        return s.after.waiting == (s.before.waiting & ~s.move.from) && any(s.before.waiting & ~s.after.waiting) &&
               s.after.members == ((s.before.members & ~s.move.from) | stands) && s.after.speed == s.before.speed &&
               s.after.front == s.before.front;
    }
};

// With the invariants: no farther than the lowest number of its group.
struct GoesNoFartherThanSpeed : Law<"nymbat.law.goes-no-farther-than-speed",
                                    "A piece ends at most as many hexes away as the speed of its group says.",
                                    "nymbat.move.distance", "nymbat.group.as-chosen">,
                                OfAGo,
                                WayInTheBall {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all(0, kMostOnPaper, [&](int n) {
            return implies(s.before.speed <= Number<A>(n), within(s.move.to, ball<A>(s.move.from, n)));
        });
    }
};

struct EnemiesBlock
    : Law<"nymbat.law.enemies-block",
          "A piece that ends farther off than the next hex leaves by a hex without an enemy, and comes from one.",
          "nymbat.move.path">,
      WayOverFreeHexes {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::go) && none(s.move.to & Hexagon::around(s.move.from));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Hexes<A> free = ~View<R, A>(s).foes.hexes();
        return any(Hexagon::around(s.move.from) & free) && any(Hexagon::around(s.move.to) & free);
    }
};

}  // namespace nomos::nymbat::properties

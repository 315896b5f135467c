// What is true of every position in the middle of a turn of Nymbat: what the turn's own fields say is so.
#pragma once

#include "properties/nymbat/hints.hpp"
#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

struct TurnStartsClear
    : Invariant<"nymbat.invariant.turn-starts-clear",
                "At the start of a turn, and while a piece is owed, nothing is left on record of the turn before.",
                "nymbat.group.ends", "nymbat.bring.subtract", "nymbat.breakthrough.no-chain"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.position.is(Stage::start) || s.position.is(Stage::owing);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Number<A> zero = 0;
        return p.brought == zero && none(p.waiting) && none(p.members) && p.speed == zero && p.front == zero &&
               !p.removed && none(p.hole) && p.budget == zero;
    }
};

struct WhoIsInTheMiddleMovedLast
    : Invariant<"nymbat.invariant.who-is-in-the-middle-moved-last",
                "Once a turn has brought in or moved a piece its side is the one that moved last, until the turn is "
                "over; on the board it is so once a piece has moved, or a first turn has brought one in.",
                "nymbat.moved.last", "nymbat.turn.one-option", "nymbat.turn.alternate"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return p.is(Stage::bringing) || p.is(Stage::moving) || p.is(Stage::judging) || p.is(Stage::breaking);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Bit<A> later = p.is(Stage::bringing) && select(p.blue_to_move, p.begun[1], p.begun[0]);
        return iff(p.blue_moved_last, p.blue_to_move) && (later || iff(p.blue_stepped_last, p.blue_to_move));
    }
};

struct WhoBringsInHasAPiece : Invariant<"nymbat.invariant.who-brings-in-has-a-piece",
                                        "While pieces are being brought in, the side to move has one on the board.",
                                        "nymbat.bring.places", "nymbat.turn.one-option"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.position.is(Stage::bringing);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return any(Pieces<A>(s.position, s.position.blue_to_move).hexes());
    }
};

// So that no piece goes farther than the lowest number of its group, nor than its own.
struct GroupIsTheMovers : Invariant<"nymbat.invariant.group-is-the-movers",
                                    "What waits is of the group, and the group is the mover's; its speed is 1 at "
                                    "least, and no piece that waits has a lower number.",
                                    "nymbat.group.own", "nymbat.group.as-chosen", "nymbat.move.of-group",
                                    "nymbat.move.goes", "nymbat.move.distance">,
                          AnyWayAndClash {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Pieces<A> own(p, p.blue_to_move);
        const Bit<A> fast_enough = for_all(1, kMostOnPaper, [&](int number) {
            return implies(p.speed > Number<A>(number), none(p.waiting & own.with_number(number)));
        });
        return within(p.waiting, p.members) && within(p.members, own.hexes()) && fast_enough &&
               implies(group_is_moving(p), p.speed >= Number<A>(1));
    }
};

// Only a clash takes pieces of it.
struct GroupLivesOrHasRemoved
    : Invariant<"nymbat.invariant.group-lives-or-has-removed",
                "Something of a group is left, unless an enemy piece was removed in its turn.",
                "nymbat.group.as-chosen", "nymbat.move.goes", "nymbat.removal.mover", "nymbat.removal.enemy">,
      AnyWay {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return group_is_moving(s.position) && !s.position.removed;
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return any(s.position.members);
    }
};

struct ChosenGroupIsWhole
    : Invariant<
          "nymbat.invariant.chosen-group-is-whole",
          "A group just chosen leaves no piece beside it out, or only lower ones where parts may be chosen, and all "
          "of it waits; its speed is the lowest number in it, and its front the distance of its closest piece.",
          "nymbat.group.own", "nymbat.group.whole", "nymbat.group.as-chosen"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.position.is(Stage::chosen);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Pieces<A> own(p, p.blue_to_move);
        return within(p.members, own.hexes()) && is_measured<R, A>(s) &&
               leaves_out_what_it_may(s.setting.readings.is(GroupPart::part), own, p.members);
    }
    // The part of it that does not ask who was left out.
    template <class R, class A>
    static Bit<A> is_measured(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Pieces<A> own(p, p.blue_to_move);
        const Bit<A> lowest = for_all(1, kMostOnPaper + 1, [&](int number) {
            const Bit<A> there = any(p.members & own.with_number(number));
            return implies(there, p.speed <= Number<A>(number)) && implies(p.speed == Number<A>(number), there);
        });
        const Bit<A> closest = any(p.members & nearer_than<A>(p.blue_to_move, p.front + Number<A>(1))) &&
                               none(p.members & nearer_than<A>(p.blue_to_move, p.front));
        return any(p.members) && p.waiting == p.members && lowest && closest && !p.removed;
    }
};

struct HoleIsLeft
    : Invariant<
          "nymbat.invariant.hole-is-left",
          "While a removal is judged, or a breakthrough made, no enemy stands where the removed piece stood, and two "
          "or more touch that hex when judging begins.",
          "nymbat.removal.enemy", "nymbat.breakthrough.asked", "nymbat.breakthrough.takes">,
      AnyWay,
      WhileBrokenInto {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Hexes<A> foes = Pieces<A>(p, !p.blue_to_move).hexes();
        return p.removed && none(p.hole & foes) &&
               implies(p.is(Stage::judging), how_many_beside<A>(p.hole, foes) >= Number<A>(2));
    }
};

// The piece that broke in may be lost; then only the step that brought it there tells its number
// (law breakthrough-is-the-movers).
struct BudgetIsTheMovers
    : Invariant<
          "nymbat.invariant.budget-is-the-movers",
          "The piece that made a breakthrough, if it stands, is of the group, and its number is what may be taken, "
          "or more when some is taken; it stands where only survivors break through.",
          "nymbat.breakthrough.asked", "nymbat.breakthrough.limit", "nymbat.breakthrough.takes">,
      AnyWayAndClash,
      WhileBrokenInto {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Pieces<A> own(p, p.blue_to_move);
        const Bit<A> stands = any(p.hole & own.hexes());
        const Number<A> number = own.number_on(p.hole);
        const Bit<A> paid_for = select(p.is(Stage::judging), p.budget == number, p.budget <= number);
        return select(stands, within(p.hole, p.members) && paid_for,
                      !s.setting.readings.is(BreakthroughLostMover::survivors)) &&
               p.budget >= Number<A>(0);
    }
};

}  // namespace nomos::nymbat::properties

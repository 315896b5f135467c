// Laws of stacks and ambushes in Nerva, each where nothing else plays a part: of attacks that can succeed,
// too, where one without a pawn to put in place cannot.
#pragma once

#include "properties/nerva/hints.hpp"

namespace nomos::nerva::properties {

// --- full stacks, defending ----------------------------------------------------------------------
struct FullStackHoldsThree : Law<"nerva.law.full-stack-holds-three",
                                 "If links do not add to it, a pawn of a full stack falls exactly to four points or "
                                 "more and, where the answers ask for one, a pawn to put in.",
                                 "nerva.stack.points", "nerva.attack.success">,
                             AddedUpAsByTheRules {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return s.move.is(Kind::attack) && p.can_succeed() && p.reads(StackLinksToo::fixed) && p.target_in_stack();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return iff(p.takes(), p.attack() > Number<A>(3));
    }
};

// The bonus lapses with the stack: what counts is the tile at the moment of the attack.
struct BrokenStackHoldsOne
    : Law<"nerva.law.broken-stack-holds-one",
          "A pawn whose tile lacks a third pawn of its side defends with one point and its links.",
          "nerva.stack.points", "nerva.defence.total">,
      AddedUpAsByTheRules {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return s.move.is(Kind::attack) && p.can_succeed() && p.pawn_is_target() &&
               any(tile_of(s.move.to) & ~p.foe_pawns);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return iff(p.takes(), p.attack() > Number<A>(1) + p.defence_links());
    }
    template <class W>
    static W tile_of(const W& place) {
        return place | Boards::up(place) | Boards::up(place, 2) | Boards::down(place) | Boards::down(place, 2);
    }
};

// --- full stacks, attacking ----------------------------------------------------------------------
struct FullStackAttacksWithThree
    : Law<"nerva.law.full-stack-attacks-with-three",
          "Where pawns add up, links add nothing to a full stack, and a pawn to put in is in hand or not asked for, a "
          "pawn of a full stack takes alone whatever defends with two points or less.",
          "nerva.stack.points", "nerva.attack.total"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return s.move.is(Kind::attack) && p.can_succeed() && p.reads(StackLinksToo::fixed) && p.attacks_alone() &&
               p.stack_attacks() && !p.reads(AttackSum::named_only);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return iff(p.takes(), Number<A>(3) > p.defence());
    }
};

struct BrokenStackAttacksWithOne
    : Law<"nerva.law.broken-stack-attacks-with-one",
          "Where pawns add up, one whose tile lacks a third of its side attacks alone with one point and its links.",
          "nerva.stack.points", "nerva.attack.total", "nerva.link.attack"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return s.move.is(Kind::attack) && p.can_succeed() && p.attacks_alone() && !p.stack_attacks() &&
               !p.reads(AttackSum::named_only);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Points<R, A> p(s);
        const Number<A> links = select(p.reads(AttackSum::each_one), Number<A>(0), p.links_of_lone_attacker());
        return iff(p.takes(), Number<A>(1) + links > p.defence());
    }
};

// --- ambush --------------------------------------------------------------------------------------
// Two plain pawns without links, where pawns add up: what they take without a bonus and with it.
template <class R, class A>
Bit<A> two_plain_attackers(const Points<R, A>& p) {
    const Places<A> linked = p.sharing_attack(p.own_lending);
    const Bit<A> all_plain = !p.at_least(p.own_pawns & (p.own_stacks | linked))[0];
    return p.is(Kind::attack) && p.can_succeed() && all_plain && p.two_attack() && !p.reads(AttackSum::named_only);
}

struct AmbushOfTwoIsThree : Law<"nerva.law.ambush-of-two-is-three",
                                "Where pawns add up, two plain pawns in ambush attack with three points, whatever the "
                                "three is taken to mean.",
                                "nerva.ambush.bonus", "nerva.attack.success"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return two_plain_attackers(p) && p.in_ambush();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return iff(p.takes(), Number<A>(3) > p.defence());
    }
};

// The text's remedy takes the bonus away and nothing else: a pawn without links falls all the same.
struct CounterDoesNotSave : Law<"nerva.law.counter-does-not-save",
                                "Where pawns add up and one is there to put in or not asked for, two of them take a "
                                "pawn that has no links, be there an ambush, a counter or neither.",
                                "nerva.ambush.counter", "nerva.ambush.bonus", "nerva.attack.success"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        Bit<A> linked = false;
        for_each_step<kBeside>([&]<nerva::Step S>() { linked = linked || p.template near<S>(p.foe_lending); });
        return s.move.is(Kind::attack) && p.can_succeed() && !p.reads(AttackSum::named_only) && !p.attacks_alone() &&
               p.pawn_is_target() && !p.target_in_stack() && !linked;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>(s).takes();
    }
};

struct CounterUndoesTheBonus
    : Law<"nerva.law.counter-undoes-the-bonus",
          "With a friend directly over the target, an attack has its sum of points and no bonus.",
          "nerva.ambush.counter">,
      AddedUpAsByTheRules {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return s.move.is(Kind::attack) && p.can_succeed() && any(p.foe_pawns & Boards::up(s.move.to));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return iff(p.takes(), p.sum_of_attackers() > p.defence());
    }
};

}  // namespace nomos::nerva::properties

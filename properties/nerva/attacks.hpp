// Laws of attack in Nerva: who attacks what, what else changes, and when the target falls.
#pragma once

#include "properties/nerva/hints.hpp"

namespace nomos::nerva::properties {

struct AttacksNextTo
    : Law<"nerva.law.attacks-next-to",
          "An attack goes from a pawn of the mover to an enemy pawn or standing king next to it, on one level.",
          "nerva.attack.own-pawn", "nerva.attack.adjacent", "nerva.attack.target"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::attack);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        Bit<A> adjacent = false;
        for_each_step<kAround>(
            [&]<nerva::Step S>() { adjacent = adjacent || Boards::step<S>(s.move.from) == s.move.to; });
        return adjacent && any(v.own(s.before.pawns) & s.move.from) &&
               any((v.foe(s.before.pawns) | v.foe_king()) & s.move.to);
    }
};

struct OnlyTheTargetChanges
    : Law<"nerva.law.only-the-target-changes",
          "An attack changes no place but the target's, and the attacker's if it moves in; no king but the target.",
          "nerva.capture.pawn", "nerva.capture.replaced", "nerva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::attack);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        using W = Places<A>;
        const View<R, A> v(s);
        const W may = s.move.to | select(v.reads(CaptureReplacement::attacker_moves), s.move.from, W{});
        return within(s.before.pawns[0] ^ s.after.pawns[0], may) && within(s.before.pawns[1] ^ s.after.pawns[1], may) &&
               implies(v.takes_king(), any(v.foe_king() & s.move.to)) && !v.reveals() &&
               iff(v.own(s.before.captured), v.own(s.after.captured));
    }
};

struct FailedAttackOnlyPasses
    : Law<"nerva.law.failed-attack-only-passes", "An attack that takes nothing changes nothing but whose turn it is.",
          "nerva.attack.failure", "nerva.turn.alternate"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::attack) && !View<R, A>(s).takes();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>(s).only_turn_changes();
    }
};

// --- when a target falls -----------------------------------------------------------------------
struct TakesWhenOutweighed : Law<"nerva.law.takes-when-outweighed",
                                 "An attack takes its target exactly if it has more points than the defence and, where "
                                 "the answers ask for one, a pawn to put in.",
                                 "nerva.attack.success", "nerva.attack.total", "nerva.defence.total",
                                 "nerva.ambush.bonus", "nerva.king.lends">,
                             AddedUpAsByTheRules {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::attack);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Points<R, A> p(s);
        const Bit<A> outweighed = p.attack() > p.defence() && p.can_succeed();
        return iff(p.takes_king(), outweighed && p.king_is_target()) &&
               iff(p.takes_pawn(), outweighed && p.pawn_is_target());
    }
};

// --- where nobody counts twice -------------------------------------------------------------------
struct NobodyCountsTwice
    : Law<"nerva.law.nobody-counts-twice",
          "If nobody counts twice in an attack, attackers who share attack with each other alone, or with nobody, have "
          "their own points, changed by an ambush as answered, and no more.",
          "nerva.attack.total", "nerva.link.attack", "nerva.stack.points"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return s.move.is(Kind::attack) && p.reads(AttackSum::each_once) && p.can_succeed() && !p.has_lenders();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return iff(p.takes(), p.with_bonus(p.own_points_of_attackers()) > p.defence());
    }
};

struct FriendsTakeNothingAway : Law<"nerva.law.friends-take-nothing-away",
                                    "If nobody counts twice in an attack, whatever falls to the attackers' own points, "
                                    "changed by an ambush as answered, falls.",
                                    "nerva.attack.total", "nerva.attack.success"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return s.move.is(Kind::attack) && p.reads(AttackSum::each_once) && p.can_succeed() &&
               p.with_bonus(p.own_points_of_attackers()) > p.defence();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>(s).takes();
    }
};

// Said of two attackers at most, for a solver's sake; of more it is not asked.
struct OnceIsNoMoreThanEachTime
    : Law<"nerva.law.once-is-no-more-than-each-time",
          "If nobody counts twice in an attack, one or two attackers take nothing that would not fall if friends "
          "counted for each.",
          "nerva.attack.total", "nerva.link.attack", "nerva.attack.success"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return s.move.is(Kind::attack) && p.reads(AttackSum::each_once) && !p.at_least(p.own_pawns)[2] && p.takes();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Points<R, A> p(s);
        return p.with_bonus(p.sum_linking(p.receiving)) > p.defence();
    }
};

// --- few against few -----------------------------------------------------------------------------
struct LonePawnTakesNoPawn
    : Law<"nerva.law.lone-pawn-takes-no-pawn",
          "A pawn outside a full stack takes no pawn without a friend next to the target or one that shares attack.",
          "nerva.attack.success", "nerva.attack.total", "nerva.link.attack"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        const auto friends = p.own_pawns | p.own(s.before.kings);
        const Places<A> linked = p.sharing_attack(friends);
        return s.move.is(Kind::attack) && p.pawn_is_target() && p.attacks_alone() &&
               !p.at_least(p.own_pawns & (p.own_stacks | linked))[0];
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !View<R, A>(s).takes();
    }
};

struct BareKingFalls
    : Law<"nerva.law.bare-king-falls", "A king that stands without a friend beside it falls to any attack.",
          "nerva.king.no-points", "nerva.link.defence", "nerva.attack.success"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        const auto friends = p.foe_pawns | p.foe(s.before.kings);
        Bit<A> guarded = false;
        for_each_step<kBeside>([&]<nerva::Step S>() { guarded = guarded || p.template near<S>(friends); });
        return s.move.is(Kind::attack) && p.king_is_target() && !guarded;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>(s).takes_king();
    }
};

// Outside full stacks a pawn has five points of defence at most: its own and four friends'. Under two of
// the four ways to add up an attack, five are too many for plain pawns; under one of these unless friends all around
// share attack.
struct FourFriendsHold
    : Law<"nerva.law.four-friends-hold",
          "Where each pawn attacks with its own point alone, or one with its friends on diagonals or with those beside "
          "it, four friends save a pawn.",
          "nerva.attack.success", "nerva.attack.total", "nerva.link.defence", "nerva.king.lends"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        Bit<A> on_all_sides = true;
        for_each_step<kBeside>(
            [&]<nerva::Step S>() { on_all_sides = on_all_sides && p.template near<S>(p.foe_pawns); });
        const Bit<A> alone = p.reads(AttackSum::named_only) && !p.reads(LinkSharesAttack::around);
        return s.move.is(Kind::attack) && (p.reads(AttackSum::each_one) || alone) && p.reads(KingLendsWhen::nothing) &&
               p.pawn_is_target() && !p.target_in_stack() && on_all_sides && !p.stack_attacks();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !View<R, A>(s).takes();
    }
};

}  // namespace nomos::nerva::properties

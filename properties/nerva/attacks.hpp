// Laws of attack in Nerva: who attacks what, what else changes, and when the target falls.
#pragma once

#include "properties/nerva/points.hpp"

namespace nomos::nerva::properties {

struct AttacksNextTo {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nerva.law.attacks-next-to",
            "An attack goes from a pawn of the mover to an enemy pawn or standing king next to it, on one level.",
            PropertyKind::law,
            {"nerva.attack.own-pawn", "nerva.attack.adjacent", "nerva.attack.target"}};
        return i;
    }
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

struct OnlyTheTargetChanges {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nerva.law.only-the-target-changes",
            "An attack changes no place but the target's, and the attacker's if it moves in; no king but the target.",
            PropertyKind::law,
            {"nerva.capture.pawn", "nerva.capture.replaced", "nerva.frame.rest-stays"}};
        return i;
    }
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

struct FailedAttackOnlyPasses {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nerva.law.failed-attack-only-passes",
                                    "An attack that takes nothing changes nothing but whose turn it is.",
                                    PropertyKind::law,
                                    {"nerva.attack.failure", "nerva.turn.alternate"}};
        return i;
    }
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
struct TakesWhenOutweighed {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nerva.law.takes-when-outweighed",
            "An attack takes its target exactly if it has more points than the defence and, where "
            "that is read so, a pawn to put in.",
            PropertyKind::law,
            {"nerva.attack.success", "nerva.attack.total", "nerva.defence.total", "nerva.ambush.bonus",
             "nerva.king.lends"}};
        return i;
    }
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

struct LonePawnTakesNoPawn {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nerva.law.lone-pawn-takes-no-pawn",
            "A pawn outside a full stack takes no pawn without a friend next to the target or diagonal to itself.",
            PropertyKind::law,
            {"nerva.attack.success", "nerva.attack.total", "nerva.link.attack"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        const auto friends = p.own_pawns | p.own(s.before.kings);
        Places<A> linked{};
        for_each_step<kDiagonal>([&]<nerva::Step S>() { linked = linked | Boards::step<S>(friends); });
        return s.move.is(Kind::attack) && p.pawn_is_target() && p.attacks_alone() &&
               !p.at_least(p.own_pawns & (p.own_stacks | linked))[0];
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !View<R, A>(s).takes();
    }
};

struct BareKingFalls {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nerva.law.bare-king-falls",
                                    "A king that stands without a friend beside it falls to any attack.",
                                    PropertyKind::law,
                                    {"nerva.king.no-points", "nerva.link.defence", "nerva.attack.success"}};
        return i;
    }
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
// the three ways to add up an attack, five are too many for plain pawns.
struct FourFriendsHold {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nerva.law.four-friends-hold",
            "Where each pawn attacks with its own point alone, or one pawn attacks, four friends save a pawn.",
            PropertyKind::law,
            {"nerva.attack.success", "nerva.attack.total", "nerva.link.defence", "nerva.king.lends"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const Points<R, A> p(s);
        Bit<A> on_all_sides = true;
        for_each_step<kBeside>(
            [&]<nerva::Step S>() { on_all_sides = on_all_sides && p.template near<S>(p.foe_pawns); });
        return s.move.is(Kind::attack) && !p.reads(AttackSum::each_linked) && p.reads(KingLendsWhen::nothing) &&
               p.pawn_is_target() && !p.target_in_stack() && on_all_sides && !p.stack_attacks();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !View<R, A>(s).takes();
    }
};

}  // namespace nomos::nerva::properties

// Laws of how a turn of Nymbat goes on and ends: who is next, what the reserve pays, what delays count.
#pragma once

#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

// --- one option a turn ---------------------------------------------------------------------------
struct TurnGoesOnAsItBegan {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.turn-goes-on-as-it-began",
            "A turn brings in, or moves one group, or is a pass: none is begun in the middle of another, and a removal "
            "is settled before the next piece goes.",
            PropertyKind::law,
            {"nymbat.turn.one-option", "nymbat.move.of-group", "nymbat.breakthrough.split"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Position<A>& p = s.before;
        const Bit<A> may_stand = v.reads(GroupStandStill::allowed);
        return implies(p.is(Stage::start), v.is(Kind::bring) || v.is(Kind::group) || v.is(Kind::pass)) &&
               implies(p.is(Stage::bringing), v.is(Kind::bring) || v.is(Kind::end)) &&
               implies(p.is(Stage::chosen), v.is(Kind::go) || (v.is(Kind::end) && may_stand)) &&
               implies(p.is(Stage::moving), v.is(Kind::go) || v.is(Kind::end)) &&
               implies(p.is(Stage::judging), v.is(Kind::rest)) &&
               implies(p.is(Stage::breaking), v.is(Kind::take) || v.is(Kind::done)) &&
               implies(p.is(Stage::owing), v.is(Kind::lose)) &&
               implies(v.is(Kind::bring), s.after.is(Stage::bringing)) &&
               implies(v.is(Kind::group), s.after.is(Stage::chosen));
    }
};

struct SidesAlternate {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.sides-alternate",
            "The turn is the other side's after an end, a pass or a lost piece, unless a piece is owed, and stays with "
            "every other step.",
            PropertyKind::law,
            {"nymbat.turn.alternate", "nymbat.penalty.piece"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> over = (v.ends_turn() && !s.after.is(Stage::owing)) || v.is(Kind::lose);
        return iff(over, s.after.is(Stage::start)) && iff(over, !iff(v.blue, s.after.blue_to_move)) &&
               implies(s.after.is(Stage::owing), v.ends_turn()) &&
               implies(v.ends_turn(), of_side(s.after.begun, v.blue)) &&
               iff(of_side(s.after.begun, !v.blue), of_side(s.before.begun, !v.blue));
    }
};

// --- the reserve ---------------------------------------------------------------------------------
struct ReserveFallsAsStated {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.reserve-falls-as-stated",
            "A reserve changes only when a turn of its side ends: by what was brought in, or by 1, if nothing was and "
            "there is 1.",
            PropertyKind::law,
            {"nymbat.bring.subtract", "nymbat.penalty.reserve", "nymbat.penalty.due", "nymbat.frame.rest-stays"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Number<A> fall = v.reserve() - v.reserve_after(), none = 0, one = 1;
        const Bit<A> penalty = s.before.brought == none && fall == one && v.reserve() >= one;
        return of_side(s.after.reserve, !v.blue) == of_side(s.before.reserve, !v.blue) &&
               select(v.ends_turn(), fall == s.before.brought || penalty, fall == none);
    }
};

// What is due is paid with a point of the reserve, or a piece is owed, if there is one.
template <class R, class A>
Bit<A> pays_penalty(const View<R, A>& v) {
    const Bit<A> owes = v.step.after.is(Stage::owing);
    return select(v.reserve() > Number<A>(0), v.reserve_after() == v.reserve() - Number<A>(1) && !owes,
                  v.reserve_after() == v.reserve() && iff(owes, any(v.own.hexes())));
}
template <class R, class A>
Bit<A> pays_nothing(const View<R, A>& v) {
    return v.reserve_after() == v.reserve() - v.step.before.brought && !v.step.after.is(Stage::owing);
}
// Delays are as they were; or 0, where only delays in a row count.
template <class R, class A>
Bit<A> counts_no_delay(const View<R, A>& v) {
    return v.delays_after() == select(v.reads(DelayTurns::three_running), Number<A>(0), v.delays());
}

// --- retreat and delay -----------------------------------------------------------------------------
struct ProgressCostsNothing {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.progress-costs-nothing",
            "A turn that brought something in, removed an enemy piece or took its group closer is neither retreat nor "
            "delay.",
            PropertyKind::law,
            {"nymbat.retreat.turn", "nymbat.delay.turn", "nymbat.penalty.due"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.ends_turn() && (s.before.brought > Number<A>(0) || s.before.removed || v.came_closer());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return pays_nothing(v) && counts_no_delay(v);
    }
};

struct RetreatCosts {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.retreat-costs",
            "A group that is farther off than before, and removed nothing, costs a point of the reserve or a piece, "
            "each time, and is no delay.",
            PropertyKind::law,
            {"nymbat.retreat.turn", "nymbat.penalty.due", "nymbat.penalty.reserve", "nymbat.penalty.piece"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::end) && View<R, A>(s).went_back() && !s.before.removed;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return pays_penalty(v) && counts_no_delay(v);
    }
};

struct DelaysAreCounted {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.delays-are-counted",
            "Any other turn, but a pass that is forced and free, counts as a delay; the seventh, or the third, costs a "
            "point of the reserve or a piece, and the count begins anew.",
            PropertyKind::law,
            {"nymbat.delay.turn", "nymbat.delay.count", "nymbat.penalty.reserve", "nymbat.penalty.piece"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> free = v.is(Kind::pass) && v.reads(DelayForcedPass::free) && v.is_stuck();
        return v.ends_turn() && s.before.brought == Number<A>(0) && !s.before.removed && !v.came_closer() &&
               !v.went_back() && !free;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Number<A> limit = select(v.reads(DelayTurns::seven), Number<A>(7), Number<A>(3));
        const Number<A> counted = v.delays() + Number<A>(1);
        return select(counted < limit, v.delays_after() == counted && pays_nothing(v),
                      v.delays_after() == Number<A>(0) && pays_penalty(v));
    }
};

struct ForcedPassMayBeFree {
    static const PropertyInfo& info() {
        static const PropertyInfo i{"nymbat.law.forced-pass-may-be-free",
                                    "Where a forced pass is no delay it changes nothing but whose turn it is.",
                                    PropertyKind::law,
                                    {"nymbat.delay.turn", "nymbat.pass.forced"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.is(Kind::pass) && v.reads(DelayForcedPass::free) && v.is_stuck();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return pays_nothing(v) && counts_no_delay(v) && v.own_after.same_as(v.own) && v.foes_after.same_as(v.foes);
    }
};

}  // namespace nomos::nymbat::properties

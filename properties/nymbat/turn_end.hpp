// Laws of how a turn of Nymbat goes on and ends: who is next, what the reserve pays, what delays count.
#pragma once

#include "properties/nymbat/invariants_of_turn.hpp"
#include "properties/nymbat/view.hpp"
#include "properties/same_turns.hpp"

namespace nomos::nymbat::properties {

// --- one option a turn ---------------------------------------------------------------------------
struct TurnGoesOnAsItBegan : Law<"nymbat.law.turn-goes-on-as-it-began",
                                 "A turn brings in, or moves one group, or is a pass: none is begun in the middle of "
                                 "another, and a removal is settled before the next piece goes.",
                                 "nymbat.turn.one-option", "nymbat.move.of-group", "nymbat.breakthrough.split"> {
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

struct SidesAlternate : Law<"nymbat.law.sides-alternate",
                            "The turn is the other side's after an end or a pass - or after the piece that is owed for "
                            "it is lost, where it is lost in the same turn - and stays with every other step.",
                            "nymbat.turn.alternate", "nymbat.penalty.piece", "nymbat.penalty.moment"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> at_once = (v.ends_turn() && !s.after.is(Stage::owing)) || v.is(Kind::lose);
        const Bit<A> over = select(v.pays_later(), v.ends_turn(), at_once);
        return iff(at_once, s.after.is(Stage::start)) && iff(over, !iff(v.blue, s.after.blue_to_move)) &&
               implies(s.after.is(Stage::owing), v.ends_turn()) &&
               implies(v.ends_turn(), of_side(s.after.begun, v.blue)) &&
               iff(of_side(s.after.begun, !v.blue), of_side(s.before.begun, !v.blue));
    }
};

// --- the reserve ---------------------------------------------------------------------------------
struct ReserveFallsAsStated
    : Law<"nymbat.law.reserve-falls-as-stated",
          "A reserve changes only when a turn of its side ends: by what was brought in, or by 1, if nothing was and "
          "there is 1; or by 1 just before a turn of its side, if a penalty is owed.",
          "nymbat.bring.subtract", "nymbat.penalty.reserve", "nymbat.penalty.due", "nymbat.penalty.moment",
          "nymbat.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Number<A> fall = v.reserve() - v.reserve_after(), none = 0, one = 1;
        const Bit<A> penalty = s.before.brought == none && fall == one && v.reserve() >= one;
        const Bit<A> foe_pays = v.ends_turn() && v.foe_owes() && v.reserve_of_foe() >= one;
        return of_side(s.after.reserve, !v.blue) == v.reserve_of_foe() - select(foe_pays, one, none) &&
               select(v.ends_turn(), fall == s.before.brought || penalty, fall == none);
    }
};

// What is due is paid with a point of the reserve, or a piece is owed, if there is one; or it is noted for later.
template <class R, class A>
Bit<A> pays_penalty(const View<R, A>& v) {
    const Bit<A> owes = v.step.after.is(Stage::owing);
    const Bit<A> at_once = select(v.reserve() > Number<A>(0), v.reserve_after() == v.reserve() - Number<A>(1) && !owes,
                                  v.reserve_after() == v.reserve() && iff(owes, any(v.own.hexes())));
    return select(v.pays_later(), v.reserve_after() == v.reserve() && v.owes_after(), at_once && !v.owes_after());
}
// The piece that is owed then is the other side's.
template <class R, class A>
Bit<A> pays_nothing(const View<R, A>& v) {
    return v.reserve_after() == v.reserve() - v.step.before.brought && !v.owes_after() &&
           (v.pays_later() || !v.step.after.is(Stage::owing));
}
// Delays are as they were; or 0, where only delays in a row count.
template <class R, class A>
Bit<A> counts_no_delay(const View<R, A>& v) {
    return v.delays_after() == select(v.reads(DelayTurns::three_running), Number<A>(0), v.delays());
}

// --- retreat and delay -----------------------------------------------------------------------------
struct ProgressCostsNothing : Law<"nymbat.law.progress-costs-nothing",
                                  "A turn that brought something in, removed an enemy piece or took its group closer "
                                  "is neither retreat nor delay.",
                                  "nymbat.retreat.turn", "nymbat.delay.turn", "nymbat.penalty.due"> {
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

struct RetreatCosts
    : Law<"nymbat.law.retreat-costs",
          "A group that is farther off than before, and removed nothing, costs a point of the reserve or a piece, each "
          "time, and is no delay.",
          "nymbat.retreat.turn", "nymbat.penalty.due", "nymbat.penalty.reserve", "nymbat.penalty.piece"> {
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

struct DelaysAreCounted
    : Law<"nymbat.law.delays-are-counted",
          "Any other turn, but a pass that is forced and free, counts as a delay; the seventh, or the third, costs a "
          "point of the reserve or a piece, and the count begins anew.",
          "nymbat.delay.turn", "nymbat.delay.count", "nymbat.penalty.reserve", "nymbat.penalty.piece"> {
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

struct DebtsArePaidInTime : Law<"nymbat.law.debts-are-paid-in-time",
                                "Where penalties are paid later, what a side owes is paid as the other's turn ends: "
                                "without a reserve it then owes a piece, if it has one; and nobody else does.",
                                "nymbat.penalty.moment", "nymbat.penalty.piece"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.ends_turn() && v.pays_later();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> with_a_piece = v.foe_owes() && v.reserve_of_foe() <= Number<A>(0) && any(v.foes.hexes());
        return iff(s.after.is(Stage::owing), with_a_piece) && iff(v.blue, !s.after.blue_to_move) &&
               !of_side(s.after.owes, !v.blue);
    }
};

struct ForcedPassMayBeFree : Law<"nymbat.law.forced-pass-may-be-free",
                                 "Where a forced pass is no delay it changes nothing but whose turn it is.",
                                 "nymbat.delay.turn", "nymbat.pass.forced"> {
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

// --- what makes no difference ----------------------------------------------------------------------
// All that is on the board, and who moved last.
template <class R, class A>
Bit<A> leaves_the_board(const View<R, A>& v) {
    return v.own_after.same_as(v.own) && v.foes_after.same_as(v.foes) &&
           iff(v.step.after.blue_moved_last, v.step.before.blue_moved_last) &&
           iff(v.step.after.blue_stepped_last, v.step.before.blue_stepped_last);
}

// Choosing the group moved nothing (law group-is-chosen-whole), so both come from the same start of a turn; what
// is left to tell apart is whether a delay is counted, and that law delays-are-counted says of both.
struct StandingStillIsPassing
    : Law<"nymbat.law.standing-still-is-passing",
          "To end a turn in which nothing of the chosen group has moved does what a pass does: it leaves the board as "
          "it is and is a delay; and whoever may choose a group may pass.",
          "nymbat.turn.one-option", "nymbat.delay.turn", "nymbat.retreat.turn", "nymbat.pass.chosen"> {
    static SameTurns same_turns() {
        return {"nymbat.group.stand-still", "barred", "allowed",
                "to choose a group and move nothing leads to the position that a pass leads to, and who may choose a "
                "group may pass"};
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Situation<R, A> first{s.setting, s.before, s.outcome_before};
        const Bit<A> stands = v.is(Kind::end) && s.before.is(Stage::chosen);
        return v.is(Kind::group) || (stands && ChosenGroupIsWhole::is_measured<R, A>(first)) ||
               (v.is(Kind::pass) && any(v.own.hexes()) && law_of<TurnStartsClear>(first));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> counts =
            s.before.brought == Number<A>(0) && !s.before.removed && !v.came_closer() && !v.went_back();
        return leaves_the_board(v) && select(v.is(Kind::group), v.had_first_turn(), counts);
    }
};

// Whoever must pass has nothing a penalty could cost, then or later; or enemies fill his set-up area, and win.
struct ForcedPassNeverCosts
    : Law<"nymbat.law.forced-pass-never-costs",
          "Whoever must pass has neither a piece nor a reserve, or the other side has won when he has passed, if need "
          "be after it has lost one piece of several on his home row; and whoever has neither never has one again.",
          "nymbat.pass.forced", "nymbat.delay.turn", "nymbat.win.home-row", "nymbat.bring.reserve-limit"> {
    static SameTurns same_turns() {
        return {"nymbat.delay.forced-pass", "counts", "free",
                "whoever must pass has neither a piece nor a reserve, and never will, or has lost when he has passed"};
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> forced = v.is(Kind::pass) && v.is_stuck();
        const Bit<A> foe_wins = select(v.blue, s.outcome_after == only<R>(Outcome::red_wins),
                                       s.outcome_after == only<R>(Outcome::blue_wins));
        return implies(forced, v.reserve() <= Number<A>(0) || foe_wins || pays_and_wins(v)) &&
               stays_without(s, Side::red) && stays_without(s, Side::blue);
    }

private:
    // The other owes a piece before its turn, and has more than that one on a home row that nobody holds.
    template <class R, class A>
    static Bit<A> pays_and_wins(const View<R, A>& v) {
        const Hexes<A> row = select(v.blue, Hexes<A>(home_row(Side::blue)), Hexes<A>(home_row(Side::red)));
        return v.step.after.is(Stage::owing) && none(row & v.own_after.hexes()) &&
               count(row & v.foes_after.hexes()) >= Number<A>(2);
    }
    template <class R, class A>
    static Bit<A> stays_without(const Step<R, A>& s, Side side) {
        return implies(has_nothing(s.before, side), has_nothing(s.after, side));
    }
    template <class A>
    static Bit<A> has_nothing(const Position<A>& p, Side side) {
        return none(p.pieces_of(side)) && p.reserve[index(side)] <= Number<A>(0) && p.begun[index(side)];
    }
};

}  // namespace nomos::nymbat::properties

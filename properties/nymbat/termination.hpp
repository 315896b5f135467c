// Why a game of Nymbat ends, if delays count in all (delay.turns = seven or three, and all other readings).
//
// Of two positions in which turns start, compare, in this order:
//   1  the points of both sides together, on the board and in reserve: fewer is later
//   2  the reserves of both sides together: less is later
//   3  the delays of the sides that have a point left: more is later
//   4  the rows of the pieces: of one side, which has come closer, the highest row in which it does not have as
//      many pieces as before has more now: later
// Each turn makes the position a later one, but for a pass by a side that has nothing to pay with or is
// excused; and the turn after such a pass does (idle-turns-are-alone). There are finitely many positions
// between the first and the last in this order, and a turn has finitely many steps (steps-of-a-turn-run-out).
//
// Why each turn does (every-turn-counts): a removal, a penalty make 1 fall, and nothing makes it grow
// (invariant points-never-grow, step by step); what is brought in makes 2 fall and leaves 1; a delay
// leaves 1 and 2 and makes 3 grow, and where it makes the count begin anew 1 falls (delays-end-in-payment);
// any other turn took its group closer, removed nothing, so lost nothing, and moved no piece but the group's: 4
// grows, since above the new closest row nothing changed, and in that row there is one piece more.
//
// If only delays in a row count, 3 can be set back for nothing, and two players can shuffle for ever
// (tests/properties/nymbat_ends_test.cpp plays it, and plays this order against random games).
#pragma once

#include "properties/nymbat/turn_end.hpp"

namespace nomos::nymbat::properties {

// What the laws share: delays count in all, whatever turns are in between.
template <class R, class A>
Bit<A> delays_add_up(const View<R, A>& v) {
    return !v.reads(DelayTurns::three_running);
}
// The mover paid, or will with a piece.
template <class R, class A>
Bit<A> has_paid(const View<R, A>& v) {
    return v.reserve_after() < v.reserve() || v.step.after.is(Stage::owing);
}
// A pass that nothing comes of: there is nothing to pay with, or it is excused.
template <class R, class A>
Bit<A> is_idle(const View<R, A>& v) {
    const Bit<A> excused = v.reads(DelayForcedPass::free) && v.is_stuck();
    return v.is(Kind::pass) && none(v.own.hexes()) && (v.reserve() <= Number<A>(0) || excused);
}

struct EveryTurnCounts {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.every-turn-counts",
            "If delays add up, each turn removes an enemy piece, spends reserve or a piece, adds a delay, or takes its "
            "group closer - or its player has nothing to pay with, or is excused.",
            PropertyKind::law,
            {"nymbat.delay.turn", "nymbat.retreat.turn", "nymbat.penalty.due", "nymbat.bring.subtract"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.ends_turn() && delays_add_up(v);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return s.before.removed || has_paid(v) || v.delays_after() > v.delays() || v.came_closer() || is_idle(v);
    }
};

struct DelaysEndInPayment {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.delays-end-in-payment",
            "If delays add up, a count of delays never falls unless its side pays, or has nothing to pay with.",
            PropertyKind::law,
            {"nymbat.delay.count", "nymbat.penalty.reserve", "nymbat.penalty.piece"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return delays_add_up(View<R, A>(s));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> has_nothing = none(v.own.hexes()) && v.reserve() <= Number<A>(0);
        return of_side(s.after.delays, !v.blue) == of_side(s.before.delays, !v.blue) &&
               (v.delays_after() >= v.delays() || has_paid(v) || has_nothing);
    }
};

// The other has a piece, or the board is bare, he has a reserve and can bring something in: his turn counts.
struct IdleTurnsAreAlone {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.idle-turns-are-alone",
            "After a pass of which nothing comes the game is over, or the other side has a piece, or has a reserve and "
            "all its set-up area to use it.",
            PropertyKind::law,
            {"nymbat.pass.forced", "nymbat.win.empty-board"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return is_idle(v) && v.reserve() >= Number<A>(0);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> can_bring = none(s.after.occupied()) && !(of_side(s.after.reserve, !v.blue) == Number<A>(0));
        return any(v.foes_after.hexes()) || can_bring || !(s.outcome_after == only<R>(Outcome::in_play));
    }
};

struct StepsOfATurnRunOut {
    static const PropertyInfo& info() {
        static const PropertyInfo i{
            "nymbat.law.steps-of-a-turn-run-out",
            "A turn has an end: a bring adds to what is brought in, a go leaves one piece fewer that waits, a take one "
            "enemy fewer; no step adds a piece that waits, or an enemy.",
            PropertyKind::law,
            {"nymbat.bring.places", "nymbat.move.of-group", "nymbat.breakthrough.takes", "nymbat.turn.one-option"}};
        return i;
    }
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.before.blue_to_move == s.after.blue_to_move && !s.before.is(Stage::start);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return implies(v.is(Kind::bring), s.after.brought > s.before.brought) &&
               implies(v.is(Kind::go), any(s.before.waiting & ~s.after.waiting)) &&
               implies(v.is(Kind::take), any(v.foes.hexes() & ~v.foes_after.hexes())) &&
               within(s.after.waiting, s.before.waiting) && within(v.foes_after.hexes(), v.foes.hexes());
    }
};

}  // namespace nomos::nymbat::properties

// Why a game of Nymbat ends, turn by turn, if delays count in all (delay.turns = seven or three, and all other
// readings). These laws say it in the words of a player; that every single step goes on in one fixed order, so
// that no position comes again, is one proof by itself (order.hpp).
//
// Each turn removes something or is paid for, which costs points; or brings in, which costs reserve; or adds a
// delay, and where the count begins anew it is paid for (delays-end-in-payment); or else took its group closer
// (every-turn-counts). A pass of which nothing comes is followed by a turn that counts (idle-turns-are-alone),
// and a turn has finitely many steps (steps-of-a-turn-run-out).
//
// If only delays in a row count, they can be set back for nothing, and two players can shuffle for ever
// (shufflers-go-on).
#pragma once

#include "model/nymbat/offered_lines.hpp"
#include "properties/line.hpp"
#include "properties/nymbat/turn_end.hpp"

namespace nomos::nymbat::properties {

// What the laws share: delays count in all, whatever turns are in between.
template <class R, class A>
Bit<A> delays_add_up(const View<R, A>& v) {
    return !v.reads(DelayTurns::three_running);
}
// The mover paid, or will: with a piece, or before the next turn.
template <class R, class A>
Bit<A> has_paid(const View<R, A>& v) {
    return v.reserve_after() < v.reserve() || (v.step.after.is(Stage::owing) && !v.pays_later()) || v.owes_after();
}
// A pass that nothing comes of: there is nothing to pay with, or it is excused.
template <class R, class A>
Bit<A> is_idle(const View<R, A>& v) {
    const Bit<A> excused = v.reads(DelayForcedPass::free) && v.is_stuck();
    return v.is(Kind::pass) && none(v.own.hexes()) && (v.reserve() <= Number<A>(0) || excused);
}

struct EveryTurnCounts
    : Law<"nymbat.law.every-turn-counts",
          "If delays add up, each turn removes an enemy piece, spends reserve or a piece or will, adds a delay, or "
          "takes its group closer - or its player has nothing to pay with, or is excused.",
          "nymbat.delay.turn", "nymbat.retreat.turn", "nymbat.penalty.due", "nymbat.bring.subtract"> {
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

struct DelaysEndInPayment
    : Law<"nymbat.law.delays-end-in-payment",
          "If delays add up, a count of delays never falls unless its side pays, or has nothing to pay with.",
          "nymbat.delay.count", "nymbat.penalty.reserve", "nymbat.penalty.piece"> {
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
struct IdleTurnsAreAlone : Law<"nymbat.law.idle-turns-are-alone",
                               "After a pass of which nothing comes the game is over, or the other side has a piece, "
                               "or has a reserve and all its set-up area to use it.",
                               "nymbat.pass.forced", "nymbat.win.empty-board"> {
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

struct StepsOfATurnRunOut
    : Law<"nymbat.law.steps-of-a-turn-run-out",
          "A turn has an end: what is brought in adds up, each move leaves one piece fewer that waits, each piece "
          "taken one enemy fewer; no step adds a piece that waits, or an enemy.",
          "nymbat.bring.places", "nymbat.move.of-group", "nymbat.breakthrough.takes", "nymbat.turn.one-option"> {
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

// Two 2s each. One goes back while the other stays in front: a delay. Then it comes forward by itself: closer.
struct ShufflersGoOn
    : Termination<"nymbat.termination.shufflers-go-on",
                  "If only delays in a row count, two players can step back and forth for ever and never pay.",
                  "nymbat.delay.turn", "nymbat.delay.count", "nymbat.retreat.turn"> {
    static constexpr bool kPossible = true;
    static std::vector<std::string_view> under() { return {"nymbat.delay.turns=three-running"}; }
    static std::vector<Line> lines() { return {{shuffle().line, shuffle().moves}}; }
};

}  // namespace nomos::nymbat::properties

// What is true of every reachable position of Nymbat: pieces, reserves, delays, whose turn it is.
// What holds within a turn is in invariants_of_turn.hpp.
#pragma once

#include "properties/nymbat/hints.hpp"
#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

// --- pieces ------------------------------------------------------------------------------------
// Three digits can hold a 7.
struct NumbersEndAtSix
    : Invariant<"nymbat.invariant.numbers-end-at-six",
                "No piece has a number above 6; nor is the speed of a group, or what a breakthrough may take, above 6.",
                "nymbat.bring.number", "nymbat.move.goes", "nymbat.group.as-chosen", "nymbat.breakthrough.asked">,
      AnyWayAndClash {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return numbers_end_at_six(s.position);
    }
};

// Also while a piece is on its way: it passes over pieces of its own side, and is written down where it ends.
struct OneSideAHex
    : Invariant<"nymbat.invariant.one-side-a-hex", "No hex has pieces of both sides, at any step of a turn.",
                "nymbat.bring.hex", "nymbat.removal.enemy", "nymbat.move.end">,
      AnyWayAndClash {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return one_side_a_hex(s.position);
    }
};

// --- reserves and delays -------------------------------------------------------------------------
struct ReservesLast : Invariant<"nymbat.invariant.reserves-last",
                                "Reserves are 0 to 60, and 60 until the first turn is over; what a turn brings in is "
                                "at least 1 and at most the reserve, 30 in a first turn.",
                                "nymbat.setup.reserve", "nymbat.bring.first-limit", "nymbat.bring.reserve-limit",
                                "nymbat.bring.subtract", "nymbat.penalty.reserve"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Number<A> all = kFirstReserve;
        const Bit<A> in_bounds = for_all(0, kSides, [&](int side) {
            const Number<A>& reserve = p.reserve[at(side)];
            return Number<A>(0) <= reserve && reserve <= all && (p.begun[at(side)] || reserve == all);
        });
        const Number<A> limit =
            select(of_side(p.begun, p.blue_to_move), of_side(p.reserve, p.blue_to_move), Number<A>(kFirstTurnLimit));
        return in_bounds && implies(p.is(Stage::bringing), Number<A>(1) <= p.brought && p.brought <= limit);
    }
};

struct DelaysStayBelowThePenalty
    : Invariant<"nymbat.invariant.delays-stay-below-the-penalty",
                "A side's count of delays is 0 to 6, and at most 2 where the third one costs.", "nymbat.delay.count"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Number<A> most = select(s.setting.readings.is(DelayTurns::seven), Number<A>(6), Number<A>(2));
        return for_all(0, kSides, [&](int side) {
            const Number<A>& delays = s.position.delays[at(side)];
            return Number<A>(0) <= delays && delays <= most;
        });
    }
};

// --- whose turn ----------------------------------------------------------------------------------
struct NothingBeforeTheFirstTurn
    : Invariant<"nymbat.invariant.nothing-before-the-first-turn",
                "A side that has not finished its first turn has no delay, and no piece but what it is bringing in.",
                "nymbat.setup.reserve", "nymbat.turn.first-brings">,
      AnyWayAndClash {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return for_all(0, kSides, [&](int i) {
            const Bit<A> brings = p.is(Stage::bringing) && iff(p.blue_to_move, Bit<A>(i == 1));
            const Bit<A> nothing = none(p.pieces_of(static_cast<Side>(i))) && p.delays[at(i)] == Number<A>(0);
            return p.begun[at(i)] || nothing || (brings && p.delays[at(i)] == Number<A>(0));
        });
    }
};

// So nobody can pass in a first turn: his set-up area is vacant (law first-turn-brings-in).
struct FirstTurnsInOrder
    : Invariant<
          "nymbat.invariant.first-turns-in-order",
          "Until both have had a first turn it is the turn of whoever was agreed on, then the other's; nothing but "
          "bringing in has been done, and all pieces stand in their own set-up areas.",
          "nymbat.setup.reserve", "nymbat.turn.alternate", "nymbat.turn.first-brings", "nymbat.bring.hex">,
      AnyWayAndClash {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Bit<A> blue_first = s.setting.blue_first;
        const Bit<A> first = of_side(p.begun, blue_first), second = of_side(p.begun, !blue_first);
        const Bit<A> begins = (p.is(Stage::start) || (p.is(Stage::bringing) && p.brought >= Number<A>(1))) &&
                              within(p.pieces_of(Side::red), set_up_area(Side::red)) &&
                              within(p.pieces_of(Side::blue), set_up_area(Side::blue));
        return select(first, second || (iff(p.blue_to_move, !blue_first) && begins),
                      !second && iff(p.blue_to_move, blue_first) && begins);
    }
};

// What is owed is paid before one's own turn.
struct DebtsWaitForATurn : Invariant<"nymbat.invariant.debts-wait-for-a-turn",
                                     "Who owes a penalty has had a first turn and is not to move; where penalties are "
                                     "paid in the turn that earns them nobody owes one.",
                                     "nymbat.penalty.moment", "nymbat.penalty.due"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return for_all(0, kSides, [&](int i) {
            const Bit<A> moves = iff(p.blue_to_move, Bit<A>(i == 1));
            return implies(p.owes[at(i)], s.setting.readings.is(PenaltyWhen::next_turn) && p.begun[at(i)] && !moves);
        });
    }
};

struct OwedByThePoor
    : Invariant<"nymbat.invariant.owed-by-the-poor", "Whoever owes a piece has one on the board and no reserve.",
                "nymbat.penalty.reserve", "nymbat.penalty.piece"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.position.is(Stage::owing);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return any(Pieces<A>(p, p.blue_to_move).hexes()) && of_side(p.reserve, p.blue_to_move) <= Number<A>(0);
    }
};

}  // namespace nomos::nymbat::properties

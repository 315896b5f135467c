// Laws of bringing in and of passing in Nymbat.
#pragma once

#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

// --- bringing in ---------------------------------------------------------------------------------
struct BringsOnePiece : Law<"nymbat.law.brings-one-piece",
                            "Bringing in puts one piece of the mover, numbered 1 to 6, on a vacant hex of his set-up "
                            "area; nothing else on the board changes.",
                            "nymbat.bring.hex", "nymbat.bring.number", "nymbat.bring.places", "nymbat.board.home-rows">,
                        OfBrings {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Hexes<A>& to = s.move.to;
        const Number<A> number = v.own_after.number_on(to);
        return one_hot(to) && within(to, v.set_up_area() & ~s.before.occupied()) && number == s.move.number &&
               Number<A>(1) <= number && number <= Number<A>(kTopNumber) && v.own_after.same_but(to, v.own) &&
               v.foes_after.same_as(v.foes);
    }
};

struct BroughtIsCounted : Law<"nymbat.law.brought-is-counted",
                              "What is brought in is added to the turn's total: at most 30 in a first turn, later at "
                              "most the reserve; the reserve stays for now.",
                              "nymbat.bring.first-limit", "nymbat.bring.reserve-limit", "nymbat.bring.places">,
                          OfBrings {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Number<A> limit = select(v.had_first_turn(), v.reserve(), Number<A>(kFirstTurnLimit));
        return s.after.brought == s.before.brought + v.own_after.number_on(s.move.to) && s.after.brought <= limit &&
               v.reserve_after() == v.reserve();
    }
};

struct NothingElseIsBroughtIn : Law<"nymbat.law.nothing-else-is-brought-in",
                                    "No step but bringing in a piece or moving one puts a piece on a hex or changes a "
                                    "number; of the others only a breakthrough, and paying with a piece, take one off.",
                                    "nymbat.frame.rest-stays", "nymbat.bring.number"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !s.move.is(Kind::bring) && !s.move.is(Kind::go);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Hexes<A> taken = select(v.is(Kind::take), s.move.to, Hexes<A>{});
        const Hexes<A> lost = select(v.is(Kind::lose), s.move.to, Hexes<A>{});
        return v.own_after.same_but(lost, v.own) && none(v.own_after.hexes() & lost) &&
               v.foes_after.same_but(taken, v.foes) && none(v.foes_after.hexes() & taken);
    }
};

// --- first turns and passing -----------------------------------------------------------------------
// The text has a pass that is forced in a first turn, too; no game comes to it.
struct FirstTurnBringsIn
    : Law<"nymbat.law.first-turn-brings-in", "In a first turn nobody chooses a group, and nobody has to pass or can.",
          "nymbat.turn.first-brings", "nymbat.pass.forced"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !View<R, A>(s).had_first_turn();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.move.is(Kind::bring) || (s.move.is(Kind::end) && s.before.is(Stage::bringing));
    }
};

struct StuckMustPass : Law<"nymbat.law.stuck-must-pass",
                           "Who has no piece, and no reserve or no vacant hex to bring one in, can only pass.",
                           "nymbat.pass.forced", "nymbat.bring.hex", "nymbat.bring.reserve-limit", "nymbat.group.own"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.before.is(Stage::start) && View<R, A>(s).is_stuck();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.move.is(Kind::pass);
    }
};

}  // namespace nomos::nymbat::properties

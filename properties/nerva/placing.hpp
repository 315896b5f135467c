// Laws of placing in Nerva: where, what it costs, and what it reveals.
#pragma once

#include "properties/nerva/view.hpp"

namespace nomos::nerva::properties {

struct PlacesOnlyOnEmpty
    : Law<"nerva.law.places-only-on-empty",
          "A pawn is placed where no pawn is, and no standing king unless a king shares its place.",
          "nerva.stack.limit", "nerva.place.king-in-the-way"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::place);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return none(v.pawns() & s.move.to) &&
               (v.reads(KingPawnOnHim::shares) || none((v.own_king() | v.foe_king()) & s.move.to));
    }
};

struct PlacesOnlyFromHand : Law<"nerva.law.places-only-from-hand",
                                "Who places a pawn has one of that board's size in hand.", "nerva.place.supply"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::place);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>(s).hand() > Number<A>(0);
    }
};

struct PlacingPutsOnePawn
    : Law<"nerva.law.placing-puts-one-pawn",
          "A placing that reveals no king puts one pawn of the mover there, from his hand, and no more.",
          "nerva.place.puts-pawn", "nerva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::place) && !View<R, A>(s).reveals();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.own(s.after.pawns) == (v.own(s.before.pawns) | s.move.to) &&
               v.foe(s.after.pawns) == v.foe(s.before.pawns) && v.numbers_change_by({.own_hand = -1});
    }
};

struct RevealingPawn
    : Law<"nerva.law.revealing-pawn",
          "The pawn that reveals a king goes back to the hand, is lost, or is put beside it, by the answer about that.",
          "nerva.king.reveal-pawn", "nerva.place.puts-pawn", "nerva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).reveals();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> kept = v.reads(KingPawnOnHim::kept), shares = v.reads(KingPawnOnHim::shares);
        const Changes<A> change{.own_hand = select(kept, Number<A>(0), Number<A>(-1)),
                                .own_lost = to_number(!kept && !shares)};
        const Bit<A> put = v.own(s.after.pawns) == (v.own(s.before.pawns) | s.move.to) &&
                           v.foe(s.after.pawns) == v.foe(s.before.pawns);
        return select(shares, put, v.pawns_stay()) && v.numbers_change_by(change);
    }
};

// --- hidden kings ------------------------------------------------------------------------------
struct HiddenUntilFound
    : Claim<"nerva.claim.hidden-until-found", "A king stays hidden until a pawn is placed where it hides.",
            "nerva.king.reveal", "nerva.king.same-place"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).reveals();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const auto found = [&](Side side) {
            return implies(v.reveals(side), s.move.is(Kind::place) && any(s.before.hidden_king(side) & s.move.to));
        };
        return found(Side::white) && found(Side::black);
    }
};

struct RevealedByWhom : Law<"nerva.law.revealed-by-whom",
                            "A pawn placed where a king hides reveals it exactly if its player is one who can; where "
                            "two kings hide on one place, also if he can reveal the other and one pawn reveals both.",
                            "nerva.king.reveal", "nerva.king.same-place"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::place);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const PerSide<Bit<A>> hit{hits(v, Side::white), hits(v, Side::black)};
        const PerSide<Bit<A>> alone{hit[0] && counts(v, !v.black), hit[1] && counts(v, v.black)};
        const Bit<A> together = v.reads(KingOnOnePlace::both) && hit[0] && hit[1] && (alone[0] || alone[1]);
        return iff(v.reveals(Side::white), alone[0] || together) && iff(v.reveals(Side::black), alone[1] || together);
    }

private:
    template <class R, class A>
    static Bit<A> hits(const View<R, A>& v, Side side) {
        return any(v.step.before.hidden_king(side) & v.step.move.to);
    }
    // The reading lets the mover reveal a king that is his own, or is not.
    template <class R, class A>
    static Bit<A> counts(const View<R, A>& v, const Bit<A>& is_own) {
        return v.reads(KingRevealedBy::either) ||
               select(is_own, v.reads(KingRevealedBy::owner), v.reads(KingRevealedBy::enemy));
    }
};

struct NeverHiddenAgain
    : Law<"nerva.law.never-hidden-again", "A king never moves, and once revealed or captured it stays so.",
          "nerva.king.chosen-place", "nerva.king.reveal"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all(0, kSides, [&](int side) {
            const std::size_t i = at(side);
            return s.after.kings[i] == s.before.kings[i] && implies(s.before.revealed[i], s.after.revealed[i]) &&
                   implies(s.before.captured[i], s.after.captured[i]);
        });
    }
};

}  // namespace nomos::nerva::properties

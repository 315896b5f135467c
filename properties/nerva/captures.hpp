// Laws of what a capture in Nerva does: to the board, to the hands, to the game.
#pragma once

#include "properties/nerva/view.hpp"

namespace nomos::nerva::properties {

struct TakenPawnIsReplaced
    : Law<"nerva.law.taken-pawn-is-replaced",
          "The taken pawn makes room for one from the hand or for the attacker; for none if no hand has one.",
          "nerva.capture.replaced", "nerva.capture.needs-pawn"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).takes_pawn();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        using W = Places<A>;
        const View<R, A> v(s);
        const Bit<A> moves = v.reads(CaptureReplacement::attacker_moves), in_hand = v.hand() > Number<A>(0);
        const W put = select(moves || in_hand, s.move.to, W{}), left = select(moves, s.move.from, W{});
        return v.own(s.after.pawns) == ((v.own(s.before.pawns) & ~left) | put) &&
               (moves || in_hand || v.reads(CaptureNoPawnLeft::left_empty));
    }
};

struct TakenPawnIsSettled
    : Law<"nerva.law.taken-pawn-is-settled",
          "One pawn is taken: lost, or back in its owner's hand; the pawn put in comes from the taker's.",
          "nerva.capture.pawn", "nerva.capture.replaced"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).takes_pawn();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> from_hand = v.reads(CaptureReplacement::supply) && v.hand() > Number<A>(0);
        const Bit<A> out = v.reads(CaptureCapturedPawn::out);
        return v.foe(s.after.pawns) == (v.foe(s.before.pawns) & ~s.move.to) &&
               v.numbers_change_by({.own_hand = select(from_hand, Number<A>(-1), Number<A>(0)),
                                    .foe_hand = to_number(!out),
                                    .foe_lost = to_number(out)});
    }
};

struct KingIsTakenAlone
    : Law<"nerva.law.king-is-taken-alone", "The capture of a king moves, puts and removes no pawn, and wins.",
          "nerva.capture.king", "nerva.win.king"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).takes_king();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.pawns_stay() && v.numbers_change_by({}) &&
               s.outcome_after == select(v.black, Word<A, R::kOutcomes>(only<R>(Outcome::black_wins)),
                                         Word<A, R::kOutcomes>(only<R>(Outcome::white_wins)));
    }
};

}  // namespace nomos::nerva::properties

// Laws of the king's capture in Nefatavl: exactly what the text says, for each kind of square.
#pragma once

#include "properties/nefatavl/view.hpp"

namespace nomos::nefatavl::properties {

// What holds the king: the attackers, after their move, on the squares around him.
template <class R, class A>
struct Siege : View<R, A> {
    using V = View<R, A>;
    using B = typename V::B;
    using Cells = typename V::Cells;
    using Constant = typename V::Constant;

    explicit Siege(const Step<R, A>& s) : V(s) {}

    Bit<A> attackers_move_with_king_on(const Constant& squares) const {
        return !this->step.before.defenders_to_move && any(this->step.before.king & squares);
    }
    // All of these squares are attackers', and the stone just moved is one of them if it has to be.
    Bit<A> is_held_on(const Cells& squares) const {
        return none(squares & ~this->own_arrived) &&
               (!this->reads(CaptureStanding::by_moved_stone) || any(squares & this->step.move.to));
    }
    Cells above_and_below() const { return both(V::up_and_down(this->step.before.king)); }
    Cells left_and_right_of_him() const { return both(V::left_and_right(this->step.before.king)); }
    Cells around() const { return above_and_below() | left_and_right_of_him(); }
    Cells along_the_edge() const {
        return select(any(this->step.before.king & V::rows_at_edge()), left_and_right_of_him(), above_and_below());
    }
    static Cells both(const Sides<Cells>& s) { return s.one | s.other; }
};

struct KingFallsToAttackers
    : Law<"nefatavl.law.king-falls-to-attackers",
          "If a move takes nothing of the mover's, only one of the attackers takes the king, and it wins.",
          "nefatavl.win.king-captured"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).king_falls() && View<R, A>(s).is_mover_safe();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return !s.before.defenders_to_move && s.outcome_after == only<R>(Outcome::attackers_win);
    }
};

struct KingInTheOpen : Law<"nefatavl.law.king-in-the-open",
                           "By White's move the king, off the edge, the centre and the squares beside it, falls "
                           "exactly if two attackers "
                           "hold him in one line (the stone just moved among them, if only that takes).",
                           "nefatavl.king.custodial"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        using B = Board<R::kSize>;
        return Siege<R, A>(s).attackers_move_with_king_on(~(B::edge() | B::centre() | B::beside(B::centre())));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Siege<R, A> g(s);
        return iff(g.king_falls(), g.is_held_on(g.above_and_below()) || g.is_held_on(g.left_and_right_of_him()));
    }
};

struct KingOnTheEdge : Law<"nefatavl.law.king-on-the-edge",
                           "By White's move, on the edge and not next to a corner, he falls exactly between two "
                           "attackers along it (the stone just moved among them, if only that takes).",
                           "nefatavl.king.custodial", "nefatavl.capture.not-edge"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        using V = View<R, A>;
        return Siege<R, A>(s).attackers_move_with_king_on(V::B::edge() & ~(V::B::corners() | V::beside_corner()));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Siege<R, A> g(s);
        return iff(g.king_falls(), g.is_held_on(g.along_the_edge()));
    }
};

struct KingBesideACorner
    : Law<"nefatavl.law.king-beside-a-corner",
          "By White's move, next to a corner, he falls exactly if the corner helps and an attacker is opposite to it "
          "(the stone just moved, if only that takes).",
          "nefatavl.king.custodial", "nefatavl.capture.brown-hitter"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return Siege<R, A>(s).attackers_move_with_king_on(View<R, A>::beside_corner());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Siege<R, A> g(s);
        return iff(g.king_falls(),
                   g.reads(KingBrownSquare::helps) && g.is_held_on(g.along_the_edge() & ~Board<R::kSize>::corners()));
    }
};

struct KingOnTheCentre : Law<"nefatavl.law.king-on-the-centre",
                             "By White's move, on the centre, he falls exactly if attackers hold all four squares "
                             "around him (the stone just moved among them, if only that takes).",
                             "nefatavl.king.centre-four"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return Siege<R, A>(s).attackers_move_with_king_on(Board<R::kSize>::centre());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Siege<R, A> g(s);
        return iff(g.king_falls(), g.is_held_on(g.around()));
    }
};

struct KingBesideTheCentre
    : Law<"nefatavl.law.king-beside-the-centre",
          "By White's move, next to the centre, he falls exactly if attackers hold the other three squares around him "
          "(the stone just moved among them, if only that takes).",
          "nefatavl.king.beside-centre-three"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return Siege<R, A>(s).attackers_move_with_king_on(View<R, A>::beside_centre());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Siege<R, A> g(s);
        return iff(g.king_falls(), g.is_held_on(g.around() & ~Board<R::kSize>::centre()));
    }
};

}  // namespace nomos::nefatavl::properties

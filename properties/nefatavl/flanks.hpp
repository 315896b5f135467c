// Laws of the readings under which hitters need not have moved: exactly who falls then, the enemy's stones, the mover's
// own that stood flanked, and the one that moved in.
#pragma once

#include "properties/nefatavl/view.hpp"

namespace nomos::nefatavl::properties {

// Who stands flanked when the stone has moved and nothing is taken yet.
template <class R, class A>
struct Flanks : View<R, A> {
    using V = View<R, A>;
    using B = typename V::B;
    using Cells = typename V::Cells;

    Cells king = select(this->king_moves(), this->step.move.to, this->step.before.king);
    Cells white = select(this->defenders_move, this->enemy_before, this->own_arrived);
    Cells black = select(this->defenders_move, this->own_arrived, this->enemy_before) & ~king;
    Cells armed = black | select(this->is_king_armed(), king, Cells{});

    explicit Flanks(const Step<R, A>& s) : V(s) {}

    // Squares with one of `stones` on one side and, opposite, one of `others`.
    static Cells between(const Cells& stones, const Cells& others) {
        const auto v = V::up_and_down(stones), h = V::left_and_right(stones);
        const auto w = V::up_and_down(others), k = V::left_and_right(others);
        return (v.one & w.other) | (v.other & w.one) | (h.one & k.other) | (h.other & k.one);
    }
    // The brown squares that help White against an ordinary stone, and against the king.
    Cells brown_for_white() const { return B::corners() | (B::centre() & ~king); }
    Cells corners_at_king() const { return select(this->reads(KingBrownSquare::helps), Cells(B::corners()), Cells{}); }

    Cells white_flanked() const { return white & between(armed, armed | B::brown()); }
    Cells black_flanked() const { return black & between(white, white | brown_for_white()); }
    Bit<A> is_king_near_centre() const { return any(king & (B::centre() | B::beside(B::centre()))); }
    Bit<A> is_king_held() const { return none(B::beside(king) & ~B::centre() & ~white); }
    Cells king_flanked() const {
        return king & select(is_king_near_centre(), select(is_king_held(), Cells(~Cells{}), Cells{}),
                             between(white, white | corners_at_king()));
    }
};

struct WhereHittersStand {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !View<R, A>(s).reads(CaptureStanding::by_moved_stone);
    }
};

struct TheFlankedFall
    : Law<"nefatavl.law.the-flanked-fall",
          "If hitters need not have moved, exactly those ordinary enemies fall that then stand between two of the "
          "mover's, or between one and a brown square that helps him.",
          "nefatavl.capture.custodial", "nefatavl.capture.brown-hitter", "nefatavl.capture.centre-with-king">,
      WhereHittersStand {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Flanks<R, A> f(s);
        return (f.enemy_lost() & ~s.before.king) == select(f.defenders_move, f.white_flanked(), f.black_flanked());
    }
};

struct OwnStonesFallWhereTheyStand
    : Law<"nefatavl.law.own-stones-fall-where-they-stand",
          "Of the mover's other stones exactly the flanked fall if every move of either side takes, and else none.",
          "nefatavl.capture.custodial", "nefatavl.king.custodial", "nefatavl.king.centre-four",
          "nefatavl.king.beside-centre-three", "nefatavl.frame.rest-stays">,
      WhereHittersStand {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Flanks<R, A> f(s);
        const auto flanked = select(f.defenders_move, f.black_flanked() | f.king_flanked(), f.white_flanked());
        return (f.lost & f.own_before) ==
               select(f.reads(CaptureStanding::always), flanked & ~s.move.to, typename Flanks<R, A>::Cells{});
    }
};

struct WhoMovesInFalls
    : Law<"nefatavl.law.who-moves-in-falls",
          "Who moves in falls exactly if he ends between an enemy and a brown square, where that is captured (by one "
          "answer only who is not between two enemies as well), or is the king among three attackers, where that is.",
          "nefatavl.capture.not-moving-in", "nefatavl.capture.brown-hitter", "nefatavl.king.beside-centre-three">,
      WhereHittersStand {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        using F = Flanks<R, A>;
        const F f(s);
        const Bit<A> king_at_brown =
            !f.is_king_near_centre() && any(s.move.to & F::between(f.white, f.corners_at_king()));
        const Bit<A> black_at_brown = any(s.move.to & F::between(f.white, f.brown_for_white()));
        const Bit<A> white_at_brown = any(s.move.to & F::between(f.armed, F::B::brown() & ~f.king));
        const Bit<A> at_brown =
            select(f.defenders_move, select(f.king_moves(), king_at_brown, black_at_brown), white_at_brown);
        const Bit<A> king_among_three = f.king_moves() && f.is_king_near_centre() && f.is_king_held();
        const Bit<A> is_between_two = any(s.move.to & F::V::between(f.enemy_before));
        const Bit<A> falls_at_brown =
            f.reads(CaptureEntry::captured) || (f.reads(CaptureEntry::captured_unless_between_two) && !is_between_two);
        return iff(none(f.own_after & s.move.to),
                   (falls_at_brown && at_brown) || (f.reads(KingEntry::captured) && king_among_three));
    }
};

}  // namespace nomos::nefatavl::properties

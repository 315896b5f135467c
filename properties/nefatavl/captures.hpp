// Laws of capture in Nefatavl: when ordinary stones fall, and how many by one move.
#pragma once

#include "properties/nefatavl/view.hpp"

namespace nomos::nefatavl::properties {

struct MostTakenByAMove
    : Bound<"nefatavl.bound.most-taken-by-a-move", "The most stones one move takes if only the moved stone takes.",
            "nefatavl.capture.custodial"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).reads(CaptureStanding::by_moved_stone);
    }
    template <class R, class A>
    static Number<A> measure(const Step<R, A>& s) {
        return count(View<R, A>(s).lost);
    }
};

struct TakenStonesAreFlanked : Law<"nefatavl.law.taken-stones-are-flanked",
                                   "An ordinary enemy is taken only between two squares, one with a mover's stone and "
                                   "one with another or brown.",
                                   "nefatavl.capture.custodial", "nefatavl.capture.brown-hitter"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return any(View<R, A>(s).enemy_lost() & ~s.before.king);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const auto flanked = [&](const auto& stone, const auto& helper) {
            return (stone.one & helper.other) | (stone.other & helper.one);
        };
        const auto helpers = v.own_arrived | Board<R::kSize>::brown();
        const auto between = flanked(v.up_and_down(v.own_arrived), v.up_and_down(helpers)) |
                             flanked(v.left_and_right(v.own_arrived), v.left_and_right(helpers));
        return none(v.enemy_lost() & ~s.before.king & ~between);
    }
};

struct CustodialCapture
    : Law<"nefatavl.law.custodial-capture",
          "A moved ordinary stone takes each ordinary enemy between itself and another of its kind.",
          "nefatavl.capture.custodial"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !View<R, A>(s).king_moves();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const auto survivors = View<R, A>(s).enemy_after & ~s.after.king;
        const auto ordinary = View<R, A>(s).own_after & ~s.after.king;
        const auto caught = [&](const auto& moved, const auto& waiting) {
            return (moved.one & waiting.other) | (moved.other & waiting.one);
        };
        return none(survivors & (caught(View<R, A>::up_and_down(s.move.to), View<R, A>::up_and_down(ordinary)) |
                                 caught(View<R, A>::left_and_right(s.move.to), View<R, A>::left_and_right(ordinary))));
    }
};

struct BrownCapture
    : Law<"nefatavl.law.brown-capture",
          "A moved ordinary stone takes each ordinary enemy between itself and a corner or the empty centre.",
          "nefatavl.capture.brown-hitter"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !View<R, A>(s).king_moves();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        using V = View<R, A>;
        const auto survivors = V(s).enemy_after & ~s.after.king;
        const typename V::Cells brown = ~s.after.stones() & Board<R::kSize>::brown();
        const auto caught = [&](const auto& moved, const auto& square) {
            return (moved.one & square.other) | (moved.other & square.one);
        };
        return none(survivors & (caught(V::up_and_down(s.move.to), V::up_and_down(brown)) |
                                 caught(V::left_and_right(s.move.to), V::left_and_right(brown))));
    }
};

struct CentreUnderKingHelpsNoAttacker
    : Law<"nefatavl.law.centre-under-king-helps-no-attacker",
          "By White's move, while the king is on the centre, a defender beside it falls only between two attackers.",
          "nefatavl.capture.centre-with-king"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return any(s.after.king & Board<R::kSize>::centre()) && !s.before.defenders_to_move;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return none(v.enemy_lost() & v.beside_centre() & ~v.between(v.own_arrived));
    }
};

struct MovingInIsSafe
    : Law<"nefatavl.law.moving-in-is-safe",
          "A stone that moves between two enemies stays on the board, unless an answer lets a brown square or a third "
          "enemy take it all the same.",
          "nefatavl.capture.not-moving-in"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> is_king_safe = v.reads(KingEntry::safe) || !v.king_moves();
        return any(s.move.to & v.between(v.enemy_before)) &&
               (v.reads(CaptureStanding::by_moved_stone) || (!v.reads(CaptureEntry::captured) && is_king_safe));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return any(View<R, A>(s).own_after & s.move.to);
    }
};

// The king too: on the edge only the two squares beside him along it can take him.
struct EdgeHelpsNobody
    : Law<"nefatavl.law.edge-helps-nobody",
          "An enemy on the edge is taken only from both sides along it, by stones of the mover or a corner.",
          "nefatavl.capture.not-edge"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return any(View<R, A>(s).enemy_lost() & Board<R::kSize>::edge());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const auto hitters = v.own_arrived | Board<R::kSize>::corners();
        const auto along_rows = v.left_and_right(hitters), along_columns = v.up_and_down(hitters);
        return none(v.enemy_lost() & v.rows_at_edge() & ~(along_rows.one & along_rows.other)) &&
               none(v.enemy_lost() & v.columns_at_edge() & ~(along_columns.one & along_columns.other));
    }
};

struct UnarmedKingTakesNothing
    : Law<"nefatavl.law.unarmed-king-takes-nothing",
          "If the king does not hit when he moves and only the moved stone takes, his move takes nothing.",
          "nefatavl.capture.custodial"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.king_moves() && !v.is_king_armed() && v.reads(CaptureStanding::by_moved_stone);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return none(View<R, A>(s).lost);
    }
};

struct ArmedKingTakes : Law<"nefatavl.law.armed-king-takes",
                            "If the king hits in this move, moving or waiting, he takes like any defender.",
                            "nefatavl.capture.custodial"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.before.defenders_to_move && View<R, A>(s).is_king_armed();
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        using V = View<R, A>;
        const auto defenders = s.after.defenders | s.after.king;
        const auto caught = [&](const auto& moved, const auto& waiting) {
            return (moved.one & waiting.other) | (moved.other & waiting.one);
        };
        return none(s.after.attackers & (caught(V::up_and_down(s.move.to), V::up_and_down(defenders)) |
                                         caught(V::left_and_right(s.move.to), V::left_and_right(defenders))));
    }
};

}  // namespace nomos::nefatavl::properties

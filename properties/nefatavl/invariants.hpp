// What is true of every reachable position of Nefatavl, and what its text claims.
#pragma once

#include "properties/nefatavl/view.hpp"

namespace nomos::nefatavl::properties {

struct BrownIsTheKings : Invariant<"nefatavl.invariant.brown-is-the-kings",
                                   "No ordinary stone ever rests on a brown square.", "nefatavl.brown.barred"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return none((s.position.attackers | s.position.defenders) & Board<R::kSize>::brown());
    }
};

struct OneKing : Invariant<"nefatavl.invariant.one-king",
                           "There is one king; or there is none right after a move, the attackers' where only theirs "
                           "can take him, and they have won.",
                           "nefatavl.win.king-captured", "nefatavl.capture.custodial"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const auto& r = s.setting.readings;
        const Bit<A> by_his_own =
            !r.is(CaptureStanding::by_moved_stone) &&
            (r.is(CaptureStanding::always) || !r.is(CaptureEntry::safe) || r.is(KingEntry::captured));
        const Bit<A> lost =
            (s.position.defenders_to_move || by_his_own) && s.outcome == only<R>(Outcome::attackers_win);
        return one_hot(s.position.king) || (none(s.position.king) && lost);
    }
};

struct KingHomeHasWon
    : Invariant<"nefatavl.invariant.king-home-has-won",
                "A king on a corner got there by the last move, and the defenders have won.", "nefatavl.win.corner"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return implies(any(s.position.king & Board<R::kSize>::corners()),
                       !s.position.defenders_to_move && s.outcome == only<R>(Outcome::defenders_win));
    }
};

// A stone that has just moved finds the way back free, and its square not brown: win.no-moves can only strike
// on turn. Of a set-up it holds by well-formedness.
struct LastMoverCanGoBack : Invariant<"nefatavl.invariant.last-mover-can-go-back",
                                      "If nobody but the king can fall by moving in, and he stands, the side whose "
                                      "turn it is not has a stone that could move.",
                                      "nefatavl.move.rook", "nefatavl.win.no-moves"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const auto& r = s.setting.readings;
        const Bit<A> king_survives = r.is(KingEntry::safe) || any(s.position.king);
        return implies(r.is(CaptureStanding::by_moved_stone) || (r.is(CaptureEntry::safe) && king_survives),
                       has_a_move<R, A>(s.position, !s.position.defenders_to_move));
    }
};

// Five is counted, not typed in with the board: it is what remains when the stones are laid.
struct FiveBrownSquares
    : Claim<"nefatavl.claim.five-brown-squares", "The brown squares without an ordinary stone always number five.",
            "nefatavl.brown.barred"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const auto bare = ~(s.position.attackers | s.position.defenders) & Board<R::kSize>::brown();
        return count(bare) == Number<A>(5);
    }
};

}  // namespace nomos::nefatavl::properties

// What is true of every reachable position of Neva.
//
// The set-up is data, and these are proved for every set-up: where some would break them, the premise
// says which are meant.
#pragma once

#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

// --- one piece a cell, one player a turn -------------------------------------------------------
// A cell can be written down with a man and a king of each player on it.
struct OnePieceACell
    : Invariant<"neva.invariant.one-piece-a-cell", "No cell holds two pieces, of whatever players and kinds.",
                "neva.move.to-free", "neva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        Cells<A> seen{};
        Bit<A> ok = true;
        for (std::size_t p = 0; p < kPlayers; ++p)
            for (const Cells<A>& word : {s.position.men[p], s.position.kings[p]}) {
                ok = ok && none(word & seen);
                seen = seen | word;
            }
        return ok;
    }
};

struct OneHasTheTurn : Invariant<"neva.invariant.one-has-the-turn", "The turn is always exactly one player's.",
                                 "neva.turn.clockwise", "neva.setup.lot"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return one_hot(s.position.turn);
    }
};

// --- whose turn --------------------------------------------------------------------------------
struct MoverIsLiving : Invariant<"neva.invariant.mover-is-living",
                                 "Whoever has the turn is living, or the game is over, if whoever began had a piece.",
                                 "neva.turn.clockwise", "neva.turn.living", "neva.setup.lot", "neva.setup.men"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return any(of<A>(s.setting.first_men, s.setting.first));
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return !(s.outcome == only<R>(Outcome::in_play)) ||
               exists(0, kPlayers, [&](int p) { return test(s.position.turn, p) && lives(s.position, p); });
    }
};

struct JumperIsTheMovers : Invariant<"neva.invariant.jumper-is-the-movers",
                                     "A capture is under way with one piece of the player to move, or there is none.",
                                     "neva.capture.jumper-goes-on", "neva.capture.complete"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return within(s.position.jumper, pieces<A>(s.position, s.position.turn)) &&
               (none(s.position.jumper) || one_hot(s.position.jumper));
    }
};

// --- marked pieces -----------------------------------------------------------------------------
struct MarkedAreOthers : Invariant<"neva.invariant.marked-are-others",
                                   "Pieces marked as taken are there only while a capture is under way, and are other "
                                   "players' than the one's who captures.",
                                   "neva.capture.others", "neva.capture.leave"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return within(s.position.captured, pieces<A>(s.position, ~s.position.turn)) &&
               implies(any(s.position.captured), any(s.position.jumper));
    }
};

struct AtOnceMarksNothing
    : Invariant<"neva.invariant.at-once-marks-nothing",
                "Where captured pieces leave at once, none is ever left standing as taken.", "neva.capture.leave"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.setting.readings.is(CapturedLeave::at_once);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return none(s.position.captured);
    }
};

// No line goes on behind a corner, so nothing can be jumped there.
struct CornersAreNeverMarked
    : Invariant<"neva.invariant.corners-are-never-marked", "A piece in a corner is never a captured one.",
                "neva.capture.man", "neva.capture.king", "neva.move.line"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return none(s.position.captured & corners());
    }
};

// --- who is out --------------------------------------------------------------------------------
struct OnlyTheBlockedRetire
    : Invariant<
          "neva.invariant.only-the-blocked-retire",
          "Nobody has retired where a blocked player is skipped; who has retired where his pieces leave has none.",
          "neva.blocked.fate"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const auto& readings = s.setting.readings;
        return implies(readings.is(BlockedPlayer::skipped), none(s.position.retired)) &&
               implies(readings.is(BlockedPlayer::out_leave), none(pieces<A>(s.position, s.position.retired)));
    }
};

// --- men on the corner where they are crowned --------------------------------------------------
template <class A>
Bit<A> nobody_starts_on_his_goal(const Setting<A>& s) {
    return for_all(0, kPlayers, [&](int p) { return none(s.first_men[at(p)] & goal(p)); });
}
struct ManOnHisGoalIsJumping
    : Invariant<"neva.invariant.man-on-his-goal-is-jumping",
                "If the end of a capture crowns and nobody began there, a man on his goal corner has to jump on.",
                "neva.crown.corner", "neva.crown.not-by-jump"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.setting.readings.is(CrownJump::at_end) && nobody_starts_on_his_goal(s.setting);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return for_all(0, kPlayers, [&](int p) { return within(s.position.men[at(p)] & goal(p), s.position.jumper); });
    }
};

struct ManOnHisGoalIsCrownedInTime : Invariant<"neva.invariant.man-on-his-goal-is-crowned-in-time",
                                               "If the next turn crowns and nobody began there, the player to move has "
                                               "no man on his goal corner but one that is capturing.",
                                               "neva.crown.not-by-jump"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        return s.setting.readings.is(CrownJump::next_turn) && nobody_starts_on_his_goal(s.setting);
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return for_all(0, kPlayers, [&](int p) {
            return implies(test(s.position.turn, p), within(s.position.men[at(p)] & goal(p), s.position.jumper));
        });
    }
};

}  // namespace nomos::neva::properties

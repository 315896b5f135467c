// Laws of the order of turns in Neva: the turn goes to the next living player clockwise, nobody answers
// out of turn, and who is out stays out.
#pragma once

#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

struct CaptureKeepsTheTurn : Law<"neva.law.capture-keeps-the-turn",
                                 "Between a step and the next one of the same capture the turn stays, and no piece but "
                                 "the one that captures has to go on.",
                                 "neva.capture.complete", "neva.turn.clockwise"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return View<R, A>(s).goes_on;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.move.jump && s.after.turn == s.before.turn && s.after.jumper == s.move.to &&
               within(s.after.jumper, View<R, A>(s).own_after);
    }
};

// One turn is one move: whoever has made it waits until the turn has gone round.
struct TurnPassesOn
    : Law<"neva.law.turn-passes-on",
          "When no capture is under way the turn leaves the player who moved, unless nobody else is living.",
          "neva.turn.clockwise"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !View<R, A>(s).goes_on;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> another = exists(0, kPlayers, [&](int p) { return !v.moves(p) && v.lives_on(p); });
        return !iff(another, s.after.turn == s.before.turn);
    }
};

// So between a capture and the reply of whose piece was taken, all living players in between have
// moved once.
struct NobodyIsSkipped
    : Law<"neva.law.nobody-is-skipped",
          "No living player sits between the one who moved and the one who gets the turn, clockwise.",
          "neva.turn.clockwise"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !(s.after.turn == s.before.turn);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return for_all(0, kPlayers, [&](int mover) {
            Bit<A> skipped = false, ok = true;
            for (int p = next_of(mover); p != mover; p = next_of(p)) {
                ok = ok && implies(test(s.after.turn, p), !skipped);
                skipped = skipped || v.lives_on(p);
            }
            return implies(v.moves(mover), ok);
        });
    }
};

struct TurnGoesToTheLiving : Law<"neva.law.turn-goes-to-the-living",
                                 "A living player moved, and a living player has the turn next, if any is left.",
                                 "neva.turn.living", "neva.turn.clockwise"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return exists(0, kPlayers, [&](int p) { return v.moves(p) && v.lived(p); }) &&
               (!somebody_lives(s.after) ||
                exists(0, kPlayers, [&](int p) { return test(s.after.turn, p) && v.lives_on(p); }));
    }
};

struct WhoIsOutStaysOut : Law<"neva.law.who-is-out-stays-out",
                              "Nobody who was out is living after a step: the number of living players never rises.",
                              "neva.turn.living", "neva.blocked.fate", "neva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return within(s.before.retired, s.after.retired) &&
               for_all(0, kPlayers, [&](int p) { return implies(v.lives_on(p), v.lived(p)); });
    }
};

struct OnlyCapturesPutOthersOut
    : Law<"neva.law.only-captures-put-others-out",
          "A capture puts out others only, a pass at most the one who passes, a quiet step nobody.",
          "neva.blocked.fate", "neva.capture.others", "neva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return for_all(0, kPlayers, [&](int p) {
            const Bit<A> falls = v.lived(p) && !v.lives_on(p);
            return implies(falls, (s.move.jump && !v.moves(p)) || (v.is_pass() && v.moves(p)));
        });
    }
};

// --- the end of the game -----------------------------------------------------------------------
struct FinishedGameHasNoStep
    : Law<"neva.law.finished-game-has-no-step", "Nobody moves once the game is over, and it ends in one way.",
          "neva.win.ends-play", "neva.win.last", "neva.win.pairs"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return s.outcome_before == only<R>(Outcome::in_play) && one_hot(s.outcome_after);
    }
};

struct OnlyCapturesAndPassesEndTheGame
    : Law<"neva.law.only-captures-and-passes-end-the-game",
          "A game ends by a capture that is complete, or by a pass where who passes is out.", "neva.win.last",
          "neva.win.pairs", "neva.win.between-turns", "neva.blocked.fate"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !(s.outcome_after == only<R>(Outcome::in_play));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return (s.move.jump && !v.goes_on) || (v.is_pass() && !v.reads(BlockedPlayer::skipped));
    }
};

struct LastCaptureWins : Law<"neva.law.last-capture-wins",
                             "A capture that ends the game wins it for the player that made it; in pairs for his pair, "
                             "unless a player wins alone there, too.",
                             "neva.win.last", "neva.win.pairs", "neva.capture.others"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.jump && !(s.outcome_after == only<R>(Outcome::in_play));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> with_white = v.moves(0) || (v.moves(1) && v.reads(PairsAllies::white_red)) ||
                                  (v.moves(2) && v.reads(PairsAllies::opposite)) ||
                                  (v.moves(3) && v.reads(PairsAllies::white_black));
        const Bit<A> pair = select(with_white, s.outcome_after == only<R>(Outcome::pair_of_white_wins),
                                   s.outcome_after == only<R>(Outcome::other_pair_wins));
        const Bit<A> single = exists(0, kPlayers, [&](int p) {
            const auto wins = static_cast<Outcome>(static_cast<int>(Outcome::white_wins) + p);
            return v.moves(p) && s.outcome_after == only<R>(wins);
        });
        return select(s.setting.pairs && !v.reads(PairsVictory::alone), pair, single);
    }
};

}  // namespace nomos::neva::properties

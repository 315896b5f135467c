// Laws of kings in Neva: where they come from, and that they stay what they are.
#pragma once

#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

struct KingsAriseOnTheGoalOnly
    : Law<"neva.law.kings-arise-on-the-goal-only",
          "A new king is the moved king, or a man crowned on its player's goal corner as the turn ends or begins.",
          "neva.crown.corner", "neva.crown.not-by-jump", "neva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> by_arrival = v.is_quiet() || (s.move.jump && !v.goes_on && v.reads(CrownJump::at_end));
        return for_all(0, kPlayers, [&](int p) {
            const Cells<A> none_{}, on_goal = s.move.to & goal(p);
            const Bit<A> next = test(s.after.turn, p) && !v.goes_on && v.reads(CrownJump::next_turn);
            const Cells<A> carried = select(s.move.king, s.move.to, none_);
            const Cells<A> arrived = select(by_arrival && !s.move.king, on_goal, none_);
            const Cells<A> own = select(v.moves(p), carried | arrived | select(next, on_goal, none_), none_);
            const Cells<A> waited = select(next, s.before.men[at(p)] & goal(p), none_);
            return within(s.after.kings[at(p)] & ~s.before.kings[at(p)], own | waited);
        });
    }
};

struct QuietStepToTheGoalCrowns
    : Law<"neva.law.quiet-step-to-the-goal-crowns",
          "A man that steps quietly onto its goal corner is a king there, under any answers.", "neva.crown.corner"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.is_quiet() && v.is_by_man() && any(s.move.to & v.goal_of_mover());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return within(s.move.to, of<A>(s.after.kings, s.before.turn));
    }
};

struct JumpOntoTheGoal : Law<"neva.law.jump-onto-the-goal",
                             "A man that jumps onto its goal corner is crowned by that jump only if its capture ends "
                             "there and that crowns, or if he has the next turn at once and that crowns.",
                             "neva.crown.not-by-jump"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return s.move.jump && v.is_by_man() && any(s.move.to & v.goal_of_mover());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> again = s.after.turn == s.before.turn;
        const Bit<A> crowns = v.reads(CrownJump::at_end) || (v.reads(CrownJump::next_turn) && again);
        return iff(any(s.move.to & of<A>(s.after.kings, v.mover)), !v.goes_on && crowns);
    }
};

struct CrownedAsTheTurnBegins : Law<"neva.law.crowned-as-the-turn-begins",
                                    "Where a man that jumped onto its goal corner is crowned as its player's next turn "
                                    "begins, nobody has the turn "
                                    "with a man on its goal.",
                                    "neva.crown.not-by-jump"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.reads(CrownJump::next_turn) && !v.goes_on;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all(0, kPlayers,
                       [&](int p) { return implies(test(s.after.turn, p), none(s.after.men[at(p)] & goal(p))); });
    }
};

struct CrowningEndsTheTurn : Law<"neva.law.crowning-ends-the-turn",
                                 "A man is crowned only when its turn is over: no capture is under way then.",
                                 "neva.crown.ends-turn", "neva.capture.complete"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !s.move.is_pass() && !s.move.king && any(s.move.to & of<A>(s.after.kings, s.before.turn));
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return none(s.after.jumper);
    }
};

struct KingsStayKings
    : Law<"neva.law.kings-stay-kings",
          "A king never becomes a man, moved or not; and a man that does not stand on its goal stays one.",
          "neva.frame.rest-stays", "neva.crown.corner"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all(0, kPlayers, [&](int p) {
            const Cells<A> kings = s.before.kings[at(p)], men = s.before.men[at(p)];
            return none(s.after.men[at(p)] & kings) && implies(s.move.king, none(s.after.men[at(p)] & s.move.to)) &&
                   none(s.after.kings[at(p)] & men & ~goal(p));
        });
    }
};

}  // namespace nomos::neva::properties

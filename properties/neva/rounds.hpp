// The order of turns over a whole round. What a step makes of whose turn it is and who lives is a law of
// single steps, proved like the others; that nobody answers out of turn follows from it alone, and is
// found by trying every round there is: all else about a position is forgotten, and there are few cases.
#pragma once

#include <set>

#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

// Whose turn it is, and who lives.
template <class A>
struct Round {
    Players<A> turn, living;
};
template <class A>
Round<A> round_of(const Position<A>& p) {
    Round<A> r{p.turn, {}};
    for (int q = 0; q < kPlayers; ++q)
        r.living = r.living | select(lives(p, q), Players<A>(Players<Native>::single(q)), Players<A>{});
    return r;
}

// While a capture goes on the turn stays. Else it goes to the first living player after the mover, the
// mover himself being the last, and stays if nobody lives. Nobody comes back.
template <class A>
Bit<A> may_follow(const Round<A>& before, const Round<A>& after, const Bit<A>& goes_on) {
    const auto next_is_right = [&](int mover) {
        Bit<A> found = false, right = true;
        for (int i = 1; i <= kPlayers; ++i) {
            const int p = (mover + i) % kPlayers;
            const Bit<A> is_next = !found && test(after.living, p);
            right = right && implies(is_next, after.turn == Players<A>(Players<Native>::single(p)));
            found = found || test(after.living, p);
        }
        return right && (found || after.turn == before.turn);
    };
    const Bit<A> passed_on =
        for_all(0, kPlayers, [&](int p) { return implies(test(before.turn, p), next_is_right(p)); });
    return within(after.living, before.living) && any(before.turn & before.living) &&
           select(goes_on, after.turn == before.turn, passed_on);
}

struct StepsKeepTheRound : Law<"neva.law.steps-keep-the-round",
                               "A living player steps; the turn stays while a capture goes on and goes to the next "
                               "living player clockwise after it; nobody who is out comes back.",
                               "neva.turn.clockwise", "neva.turn.living", "neva.capture.complete"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return may_follow<A>(round_of(s.before), round_of(s.after), View<R, A>(s).goes_on);
    }
};

// --- rounds ----------------------------------------------------------------------------------
// A round under way: since the turn of `since` ended, who has had how many turns.
struct Since {
    Round<Native> now;
    std::array<int, kPlayers> turns{};

    int mover() const { return now.turn.lowest() % kPlayers; }  // somebody always has the turn
    auto key() const { return std::tuple(mover(), now.living.hash(), turns); }
};
// Every round that begins with a turn of a living player, step by step. visit(since, state) sees each
// state in which somebody is about to step, and answers whether it is as it should be; false ends all.
template <class Follows, class Visit>
bool every_round(Follows&& follows, Visit&& visit) {
    const auto players = [](int bits) {
        Players<Native> w;
        for (int p = 0; p < kPlayers; ++p) w.assign(p, (bits >> p & 1) != 0);
        return w;
    };
    const auto each_step = [&](const Round<Native>& from, auto&& body) {
        for (int living = 0; living < 1 << kPlayers; ++living)
            for (int turn = 0; turn < kPlayers; ++turn)
                for (const bool goes_on : {false, true}) {
                    const Round<Native> to{Players<Native>::single(turn), players(living)};
                    if (follows(from, to, goes_on)) body(to, goes_on);
                }
    };
    for (int since = 0; since < kPlayers; ++since) {
        std::set<decltype(Since{}.key())> seen;
        std::vector<Since> open;
        const auto meet = [&](const Since& s) {
            if (seen.insert(s.key()).second) open.push_back(s);
        };
        for (int living = 0; living < 1 << kPlayers; ++living)
            each_step({Players<Native>::single(since), players(living)}, [&](const auto& to, bool goes_on) {
                if (!goes_on && to.living.count() > 1) meet({to, {}});
            });
        while (!open.empty()) {
            const Since s = open.back();
            open.pop_back();
            if (!visit(since, s)) return false;
            const int mover = s.mover();
            if (mover == since || s.turns[at(mover)] > 0) continue;  // the round is over
            if (!any(s.now.turn & s.now.living)) continue;           // nobody lives
            each_step(s.now, [&](const auto& to, bool goes_on) {
                Since next{to, s.turns};
                next.turns[at(mover)] += goes_on ? 0 : 1;
                meet(next);
            });
        }
    }
    return true;
}

// The player about to have a turn has waited: since the turn of `since` all living players between the
// two have had exactly one turn, others none. It is his reply if a piece of his was taken then. For a
// second time he has a turn before `since` only if that player is out.
inline bool waited_in_turn(int since, const Since& s) {
    const int mover = s.mover();
    if (s.turns[at(mover)] > 0) return !s.now.living.test(since);
    bool between = true;
    for (int i = 1; i <= kPlayers; ++i) {
        const int p = (since + i) % kPlayers;
        between = between && p != mover;
        const int turns = s.turns[at(p)];
        if (between ? turns > 1 || (turns == 0 && s.now.living.test(p)) : turns != 0) return false;
    }
    return true;
}

struct NobodyAnswersOutOfTurn
    : Law<"neva.law.nobody-answers-out-of-turn",
          "Between a turn and the reply of any other player, every living player who sits between the two moves "
          "exactly once and nobody else moves; so nobody moves twice before all others have moved.",
          "neva.turn.clockwise", "neva.turn.living"> {
    static Decision decide() {
        int rounds = 0;
        const bool holds = every_round(
            [](const auto& from, const auto& to, bool goes_on) { return may_follow<Native>(from, to, goes_on); },
            [&](int since, const Since& s) { return ++rounds, waited_in_turn(since, s); });
        return {holds, "every state of every round that neva.law.steps-keep-the-round leaves possible: " +
                           std::to_string(rounds)};
    }
    // If the turn went to any other living player, some would answer at once.
    static Decision decide_without() {
        const auto any_other = [](const auto& from, const auto& to, bool goes_on) {
            return within(to.living, from.living) && any(from.turn & from.living) &&
                   (goes_on ? to.turn == from.turn : to.turn != from.turn && any(to.turn & to.living));
        };
        return {every_round(any_other, waited_in_turn), "if the turn may go to any living player"};
    }
};

}  // namespace nomos::neva::properties

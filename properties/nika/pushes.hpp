// Laws of what a push does in Nika: who is shifted, who is routed.
#pragma once

#include "properties/nika/marches.hpp"

namespace nomos::nika::properties {

// Whether the pieces of the blocks show the same words one step on, in the given spaces.
template <class A>
Bit<A> carried(const PerCity<A>& after, const PerCity<A>& shifted, const Cells<A>& spaces) {
    return for_all(0, kCities, [&](int k) { return none((after[at(k)] ^ shifted[at(k)]) & spaces); });
}

struct PushedGoOneSpace
    : Law<"nika.law.pushed-go-one-space",
          "Of the enemies that are pushed in one row each but the hindmost stands one space further on.",
          "nika.push.one-space">,
      OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto&, const auto& m) {
            return carried<A>(s.after.city, m.city_shifted, m.shifted & m.block);
        });
    }
};

struct PushedKeepTheirFacing
    : Law<"nika.law.pushed-keep-their-facing",
          "Each enemy that is pushed and not routed faces as it did, or the way it went if that is what a push does.",
          "nika.frame.rest-stays", "nika.push.one-space">,
      OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> pushed = m.shifted & v.foes(s.after.city);
            Cells<A> forward;
            for (std::size_t d = 0; d < 4; ++d)
                forward = select(s.move.towards(kDirections[d]), s.after.facing[d], forward);
            return select(v.reads(PushFacing::turns), none(pushed & ~forward),
                          carried<A>(s.after.facing, m.facing_shifted, pushed));
        });
    }
};

struct NobodyElseIsShifted
    : Law<"nika.law.nobody-else-is-shifted",
          "After a move an enemy stands where one stood, or one space on from a pushed one; never beside.",
          "nika.push.one-space", "nika.frame.rest-stays">,
      OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> stayed = v.foes(s.before.city) & ~m.block & ~m.struck;
            return within(v.foes(s.after.city), stayed | m.shifted);
        });
    }
};

// A space that the march itself vacates is left to the reading nika.push.enemy-in-gap.
struct HindmostIsShiftedOrRouted
    : Law<"nika.law.hindmost-is-shifted-or-routed",
          "The hindmost of the enemies pushed in one row goes to a free space behind it; it is never put off the "
          "board, in the victory area of an enemy of its own - nor in its own team's, if that routs it - or where one "
          "of its enemies stays.",
          "nika.pushed.into-enemy", "nika.pushed.into-enemy-victory", "nika.pushed.off-board">,
      OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            const Cells<A> behind = m.shifted & ~m.block, arrived = behind & v.foes(s.after.city);
            const Cells<A> home =
                select(v.reads(VictoryPushedHome::routed), v.foes(s.setting.board.victory), Cells<A>());
            const Cells<A> deadly = ~s.setting.board.cells | v.friends(s.setting.board.victory) | home |
                                    (v.friends(s.before.city) & ~s.move.pieces);
            return none(arrived & deadly) && within(behind & ~deadly & ~s.move.pieces, arrived);
        });
    }
};

// The chosen pieces of the runs that advanced, as one sees it: from each space that was entered back along its run.
template <Direction D, class A>
Cells<A> gone_on(const Cells<A>& chosen, const MarchView<A>& m) {
    Cells<A> gone = chosen & Frame::step<opposite(D)>(m.entered);
    for (int i = 1; i < Frame::kWidth; ++i) gone = gone | (chosen & Frame::step<opposite(D)>(gone));
    return gone;
}
// What hindmost-is-shifted-or-routed leaves to the reading nika.push.enemy-in-gap.
struct EnemyInTheGap : Law<"nika.law.enemy-in-the-gap",
                           "An enemy pushed to a space that a chosen piece leaves goes there, or is routed, as that "
                           "question is answered; one pushed to a chosen piece that stays is routed.",
                           "nika.pushed.into-enemy", "nika.push.one-space">,
                       OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march_along(s, [&]<Direction D>(const auto& v, const auto& m) {
            const Cells<A> home =
                select(v.reads(VictoryPushedHome::routed), v.foes(s.setting.board.victory), Cells<A>());
            const Cells<A> safe = s.setting.board.cells & ~v.friends(s.setting.board.victory) & ~home;
            const Cells<A> gap = m.shifted & ~m.block & s.move.pieces, arrived = gap & v.foes(s.after.city);
            const Cells<A> left = gap & gone_on<D>(s.move.pieces, m) & safe;
            return arrived == select(v.reads(PushEnemyInGap::follows), left, Cells<A>());
        });
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        OfAMarch::hints(s, p);
        in_its_direction(s, [&]<Direction D>(const HintedMarch<D, R>& march) {
            p.same(gone_on<D>(s.move.pieces, march.seen), march.going);
        });
    }
};

struct WhoComesHomeWins : Law<"nika.law.who-comes-home-wins",
                              "A move wins exactly for the team of which a piece moves into the victory area of its "
                              "own city, or is pushed there if that wins.",
                              "nika.win.victory-area">,
                          OfAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return OfAMarch::premise(s) && none(s.before.winners);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march_along(s, [&]<Direction D>(const auto& v, const auto& m) {
            const PerCity<A>&c = s.after.city, &home = s.setting.board.victory;
            const Cells<A> walked = Frame::step<D>(gone_on<D>(s.move.pieces, m)),
                           pushed = select(v.reads(VictoryPushedHome::wins), m.shifted, Cells<A>());
            return for_all(0, 2, [&](int team) {
                const auto comes_home = [&](int k) {
                    return (v.acts(k) && any(c[at(k)] & home[at(k)] & walked)) ||
                           (!v.acts(k) && !v.acts(ally_of(k)) && any(c[at(k)] & home[at(k)] & pushed));
                };
                return test(s.after.winners, team) == (comes_home(team) || comes_home(ally_of(team)));
            });
        });
    }
};

}  // namespace nomos::nika::properties

// Lines looked for from both ends: what is undone was played, lines can be played and end where they should.
#include "analysis/lines/bidirectional.hpp"

#include <gtest/gtest.h>

#include "analysis/readings/play_search.hpp"
#include "checkers/checked.hpp"
#include "model/nefatavl/ruleset.hpp"
#include "model/nika/ruleset.hpp"

namespace nomos::analysis {
namespace {

using Tafl = Checked<nefatavl::Tafl<7>, std::tuple<>>;
using AnyNika = Checked<nika::RulesetType, std::tuple<>>;

// After so many random plies, or where the game ends before.
template <class R>
typename R::template Position<Native> after_random(const typename R::template Setting<Native>& setting, int plies,
                                                   Dice& dice) {
    auto p = R::template start<Native>(setting);
    for (int ply = 0; ply < plies && R::template Rules<Native>::outcome(setting, p).test(0); ++ply)
        random_play_in<R>(setting, p, dice);
    return p;
}
// Is `before` one of those from which a play was undone, and does each of them lead to `after`?
template <class R>
bool is_undone(const typename R::template Setting<Native>& setting, const typename R::template Position<Native>& before,
               const typename R::template Position<Native>& after) {
    bool found = false;
    guided::Backwards<R>::each(setting, after, [&](const auto& play, const auto& p) {
        EXPECT_TRUE(same(Plays<R>{setting, p}.after(play).value(), after));
        found = found || same(p, before);
    });
    return found;
}

TEST(Bidirectional, NefatavlsMovesAreUndoneUnlessTheyTakeMoreThanOneStone) {
    const auto setting = Tafl::default_setting();
    Dice dice(1);
    int taken = 0;
    for (int game = 0; game < 600; ++game) {
        const auto before = after_random<Tafl>(setting, 5 * (game % 12), dice);
        auto after = before;
        if (!Tafl::Rules<Native>::outcome(setting, before).test(0) || !random_play_in<Tafl>(setting, after, dice) ||
            after.king.none())
            continue;
        const int lost = before.stones().count() - after.stones().count();
        taken += lost;
        EXPECT_EQ(is_undone<Tafl>(setting, before, after), lost <= 1) << Tafl::print(setting, before);
    }
    EXPECT_GT(taken, 0) << "a stone put back was not tried";
}
TEST(Bidirectional, NikasActionsAreUndoneUnlessTheyPush) {
    const auto setting = AnyNika::default_setting();
    Dice dice(2);
    std::array<int, 4> undone{};  // by kind
    int routed = 0;
    for (int game = 0; game < 400; ++game) {
        auto before = after_random<AnyNika>(setting, 3 * (game % 60), dice);
        if (!AnyNika::Rules<Native>::outcome(setting, before).test(0)) continue;
        auto after = before;
        const auto action = *random_play_in<AnyNika>(setting, after, dice);
        int lost = 0;
        for (std::size_t c = 0; c < nika::kCities; ++c) lost += std::max(0, after.routed[c] - before.routed[c]);
        // Of earlier turns nothing is known.
        const bool told = !before.passed_first && before.idle_turns == 0;
        const bool pushes = action.is(nika::Kind::move) && action.pieces.count() > 1;
        if (!told || pushes || after.winners.any()) continue;
        EXPECT_TRUE(is_undone<AnyNika>(setting, before, after))
            << AnyNika::print(setting, before) << " " << AnyNika::print_move(setting, action);
        ++undone[static_cast<std::size_t>(action.kind.lowest())], routed += lost;
    }
    for (const int n : undone) EXPECT_GT(n, 0);
    EXPECT_GT(routed, 0);
}
TEST(Bidirectional, LinesAreFoundFromBothEndsAndCanBePlayed) {
    const auto setting = Tafl::default_setting();
    Dice dice(3);
    const auto begin = Tafl::start<Native>(setting), to = after_random<Tafl>(setting, 20, dice);
    const auto g = line_between<Tafl>(setting, begin, to, 40);
    ASSERT_TRUE(g.line);
    auto p = begin;
    for (const auto& play : *g.line) p = Plays<Tafl>{setting, p}.after(play).value();
    EXPECT_TRUE(same(p, to));
    EXPECT_LE(g.line->size(), 40U);
    EXPECT_FALSE(line_between<Tafl>(setting, begin, to, 1).line) << "longer than asked for";
    EXPECT_TRUE(line_between<Tafl>(setting, to, to, 0).line->empty());
}
// A ruleset that undoes everything to the set-up, by its first move.
struct Liar : Tafl {
    template <class Visit>
    static void for_each_predecessor(const Setting<Native>& s, const Position<Native>&, Visit&& visit) {
        const auto begin = start<Native>(s);
        visit(begin, Plays<Tafl>{s, begin}.listed().front().play);
    }
};
TEST(Bidirectional, WhatIsSaidToHaveBeenBeforeIsPlayedFirst) {
    const auto setting = Tafl::default_setting();
    Dice dice(4);
    const auto to = after_random<Tafl>(setting, 12, dice);
    EXPECT_FALSE(line_between<Liar>(setting, Tafl::start<Native>(setting), to, 40, {10, {}}).line);
}

}  // namespace
}  // namespace nomos::analysis

// Lines to where something happens are found from thrown examples alone, and only what can come up is found.
#include "analysis/lines/line_search.hpp"

#include <gtest/gtest.h>

#include "checkers/checked.hpp"
#include "model/nika/ruleset.hpp"
#include "tests/hopper/ruleset.hpp"

namespace nomos::analysis {
namespace {

using Hopper = Checked<hopper::RulesetType, std::tuple<>>;
using PlainNika = Checked<nika::RulesetType, std::tuple<>>;

template <class R, class Line>
typename R::template Position<Native> played(const typename R::template Setting<Native>& setting, const Line& line) {
    auto p = R::template start<Native>(setting);
    for (const auto& play : line) p = Plays<R>{setting, p}.after(play).value();
    return p;
}

TEST(LineSearch, NeedsNoExampleToBeKnown) {
    const auto setting = PlainNika::default_setting();
    // A Theban beside three Athenians, far from where either began.
    const auto meets = [](const nika::Position<Native>& p) {
        bool met = false;
        p.city[3].for_each(
            [&](int c) { met = met || (nika::Frame::beside(Bits<nika::kFrame>::single(c)) & p.city[0]).count() >= 2; });
        return met && p.city[0].count() == 6;
    };
    ASSERT_FALSE(meets(PlainNika::start<Native>(setting)));
    const auto g = line_of_play<PlainNika>(setting, {}, 80, 1, meets);
    ASSERT_TRUE(g.line) << searched(g).looked_at;
    EXPECT_TRUE(meets(played<PlainNika>(setting, *g.line)));
    EXPECT_TRUE(same(played<PlainNika>(setting, *g.line), g.last));
    LineEffort none;
    none.tried = 0;
    EXPECT_FALSE(line_of_play<PlainNika>(setting, {}, 80, 1, meets, none).line) << "nothing to be led by";
}
TEST(LineSearch, ThrownExamplesLeadToARareFormation) {
    // Pushed into his own area, one has not moved there: nobody came there by chance in 20,000 positions.
    const auto setting = PlainNika::default_setting();
    const auto g = line_of_play<PlainNika>(setting, {}, 200, 1, [&](const auto& p) {
        bool pushed = false;
        Plays<PlainNika>{setting, p}.each([&](const auto&, const auto& after) {
            for (std::size_t city = 0; city < nika::kCities; ++city)
                pushed = pushed || ((after.city[city] & setting.board.victory[city] & ~p.city[city]).any() &&
                                    after.winners.none());
        });
        return pushed;
    });
    ASSERT_TRUE(g.line) << searched(g).looked_at;
    EXPECT_TRUE(same(played<PlainNika>(setting, *g.line), g.last));
}
TEST(LineSearch, NarrowSearchesByChanceComeIntoANarrowPlace) {
    // All of Messene in the south-eastern corner, behind its own area, where it must not pass; wide beams get stuck.
    const auto setting = PlainNika::default_setting();
    const auto wanted = PlainNika::parse(setting, "11/11/11/11/11/11/8sv2/8tv2/8m^2/8m^2/5m^m^m^m^2 m2 r6505 i0");
    const auto there = [&](const nika::Position<Native>& p) { return (p.city[2] & wanted.city[2]) == wanted.city[2]; };
    LineEffort effort;
    effort.tried = 0;
    const auto g = line_of_play<PlainNika>(setting, {wanted}, 400, 1, there, effort);
    ASSERT_TRUE(g.line) << searched(g).looked_at;
    EXPECT_TRUE(there(played<PlainNika>(setting, *g.line)));
}
TEST(LineSearch, KnowsWhichPiecesAreNeeded) {
    const auto setting = PlainNika::default_setting();
    const auto begin = PlainNika::start<Native>(setting);
    const int some = begin.city[1].lowest();
    const auto needed = needed_for<PlainNika>(setting, begin, [&](const auto& p) { return p.city[1].test(some); });
    EXPECT_EQ(needed.occupied(), Bits<nika::kFrame>::single(some));
}
TEST(LineSearch, ASearchLooksForShorterLinesOnly) {
    const auto setting = Hopper::default_setting();
    auto far = Hopper::start<Native>(setting);
    for (int ply = 0; ply < 3; ++ply) {
        auto next = far;
        Plays<Hopper>{setting, far}.each([&](const auto&, const auto& after) { next = after; });
        far = next;
    }
    const auto is_far = [&](const hopper::Position<Native>& p) { return same(p, far); };
    LineSearch<Hopper> search(setting, 80, is_far);
    const guided::Distance<Hopper> distance(setting, far, far);
    search.led_by(distance, {});
    ASSERT_TRUE(search.best().line);
    EXPECT_TRUE(search.best().shortest && search.done());
    const auto looked_at = search.best().looked_at;
    search.led_by(distance, {});
    EXPECT_EQ(search.best().looked_at, looked_at) << "there is nothing to find";
}
TEST(LineSearch, WhatCannotComeUpIsNotFound) {
    const auto setting = Hopper::default_setting();
    const auto wanted = hopper::parse("abcabca a");
    const auto g = line_of_play<Hopper>(setting, {wanted, {}}, 80, 1, [&](const auto& p) { return same(p, wanted); });
    EXPECT_FALSE(g.line);
    EXPECT_TRUE(g.exhausted);
}

}  // namespace
}  // namespace nomos::analysis

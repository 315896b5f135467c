// Lines to where something happens are found from thrown examples alone, and lose what they do not need.
#include "analysis/line_search.hpp"

#include <gtest/gtest.h>

#include "checkers/checked.hpp"
#include "model/nefatavl/ruleset.hpp"
#include "model/nika/ruleset.hpp"

namespace nomos::analysis {
namespace {

using Tafl = Checked<nefatavl::Tafl<7>, std::tuple<>>;
using Nika = Checked<nika::RulesetType, std::tuple<>>;

template <class R, class Line>
typename R::template Position<Native> played(const typename R::template Setting<Native>& setting, const Line& line) {
    auto p = R::template start<Native>(setting);
    for (const auto& play : line) p = Plays<R>{setting, p}.after(play).value();
    return p;
}

TEST(LineSearch, NeedsNoExampleToBeKnown) {
    const auto setting = Nika::default_setting();
    // A Theban beside three Athenians, far from where either began.
    const auto meets = [](const nika::Position<Native>& p) {
        bool met = false;
        p.city[3].for_each([&](int c) {
            met = met || (nika::Frame::beside(Bits<nika::kFrame>::single(c)) & p.city[0]).count() >= 2;
        });
        return met && p.city[0].count() == 6;
    };
    ASSERT_FALSE(meets(Nika::start<Native>(setting)));
    const auto g = line_of_play<Nika>(setting, {}, 80, true, 1, meets);
    ASSERT_TRUE(g.line) << how_found(g);
    EXPECT_TRUE(meets(played<Nika>(setting, *g.line)));
    EXPECT_TRUE(same(played<Nika>(setting, *g.line), g.last));
    EXPECT_FALSE(line_of_play<Nika>(setting, {}, 80, false, 1, meets).line) << "nothing to be led by";
}
TEST(LineSearch, TrimsWhatALineDoesNotNeed) {
    const auto setting = Tafl::default_setting();
    const auto begin = Tafl::start<Native>(setting);
    // Both go and come back, twice; then an attacker moves.
    GuidedLine<Tafl> g;
    g.line.emplace();
    auto p = begin;
    const auto play = [&](const auto& wanted) {
        for (const auto& move : Plays<Tafl>{setting, p}.listed())
            if (wanted(move.play)) {
                g.line->push_back(move.play), p = Plays<Tafl>{setting, p}.after(move.play).value();
                return move.play;
            }
        ADD_FAILURE() << "no such move";
        return nefatavl::Move<Native, 7>{};
    };
    const auto any = [](const auto&) { return true; };
    const auto back = [](const auto& m) { return [m](const auto& other) { return other.from == m.to && other.to == m.from; }; };
    for (int twice = 0; twice < 2; ++twice) {
        const auto one = play(any), other = play(any);
        play(back(one)), play(back(other));
    }
    play(any);
    ASSERT_EQ(g.line->size(), 9U);
    const auto goal = p;
    trim<Tafl>(setting, g, [&](const auto& q) { return same(q, goal); });
    EXPECT_EQ(g.line->size(), 1U);
    EXPECT_TRUE(same(played<Tafl>(setting, *g.line), goal));
}

}  // namespace
}  // namespace nomos::analysis

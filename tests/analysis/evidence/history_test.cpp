// A line that only a whole game tells apart is one that can be played: nothing ends it before its last move.
#include "analysis/evidence/history.hpp"

#include <gtest/gtest.h>

#include "model/nika/ruleset.hpp"

namespace nomos::analysis {
namespace {

using R = nika::RulesetType;

int judged(const R::Setting<Native>& s, const std::vector<R::Position<Native>>& history) {
    const auto by_history = R::outcome_of_history(s, history);
    return by_history ? *by_history : R::template Rules<Native>::outcome(s, history.back()).lowest();
}

TEST(Shuffle, IsInPlayUnderBothOptionsUntilItsLastMove) {
    for (const nika::Reading reading :
         {nika::Reading::draw_same_state, nika::Reading::draw_repeated, nika::Reading::draw_compared}) {
        const int r = static_cast<int>(reading);
        const auto found = shortest_shuffle<R>(r, 0, 1);
        ASSERT_TRUE(found) << R::info().readings[static_cast<std::size_t>(r)].id;
        const auto a = with_option(R::default_setting(), r, 0), b = with_option(R::default_setting(), r, 1);
        std::vector<R::Position<Native>> history{R::start<Native>(a)};
        for (const auto& move : found->line) {
            EXPECT_EQ(judged(a, history), 0);
            EXPECT_EQ(judged(b, history), 0);
            ASSERT_TRUE(R::template Rules<Native>::legal(a, history.back(), move));
            history.push_back(R::template Rules<Native>::apply(a, history.back(), move));
        }
        EXPECT_NE(judged(a, history), judged(b, history));
        EXPECT_NE(found->first, found->second);
    }
}
// Compared after every action, a board that comes again in the middle of turns draws; at their ends it never came.
TEST(Shuffle, StepsAsideForWhatComesAgainWithinTurns) {
    const int r = static_cast<int>(nika::Reading::draw_compared);
    const auto found = shortest_shuffle<R>(r, 0, 1);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->first, "draw");
    EXPECT_EQ(found->line.size() % 2, 1U) << "it stops in the middle of a turn";
    const auto straight = shuffle<R>(r, 0, 1, -1, 64);
    ASSERT_TRUE(straight);
    EXPECT_LT(found->line.size(), straight->line.size());
}
// The game that is shown: a state in the middle of turns comes for the third time, and no two turns end alike, so that
// the end of this one draws nothing either.
TEST(Shuffle, IsTheOneThatTheRulesetOffers) {
    const int r = static_cast<int>(nika::Reading::draw_compared);
    const auto offered = offered_game<R>(r, 0, 1);
    ASSERT_TRUE(offered);
    EXPECT_EQ(offered->first, "draw");
    EXPECT_EQ(offered->second, "in play");
    const auto at_ends = with_option(R::default_setting(), r, 1);
    std::vector<R::Position<Native>> history{R::start<Native>(at_ends)};
    for (const auto& move : offered->line)
        history.push_back(R::template Rules<Native>::apply(at_ends, history.back(), move));
    history.push_back(
        R::template Rules<Native>::apply(at_ends, history.back(), R::parse_move(at_ends, "rotate h1 east")));
    EXPECT_EQ(judged(at_ends, history), 0);
    const auto turned_away = offered_game<R>(static_cast<int>(nika::Reading::draw_repeated), 0, 1);
    ASSERT_TRUE(turned_away);
    EXPECT_EQ(turned_away->first + ", " + turned_away->second, "draw, in play");
    EXPECT_EQ(turned_away->line.size(), 16u);
    const auto passed = offered_game<R>(static_cast<int>(nika::Reading::draw_same_state), 0, 2);
    ASSERT_TRUE(passed);
    EXPECT_EQ(passed->first + ", " + passed->second, "in play, draw");
    EXPECT_EQ(passed->line.size(), 8u) << "three cities passed, the fourth turned a piece away and back";
    EXPECT_FALSE(offered_game<R>(static_cast<int>(nika::Reading::draw_same_state), 0, 1)) << "over before its end";
    EXPECT_FALSE(offered_game<R>(static_cast<int>(nika::Reading::rotate_null), 0, 1)) << "none is offered";
}
// The eight passes of the first draw rule never come about where only the pieces count, whenever states are compared.
TEST(SameState, PiecesAloneDrawBeforeEverybodyHasPassed) {
    for (int compared = 0; compared < 2; ++compared)
        for (int repeated = 0; repeated < 2; ++repeated) {
            auto s = with_option(R::default_setting(), static_cast<int>(nika::Reading::draw_same_state), 1);
            s = with_option(s, static_cast<int>(nika::Reading::draw_compared), compared);
            s = with_option(s, static_cast<int>(nika::Reading::draw_repeated), repeated);
            std::vector<R::Position<Native>> history{R::start<Native>(s)};
            for (int i = 0; i < 8 && judged(s, history) == 0; ++i)
                history.push_back(R::template Rules<Native>::apply(s, history.back(), R::parse_move(s, "pass")));
            EXPECT_LT(history.size(), 9U) << compared << repeated;
        }
}

}  // namespace
}  // namespace nomos::analysis

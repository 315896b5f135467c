// Cases on the board that is played on: each is one, of few pieces, and where there is none none is found.
#include "analysis/readings/solved_case.hpp"

#include <gtest/gtest.h>

#include "analysis/readings/play_search.hpp"
#include "checkers/checked.hpp"
#include "model/nika/ruleset.hpp"
#include "properties/nika/properties.hpp"

namespace nomos::analysis {
namespace {
using Nika = Checked<nika::RulesetType, nika::properties::Properties>;
constexpr int index(nika::Reading r) { return static_cast<int>(r); }

template <class R = Nika>
std::optional<PlayCase<R>> solved(nika::Reading r, Difference d = Difference::winner) {
    const int usual = Nika::info().readings[static_cast<std::size_t>(r)].default_option;
    return SolvedCase<R>(index(r), usual, 1 - usual, d).found();
}

TEST(SolvedCase, ThreePiecesShowThatOneIsPushedHome) {
    const auto one = solved(nika::Reading::victory_pushed_home);
    ASSERT_TRUE(one);
    EXPECT_TRUE(is_as_played<Nika>(one->setting));
    EXPECT_TRUE(same(one->setting, Nika::default_setting())) << "under the usual readings";
    EXPECT_EQ(Nika::pieces<Native>(one->before), 3) << "two who push and one who is pushed";
    EXPECT_TRUE((induction::all_invariants<Nika, Native>(one->setting, one->before)));
}
TEST(SolvedCase, BothTeamsComeHomeByAMarchOfSix) {
    const auto one = solved(nika::Reading::victory_both_at_once);
    ASSERT_TRUE(one && is_as_played<Nika>(one->setting));
    ASSERT_EQ(one->play->pieces.count(), nika::kPiecesEach) << "on this board it takes a whole city";
    const auto after = Nika::Rules<Native>::apply(one->setting, one->before, *one->play);
    EXPECT_EQ(after.winners.count(), 2);
    EXPECT_EQ(readings_of<Nika>(one->setting), std::vector<std::string>{"nika.victory.pushed-home=wins"})
        << "and nothing else is unusual";
}
TEST(SolvedCase, ThereIsNoneWhereNoMoveTellsTheOptionsApart) { EXPECT_FALSE(solved(nika::Reading::draw_repeated)); }
TEST(SolvedCase, IsTheSameWhateverTheSolverMeetsFirst) {
    const int r = index(nika::Reading::victory_both_at_once),
              usual = Nika::info().readings[static_cast<std::size_t>(r)].default_option;
    const auto with_seed = [&](unsigned seed) {
        return SolvedCase<Nika>(r, usual, 1 - usual, Difference::winner, {budget::kSolvedCase, 0, seed}).found();
    };
    const auto one = with_seed(1), other = with_seed(4'242);
    ASSERT_TRUE(one && other);
    EXPECT_TRUE(same(one->before, other->before));
    EXPECT_TRUE(same(one->setting, other->setting));
    EXPECT_TRUE(Plays<Nika>::is_same(*one->play, *other->play));
}
struct NobodyMarchesTogether : Invariant<"nika.invariant.planted", "Each city has one piece."> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return for_all(0, nika::kCities,
                       [&](int c) { return count(s.position.city[static_cast<std::size_t>(c)]) <= Number<A>(1); });
    }
};
TEST(SolvedCase, AnInvariantThatForbidsEveryCaseLeavesNone) {
    using Lonely = Checked<nika::RulesetType, std::tuple<NobodyMarchesTogether>>;
    EXPECT_FALSE(solved<Lonely>(nika::Reading::victory_both_at_once));
}
TEST(SolvedCase, WhatIsShownIsOnTheBoardThatIsPlayedOn) {
    Options options;
    options.samples = 300;  // no case of it is met
    const auto c = compare_plays<Nika>(options, index(nika::Reading::victory_both_at_once), 0, 1);
    ASSERT_TRUE(c.weightiest());
    EXPECT_TRUE(is_as_played<Nika>(c.found[static_cast<std::size_t>(*c.weightiest())]->setting));
}

}  // namespace
}  // namespace nomos::analysis

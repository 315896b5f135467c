// Positions that come up have a line that can be played; others are told apart from those that are not found.
#include "analysis/lines/coming_up.hpp"

#include <gtest/gtest.h>

#include "checkers/checked.hpp"
#include "model/nika/ruleset.hpp"
#include "properties/nika/properties.hpp"
#include "tests/hopper/ruleset.hpp"

namespace nomos::analysis {
namespace {

using Hopper = Checked<hopper::RulesetType, std::tuple<>>;
using Nika = Checked<nika::RulesetType, nika::properties::Properties>;

TEST(ComingUp, TheSetUpComesUpAtOnce) {
    const auto setting = Hopper::default_setting();
    const auto c = coming_up<Hopper>({}, Hopper::print(setting, Hopper::start<Native>(setting)), {});
    EXPECT_EQ(c.answer, ComingUp::Answer::found);
    EXPECT_TRUE(c.line.empty());
}
TEST(ComingUp, AllPositionsOfASmallGameAreEitherReachedOrProvedNotToBe) {
    EXPECT_EQ(coming_up<Hopper>({}, "abcabca a", {}).answer, ComingUp::Answer::cannot);
    EXPECT_THROW(coming_up<Hopper>({}, "abc", {}), UserError);
}
TEST(ComingUp, NamesTheInvariantThatIsBroken) {
    // Athens at home on f9, where it has won.
    const auto c = coming_up<Nika>({{"nika.victory.pushed-home=wins"}, "", "", {}},
                                   "11/11/5a^5/11/11/11/11/11/11/11/11 a2 r5666 i0", {});
    EXPECT_EQ(c.answer, ComingUp::Answer::cannot);
    EXPECT_EQ(c.broken, std::vector<std::string>{"nika.invariant.who-is-home-has-won"});
    const auto other =
        coming_up<Nika>({}, "11/11/5a^5/11/11/11/11/11/11/11/11 a2 r5666 i0", {.plays = 1'000, .plies = 8, .draws = 0});
    EXPECT_EQ(other.answer, ComingUp::Answer::not_found);
    EXPECT_TRUE(other.broken.empty());
}

}  // namespace
}  // namespace nomos::analysis

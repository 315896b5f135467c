// What play met stands where the solver gave up, and the weightiest difference is the one that is drawn.
#include "analysis/readings/compare.hpp"

#include <gtest/gtest.h>

#ifdef NOMOS_REGISTERED_nefatavl
#include "properties/nefatavl/game.hpp"
#endif

namespace nomos::analysis {
namespace {

#ifdef NOMOS_REGISTERED_nefatavl
using R = nefatavl::Game;

// The king beside a corner, which stands in for a second stone that hits him or does not.
PlayCase<R> at_the_corner() {
    const auto setting = R::default_setting();
    return {setting, R::parse(setting, "11/11/11/11/11/11/11/11/11/11/1t7K1 w"), R::parse_move(setting, "b1-i1")};
}
PlayComparison<R> met(std::initializer_list<Difference> differences) {
    PlayComparison<R> plays;
    plays.reading = static_cast<int>(nefatavl::Reading::king_brown_square), plays.first = 0, plays.second = 1;
    for (const Difference d : differences) plays.found[static_cast<std::size_t>(d)] = at_the_corner();
    return plays;
}

Options hardly_any() {
    Options options;
    options.budget.resources = 1'000;
    return options;
}

TEST(WhatWasMet, IsAnsweredAndDrawnWhereTheSolverGivesUp) {
    const auto c = compare_options(hardly_any(), met({Difference::winner, Difference::effect}));
    EXPECT_TRUE(c.differs(Difference::winner) && c.differs(Difference::effect));
    EXPECT_EQ(c.shown, Difference::winner);
    EXPECT_FALSE(c.least) << "whether fewer pieces will do was given up";
}
// Else a finding would say "can decide a game" above boards on which no game is decided.
TEST(WhatWasMet, IsDrawnWhereItWeighsMost) {
    const PlayComparison<R> plays = met({Difference::effect, Difference::only_second});
    EXPECT_EQ(compare_options(hardly_any(), plays).shown, Difference::effect);
}
// The board of two pieces that is met is the smallest there is; proved only where somebody will see it.
TEST(WhatWasMet, IsProvedSmallestWhereItIsDrawn) {
    const PlayComparison<R> plays = met({Difference::winner, Difference::effect});
    const auto drawn = compare_options({}, plays), behind_another = compare_options({}, plays, Wanted::any);
    EXPECT_EQ(R::template pieces<Native>(drawn.shown_case.before), 2);
    EXPECT_TRUE(drawn.least);
    EXPECT_FALSE(behind_another.least);
    EXPECT_EQ(behind_another.shown, drawn.shown);
    EXPECT_EQ(relation(behind_another), relation(drawn));
}
#endif

}  // namespace
}  // namespace nomos::analysis

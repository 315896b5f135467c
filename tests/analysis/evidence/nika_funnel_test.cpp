// Nika's pictures are lost: the boards that stand for them are ours, and decide nothing that the captions leave open.
#include <gtest/gtest.h>

#include "analysis/evidence/funnel.hpp"
#include "model/nika/ruleset.hpp"

namespace nomos::analysis {
namespace {

TEST(NikaFunnel, RebuiltBoardsRuleNothingOut) {
    const auto& info = nika::RulesetType::info();
    const auto steps = funnel<nika::RulesetType>();
    ASSERT_EQ(steps.size(), info.examples.size());
    for (const FunnelStep& step : steps) EXPECT_EQ(step.after, reading_sets(info.readings)) << step.evidence;
}

}  // namespace
}  // namespace nomos::analysis

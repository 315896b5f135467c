// Each step of the funnel names its evidence and goes on with the reading sets that the step before left.
#include "analysis/evidence/funnel.hpp"

#include <gtest/gtest.h>

#include "analysis/findings/provenance.hpp"
#include "model/nerva/ruleset.hpp"

namespace nomos::analysis {
namespace {

TEST(Funnel, GoesFromAllReadingSetsThroughEveryExample) {
    const auto& info = nerva::RulesetType::info();
    const auto steps = funnel<nerva::RulesetType>();
    ASSERT_EQ(steps.size(), info.examples.size());
    std::uint64_t left = reading_sets(info.readings);
    const auto order = by_source(info.examples);  // the text's own first
    for (std::size_t k = 0; k < steps.size(); ++k) {
        EXPECT_EQ(steps[k].evidence, info.examples[order[k]].id);
        EXPECT_EQ(steps[k].says, info.examples[order[k]].shows);
        EXPECT_EQ(steps[k].before, left) << steps[k].evidence;
        EXPECT_LE(steps[k].after, left) << steps[k].evidence;
        left = steps[k].after;
    }
    EXPECT_GT(left, 0U) << "the default reading set agrees with all of them";
    EXPECT_LT(left, reading_sets(info.readings)) << "some example rules something out";
}

}  // namespace
}  // namespace nomos::analysis

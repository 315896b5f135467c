// What stands under "The text is right about": only what a ruleset's text says so of, and only as long as it holds.
#include "reports/page_order.hpp"

#include <gtest/gtest.h>

#include "model/core/registry.hpp"

namespace nomos {
namespace {

CheckResult claim(std::string id, Verdict verdict) {
    CheckResult c;
    c.id = std::move(id), c.kind = CheckKind::claim, c.verdict = verdict;
    return c;
}
TEST(RightAbout, IsWhatTheTextSaysAndWhatHolds) {
    const RulesetInfo& info = find_ruleset("nymbat").info();
    RulesetReport report;
    report.checks = {claim("nymbat.claim.six-never-gains-from-twins", Verdict::holds),
                     claim("nymbat.claim.two-ones-withstand-one", Verdict::unknown)};
    const auto right = right_about(report, info);
    ASSERT_EQ(right.size(), 1U);
    EXPECT_NE(right[0].says.find("side by side"), std::string::npos) << right[0].says;
    EXPECT_FALSE(right[0].sentences.empty());
}
TEST(RightAbout, AClaimThatHoldsAgainstItsSentenceIsNotInTheList) {
    RulesetReport report;
    for (const char* id : {"nymbat.claim.set-ups-of-ones", "nymbat.claim.two-ones-can-fall"})
        report.checks.push_back(claim(id, Verdict::holds));
    EXPECT_TRUE(right_about(report, find_ruleset("nymbat").info()).empty());
}

}  // namespace
}  // namespace nomos

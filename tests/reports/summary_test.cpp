#include "reports/summary.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "reports/code_quality.hpp"
#include "reports/sarif.hpp"
#include "tests/reports/fixture.hpp"

namespace nomos {
namespace {

using namespace fixture;
using nlohmann::json;

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(Summary, TellsWhatIsNewWithItsBoardAndNotWhatIsAccepted) {
    const std::vector<Chapter> chapters{judged_chapter()};
    const std::string text = summary(chapters);
    std::size_t fresh = 0;
    for (const Finding& f : report().findings) fresh += standings().of(f.id).status == Status::fresh ? 1u : 0u;
    ASSERT_GT(fresh, 1u);
    EXPECT_TRUE(text.starts_with("# Nomos: " + std::to_string(fresh) + " new findings, 1 no longer accepted\n"))
        << text;
    EXPECT_TRUE(has(text, "## Nefatavl: May the king be hit against a corner?"));
    EXPECT_TRUE(has(text, "`nefatavl.king.brown-square` - expired: for now (up to 2027-01-31)")) << text;
    EXPECT_TRUE(has(text, "~~~text\n"));
    EXPECT_TRUE(has(text, " a b c ") || has(text, "a b c")) << "a board with its letters: " << text;
    EXPECT_FALSE(has(text, "## Nefatavl: Is <b>x")) << "nothing of a text is markup";
    EXPECT_FALSE(has(text, "`nefatavl.violation.no-squeeze`")) << "it is accepted";
    EXPECT_TRUE(has(text, "## Accepted, and found no more")) << text;
    EXPECT_TRUE(has(text, "- `nefatavl.missing.gone`\n"));
    EXPECT_FALSE(has(text, "nika.missing.gone")) << "Nika was not examined";
    EXPECT_TRUE(has(text, "- `nefatavl.bound.most-taken` unknown: ")) << "an unknown is nobody's to accept";
}
TEST(Summary, WithoutABaselineAllIsTold) {
    const std::vector<Chapter> chapters{chapter()};
    const std::string text = summary(chapters);
    EXPECT_TRUE(text.starts_with("# Nomos: " + std::to_string(report().findings.size()) + " findings, no baseline\n"));
    for (const Finding& f : report().findings) EXPECT_TRUE(has(text, "`" + f.id + "`\n")) << f.id;
}
TEST(Summary, SaysThatNothingIsNew) {
    Chapter quiet = judged_chapter();
    for (const Finding& f : report().findings) quiet.standings.known[f.id] = {Status::accepted, "seen", ""};
    quiet.standings.gone.clear();
    const std::vector<Chapter> chapters{quiet};
    const std::string text = summary(chapters);
    EXPECT_TRUE(text.starts_with("# Nomos: nothing new\n\n")) << text;
    EXPECT_FALSE(has(text, "~~~"));
}
TEST(Summary, IsNoLongerThanAHostShows) {
    static RulesetReport large = report();
    while (large.findings.size() < 3 * kSummaryFindings) large.findings.push_back(ambiguous_corner());
    const std::vector<Chapter> chapters{{large, info()}};
    const std::string text = summary(chapters);
    EXPECT_TRUE(has(text, "\n40 more are in the report.\n")) << text.size();
    EXPECT_LT(text.size(), 100'000u);
}
TEST(Summary, OfAStoppedRunSaysSo) {
    const std::vector<Chapter> chapters{chapter()};
    const std::vector<std::string> not_run{"nefatavl.law.x", "nefatavl.law.y"};
    EXPECT_TRUE(has(summary(chapters, not_run), "The run was stopped: 2 checks were not run."));
}

TEST(CodeQuality, ListsWhatIsOpenWithPlaceAndFingerprint) {
    const std::vector<Chapter> chapters{judged_chapter()};
    const json issues = json::parse(code_quality(chapters)),
               results = json::parse(sarif(chapters))["runs"][0]["results"];
    std::set<std::string> open, listed, fingerprints;
    for (const json& r : results)
        if (r["suppressions"].empty() && r["baselineState"] != "absent") open.insert(r["ruleId"]);
    ASSERT_GT(open.size(), 2u);
    for (const json& issue : issues) {
        listed.insert(issue["check_name"]);
        fingerprints.insert(issue["fingerprint"]);
        EXPECT_FALSE(issue["description"].get<std::string>().empty());
        EXPECT_TRUE((std::set<std::string>{"info", "minor", "major"}).contains(issue["severity"]));
        EXPECT_EQ(issue["location"]["path"], "nefatavl.txt");
        EXPECT_GE(issue["location"]["lines"]["begin"], 1);
    }
    EXPECT_EQ(listed, open);
    EXPECT_EQ(fingerprints.size(), issues.size()) << "GitLab tells issues apart by them";
    EXPECT_FALSE(listed.contains("nefatavl.violation.no-squeeze")) << "it is accepted";
}

}  // namespace
}  // namespace nomos

// The two options that are drawn: the default, and the one whose difference is met most.
#include "analysis/readings/drawn_pair.hpp"

#include <gtest/gtest.h>

namespace nomos::analysis {
namespace {

const std::vector<OptionInfo>& options() {
    static const std::vector<OptionInfo> four{
        {"as-played", "", ""}, {"rare", "", ""}, {"often", "", ""}, {"never", "", ""}};
    return four;
}
ReadingInfo reading() {
    ReadingInfo info;
    info.options = options(), info.default_option = 0;
    return info;
}
MetOption met(std::string option, std::uint64_t times, int earliest) {
    MetOption m;
    m.option = std::move(option), m.met = times, m.earliest = earliest;
    return m;
}
Pair seen(int first, int second, bool differs) {
    Pair pair{first, second};
    pair.compared.kind = differs ? FindingKind::ambiguity : FindingKind::harmless_ambiguity;
    return pair;
}

TEST(DrawnPair, BeginsWithWhatIsMetMost) {
    Measured m;
    m.options = {met("rare", 3, 1), met("often", 40, 9), met("never", 0, -1)};
    EXPECT_EQ(most_met_first(reading(), m), (std::vector<int>{2, 1, 3}));
    m.options = {met("rare", 3, 9), met("often", 3, 1), met("never", 0, -1)};
    EXPECT_EQ(most_met_first(reading(), m), (std::vector<int>{2, 1, 3})) << "of those met alike, the sooner";
    EXPECT_EQ(most_met_first(reading(), {}), (std::vector<int>{1, 2, 3})) << "where nothing was met, as listed";
}
TEST(DrawnPair, TakesWhatTheRecordRefutesAndLeavesWhatTheTextRulesOut) {
    Measured m;
    m.options = {met("rare", 3, 1), met("often", 40, 9), met("never", 0, -1)};
    ReadingInfo info = reading();
    info.options[2].ruled_out_by = "a sentence";
    EXPECT_EQ(most_met_first(info, m), (std::vector<int>{1, 3, 2}));
    EXPECT_EQ(most_met_first(reading(), m, {evidence::RefutedByRecord{"never", "3", {}}}), (std::vector<int>{3, 2, 1}));
}
TEST(DrawnPair, IsTheFirstThatDiffers) {
    std::vector<int> asked;
    const auto compare = [&](int first, int second) {
        asked.push_back(second);
        return seen(first, second, second == 1);
    };
    const auto [pair, others] = first_that_differs(reading(), {2, 1, 3}, compare);
    EXPECT_EQ(pair.second, 1);
    EXPECT_EQ(asked, (std::vector<int>{2, 1}));
    ASSERT_EQ(others.size(), 1U);
    EXPECT_EQ(std::get<evidence::ComparedToo>(others[0]).option, "often");
}
TEST(DrawnPair, IsTheFirstOfAllWhereNoneDiffers) {
    const auto compare = [](int first, int second) { return seen(first, second, false); };
    EXPECT_EQ(first_that_differs(reading(), {3, 2, 1}, compare).first.second, 3);
}

}  // namespace
}  // namespace nomos::analysis

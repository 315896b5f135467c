// Where the kings hide is settled before a game: every place has its name, the usual one comes first.
#include <gtest/gtest.h>

#include <set>

#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "model/nerva/ruleset.hpp"

namespace nomos::nerva {
namespace {

TEST(NervaKings, HideWhereTheSettingSays) {
    const auto options = RulesetType::setting_options();
    ASSERT_EQ(options.size(), 2U);
    for (int side = 0; side < kSides; ++side) {
        const auto& values = options[static_cast<std::size_t>(side)].values;
        ASSERT_EQ(values.size(), std::size_t{kPlaces});
        EXPECT_EQ(std::set(values.begin(), values.end()).size(), values.size());
        for (int v = 0; v < kPlaces; ++v) {
            Setting<Native> s = RulesetType::default_setting();
            RulesetType::set(s, side, v);
            EXPECT_EQ(RulesetType::value_of(s, side), v);
            EXPECT_EQ(RulesetType::value_of(s, 1 - side), 0) << "the other's king stays";
            EXPECT_EQ(print(placing(s.kings[static_cast<std::size_t>(side)].lowest())),
                      values[static_cast<std::size_t>(v)]);
        }
    }
    EXPECT_TRUE(settled<RulesetType>(RulesetType::default_setting()).empty());
}
TEST(NervaKings, AreSetAtTheTable) {
    TableChoice choice;
    choice.settings = {"white-king=a1_1", "black-king=a1_1"};
    const auto table = find_ruleset("nerva").table(choice);
    EXPECT_NE(table->start().find("?K_a1_1 ?K_a1_1"), std::string::npos) << table->start();
    choice.settings = {"white-king=a9_1"};
    EXPECT_THROW(find_ruleset("nerva").table(choice), UnknownName);
}

}  // namespace
}  // namespace nomos::nerva

// The points that are printed with an attack, against sums made by hand, each under its option.
#include <gtest/gtest.h>

#include "model/nerva/ruleset.hpp"
#include "tests/model/nerva/scene.hpp"

namespace nomos::nerva {
namespace {

std::string added_up(const Scene& s, std::string_view move) {
    const auto found = sums(s.setting, s.position, parse_move(move));
    return found.size() == 1 ? found.front().says : "";
}

TEST(NervaSums, OfLinkedAttackers) {
    // c3 has a point and is lent one by b2 behind it; d4 has one.
    const Scene s = Scene().white("c3_1 b2_1").black("d4_1");
    EXPECT_EQ(added_up(s, "c3_1 -> d4_1"), "attack 2 against defence 1");
    EXPECT_EQ(added_up(Scene(s).read(AttackSum::each_one), "c3_1 -> d4_1"), "attack 1 against defence 1");
}
TEST(NervaSums, OfAnAmbushOnALinkedPawn) {
    // Two attackers at opposite ends of a diagonal, one point each and one for the ambush; d4 is lent one by c4.
    const Scene s = Scene().white("c3_1 e5_1").black("d4_1 c4_1");
    EXPECT_EQ(added_up(s, "c3_1 -> d4_1"), "attack 3 against defence 2");
    EXPECT_EQ(added_up(Scene(s).read(AmbushNeeds::all_four), "c3_1 -> d4_1"), "attack 2 against defence 2");
}
TEST(NervaSums, OfAFullStackThatALinkAddsTo) {
    const Scene s = Scene().white("c3_1").black("d4_1 d4_2 d4_3 c4_1");
    EXPECT_EQ(added_up(s, "c3_1 -> d4_1"), "attack 1 against defence 3");
    EXPECT_EQ(added_up(Scene(s).read(StackLinksToo::base), "c3_1 -> d4_1"), "attack 1 against defence 4");
}
TEST(NervaSums, StandOnTheTargetOfAnAttackOnly) {
    const Scene s = Scene().white("c3_1").black("d4_1");
    EXPECT_TRUE(sums(s.setting, s.position, parse_move("a1_1")).empty());
    const auto found = sums(s.setting, s.position, parse_move("c3_1 -> d4_1"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().numbers, "1 : 1");
    EXPECT_EQ(found.front().column, 3);
    EXPECT_EQ(found.front().row, 3);
}

}  // namespace
}  // namespace nomos::nerva

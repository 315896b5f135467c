// The weights that are printed with a push, against sums made by hand.
#include <gtest/gtest.h>

#include <algorithm>

#include "model/nika/ruleset.hpp"
#include "tests/model/nika/scene.hpp"

namespace nomos::nika {
namespace {

// "c1 3 : 2" of each line, in the order of the spaces.
std::vector<std::string> weighed(const Scene& s, std::string_view move) {
    std::vector<std::string> lines;
    for (const PictureSum& sum : sums(s.setting, s.position, parse_action(move)))
        lines.push_back(Frame::name(Frame::cell(sum.column, sum.row)) + " " + sum.numbers);
    std::sort(lines.begin(), lines.end());
    return lines;
}
using Lines = std::vector<std::string>;

TEST(NikaSums, OfThreeAgainstTwoAndTwoAgainstTwo) {
    // The rulebook's example: the bottom line pushes with three against two, the one above is tied.
    const Scene s = Scene().put("a<", "d1 e1 f1 d2 e2").put("s>", "c1 b2 c2").put("s^", "b1");
    EXPECT_EQ(weighed(s, "move d1+e1+f1+d2+e2 west"), (Lines{"c1 3 : 2", "c2 2 : 2"}));
    EXPECT_EQ(sums(s.setting, s.position, parse_action("move d1+e1+f1 west")).front().says, "weight 3 against 2");
    EXPECT_TRUE(s.legal("move d1+e1+f1 west"));
    EXPECT_FALSE(s.legal("move d2+e2 west")) << "a tie does not push, and is weighed all the same";
    EXPECT_EQ(weighed(s, "move d2+e2 west"), Lines{"c2 2 : 2"});
}
TEST(NikaSums, FollowTheReadingOfAGap) {
    // a1, b1 and d1 march east with c1 free between: three together, or one by itself before the enemy.
    Scene s = Scene().put("a>", "a1 b1 d1 a2 b2 c2 d2").put("s<", "e1 f1");
    const char* move = "move a1+b1+d1+a2+b2+c2+d2 east";
    EXPECT_EQ(weighed(s, move), Lines{"e1 3 : 2"});
    EXPECT_EQ(weighed(s.read(PhalanxLineWithGap::each_run), move), Lines{"e1 1 : 2"});
}
TEST(NikaSums, FollowTheReadingOfWhoStandsBeside) {
    Scene s = Scene().put("a<", "d1 e1 b2 c2 d2 e2").put("s>", "c1").put("tv", "b1");
    const char* move = "move d1+e1+b2+c2+d2+e2 west";
    EXPECT_EQ(weighed(s, move), Lines{"c1 2 : 2"});
    EXPECT_EQ(weighed(s.read(WeightBeside::must_face), move), Lines{"c1 2 : 1"});
}
TEST(NikaSums, AreNoneWhereNobodyResists) {
    const Scene s = Scene().put("a>", "a1 b1").put("s^", "c1");
    EXPECT_TRUE(weighed(s, "move a1+b1 east").empty()) << "who does not face is routed, whatever the weights";
    EXPECT_TRUE(weighed(s, "rotate a1 north").empty());
}

}  // namespace
}  // namespace nomos::nika

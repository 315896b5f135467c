// What a search for a line of play is led by: places to walk to, and what has to be lost.
#include "model/nymbat/aids/distance.hpp"

#include <gtest/gtest.h>

#include "model/nymbat/ruleset.hpp"

namespace nomos::nymbat {
namespace {

Position<Native> parsed(std::string_view text) { return RulesetType::parse(RulesetType::default_setting(), text); }
int walk(std::string_view from, std::string_view to) {
    return Distance(RulesetType::default_setting(), parsed(to), parsed(to)).from(parsed(from));
}
constexpr std::string_view kBare = "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 0,1 0,0",
                           kOneSix = "r67/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 0,1 0,0";

TEST(NymbatWalk, IsNothingFromAPositionToItself) {
    EXPECT_EQ(walk(kBare, kBare), 0);
    EXPECT_EQ(walk(kOneSix, kOneSix), 0);
}
TEST(NymbatWalk, PointsAndPiecesHaveToBeLost) {
    const int piece = walk(kOneSix, kBare), points = walk("8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 6,1 0,0", kBare);
    EXPECT_GT(piece, 0);
    EXPECT_GT(points, piece) << "to bring in a six is a step on the way";
    EXPECT_GT(walk(kBare, kOneSix), 0);
}
TEST(NymbatWalk, APieceOfTheSameNumberWalks) {
    constexpr std::string_view kThere = "8/9/10/11/12/13/14/15/14/13/12/11/10/9/r67 r 0,1 0,0";
    constexpr std::string_view kHalfWay = "8/9/10/11/12/13/14/r614/14/13/12/11/10/9/8 r 0,1 0,0";
    EXPECT_LT(walk(kHalfWay, kThere), walk(kOneSix, kThere));
    EXPECT_GT(walk("8/9/10/11/12/13/14/r514/14/13/12/11/10/9/8 r 0,1 0,0", kThere), walk(kOneSix, kThere))
        << "a five is no six";
}
TEST(NymbatWalk, DelaysBringAPenaltyNearer) {
    EXPECT_LT(walk("r67/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 0,1 4,0", kBare), walk(kOneSix, kBare));
}

}  // namespace
}  // namespace nomos::nymbat

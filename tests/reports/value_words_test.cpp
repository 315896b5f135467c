// What is forced on a board is said with what was explored, and coalitions are named where their number is the same.
#include "reports/value_words.hpp"

#include <gtest/gtest.h>

namespace nomos {
namespace {

using Comes = BoardValue::Comes;

BoardValue of_coalitions(std::vector<CoalitionValue> coalitions, bool is_whole = true) {
    BoardValue value{Comes::by_coalition};
    value.coalitions = std::move(coalitions), value.is_whole = is_whole;
    return value;
}

TEST(ValueWords, SayWhoCanForceAWin) {
    EXPECT_EQ(start_in_words({Comes::to_a_win, "attackers", 7}), "attackers can force a win within 7 plies");
    EXPECT_EQ(start_in_words({Comes::to_a_win, "attackers", 1}), "attackers can force a win within 1 ply");
    EXPECT_EQ(start_in_words({Comes::to_no_win}), "with best play of both the game ends without a winner");
    EXPECT_EQ(start_in_words({Comes::to_no_end}), "with best play of both the game need never end");
    EXPECT_EQ(start_in_words({}), "not decided: neither side can force a win inside the part that was explored");
}
TEST(ValueWords, DenyAVictoryOnlyWhereAllWasExplored) {
    const CoalitionValue cannot{{"Red", "Green"}}, can{{"Blue"}, 9};
    EXPECT_EQ(coalition_in_words(can, false), "Blue can force a victory within 9 plies");
    EXPECT_EQ(coalition_in_words(cannot, true), "Red and Green cannot force a victory");
    EXPECT_EQ(coalition_in_words(cannot, false),
              "Red and Green cannot force a victory inside the part that was explored");
    EXPECT_EQ(start_in_words(of_coalitions({cannot, can})), "1 of 2 coalitions can force a victory");
    EXPECT_EQ(start_in_words(of_coalitions({cannot, can}, false)),
              "1 of 2 coalitions can force a victory inside the part that was explored");
}
TEST(ValueWords, NameThoseWhoCanForceAVictoryWhereAsManyCan) {
    const BoardValue usual = of_coalitions({{{"Red", "Green"}, 4}, {{"Blue"}}}),
                     other = of_coalitions({{{"Red", "Green"}}, {{"Blue"}, 6}}),
                     nobody = of_coalitions({{{"Red", "Green"}}, {{"Blue"}}}), won{Comes::to_a_win, "Blue", 40};
    EXPECT_EQ(value_in_words(usual, other), "those who can force a victory: Red and Green");
    EXPECT_EQ(value_in_words(other, usual), "those who can force a victory: Blue");
    EXPECT_EQ(value_in_words(nobody, nobody), "those who can force a victory: nobody");
    EXPECT_EQ(value_in_words(nobody, usual), "0 of 2 coalitions can force a victory");
    EXPECT_EQ(value_in_words(won, won), "Blue can force a win within 40 plies") << "never cut off";
    EXPECT_EQ(value_in_words({}, usual), "");
}

}  // namespace
}  // namespace nomos

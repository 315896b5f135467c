// A line that shows a leak goes on to the move that tells, and says both places of what is hidden.
#include "reports/leak_words.hpp"

#include <gtest/gtest.h>

namespace nomos {
namespace {

#ifdef NOMOS_REGISTERED_nerva
Finding leak() {
    const std::string position = "- - 8/8/8/8/8/8/4w3/3w1b2 w s32,32,30/32,32,31 x0,0,0/0,0,0 ?K_c4_2 ";
    Finding f;
    f.ruleset = "nerva", f.kind = FindingKind::leak;
    f.line.plays = {"d1_3", "f1_3", "e2_3", "f1_3 -> e2_3"}, f.line.settled = {"black-king=f2_3"};
    f.witness.position = position + "?K_f2_3", f.witness.moves = {"e2_3 -> f1_3"};
    f.witness.twin = position + "?K_a1_1";
    return f;
}
TEST(LeakWords, TellTheLastMoveAndBothPlaces) {
    EXPECT_EQ(told_line(leak()).size(), 5U);
    EXPECT_EQ(told_line(leak()).back(), "e2_3 -> f1_3");
    EXPECT_EQ(
        told_settings(leak()),
        " Play it once settled so: where Black hides his king (f2_3); and once so: where Black hides his king (a1_1). "
        "Before the last move the two look the same, and that move tells them apart.");
}
// Where a king that hides lends a point, the defenders of one place have one more.
TEST(LeakWords, TellWhatTheLastMoveDoesInEach) {
    Finding f = leak();
    f.witness.readings = {"nerva.king.lends-when=also-hidden"};
    EXPECT_TRUE(
        told_settings(f).ends_with(": with the first nothing leaves the board, with the second one piece leaves the "
                                   "board."))
        << told_settings(f);
}
TEST(LeakWords, ClaimNoSecondPlaceThatDoesNotComeToThePosition) {
    Finding f = leak();
    f.line.plays.pop_back();
    EXPECT_EQ(told_settings(f), " Settled before the game: where Black hides his king (f2_3).");
}
#endif
TEST(LeakWords, LeaveOtherLinesAsTheyAre) {
    Finding f;
    f.line.plays = {"a", "b"}, f.line.settled = {"pairs=yes"}, f.witness.moves = {"c"};
    EXPECT_EQ(told_line(f), f.line.plays);
    EXPECT_EQ(told_settings(f), " Settled before the game: pairs=yes.");
}

}  // namespace
}  // namespace nomos

// Where the smallest position that shows a question is one to which no play leads, the end of the line is shown.
#include "analysis/lines/end_of_line.hpp"

#include <gtest/gtest.h>

#include "checkers/scene.hpp"
#include "model/nefatavl/ruleset.hpp"
#include "model/nerva/ruleset.hpp"
#include "tests/hopper/ruleset.hpp"

namespace nomos::analysis {
namespace {

using Nefatavl = nefatavl::RulesetType;
using Nerva = nerva::RulesetType;
using Sought = Shown::How;

Case<Nerva> standing(std::string_view position) {
    return {Nerva::default_setting(), nerva::parse_position(position), nerva::parse_move("b1_3 -> c1_3")};
}

TEST(EndOfLine, IsWhereTheLineLeadsUnderItsOwnReadings) {
    LineOfPlay line;
    line.how = LineOfPlay::How::searched, line.plays = {"e6_3", "c7_3", "d7_3", "h4_1"}, line.by = "d7_3 -> c7_3";
    line.settled = {"black-king=h4_1"}, line.readings = {"nerva.king.revealed-by=enemy"};
    const auto end = end_of_line<Nerva>(line);
    ASSERT_TRUE(end.has_value());
    EXPECT_EQ(Nerva::print(end->setting, end->before),
              "8/8/8/8/7b/8/8/8 - 8/2bw4/4w3/8/8/8/8/8 w s32,32,30/31,32,31 x0,0,0/0,0,0 ?K_c4_2 ?K_h4_1")
        << "his own pawn reveals nothing";
    EXPECT_TRUE(Nerva::Rules<Native>::legal(end->setting, end->before, end->move));
}
TEST(EndOfLine, IsNotKnownWithoutAMoveOrALine) {
    LineOfPlay line;
    line.plays = {"e6_3"};
    EXPECT_FALSE(end_of_line<Nerva>(line).has_value()) << "nothing in which the options differ";
    line.by = "c7_3", line.plays = {"e6_3", "e6_3"};
    EXPECT_FALSE(end_of_line<Nerva>(line).has_value()) << "it cannot be played";
    line.plays = {"e6_3"}, line.against = "again";
    EXPECT_FALSE(end_of_line<Nerva>(line).has_value()) << "it is of another option than the two";
}
TEST(EndOfLine, TakesThePlaceOfTheSmallestThatNoPlayLeadsTo) {
    const auto nobodys = standing("- - 8/8/8/8/8/8/8/1wbw4 w s0,0,1/0,0,0 x32,32,29/32,32,31 ?K_c4_2 ?K_f6_1"),
               plain = standing("- - 8/8/8/8/8/8/8/1wbw4 w s32,32,30/32,32,31 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1");
    EXPECT_TRUE(is_out_of_play<Nerva>(nobodys, Sought::by_search));
    EXPECT_TRUE(is_out_of_play<Nerva>(nobodys, Sought::fewest));
    EXPECT_FALSE(is_out_of_play<Nerva>(nobodys, Sought::told)) << "it was chosen";
    EXPECT_FALSE(is_out_of_play<Nerva>(plain, Sought::by_search));
    static_assert(!WithCredible<hopper::RulesetType>);
}
TEST(FarFetched, IsWhatNoMoveOfAGameInPlayLeadsTo) {
    const auto setting = Nefatavl::default_setting();
    const auto far = [&](std::string_view position) {
        return far_fetched<Nefatavl>(setting, Nefatavl::parse(setting, position));
    };
    EXPECT_EQ(far_fetched<Nefatavl>(setting, Nefatavl::start<Native>(setting)), 0);
    EXPECT_EQ(far("1Kt8/11/11/11/11/11/11/11/11/11/1T9 b"), 1) << "the stone on c11 has taken the king by coming there";
    EXPECT_EQ(far("11/11/11/5t5/5T5/5K5/11/11/11/11/1t9 b"), 0);
    EXPECT_EQ(far_fetched<hopper::RulesetType>(hopper::RulesetType::default_setting(), {}), 0)
        << "nothing is known of it";
}

}  // namespace
}  // namespace nomos::analysis

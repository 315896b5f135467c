// Answers that several questions share.
#include "model/smt/recorded.hpp"

#include <gtest/gtest.h>

namespace nomos::smt {
namespace {

TEST(Recorded, AsksOnceAndRemembersWhereTheClockHadAHand) {
    Recorded answers;
    int asked = 0;
    const auto plainly = [&] { return ++asked == 1; };
    EXPECT_TRUE(answers.at(0, plainly));
    EXPECT_TRUE(answers.at(0, plainly));
    EXPECT_EQ(asked, 1);
    EXPECT_FALSE(answers.at(1, [] { return takes_over_from_the_clock(), false; }));
    const std::size_t before = ended_by_the_clock();
    EXPECT_TRUE(answers.at(0, plainly));
    EXPECT_EQ(ended_by_the_clock(), before);
    EXPECT_FALSE(answers.at(1, plainly));
    EXPECT_EQ(ended_by_the_clock(), before + 1) << "who takes it over rests on the clock as well";
    EXPECT_EQ(answers.size(), 2U);
}

}  // namespace
}  // namespace nomos::smt

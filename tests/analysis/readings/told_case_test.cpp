// What is told with a case of a reading: the options of other readings, not its own.
#include "analysis/readings/told_case.hpp"

#include <gtest/gtest.h>

namespace nomos::analysis {
namespace {

TEST(ToldCase, LeavesOutTheReadingItIsToldOf) {
    const ExhibitInfo told{"game.man.backward", "", {}, {}, {"man.backward=yes", "king.backward=no", "backward=no"}};
    EXPECT_EQ(of_others(told), (std::vector<std::string>{"king.backward=no", "backward=no"}));
    const ExhibitInfo in_full{"game.man.backward", "", {}, {}, {"game.man.backward=yes"}};
    EXPECT_TRUE(of_others(in_full).empty());
}

}  // namespace
}  // namespace nomos::analysis

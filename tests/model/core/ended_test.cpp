// Of a finished game a picture says who won, and not who would move.
#include "model/core/ended.hpp"

#include <gtest/gtest.h>

#include "model/core/registry.hpp"

namespace nomos {
namespace {

// The caption of a finished position names its outcome; that of the set-up somebody who is to move.
void expect_captions(std::string_view ruleset, const std::string& finished) {
    const auto table = find_ruleset(ruleset).table({});
    const std::string outcome = table->outcome({finished}), caption = table->picture(finished).caption();
    ASSERT_NE(outcome, table->outcome({table->start()})) << "the game is over";
    EXPECT_NE(caption.find(outcome), std::string::npos) << caption;
    EXPECT_EQ(caption.find(" to move"), std::string::npos) << caption;
    EXPECT_NE(table->picture(table->start()).caption().find(" to move"), std::string::npos);
}
#ifdef NOMOS_REGISTERED_nefatavl
TEST(Ended, NefatavlWithTheKingInACorner) { expect_captions("nefatavl", "K10/11/11/11/11/11/11/11/11/11/10t w"); }
#endif
#ifdef NOMOS_REGISTERED_neva
TEST(Ended, NevaWithOnePlayerLeft) { expect_captions("neva", "w5/6/6/6/6/6 r"); }
#endif

}  // namespace
}  // namespace nomos

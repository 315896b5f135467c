// What a board says that shows a move refused.
#include "reports/instead_words.hpp"

#include <gtest/gtest.h>

#include "model/core/registry.hpp"

namespace nomos {
namespace {

// Side 0 refuses the move, side 1 makes it.
Finding refused(const char* ruleset, const char* reading, const char* no, const char* yes, const char* position,
                const char* move) {
    Finding f;
    f.id = reading, f.ruleset = ruleset, f.readings = {reading};
    f.witness.position = position, f.witness.moves = {move};
    const std::string choice = std::string(reading) + "=" + yes;
    const auto table = find_ruleset(ruleset).table({{choice}, "", "", {}, false});
    f.sides = {{no, "", "", {Consequence::What::not_allowed, move}, table->picture(position)},
               {yes, "", "", {Consequence::What::moved, move}, table->judge(position, move).picture}};
    return f;
}
std::string instead(const Finding& f, std::size_t side) {
    return instead_in_words(f, side, find_ruleset(f.ruleset).info());
}

TEST(InsteadWords, NameWhatThePieceMayPlay) {
    const Finding f = refused("neva", "neva.man.backward", "forward", "any-direction", "6/5r/6/2b3/6/6 b", "33-32");
    EXPECT_EQ(instead(f, 0), "This piece may play 33-43 or 33-34.");
    EXPECT_EQ(instead(f, 1), "") << "it is allowed";
}
TEST(InsteadWords, SayHowACaptureGoesOn) {
    const Finding f = refused("neva", "neva.captured.leave", "at-once", "at-end", "6/6/6/6/6/1GBg2 b", "K31:11");
    EXPECT_EQ(instead(f, 0), "It has to go on: K31:11:51 or K31:11:61.");
}
TEST(InsteadWords, SaySoWhereNothingIsLeft) {
    const Finding f = refused("neva", "neva.blocked.player", "skipped", "skipped", "6/6/6/6/6/Wr4 r", "-");
    Finding stuck = f;
    stuck.witness.position = "6/6/6/6/6/6 w";
    EXPECT_EQ(instead(stuck, 0), "No other move is allowed either.");
}
TEST(InsteadWords, AreLeftOutWhereThereIsTooMuchToTell) {
    const Finding f = refused("nerva", "nerva.place.rests-on", "on-top", "any",
                              "- - - w s32,32,32/32,32,32 x0,0,0/0,0,0 ?K_c4_2 ?K_f6_1", "a1_2");
    EXPECT_EQ(instead(f, 0), "");
}

}  // namespace
}  // namespace nomos

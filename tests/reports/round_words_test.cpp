// Play that goes round is told with what ends it, and an end that is not proved is not called so.
#include "reports/round_words.hpp"

#include <gmock/gmock.h>

namespace nomos {
namespace {

using testing::HasSubstr;

const ToldRound kEndless{"", true, 2, 4, 0, ""}, kFromTheSetUp{"a=b", true, 0, 4, 0, ""},
    kDrawn{"", true, 3, 4, 1, "draw"};

TEST(RoundWords, TellWhatComesBackAndWhatEndsIt) {
    EXPECT_EQ(
        round_in_words(kEndless, "g"),
        "after 2 moves, 4 more come back to the same position, and no rule keeps them from being played for ever");
    EXPECT_EQ(round_in_words(kFromTheSetUp, "g"),
              "Under a=b: from the set-up 4 moves come back to it, and no rule keeps them from being played for ever");
    EXPECT_EQ(round_in_words(kDrawn, "g"),
              "after 3 moves, 4 more come back to the same position; a rule about the history ends the game after 1 "
              "round: draw");
    EXPECT_EQ(round_in_words({}, "g"), "no loop found in 20 random games and shuffling from their positions");
}
TEST(RoundWords, CallWhatALineConsistsOfAsItsPlayersDo) {
    EXPECT_THAT(round_in_words(kEndless, "nymbat"), HasSubstr("after 2 steps, 4 more"));
    EXPECT_THAT(round_in_words(kFromTheSetUp, "neva"), HasSubstr("from the set-up 4 turns come back"));
    EXPECT_THAT(how_in_words({}, "neva"), HasSubstr("at most 200 turns"));
    EXPECT_THAT(round_in_words(kEndless, "nika"), HasSubstr("after 2 moves, 4 more"));
}
TEST(RoundWords, CountTheOtherOptions) {
    EXPECT_EQ(rounds_in_words({kDrawn}, "g"), round_in_words(kDrawn, "g")) << "there are none";
    EXPECT_THAT(rounds_in_words({kDrawn, 4, 1, 2}, "g"),
                HasSubstr("; of 7 other answers, each by itself, 4 with the same line, 1 with another, 2 without"));
}
TEST(RoundWords, SayByWhatAnEndIsKnown) {
    using By = Ending::By;
    EXPECT_EQ(answer_in_words({"", By::law, "g.law"}), "every game ends");
    EXPECT_EQ(how_in_words({"", By::law, "g.law"}, "g"), "Proved: g.law.");
    EXPECT_EQ(answer_in_words({"", By::told, "g.loop"}), "a game need not end");
    EXPECT_EQ(how_in_words({"", By::told, "g.loop"}, "g"), "Shown, move by move: g.loop.");
    EXPECT_EQ(answer_in_words({"", By::loop, "", kEndless}), "a game need not end");
    EXPECT_THAT(how_in_words({"", By::loop, "", kEndless}, "g"),
                HasSubstr("no rule keeps them from being played again"));
    EXPECT_EQ(answer_in_words({}), "not known");
    EXPECT_THAT(how_in_words({}, "g"), HasSubstr("No loop found in 20 random games of at most 200 moves"));
    Ending ended{"", By::history, "", kDrawn};
    EXPECT_EQ(answer_in_words(ended), "a rule about the history ends it");
    EXPECT_THAT(how_in_words(ended, "g"),
                HasSubstr("after 1 round the rule ends the game (draw). That it ends every game "
                          "is not proved."));
    ended.plies_below = 48, ended.played = 700;
    EXPECT_THAT(how_in_words(ended, "g"),
                HasSubstr("every game ends in fewer than 10^48 moves. A random one had not ended "
                          "after 700."));
}

}  // namespace
}  // namespace nomos

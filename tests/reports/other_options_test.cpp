// An option that is not one of the two that are drawn is told, and drawn where a board tells it from both.
#include "reports/other_options.hpp"

#include <gmock/gmock.h>

#include "model/core/registry.hpp"
#include "reports/side_words.hpp"

namespace nomos {
namespace {

using testing::EndsWith, testing::StartsWith;

#ifdef NOMOS_REGISTERED_nymbat
std::string told_of(const Finding& f, const std::string& option) { return other_option(f, option).words; }

// Red has delayed twice, steps ahead, and passes: the seventh delay pays, the third does, the third in a row is none.
TEST(OtherOptions, SayWhatComesOfTheCaseThatIsShown) {
    Finding f;
    f.ruleset = "nymbat", f.readings = {"nymbat.delay.turns"};
    f.witness.position = "8/9/10/11/12/13/14/15/14/13/4r27/11/10/9/8 r 20,20 2,0";
    f.witness.moves = {"group e5", "e5-e6", "end", "pass", "pass"};
    EXPECT_EQ(told_of(f, "three-running"), "") << "nothing is drawn beside it";
    for (const char* option : {"seven", "three"}) f.sides.push_back({option, "", "", {}, {}});
    EXPECT_EQ(told_of(f, "seven"), "Here as under A.");
    EXPECT_EQ(told_of(f, "three"), "Here as under B.");
    EXPECT_EQ(told_of(f, "three-running"), "Here: the same moves: in play. Then: delays: red 1, blue 1.");
    const OtherOption other = other_option(f, "three-running");
    ASSERT_EQ(other.drawn.sides.size(), 1U) << "one board, beside those of the two";
    EXPECT_EQ(other.letters, std::vector<char>{'C'});
    EXPECT_EQ(other.drawn.sides[0].consequence.done, f.witness.moves);
    f.shown.how = Shown::How::by_history;
    EXPECT_EQ(told_of(f, "three-running"), "") << "of whole games the lines tell";
}
// The two moves shown come out alike, a third does not; and a game that is over has no move.
TEST(OtherOptions, ArePartedByAnotherMoveWhereTheMovesShownDoNot) {
    Finding f;
    f.ruleset = "nymbat", f.readings = {"nymbat.delay.turns"};
    f.witness.position = "8/9/10/11/12/13/14/15/14/13/4r27/11/10/9/8 r 20,20 2,0";
    f.witness.moves = {"group e5"};
    for (const char* option : {"seven", "three"}) f.sides.push_back({option, "", "", {}, {}});
    const std::string words = told_of(f, "three-running");
    EXPECT_THAT(words, StartsWith("The moves shown come out as under A. Another move parts the two: \"Red passes\" "));
    EXPECT_THAT(words, EndsWith("has another result."));
    const OtherOption other = other_option(f, "three-running");
    ASSERT_EQ(other.drawn.sides.size(), 2U);
    EXPECT_EQ(other.letters, (std::vector<char>{'C', 'A'}));
    EXPECT_EQ(other.drawn.sides[0].option, "three-running");
    EXPECT_NE(side_in_words(other.drawn, 0), side_in_words(other.drawn, 1));
}
#endif

#ifdef NOMOS_REGISTERED_nefatavl
// On an empty board nothing parts two options: an example of one of them does, and is played out under both.
TEST(OtherOptions, ArePartedByAnExampleWhereThePositionDoesNot) {
    const RulesetInfo& info = find_ruleset("nefatavl").info();
    int seen = 0;
    for (const ReadingInfo& reading : info.readings) {
        if (reading.options.size() < 3) continue;
        Finding f;
        f.ruleset = "nefatavl", f.readings = {std::string(reading.id)};
        f.witness.position = find_ruleset("nefatavl").table({})->start();
        for (int o : {0, 1})
            f.sides.push_back({std::string(reading.options[static_cast<std::size_t>(o)].id), "", "", {}, {}});
        const OtherOption other = other_option(f, std::string(reading.options[2].id));
        EXPECT_THAT(other.words, StartsWith("Here as under A. In another position the two part: ")) << reading.id;
        ASSERT_EQ(other.drawn.sides.size(), 2U) << reading.id;
        EXPECT_NE(other.drawn.witness.position, f.witness.position);
        const auto stands = [&](std::size_t i) {
            const auto table = table_of_case(other.drawn, other.drawn.sides[i].option);
            const Judgement j = table->judge(other.drawn.witness.position, other.drawn.witness.moves.front());
            return j.legal ? j.after + j.outcome : "refused";
        };
        EXPECT_NE(stands(0), stands(1)) << reading.id;
        ++seen;
    }
    EXPECT_GT(seen, 0);
}
#endif

}  // namespace
}  // namespace nomos

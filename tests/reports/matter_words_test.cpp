// What a solver says of small boards stands on the page, and no more than it says.
#include "reports/matter_words.hpp"

#include <gmock/gmock.h>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "reports/json.hpp"
#include "tests/reports/schema.hpp"

namespace nomos {
namespace {

using Answer = ShortestLine::Answer;
using Why = ShortestLine::Why;
using testing::Contains, testing::Each, testing::HasSubstr, testing::Not;

Finding open_question(ShortestLine shortest, bool explored) {
    Finding f;
    f.id = "game.question", f.ruleset = "game", f.quoted.title = "What now?";
    f.measured.looked_at = 10, f.measured.games = 1;
    const Materiality changes = explored ? Materiality::no_effect : shortest.changes;
    f.measured.small = {{"4x4, pieces=1", changes, {}, {}, shortest.option, explored, std::move(shortest)}};
    return f;
}

TEST(MatterWords, TellAShortestLine) {
    const ShortestLine found{Answer::found, 1, {"a1-a2", "b1-b2"}, "no", {"no"}, Materiality::changes_moves};
    EXPECT_EQ(shortest_in_words(found), "\"no\" differs after 2 plies: a1-a2, b1-b2; no shorter line exists (solver)");
    EXPECT_THAT(matter_in_words(open_question(found, false)),
                Contains("On board 4x4, pieces=1 " + shortest_in_words(found) + "."));
    EXPECT_THAT(matter_in_words(open_question(found, false)), Each(Not(HasSubstr("xplored completely"))));
}
TEST(MatterWords, TellALineOfStepsAsOne) {
    const ShortestLine found{Answer::found, 0, {"a1-a2"}, "no", {"no"}, Materiality::changes_moves, true};
    EXPECT_EQ(shortest_in_words(found),
              "\"no\" differs after 1 step of a turn: a1-a2; no shorter line exists (solver)");
}
TEST(MatterWords, ClaimNoMoreThanWasRefuted) {
    EXPECT_EQ(shortest_in_words({Answer::found, -1, {}, "no", {"no"}, Materiality::changes_moves}),
              "\"no\" differs in the set-up itself");
    EXPECT_EQ(shortest_in_words({Answer::none, 3}), "no line of at most 3 plies tells the options apart (solver)");
    EXPECT_EQ(shortest_in_words({}), "");
}
ShortestLine because(Answer answer, int refuted, Why why, bool by_steps = false) {
    ShortestLine s{answer, refuted};
    s.why = why, s.by_steps = by_steps;
    return s;
}
TEST(MatterWords, SayWhyTheSolverGaveUp) {
    EXPECT_EQ(shortest_in_words(because(Answer::given_up, 1, Why::units)),
              "no line of at most 1 ply tells the options apart (solver); it gave up on longer ones: its units were "
              "spent on lines of 2 plies");
    EXPECT_EQ(shortest_in_words(because(Answer::given_up, -1, Why::units)),
              "the solver gave up: its units were spent on the set-up itself");
    EXPECT_EQ(shortest_in_words(because(Answer::given_up, 0, Why::units_for_all, true)),
              "no line of at most 0 steps of turns tells the options apart (solver); it gave up on longer ones: "
              "its units were spent on which positions come up in 1 step of a turn");
}
TEST(MatterWords, SayWhyTheSolverWasNotAsked) {
    const ShortestLine by_turns = because(Answer::not_asked, -1, Why::whole_turns);
    EXPECT_EQ(
        shortest_in_words(by_turns),
        "the solver was not asked for a line: whole turns have to be compared, and the solver looks at single steps");
    EXPECT_THAT(matter_in_words(open_question(by_turns, false)),
                Contains("On board 4x4, pieces=1 " + shortest_in_words(by_turns) + "."));
    Finding by_history = open_question(because(Answer::not_asked, -1, Why::history), false);
    by_history.decided.by = decided::ByHistory{};
    EXPECT_THAT(matter_in_words(by_history),
                testing::ElementsAre("Only the course of a whole game tells the options apart, so that no position "
                                     "was counted and no line asked of the solver."))
        << "once for all boards";
}
TEST(MatterWords, GiveTheCommandThatPlaysALine) {
    Finding f = open_question({Answer::found, 1, {"a1-a2", "b1-b2"}, "no", {"no"}, Materiality::changes_moves}, false);
    f.measured.small.front().replay = "nomos replay game - --board 4x4";
    EXPECT_THAT(matter_in_words(f), Contains("To play it: echo \"a1-a2, b1-b2\" | nomos replay game - --board 4x4"));
    EXPECT_THAT(matter_in_words(open_question({Answer::none, 1}, false)), Each(Not(HasSubstr("To play it"))));
}
TEST(MatterWords, SayNothingOfLinesWhereABoardIsKnownToBeAlike) {
    const auto words = matter_in_words(open_question({Answer::none, 3}, true));
    EXPECT_THAT(words, Each(Not(HasSubstr("solver"))));
    EXPECT_THAT(words, Contains(HasSubstr("alike under every option")));
}
TEST(MatterWords, StandInTheFile) {
    const auto file = nlohmann::json::parse(
        findings_json(std::vector{open_question(because(Answer::given_up, 1, Why::units), false)}));
    const auto& board = file["findings"][0]["measured"]["small_boards"][0];
    EXPECT_EQ(board["explored"], false);
    EXPECT_EQ(board["shortest"], "given up");
    EXPECT_EQ(board["refuted_plies"], 1);
    EXPECT_EQ(board["why"], "its units were spent on lines of 2 plies");
    EXPECT_TRUE(board["line"].empty());
    std::ifstream schema(std::filesystem::path(NOMOS_ROOT) / "docs/schema/findings.schema.json");
    EXPECT_THAT(schema::errors_of(file, nlohmann::json::parse(schema)), testing::IsEmpty());
}

}  // namespace
}  // namespace nomos

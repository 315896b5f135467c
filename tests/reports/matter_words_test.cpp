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
using testing::Contains, testing::Each, testing::HasSubstr, testing::Not;

Finding open_question(ShortestLine shortest, bool explored) {
    Finding f;
    f.id = "game.question", f.ruleset = "game", f.title = "What now?";
    f.measured.looked_at = 10, f.measured.games = 1;
    const Materiality changes = explored ? Materiality::no_effect : shortest.changes;
    f.measured.small = {{"4x4, pieces=1", changes, "", "", shortest.option, explored, std::move(shortest)}};
    return f;
}

TEST(MatterWords, TellAShortestLine) {
    const ShortestLine found{Answer::found, 1, {"a1-a2", "b1-b2"}, "no", Materiality::changes_moves};
    EXPECT_EQ(shortest_in_words(found), "\"no\" differs after 2 plies: a1-a2, b1-b2; no shorter line exists (solver)");
    EXPECT_THAT(matter_in_words(open_question(found, false)), Contains("On board 4x4, pieces=1 " + shortest_in_words(found) + "."));
    EXPECT_THAT(matter_in_words(open_question(found, false)), Each(Not(HasSubstr("xplored completely"))));
}
TEST(MatterWords, TellALineOfStepsAsOne) {
    const ShortestLine found{Answer::found, 0, {"a1-a2"}, "no", Materiality::changes_moves, true};
    EXPECT_EQ(shortest_in_words(found), "\"no\" differs after 1 step of a turn: a1-a2; no shorter line exists (solver)");
}
TEST(MatterWords, ClaimNoMoreThanWasRefuted) {
    EXPECT_EQ(shortest_in_words({Answer::found, -1, {}, "no", Materiality::changes_moves}), "\"no\" differs in the set-up itself");
    EXPECT_EQ(shortest_in_words({Answer::none, 3}), "no line of at most 3 plies tells the options apart (solver)");
    EXPECT_EQ(shortest_in_words({Answer::given_up, 1}), "no line of at most 1 ply tells the options apart (solver); it gave up on longer ones");
    EXPECT_EQ(shortest_in_words({Answer::given_up, -1}), "the solver gave up on lines of any length");
    EXPECT_EQ(shortest_in_words({}), "");
}
TEST(MatterWords, SayNothingOfLinesWhereABoardIsKnownToBeAlike) {
    const auto words = matter_in_words(open_question({Answer::none, 3}, true));
    EXPECT_THAT(words, Each(Not(HasSubstr("solver"))));
    EXPECT_THAT(words, Contains(HasSubstr("alike under every option")));
}
TEST(MatterWords, StandInTheFile) {
    const auto file = nlohmann::json::parse(findings_json(std::vector{open_question({Answer::given_up, 1}, false)}));
    const auto& board = file["findings"][0]["measured"]["small_boards"][0];
    EXPECT_EQ(board["explored"], false);
    EXPECT_EQ(board["shortest"], "given up");
    EXPECT_EQ(board["refuted_plies"], 1);
    EXPECT_TRUE(board["line"].empty());
    std::ifstream schema(std::filesystem::path(NOMOS_ROOT) / "docs/schema/findings.schema.json");
    EXPECT_THAT(schema::errors_of(file, nlohmann::json::parse(schema)), testing::IsEmpty());
}

}  // namespace
}  // namespace nomos

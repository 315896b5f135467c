// What a solver says of small boards stands on the page, and no more than it says.
#include "reports/impact_words.hpp"

#include <gmock/gmock.h>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "model/core/registry.hpp"
#include "reports/json.hpp"
#include "reports/words.hpp"
#include "tests/paths.hpp"
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

TEST(ImpactWords, TellAShortestLine) {
    const ShortestLine found{Answer::found, 1, {"a1-a2", "b1-b2"}, "no", {"no"}, {}, Materiality::changes_moves};
    EXPECT_EQ(shortest_in_words(found), "\"no\" differs after 2 moves: a1-a2, b1-b2; no shorter line exists (solver)");
    EXPECT_THAT(impact_in_words(open_question(found, false)),
                Contains("On board 4x4, pieces=1 " + shortest_in_words(found) + "."));
    EXPECT_THAT(impact_in_words(open_question(found, false)), Each(Not(HasSubstr("xplored completely"))));
}
TEST(ImpactWords, TellALineOfStepsAsOne) {
    const ShortestLine found{Answer::found, 0, {"a1-a2"}, "no", {"no"}, {}, Materiality::changes_moves, true};
    EXPECT_EQ(shortest_in_words(found), "\"no\" differs after 1 single step: a1-a2; no shorter line exists (solver)");
}
TEST(ImpactWords, SayNothingOfALineThatStaysWithinATurn) {
    ShortestLine found{Answer::found, 0, {"a1-a2"}, "no", {"no"}, {}, Materiality::changes_moves, true};
    found.within_a_turn = true;
    EXPECT_THAT(shortest_in_words(found), HasSubstr("no whole turn does"));
    const Finding f = open_question(found, false);
    EXPECT_THAT(impact_in_words(f), Each(Not(HasSubstr("a1-a2"))));
    EXPECT_THAT(impact_in_words(f), Each(Not(HasSubstr("To play it"))));
    const auto board =
        nlohmann::json::parse(findings_json(std::vector{f}))["findings"][0]["measured"]["small_boards"][0];
    EXPECT_TRUE(board["line"].empty());
    EXPECT_EQ(board["shortest"], "given up");
    EXPECT_THAT(board["why"].get<std::string>(), HasSubstr("no whole turn"));
}
// The line that is shown may get there sooner than random play did.
TEST(ImpactWords, FirstMetIsWhereItIsKnownToBeMetFirst) {
    Finding f;
    f.ruleset = "game", f.about = about::OpenQuestion{"yes", "no"};
    f.measured.looked_at = 100, f.measured.games = 2, f.measured.options = {{"no", 10, 20}};
    EXPECT_THAT(impact_in_short(f), HasSubstr("first met after 20 moves or fewer"));
    f.line.how = LineOfPlay::How::searched, f.line.plays = {"a", "b", "c"};
    EXPECT_THAT(impact_in_short(f), HasSubstr("first met after 3 moves or fewer"));
    f.line.searches = {{}}, f.line.searches.back().searched.shortest = true;
    EXPECT_THAT(impact_in_short(f), HasSubstr("first met after 3 moves, in"))
        << "a search that looked at all is not doubted";
    f.line.searches.back().under = {"other=yes"};
    EXPECT_THAT(impact_in_short(f), HasSubstr("after 3 moves or fewer")) << "it looked at another game";
    f.line.searches.clear();
    EXPECT_THAT(
        impact_in_words(f).at(0),
        HasSubstr("The earliest of these comes after 20 moves, and the first that a search knows of after 3 moves;"))
        << "the fold knows what the head does";
    f.line.settled = {"side=small"};
    EXPECT_THAT(impact_in_short(f), HasSubstr("first met after 3 moves or fewer"))
        << "what players settle is of the game";
    f.line.settled.clear();
    f.line.how = LineOfPlay::How::proved;
    EXPECT_THAT(impact_in_short(f), HasSubstr("first met after 3 moves, in")) << "no line is shorter";
    f.line.how = LineOfPlay::How::searched;
    f.line.readings = {"game.other=yes"};
    EXPECT_THAT(impact_in_short(f), HasSubstr("first met after 20 moves")) << "under another reading";
    f.line.readings.clear(), f.line.against = "perhaps";
    EXPECT_THAT(impact_in_short(f), HasSubstr("first met after 20 moves")) << "of another option";
    f.line.how = LineOfPlay::How::not_met, f.line.against.clear();
    EXPECT_THAT(impact_in_short(f), HasSubstr("first met after 20 moves"));
}
TEST(ImpactWords, GiveAsManyDigitsAsAFewGamesEarn) {
    EXPECT_EQ(share_in_words(2822, 21169), "13 %");
    EXPECT_EQ(share_in_words(21169, 21169), "100 %");
    EXPECT_EQ(share_in_words(21168, 21169), "more than 99 %");
    EXPECT_EQ(share_in_words(106, 21169), "0.5 %");
    EXPECT_EQ(share_in_words(1, 12'000), "0.008 %");
    EXPECT_EQ(share_in_words(0, 500), "0 %");
    for (std::uint64_t met = 1; met < 5000; met += 7) {
        const std::string share = share_in_words(met, 5000);
        EXPECT_LE(std::count_if(share.begin(), share.end(), [](char c) { return c >= '1' && c <= '9'; }), 2) << share;
    }
}
// Another option than the second may be met far more often: it is told by itself.
#ifdef NOMOS_REGISTERED_nefatavl
// A question that arises only under an answer that is not played was measured under that answer, and says so.
TEST(ImpactWords, NameTheOtherAnswerUnderWhichAQuestionArises) {
    Finding f;
    f.ruleset = "nefatavl", f.readings = {"nefatavl.capture.entry"}, f.about = about::OpenQuestion{"safe", "captured"};
    f.measured.looked_at = 100, f.measured.games = 2, f.measured.options = {{"captured", 10, 20}};
    const auto& readings = find_ruleset("nefatavl").info().readings;
    const auto standing = std::ranges::find(readings, "nefatavl.capture.standing", &ReadingInfo::id);
    ASSERT_NE(standing, readings.end());
    EXPECT_THAT(share_of(f), HasSubstr(", judged as if \"" + std::string(standing->question) + "\" had another"));
    EXPECT_THAT(impact_in_short(f), HasSubstr("had another answer than is played"));
    f.line.how = LineOfPlay::How::searched, f.line.plays = {"a", "b", "c"};
    f.line.readings = {"nefatavl.capture.standing=always"};
    EXPECT_THAT(impact_in_short(f), HasSubstr("first met after 3 moves"))
        << "a line under that answer is of the same game";
    f.measured.options[0].met = 0;
    EXPECT_THAT(share_of(f), HasSubstr("had another answer than is played"));
    f.readings = {"nefatavl.capture.standing"};
    EXPECT_THAT(share_of(f), Not(HasSubstr("another answer")));
}
#endif
TEST(ImpactWords, CountTheTwoOptionsThatAreShown) {
    Finding f = open_question({}, true);
    f.about = about::OpenQuestion{"yes", "no"};
    f.measured.looked_at = 1000, f.measured.games = 8, f.measured.met = 600, f.measured.earliest = 0;
    f.measured.options = {{"no", 100, 7, {}, Materiality::changes_moves},
                          {"never", 600, 0, {}, Materiality::changes_winner}};
    EXPECT_EQ(impact_in_short(f), "first met after 7 moves or fewer, in 10 % of positions (8 random games)");
    f.measured.options[0].earliest = 0;
    EXPECT_EQ(impact_in_short(f), "first met in the set-up, in 10 % of positions (8 random games)");
    f.measured.options[0].earliest = 7;
    EXPECT_EQ(share_of(f), "its answers differ in 10 % of positions");
    Finding rare = f;
    rare.measured.options[0].met = 0;
    EXPECT_EQ(
        share_of(rare),
        "another answer first met in the set-up, in 60 % of positions (8 random games); the two that are shown not");
    rare.measured.met = 0;
    EXPECT_EQ(share_of(rare), "not met in 8 random games");
    EXPECT_EQ(impact_in_short(rare), "not met in 8 random games");
    rare.about = about::Listed{}, rare.measured.met = 0;
    EXPECT_EQ(share_of(rare), "") << "of what is no question nothing was counted";
    EXPECT_EQ(shares_in_words({&f}), "How often answers differ is counted in random games.");
    EXPECT_EQ(shares_in_words({}), "");
    EXPECT_THAT(impact_in_words(f),
                Contains("In 1000 positions of 8 random games \"no\" makes a difference in 100: 10 %. The earliest of "
                         "these comes after 7 moves; the weightiest difference met there changes what is legal. Other "
                         "answers that differ: \"never\" in 60 %, in these games first in the set-up."));
    const auto measured = nlohmann::json::parse(findings_json(std::vector{f}))["findings"][0]["measured"];
    EXPECT_EQ(measured["met"], 100);
    EXPECT_EQ(measured["share"], "10 %");
    EXPECT_EQ(measured["earliest_ply"], 7);
    f.measured.own = SmallBoard{"9x9",
                                {},
                                {},
                                {},
                                "never",
                                false,
                                {Answer::found, -1, {"a1-a2"}, "never", {"never"}, {}, Materiality::changes_moves}};
    EXPECT_THAT(impact_in_words(f),
                Contains(HasSubstr("On the board that is played on \"never\" differs after 1 move")))
        << "the line is of another option than the two, and says so";
    f.measured.own->shortest.options.push_back("no");
    EXPECT_THAT(impact_in_words(f), Each(Not(HasSubstr("On the board that is played on")))) << "told as the line";
}
TEST(ImpactWords, TellACountOfABoardFromOnePosition) {
    SmallBoard b{"5x5", Materiality::changes_winner};
    EXPECT_EQ(change_in_words(b),
              "changes how many positions end the game and how, or in how many who can force a win");
    b.explored = false;
    EXPECT_EQ(change_in_words(b), "can decide a game");
}
TEST(ImpactWords, SayThatSmallBoardsAreSolvedWithNothingHidden) {
    Finding f;
    f.materiality = Materiality::changes_value, f.measured.small = {{"3x3", Materiality::changes_value}};
    f.ruleset = "nefatavl";
    EXPECT_EQ(stake_in_words(f), "changes who can force a win on a small board") << "nobody hides anything";
    EXPECT_EQ(openness_in_words(f), "");
    f.ruleset = "nerva";
    EXPECT_EQ(stake_in_words(f), "changes who can force a win on a small board if nothing is hidden");
    EXPECT_THAT(openness_in_words(f), HasSubstr("as if both players knew"));
    f.materiality = Materiality::changes_moves, f.measured.small.clear();
    EXPECT_EQ(stake_in_words(f), "changes what is legal");
    EXPECT_EQ(openness_in_words(f), "");
}
TEST(ImpactWords, ClaimNoMoreThanWasRefuted) {
    EXPECT_EQ(shortest_in_words({Answer::found, -1, {}, "no", {"no"}, {}, Materiality::changes_moves}),
              "\"no\" differs in the set-up itself");
    EXPECT_EQ(shortest_in_words({Answer::none, 3}), "no line of at most 3 moves tells the options apart (solver)");
    EXPECT_EQ(shortest_in_words({}), "");
}
ShortestLine because(Answer answer, int refuted, Why why, bool by_steps = false) {
    ShortestLine s{answer, refuted};
    s.why = why, s.by_steps = by_steps;
    return s;
}
TEST(ImpactWords, SayWhyTheSolverGaveUp) {
    EXPECT_EQ(shortest_in_words(because(Answer::given_up, 1, Why::units)),
              "no line of at most 1 move tells the options apart (solver); it gave up on longer ones: its units were "
              "spent on lines of 2 moves");
    EXPECT_EQ(shortest_in_words(because(Answer::given_up, -1, Why::units)),
              "the solver gave up: its units were spent on the set-up itself");
    EXPECT_EQ(shortest_in_words(because(Answer::given_up, 0, Why::units_for_all, true)),
              "no line of at most 0 single steps tells the options apart (solver); it gave up on longer ones: "
              "its units were spent on which positions come up in 1 single step");
}
TEST(ImpactWords, SayWhyTheSolverWasNotAsked) {
    const ShortestLine by_turns = because(Answer::not_asked, -1, Why::whole_turns);
    EXPECT_EQ(
        shortest_in_words(by_turns),
        "the solver was not asked for a line: whole turns have to be compared, and the solver looks at single steps");
    EXPECT_THAT(impact_in_words(open_question(by_turns, false)),
                Contains("On board 4x4, pieces=1 " + shortest_in_words(by_turns) + "."));
    Finding by_history = open_question(because(Answer::not_asked, -1, Why::history), false);
    by_history.decided.by = decided::ByHistory{};
    EXPECT_THAT(impact_in_words(by_history),
                testing::ElementsAre("Only the course of a whole game tells the options apart, so that no position "
                                     "was counted and no line asked of the solver."))
        << "once for all boards";
}
TEST(ImpactWords, GiveTheCommandThatPlaysALine) {
    Finding f =
        open_question({Answer::found, 1, {"a1-a2", "b1-b2"}, "no", {"no"}, {}, Materiality::changes_moves}, false);
    f.measured.small.front().replay = "nomos replay game - --board 4x4";
    EXPECT_THAT(impact_in_words(f), Contains("To play it: echo \"a1-a2, b1-b2\" | nomos replay game - --board 4x4"));
    EXPECT_THAT(impact_in_words(open_question({Answer::none, 1}, false)), Each(Not(HasSubstr("To play it"))));
}
TEST(ImpactWords, SayNothingOfLinesWhereABoardIsKnownToBeAlike) {
    const auto words = impact_in_words(open_question({Answer::none, 3}, true));
    EXPECT_THAT(words, Each(Not(HasSubstr("solver"))));
    EXPECT_THAT(words, Contains(HasSubstr("alike under every option")));
}
TEST(ImpactWords, StandInTheFile) {
    const auto file = nlohmann::json::parse(
        findings_json(std::vector{open_question(because(Answer::given_up, 1, Why::units), false)}));
    const auto& board = file["findings"][0]["measured"]["small_boards"][0];
    EXPECT_EQ(board["explored"], false);
    EXPECT_EQ(board["shortest"], "given up");
    EXPECT_EQ(board["refuted_plies"], 1);
    EXPECT_EQ(board["why"], "its units were spent on lines of 2 moves");
    EXPECT_TRUE(board["line"].empty());
    std::ifstream schema(std::filesystem::path(paths::root) / "docs/schema/findings.schema.json");
    EXPECT_THAT(schema::errors_of(file, nlohmann::json::parse(schema)), testing::IsEmpty());
}

}  // namespace
}  // namespace nomos

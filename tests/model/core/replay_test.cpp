// Recorded games: what stands in a line, whose an empty cell is, and what is said of an illegal move.
#include "model/core/replay.hpp"

#include <gtest/gtest.h>

#include "model/core/error.hpp"
#include "model/core/table_of.hpp"
#include "tests/hopper/ruleset.hpp"

namespace nomos {
namespace {

using Hopper = hopper::RulesetType;
using Texts = std::vector<std::string>;

std::unique_ptr<Table> table(bool steps = false) { return AnyRulesetOf<Hopper>().table({{}, "", "", {}, steps}); }
Replay replayed(const std::string& text, bool steps = false) {
    return replay(*table(steps), Hopper::info(), parse_game(text, "g.txt"));
}
std::string message_of(const std::string& text) try {
    replayed(text);
    return "no error";
} catch (const ParseError& e) {
    return e.what();
}
// "Ann 2-3", "Ben is out", "Cas - illegal".
Texts told(const Replay& game) {
    Texts lines;
    for (const Ply& ply : game.plies)
        lines.push_back(ply.player + (ply.kind == Ply::Kind::skipped ? " is out" : " " + ply.move.text) +
                        (ply.kind == Ply::Kind::illegal ? " illegal" : ""));
    return lines;
}

// Ben goes out in the second round; Cas is shut in until the fourth.
constexpr auto kTable =
    "Ann Ben Cas\n"
    "1 2-3 4:2 -\n"
    "2 1:3!! - –\n"
    "3 3-4 - -\n"
    "4. 4-5? - 6:4 – ouch\n";
const Texts kPlayed{"Ann 2-3", "Ben 4:2",    "Cas -", "Ann 1:3", "Ben is out", "Cas -",
                    "Ann 3-4", "Ben is out", "Cas -", "Ann 4-5", "Ben is out", "Cas 6:4"};

TEST(Replay, PlaysATableOfColumns) {
    const Replay game = replayed(kTable);
    EXPECT_TRUE(game.legal());
    EXPECT_EQ(told(game), kPlayed);
    EXPECT_EQ(game.start, "aa.b.cc a");
    EXPECT_EQ(game.last, "...c..c c");
    EXPECT_EQ(game.outcome, "Cas wins");
}
TEST(Replay, PlaysTheSameGameInOtherLayouts) {
    EXPECT_EQ(told(replayed("2-3 4:2 - 1:3 - - 3-4 - - 4-5 - 6:4\n")), kPlayed);
    EXPECT_EQ(told(replayed("2-3\n4:2\n-\n1:3\n-\n-\n3-4\n-\n-\n4-5\n-\n6:4\n")), kPlayed);
}
TEST(Replay, MayLeaveOutTheCellsOfThoseWhoAreOut) {
    const std::string start = "position: ab..c.. a\n";
    const Replay with = replayed(start + "1:3 - 5-6\n3-4 - 6-7\n"), without = replayed(start + "1:3 5-6\n3-4 6-7\n");
    EXPECT_TRUE(with.legal() && without.legal());
    EXPECT_EQ(with.last, "...a..c a");
    EXPECT_EQ(with.last, without.last);
    EXPECT_EQ(with.plies.size(), without.plies.size() + 2);
}
TEST(Replay, CountsTheLegalMovesAtEachMove) {
    const Replay game = replayed("position: .bab.b. a\n3:5:7");
    EXPECT_EQ(game.plies.front().choices, (Texts{"3:1", "3:5:7"}));
    EXPECT_EQ(replayed(kTable).plies[4].choices, Texts{}) << "a player who is out has none";
}
TEST(Replay, TakesTheEmptyCellOfALivingPlayerForHisPass) {
    EXPECT_EQ(told(replayed("-")), Texts{"Ann - illegal"}) << "she can move";
    EXPECT_EQ(told(replayed("2-3 4:2 - 1:3 - - - 3-4")).back(), "Ann - illegal") << "one cell too many";
    EXPECT_EQ(told(replayed("2-3 -")), (Texts{"Ann 2-3", "Ben - illegal"})) << "he is not out";
}
// Ben is out from the start, and Cas is shut in.
TEST(Replay, TakesADashInAListForThePassOfTheOneToMove) {
    const std::string start = "position: a.....c a\n";
    EXPECT_EQ(told(replayed(start + "1-2, -, 2-3")), (Texts{"Ann 1-2", "Cas -", "Ann 2-3"}));
    EXPECT_EQ(told(replayed(start + "1-2 - 2-3")), (Texts{"Ann 1-2", "Ben is out", "Cas 2-3 illegal"}))
        << "in a table it is Ben's cell";
}
TEST(Replay, TakesEmptyCellsOfThoseOutAfterTheEnd) {
    EXPECT_TRUE(replayed("position: ab.c... a\nset: first=ann\n1:3:5 - -\n").legal());
    const Replay game = replayed("position: ab.c... a\n1:3:5 - - -\n");
    EXPECT_EQ(told(game).back(), "Ann - illegal");
    EXPECT_EQ(game.plies.back().outcome, "Ann wins");
    EXPECT_EQ(game.plies.back().choices, Texts{});
}
TEST(Replay, SaysWhatWouldMakeAMoveLegal) {
    const Replay game = replayed("position: .a..b.c a\n2-3 5-4 7-7");
    ASSERT_FALSE(game.legal());
    const Ply& last = game.plies.back();
    EXPECT_EQ(last.player, "Ben");
    EXPECT_EQ(last.clauses, Texts{"hopper.step.legal"});
    EXPECT_EQ(last.readings, Texts{"hopper.quiet.way=both"});
    EXPECT_EQ(last.choices, Texts{"5-6"});
    EXPECT_EQ(last.move.line, 2);
    EXPECT_EQ(last.move.column, 5);
    EXPECT_EQ(game.last, "..a.b.c b") << "the position before it";
}
TEST(Replay, GoesStepByStepOnDemand) {
    const Replay game = replayed("position: ab.b.bc a\n1:3 3:5\n", true);
    EXPECT_EQ(told(game), (Texts{"Ann 1:3", "Ann 3:5"}));
    EXPECT_EQ(told(replayed("position: ab.b..c a\n1:3 3:5 - 7:7", true)),
              (Texts{"Ann 1:3", "Ann 3:5", "Ben is out", "Cas 7:7 illegal"}));
}
TEST(Replay, PlacesWhatItCannotRead) {
    EXPECT_EQ(message_of("2-3 4:9"), "g.txt:1:7: number above 7\n  hint: cells are 1 to 7");
    EXPECT_EQ(message_of("2-3\n3. 9-3 4:2"), "g.txt:2:4: number above 7\n  hint: cells are 1 to 7");
    EXPECT_EQ(message_of("  rubbish here"), "g.txt:1:3: expected a number, found 'r'\n  hint: cells are 1 to 7");
    EXPECT_EQ(message_of("2-3 rubbish"), "g.txt:1:5: expected a number, found 'r'\n  hint: cells are 1 to 7");
    EXPECT_EQ(message_of("position: aa.x.cc a\n2-3"), "g.txt:1:15: no such piece\n  hint: a, b, c or .");
}
TEST(Replay, StopsAtTheFirstIllegalMove) {
    EXPECT_EQ(told(replayed("3-4\nrubbish")), Texts{"Ann 3-4 illegal"});
    EXPECT_TRUE(replayed("").legal()) << "a game without moves";
}

// --- what stands in a line -----------------------------------------------------------------------
Texts moves_in(const std::string& line) {
    Texts moves;
    for (const GameText& move : moves_of(*table(), {line, 1, 1}, "g.txt")) moves.push_back(move.text);
    return moves;
}
TEST(Lines, AreOneMoveOrARowOfThem) {
    EXPECT_EQ(moves_in("2-3"), Texts{"2-3"});
    EXPECT_EQ(moves_in("12. 2-3"), Texts{"2-3"});
    EXPECT_EQ(moves_in("12 2-3 4:2"), (Texts{"2-3", "4:2"}));
    EXPECT_EQ(moves_in("12"), Texts{}) << "the number of a row that begins in the next line";
    EXPECT_EQ(moves_in("— - –"), (Texts{"-", "-", "-"}));
}
TEST(Lines, MayBeListsWithCommas) {
    EXPECT_EQ(moves_in("2-3, 4:2"), (Texts{"2-3", "4:2"}));
    EXPECT_EQ(moves_in("12. 2-3, -, 4:2!"), (Texts{"2-3", "-", "4:2"}));
    EXPECT_EQ(message_of("2-3, rubbish"), "g.txt:1:6: expected a number, found 'r'\n  hint: cells are 1 to 7");
    EXPECT_EQ(message_of("2-3,4:2"), "g.txt:1:4: unexpected text, found ','\n  hint: a move is cells and nothing else")
        << "no blank behind the comma";
}
TEST(Lines, LoseTheirRemarks) {
    EXPECT_EQ(moves_in("2-3!! 4:2?! ! ouch"), (Texts{"2-3", "4:2"}));
    EXPECT_EQ(moves_in("2-3 – ouch 4:2 - ouch -"), (Texts{"2-3", "4:2", "-"}));
    EXPECT_EQ(moves_in("Ann Ben Cas"), Texts{});
}

}  // namespace
}  // namespace nomos

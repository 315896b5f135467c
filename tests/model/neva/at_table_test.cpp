// Neva at a table: the recorded game as a file, what is said of its illegal variants, pairs and lots.
#include "model/neva/at_table.hpp"

#include <gtest/gtest.h>

#include "model/core/replay.hpp"
#include "model/core/table_of.hpp"
#include "model/neva/game.hpp"
#include "model/neva/ruleset.hpp"

namespace nomos::neva {
namespace {

using Neva = RulesetType;
static_assert(WithTurns<Neva> && WithSeats<Neva> && WithSettingOptions<Neva>);
using Texts = std::vector<std::string>;

std::unique_ptr<Table> table(const TableChoice& choice = {}) { return AnyRulesetOf<Neva>().table(choice); }
// The source's table as a reader would type it.
std::string recorded_text() {
    std::string text = "N\tWhite\tRed\tGreen\tBlack\n";
    int number = 0;
    for (const RecordedRound& round : recorded_game().rounds) {
        text += std::to_string(++number);
        for (const RecordedCell& cell : round) {
            const bool king = cell.mark == "King";
            text += "\t" + std::string(cell.move) + (king ? " – King" : std::string(cell.mark));
        }
        text += "\n";
    }
    return text;
}
Replay replayed(const std::string& text, const Texts& readings = {}) {
    return replay(*table({readings, "", "", {}, false}), Neva::info(), parse_game(text, "game"));
}

TEST(NevaAtTable, ReplaysTheRecordedGame) {
    const Replay game = replayed(recorded_text());
    ASSERT_TRUE(game.legal()) << game.plies.back().move.text;
    EXPECT_EQ(game.plies.size(), 14U * 4U);
    EXPECT_EQ(game.last, "6/1w4/1w4/2b3/6/1B4 w");
    int out = 0;
    for (const Ply& ply : game.plies) out += ply.kind == Ply::Kind::skipped ? 1 : 0;
    EXPECT_EQ(out, 12);
    EXPECT_EQ(game.plies[16].move.text, "35-45") << "without its praise";
    EXPECT_EQ(game.plies[20].choices.size(), 4U);
    EXPECT_EQ(game.plies[22].player, "Green");
}
TEST(NevaAtTable, NamesTheReadingsThatTheGameNeeds) {
    const auto refuted = [](const char* reading) {
        const Replay game = replayed(recorded_text(), {reading});
        EXPECT_FALSE(game.legal()) << reading;
        return game.plies.back();
    };
    EXPECT_EQ(refuted("crown.jump=never").move.text, "K66:36:16");
    EXPECT_EQ(refuted("crown.jump=never").readings, (Texts{"neva.crown.jump=at-end", "neva.crown.jump=next-turn"}));
    EXPECT_EQ(refuted("king.reach=one-step").readings, Texts{"neva.king.reach=flying"});
    EXPECT_EQ(refuted("king.landing=next-cell").move.text, "K66:61");
}
TEST(NevaAtTable, TakesADashForThePassOfABlockedPlayer) {
    const Replay passed = replayed("position: 6/6/6/6/3r2/5w w\n- 42-32\n");
    EXPECT_TRUE(passed.legal());
    EXPECT_EQ(passed.plies.front().choices, Texts{"-"});
    EXPECT_EQ(passed.plies.front().kind, Ply::Kind::played) << "he is not out";
    const Replay free = replayed("position: 6/6/6/6/3r2/4w1 w\n-\n");
    EXPECT_EQ(free.plies.front().kind, Ply::Kind::illegal);
    EXPECT_EQ(free.plies.front().choices, Texts{"51-61"});
}
TEST(NevaAtTable, NamesTheRuleOfTheGreatestNumber) {
    const auto two_or_one = "6/g5/4g1/W1r3/5b/6 w";
    EXPECT_TRUE(table()->judge(two_or_one, "K13:53:55").legal);
    EXPECT_EQ(table()->judge(two_or_one, "K13:16").clauses, (Texts{"neva.capture.complete", "neva.capture.majority"}))
        << "two clauses: captures that stop after one jump are equally great";
    EXPECT_EQ(table()->readings_allowing(two_or_one, {"K13:16"}), Texts{"neva.king.landing=next-cell"})
        << "it could not go on from 43";
}
TEST(NevaAtTable, IsPlayedInPairsOnDemand) {
    const auto two_left = "6/w5/6/4g1/6/6 w";
    EXPECT_EQ(table()->outcome({two_left}), "in play");
    EXPECT_EQ(table({{}, "", "", {"pairs=yes"}, false})->outcome({two_left}), "White's pair wins");
    EXPECT_EQ(table({{}, "", "", {"first=green"}, false})->start(), "wwwrrr/ww2rr/w4r/b4g/bb2gg/bbbggg g");
    EXPECT_EQ(Neva::setting_options().size(), 2U);
}
TEST(NevaAtTable, CountsTurnsOrSteps) {
    EXPECT_EQ(table()->perft(table()->start(), 4), 322U);
    TableChoice steps;
    steps.steps = true;
    const auto two = "5b/1wr3/3g2/6/6/6 w";
    EXPECT_EQ(table()->legal_moves(two), Texts{"25:45:43"});
    EXPECT_EQ(table(steps)->legal_moves(two), Texts{"25:45"});
    EXPECT_EQ(table()->judge(two, "25:45:43").after,
              table(steps)->judge(table(steps)->judge(two, "25:45").after, "45:43").after);
    EXPECT_EQ(table()->judge(two, "25:45:43").picture.arrows.size(), 2U);
}

}  // namespace
}  // namespace nomos::neva

// Neva at a table: the recorded game as a file, what is said of its illegal variants, pairs and lots.
#include "model/neva/at_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

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
// Of the 24 men 20 are moved from where they started; one more is white, one green, two are red. In round 6 White
// jumps over a man on 62 and Black over one on 65. Is the start the only one from which the game can be played?
TEST(NevaAtTable, TheRecordedGameHasOneStart) {
    const Texts known{"w?wrrr", "ww..r?", "w....r", "b....g", "bb..g?", "bbbggg"};  // rows from the top, 26, 65, 62
    const auto text_of = [](const Texts& rows) {
        std::string text;
        for (const std::string& row : rows) {
            text += text.empty() ? "" : "/";
            int empty = 0;
            for (const char c : row + "|") {
                if (c == '.' || c == '?') {
                    ++empty;
                    continue;
                }
                text += empty > 0 ? std::to_string(empty) : "";
                empty = 0;
                if (c != '|') text += c;
            }
        }
        return text + " w";
    };
    std::vector<std::pair<std::size_t, std::size_t>> others;  // row from the top, column: free but for 62 and 65
    for (std::size_t r = 0; r < 6; ++r)
        for (std::size_t c = 0; c < 6; ++c)
            if (std::string(".?r").find(known[r][c]) != std::string::npos && !(c == 5 && (r == 1 || r == 4)) &&
                (known[r][c] != 'r' || (r == 0 && c == 3)))
                others.emplace_back(r, c);
    ASSERT_EQ(others.size(), 14U) << "46 is one of them";
    std::set<std::string> tried, played;
    std::string men = "grrw";
    do {  // on 62, on 65, and on two others
        if (men[0] == 'w' || men[1] == 'b') continue;
        for (std::size_t i = 0; i < others.size(); ++i)
            for (std::size_t j = i + 1; j < others.size(); ++j) {
                Texts rows = known;
                rows[0][3] = '.';
                rows[4][5] = men[0], rows[1][5] = men[1];
                rows[others[i].first][others[i].second] = men[2], rows[others[j].first][others[j].second] = men[3];
                const std::string start = text_of(rows);
                if (!tried.insert(start).second) continue;
                if (replayed("position: " + start + "\n" + recorded_text()).legal()) played.insert(start);
            }
    } while (std::next_permutation(men.begin(), men.end()));
    EXPECT_EQ(tried.size(), 819U);
    EXPECT_EQ(played, std::set<std::string>{table()->start()});
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

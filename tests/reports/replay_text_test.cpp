// A recorded game in words: each move with what could have been played, and why one cannot be.
#include "reports/replay_text.hpp"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

namespace nomos {
namespace {

using testing::HasSubstr;
using testing::Not;

#ifdef NOMOS_REGISTERED_nefatavl
struct Told {
    std::string text;
    nlohmann::json json;
};
Told told(const std::string& moves) {
    const AnyRuleset& nefatavl = find_ruleset("nefatavl");
    const auto table = nefatavl.table({});
    const GameFile record = parse_game(moves, "game.txt");
    const Replay game = replay(*table, nefatavl.info(), record);
    return {replay_text(*table, nefatavl.info(), game, record, 80),
            nlohmann::json::parse(replay_json(nefatavl.info(), game, record))};
}

TEST(ReplayText, CountsWhatCouldHaveBeenPlayed) {
    const Told t = told("d1-d3\n");
    EXPECT_THAT(t.text, HasSubstr("   1  d1-d3  (of 116 legal)  in play"));
    EXPECT_THAT(t.text, Not(HasSubstr("illegal")));
    EXPECT_EQ(t.json["legal"], true);
    EXPECT_EQ(t.json["moves"][0]["move"], "d1-d3");
}
TEST(ReplayText, TellsOfAnIllegalMoveItsPlaceAndWhatForbidsIt) {
    const Told t = told("d1-d3\n  f6-f7\n");
    EXPECT_THAT(t.text, HasSubstr("game.txt:2:3: illegal move f6-f7: "));
    EXPECT_THAT(t.text, HasSubstr("legal moves:\n"));
    EXPECT_FALSE(t.json["moves"][1]["why"].get<std::string>().empty());
    EXPECT_THAT(t.text, HasSubstr(t.json["moves"][1]["why"].get<std::string>()));
    EXPECT_EQ(t.json["legal"], false);
    EXPECT_EQ(t.json["moves"][1]["line"], 2);
    EXPECT_FALSE(t.json["moves"][1]["legal_moves"].empty());
}
TEST(ReplayText, SaysHowThePlayersEndedIt) {
    EXPECT_THAT(told("d1-d3\nended: both agreed\n").text, HasSubstr("ended by the players: both agreed\n"));
}
#endif

}  // namespace
}  // namespace nomos

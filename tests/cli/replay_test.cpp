// What replay prints of recorded games; how lines are read is tested in tests/model/core/replay_test.cpp.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

class ReplayVerb : public Program {
protected:
    Json json(const std::string& game, int code, std::vector<std::string> options = {}) const {
        options.insert(options.begin(), {"replay", "nefatavl", "-", "--json"});
        const Ran ran = run(options, game);
        EXPECT_EQ(ran.code, code) << ran.err;
        return Json::parse(ran.out);
    }
};

// Whether the king hits decides whether the stone on f6 is there to move.
constexpr auto kHitByTheKing = "position: 11/11/t10/11/11/4Tt1K3/11/11/11/11/11 b\n1. h6-g6! f6-f7\n";

TEST_F(ReplayVerb, PlaysRowsOfMoves) {
    const Json document = json("1. d1-d3 d6-d4!?\n2.\td3-c3\n", 0);
    ASSERT_EQ(document["moves"].size(), 3u);
    EXPECT_EQ(document["moves"][0]["choices"], 116);
    EXPECT_EQ(document["moves"][1]["move"], "d6-d4");
    EXPECT_EQ(document["moves"][2]["line"], 2);
    const Ran ran = run({"replay", "nefatavl", "-"}, "1. d1-d3 d6-d4!?\n");
    EXPECT_NE(ran.out.find("   1  d1-d3  (of 116 legal)  in play\n"), std::string::npos) << ran.out;
}
TEST_F(ReplayVerb, NamesTheReadingThatAllowsTheGame) {
    const Json document = json(kHitByTheKing, 1);
    const Json last = document["moves"].back();
    EXPECT_EQ(last["legal"], false);
    EXPECT_EQ(last["readings"], Json::array({"nefatavl.king.hits=unarmed"}));
    EXPECT_EQ(last["legal_moves"].size(), last["choices"]);
    const Ran ran = run({"replay", "nefatavl", "-"}, kHitByTheKing);
    EXPECT_NE(ran.out.find("standard input:2:11: illegal move f6-f7: "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("legal so far with --reading nefatavl.king.hits=unarmed\n"), std::string::npos) << ran.out;
    EXPECT_EQ(json(kHitByTheKing, 0, {"--reading", "nefatavl.king.hits=unarmed"})["legal"], true);
}
TEST_F(ReplayVerb, SaysThatNoReadingAllowsIt) {
    const Ran ran = run({"replay", "nefatavl", "-"}, "a1-a2\n");
    EXPECT_NE(ran.out.find("no other option of a single reading"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("116 legal moves:"), std::string::npos);
    EXPECT_NE(ran.out.find("  and 56 more\n"), std::string::npos);
    EXPECT_EQ(json("a1-a2\n", 1)["moves"][0]["legal_moves"].size(), 116u) << "a program gets them all";
}
TEST_F(ReplayVerb, TellsThatThePlayersEndedTheGame) {
    EXPECT_EQ(json("d1-d3\nended: White gives up\n", 0)["ended"], "White gives up");
    EXPECT_FALSE(json("d1-d3\n", 0).contains("ended"));
    const Ran ran = run({"replay", "nefatavl", "-"}, "d1-d3\nended: White gives up\n");
    EXPECT_NE(ran.out.find("ended by the players: White gives up\n"), std::string::npos) << ran.out;
    EXPECT_EQ(run({"replay", "nefatavl", "-"}, "a1-a2\nended: agreed\n").out.find("ended by"), std::string::npos);
}
TEST_F(ReplayVerb, ReadsMovesOfSeveralWords) {
    EXPECT_EQ(run({"replay", "nika", "-"}, "1. rotate d1+d2+d3 north\npass\n").code, 0);
    refused({"replay", "nika", "-"}, {"standard input:2:14:"}, "pass\n1. rotate d1 nroth\n");
}
TEST_F(ReplayVerb, SettingsOfAGameAreRefusedWhereThereAreNone) {
    refused({"replay", "nefatavl", "-"}, {"Nefatavl has no setting options", "leave out pairs=yes"},
            "set: pairs=yes\nd1-d3\n");
    refused({"show", "nika", "--set", "pairs=yes"}, {"Nika has no setting options"});
    refused({"perft", "nika", "1", "--set", "pairs"}, {"Nika has no setting options"});
}
TEST_F(ReplayVerb, StepsAreMovesWhereNothingIsLonger) {
    EXPECT_EQ(run({"perft", "nefatavl", "1", "--steps"}).out, "116\n");
    EXPECT_EQ(json("d1-d3\n", 0, {"--steps"})["legal"], true);
}

// What a finding's line and loop say can be replayed as it stands.
TEST_F(ReplayVerb, PlaysTheLineOfAFinding) {
    for (const char* ruleset : {"nefatavl", "neva", "nerva"}) {
        const Ran checked = run({"check", ruleset, "--only", "play.goes-round", "--json"});
        const auto findings = nlohmann::json::parse(checked.out)["findings"];
        ASSERT_EQ(findings.size(), 1U) << ruleset << checked.err;
        std::string game;
        for (const std::string move : findings[0]["line"]) game += move + "\n";
        const std::string there = nlohmann::json::parse(run({"replay", ruleset, "-", "--json"}, game).out)["position"];
        if (findings[0]["witness"]["moves"].empty()) continue;
        EXPECT_EQ(there, findings[0]["witness"]["position"]) << ruleset;
        for (const std::string move : findings[0]["witness"]["moves"]) game += move + "\n";
        const Ran played = run({"replay", ruleset, "-", "--json"}, game);
        EXPECT_EQ(played.code, 0) << played.err;
        EXPECT_EQ(nlohmann::json::parse(played.out)["position"], there) << ruleset << ": it comes back";
    }
}

}  // namespace
}  // namespace nomos::cli_test

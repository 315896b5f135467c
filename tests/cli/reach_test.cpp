// nomos reach: lines that replay, what rules a position out, and what it refuses.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

TEST_F(Program, ReachWritesALineThatReplays) {
    const auto played = run({"replay", "nefatavl", "-", "--json"}, "1. d1-d3 d6-d4\n2. d3-c3\n");
    const std::string position = Json::parse(played.out)["position"];

    const auto r = run({"reach", "nefatavl", position, "--out", "line.txt", "--reading", "king.hits=unarmed"});
    EXPECT_EQ(r.code, 0) << r.err;
    EXPECT_NE(r.out.find("It comes up after 3 moves"), std::string::npos) << r.out;
    const auto again = run({"replay", "nefatavl", "line.txt", "--json"});
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(Json::parse(again.out)["position"], position);
}
TEST_F(Program, ReachSaysWhatRulesAPositionOut) {
    const auto r = run({"reach", "nika", "11/11/5a^5/11/11/11/11/11/11/11/11 a2 r5666 i0", "--reading",
                        "victory.pushed-home=wins", "--json"});
    EXPECT_EQ(r.code, 1);
    const auto document = Json::parse(r.out);
    EXPECT_EQ(document["answer"], "cannot come up");
    EXPECT_EQ(document["broken"], Json::array({"nika.invariant.who-is-home-has-won"}));
    EXPECT_TRUE(document["line"].empty());
}
// Nerva's positions say where the kings were put.
TEST_F(Program, ReachSettlesWhatThePositionTells) {
    const std::string position = "8/8/8/8/8/3b4/8/8 - - w s32,32,32/31,32,32 x0,0,0/0,0,0 ?K_c4_2 K_c3_1";
    const auto r = run({"reach", "nerva", position, "--out", "line.txt"});
    EXPECT_EQ(r.code, 0) << r.out;
    EXPECT_NE(r.out.find("Settled before the game: black-king=c3_1."), std::string::npos) << r.out;
    const auto again = run({"replay", "nerva", "line.txt", "--json"});
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_EQ(Json::parse(again.out)["position"], position);
    const auto otherwise = run({"reach", "nerva", position, "--set", "black-king=h8_1"});
    EXPECT_EQ(otherwise.code, 1) << "who settles it otherwise is told so";
    EXPECT_NE(otherwise.out.find("nerva.invariant.one-king-each"), std::string::npos) << otherwise.out;
}
TEST_F(Program, ReachSaysHowFarItLooked) {
    const auto r = run({"reach", "nefatavl", "11/11/11/11/11/5K5/11/3t7/11/11/11 w", "--plies", "3", "--plays", "100"});
    EXPECT_EQ(r.code, 1);
    EXPECT_NE(r.out.find("No line of play to it was found"), std::string::npos) << r.out;
}
TEST_F(Program, ReachRefusesWhatItCannotUse) {
    refused({"reach", "nefatavl"}, {"POSITION"});
    refused({"reach", "nefatavl", "11/11 w"}, {"rows are missing"});
    refused({"reach", "nemesis", "x"}, {"nemesis"});
    refused({"reach", "nika", "x", "--board", "4x4"}, {"4x4", "explore"});
    refused({"reach", "nika", "11/11/11/11/11/11/11/11/11/11/11 a2 r0000 i0"}, {"six pieces"});
    refused({"reach", "nefatavl", "11/11/11/11/11/5K5/11/3t7/11/11/11 w", "--plies", "0"}, {"--plies"});
}

}  // namespace
}  // namespace nomos::cli_test

// nomos explore: what it answers, and what it refuses.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

const std::vector<std::string> kSmall{"explore",  "nefatavl",    "--board",  "5x5",
                                      "--pieces", "attackers=2", "--pieces", "defenders=0"};

std::vector<std::string> small_with(std::initializer_list<std::string> more) {
    auto words = kSmall;
    words.insert(words.end(), more);
    return words;
}

TEST_F(Program, ExploresASmallBoard) {
    const auto r = run(small_with({"--conformance"}));
    EXPECT_EQ(r.code, 0);
    for (const char* part : {"1,147 up to 8 symmetries", "8,682", "716,875 moves judged by both, all alike",
                             "defenders can force a win within 4 plies", "4 plies come back to it"})
        EXPECT_NE(r.out.find(part), std::string::npos) << part << "\n" << r.out;
}
TEST_F(Program, ExploresTheSameForAnyNumberOfJobs) {
    EXPECT_EQ(run(small_with({"--json", "--jobs", "1"})).out, run(small_with({"--json", "--jobs", "4"})).out);
    const auto document = nlohmann::json::parse(run(small_with({"--json"})).out);
    EXPECT_EQ(document["positions"], 1147);
    EXPECT_EQ(document["without_symmetry"], 8682);
    EXPECT_EQ(document["value"]["line"].size(), 4U);
}
TEST_F(Program, ExploresByNumberWhereMovesAreTooManyToBeHeld) {
    std::vector<std::string> words{"explore",  "nefatavl",    "--board", "5x5",    "--pieces", "attackers=3",
                                   "--pieces", "defenders=2", "--json",  "--jobs", "2"};
    const auto with = [&](std::initializer_list<std::string> more) {
        auto all = words;
        all.insert(all.end(), more);
        const auto r = run(all);
        EXPECT_EQ(r.code, 0) << r.err;
        return nlohmann::json::parse(r.out);
    };
    const auto dense = with({"--edges", "1000"}), sparse = with({"--limit", "0", "--memory", "0"});
    EXPECT_TRUE(dense.contains("numbered") && !sparse.contains("numbered"));
    for (const char* same : {"positions", "without_symmetry", "per_depth", "ends", "in_play", "moves"})
        EXPECT_EQ(dense[same], sparse[same]) << same;
    for (const char* same : {"start", "positions", "longest"}) EXPECT_EQ(dense["value"][same], sparse["value"][same]);
    EXPECT_EQ(dense["components"], sparse["components"]);
    EXPECT_TRUE(dense.contains("loop"));
}
TEST_F(Program, SaysWhenExploringStopsAtTheLimit) {
    const auto r = run(small_with({"--limit", "100"}));
    EXPECT_EQ(r.code, 0);
    EXPECT_NE(r.out.find("stopped at the limit"), std::string::npos) << r.out;
    EXPECT_NE(r.out.find("not expanded"), std::string::npos) << r.out;
}
TEST_F(Program, RefusesWhatItCannotExplore) {
    refused({"explore", "nefatavl", "--board", "6x6"}, {"6x6", "5x5"});
    refused({"explore", "nefatavl", "--pieces", "attackers"}, {"COUNT=N"});
    refused({"explore", "nefatavl", "--pieces", "attackers=99"}, {"has 12 attackers"});
    refused({"explore", "nefatavl", "--pieces", "kings=2"}, {"kings", "attackers"});
    refused({"explore", "nefatavl", "--board", "5x5", "--position", "5/5 w"}, {"rows are missing"});
    refused({"explore", "nefatavl", "--reading", "x=y"}, {"x"});
    refused({"explore", "nefatavl", "--board", "no/such.board"}, {"no/such.board"});
}
TEST_F(Program, ExploresFromWhereTheKingsWerePut) {
    const auto r = run({"explore", "nerva", "--board", "2x2", "--pieces", "large=1", "--pieces", "medium=0", "--pieces",
                        "small=0", "--set", "white-king=b1_1", "--set", "black-king=b1_1", "--json"});
    EXPECT_EQ(r.code, 0);
    EXPECT_NE(r.out.find("?K_b1_1 ?K_b1_1"), std::string::npos) << r.out;
}
TEST_F(Program, ExploresSmallNervas) {
    const auto r = run(
        {"explore", "nerva", "--board", "2x2", "--pieces", "large=1", "--pieces", "medium=1", "--pieces", "small=1"});
    EXPECT_EQ(r.code, 0);
    for (const char* part : {"4 squares instead of 64", "large=1; medium=1; small=1", "7,661 up to 2 symmetries",
                             "15,154", "need never end"})
        EXPECT_NE(r.out.find(part), std::string::npos) << part << "\n" << r.out;
    refused({"explore", "nerva", "--board", "9x9"}, {"9x9", "known: 2x2, 3x2"});
    refused({"explore", "nerva", "--board", "2x2", "--set", "black-king=c1_1"},
            {"black-king=c1_1 is off the board 2x2", "a1_1 to b2_3"});
    refused({"explore", "nerva", "--board", "x"}, {"\"x\"", "known: 2x2"});
    const std::string rest = " - - w s2,2,2/2,2,2 x0,0,0/0,0,0 ?K_a1_1 ?K_b2_1";
    refused({"explore", "nerva", "--board", "2x2", "--position", "7w/8/8/8/8/8/8/8" + rest},
            {"board 2x2", "places left in row 2: 2"});
    refused({"explore", "nerva", "--board", "3x3", "--position", "1w/2" + rest}, {"board 3x3", "2 of 3 places"});
    refused({"explore", "nerva", "--board", "2x2", "--pieces", "large=1", "--position", "1w/2" + rest},
            {"--pieces or --position"});
}

TEST_F(Program, ExploresASmallNymbatByStepsOfTurns) {
    const auto r = run({"explore", "nymbat", "--board", "2", "--pieces", "reserve=1", "--conformance"});
    EXPECT_EQ(r.code, 0);
    for (const char* part :
         {"7 hexes instead of 169", "as we assume", "reserve=1", "a step of a turn", "2,081 up to 2 symmetries",
          "3,841", "all alike", "always: no position can come back", "Blue can force a win"})
        EXPECT_NE(r.out.find(part), std::string::npos) << part << "\n" << r.out;
    const std::string start = "2/r11b1/2 r 0,0 0,0";
    EXPECT_EQ(run({"explore", "nymbat", "--board", "side-2", "--position", start, "--reading", "win.there=hex"}).code,
              0);
    const std::string whole = "8/9/10/11/12/13/14/15/14/13/12/11/10/9/8 r 60,60 0,0 new:rb";
    refused({"explore", "nymbat", "--board", "9"}, {"\"9\"", "side-4"});
    refused({"explore", "nymbat", "--board", "x"}, {"\"x\"", "side-4"});
    refused({"explore", "nymbat", "--board", "3", "--position", whole},
            {"board side-3", "15 rows of side 8", "3 4 5 4 3"});
    refused({"explore", "nymbat", "--board", "8", "--position", start}, {"board side-8", "3 rows of side 2"});
    refused({"explore", "nymbat", "--board", "2", "--position", start + " go:s1,f1,b0 w:d1 m:d1"}, {"'d'", "a to c"});
    refused({"explore", "nymbat", "--board", "2", "--pieces", "reserve=61"}, {"1 to 60"});
    refused({"explore", "nymbat", "--board", "2", "--pieces", "first-limit=3"}, {"1 to 2 points"});
}

TEST_F(Program, TellsHowMuchOptionsMatterOnASmallBoard) {
    const auto r = run({"explore", "neva", "--board", "6x6", "--pieces", "men=1", "--pieces", "players=2", "--set",
                        "pairs=yes", "--each-option", "--json"});
    EXPECT_EQ(r.code, 0);
    const auto document = nlohmann::json::parse(r.out);
    EXPECT_EQ(document["options"][0]["positions"], 2868);
    EXPECT_EQ(document["options"][1]["reading"], "neva.man.backward=any-direction");
    EXPECT_EQ(document["options"][1]["matters"], "changes who can force a win");
}
TEST_F(Program, TellsHowMuchOptionsMatterAndNothingElse) {
    for (const char* other : {"--conformance", "--lines", "--dot"}) {
        std::vector<std::string> words = small_with({"--each-option", other});
        if (std::string(other) == "--dot") words.emplace_back("small.dot");
        refused(words, {"--each-option", "leave out", other});
    }
    EXPECT_FALSE(fs::exists(work() / "small.dot"));
}
TEST_F(Program, TriesEachOptionButThatWhichIsPlayed) {
    const auto r = run(small_with({"--each-option", "--reading", "king.hits=unarmed"}));
    EXPECT_EQ(r.code, 0) << r.err;
    EXPECT_NE(r.out.find("nefatavl.king.hits=hits\n"), std::string::npos) << r.out;
    EXPECT_EQ(r.out.find("  nefatavl.king.hits=unarmed\n"), std::string::npos) << r.out;
}
TEST_F(Program, ComparesNoCountsOfSearchesThatWereCutOff) {
    const auto r = run(small_with({"--each-option", "--limit", "100"}));
    EXPECT_EQ(r.code, 0) << r.err;
    EXPECT_NE(r.out.find("not compared, since not all positions were counted"), std::string::npos) << r.out;
    EXPECT_EQ(r.out.find("changes"), std::string::npos) << r.out;
}
TEST_F(Program, TellsWhatItFoundWhereTheGraphIsTooLargeToBeDrawn) {
    const auto r = run({"explore", "nefatavl", "--board", "7x7", "--pieces", "attackers=4", "--pieces", "defenders=4",
                        "--limit", "100001", "--dot", "large.dot"});
    EXPECT_EQ(r.code, 2);
    EXPECT_NE(r.out.find("positions"), std::string::npos) << r.out;
    EXPECT_NE(r.err.find("too many to be written"), std::string::npos) << r.err;
    EXPECT_FALSE(fs::exists(work() / "large.dot"));
}
TEST_F(Program, TellsTheBoardFirstAndEachOptionAsItComes) {
    const auto r = run({"explore", "neva", "--board", "3x3", "--each-option"});
    EXPECT_EQ(r.code, 0);
    EXPECT_EQ(r.out.rfind("neva 3x3\n", 0), 0U) << r.out;
    const auto usual = r.out.find("as usual"), other = r.out.find("neva.man.backward=any-direction\n");
    EXPECT_TRUE(usual != std::string::npos && other != std::string::npos && usual < other) << r.out;
    EXPECT_EQ(r.out.find("neva 3x3\n", 1), std::string::npos) << "once";
}
TEST_F(Program, AsksTheSolverForShortestLines) {
    const auto r = run(small_with({"--unroll", "4"}));
    EXPECT_EQ(r.code, 0);
    for (const char* part :
         {"\"unarmed\" differs after 1 move: ", "\"any-flanked\" differs after 4 moves: ",
          "no shorter line exists (solver)", "no line of at most 4 moves tells the options apart (solver)"})
        EXPECT_NE(r.out.find(part), std::string::npos) << part << "\n" << r.out;
    const auto json = run(small_with({"--unroll", "4", "--json", "--jobs", "1"})).out;
    EXPECT_EQ(json, run(small_with({"--unroll", "4", "--json", "--jobs", "4"})).out);
    const auto document = nlohmann::json::parse(json);
    EXPECT_EQ(document["questions"].size(), 6U);
    EXPECT_EQ(document["questions"][1]["shortest"], "proved by the solver");
    EXPECT_EQ(document["questions"][1]["refuted_plies"], 0);
    EXPECT_EQ(document["questions"][1]["line"].size(), 1U);
}
TEST_F(Program, SaysThatStepsOfTurnsArePlies) {
    const auto r = run({"explore", "neva", "--board", "3x3", "--unroll", "3"});
    EXPECT_EQ(r.code, 0);
    for (const char* part : {"a step of a turn", "after 3 single steps a step differs, but no whole turn does",
                             "the solver was not asked for a line: whole turns have to be compared"})
        EXPECT_NE(r.out.find(part), std::string::npos) << part << "\n" << r.out;
}
TEST_F(Program, RefusesWhatItCannotUnroll) {
    refused(small_with({"--unroll", "-1"}), {"0 to 100 plies, not -1"});
    refused(small_with({"--unroll", "101"}), {"not 101"});
    refused(small_with({"--unroll", "x"}), {"--unroll"});
    refused(small_with({"--unroll", "2", "--each-option"}), {"there is no graph then", "--each-option"});
    refused({"explore", "nefatavl", "--board", "6x6", "--unroll", "2"}, {"6x6", "5x5"});
}

}  // namespace
}  // namespace nomos::cli_test

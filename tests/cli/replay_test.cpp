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
#ifdef NOMOS_REGISTERED_nerva
TEST_F(ReplayVerb, SaysWhatDecidesAMove) {
    const std::string game = "c3_1\nd4_1\nb2_1\nh8_1\nc3_1 -> d4_1\n";
    const Ran ran = run({"replay", "nerva", "-"}, game);
    EXPECT_NE(ran.out.find("c3_1 -> d4_1  (of 189 legal)  attack 2 against defence 1; in play\n"), std::string::npos)
        << ran.out;
    const Ran document = run({"replay", "nerva", "-", "--json"}, game);
    const Json moves = Json::parse(document.out)["moves"];
    EXPECT_EQ(moves.back()["sums"], Json::array({"attack 2 against defence 1"}));
    EXPECT_FALSE(moves.front().contains("sums")) << "no numbers decide where a pawn may be put";
}
#endif
#ifdef NOMOS_REGISTERED_nika
TEST_F(ReplayVerb, SaysWhatDecidesAgainstAMove) {
    const Ran ran = run({"replay", "nika", "-", "--reading", "phalanx.blocked-line=stops-all"},
                        "position: 11/11/11/11/11/11/11/11/2a>8/2a>s<7/2a>8 a2 r3566 i0\nmove c1+c2+c3 east\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.out.find("(weight 1 against 1)"), std::string::npos) << ran.out << ran.err;
    const Ran apart = run({"replay", "nika", "-"},
                          "position: 11/11/11/11/11/11/11/11/2a>a>s<6/11/2a>8 a2 r3566 i0\nmove c3+d3+c1 east\n");
    EXPECT_EQ(apart.code, 1);
    EXPECT_EQ(apart.out.find("weight"), std::string::npos) << "they are no phalanx, whatever they weigh: " << apart.out;
}
#endif
TEST_F(ReplayVerb, NamesTheReadingThatAllowsTheGame) {
    const Json document = json(kHitByTheKing, 1);
    const Json last = document["moves"].back();
    EXPECT_EQ(last["legal"], false);
    EXPECT_EQ(last["readings"], Json::array({"nefatavl.king.hits=unarmed", "nefatavl.king.hits=waiting-only"}));
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
    // Where an entry of a corpus says that its move does not lead.
    const std::string there = json("d1-d3\n", 0)["position"], start = json("# nothing yet\n", 0)["position"];
    EXPECT_EQ(json("d1-d3\nnot: " + start + "\n", 0)["leads_astray"], false);
    EXPECT_EQ(json("d1-d3\nnot: " + there + "\n", 1)["leads_astray"], true);
    EXPECT_EQ(json("d1-d3\n", 0).contains("leads_astray"), false);
    refused({"replay", "nefatavl", file("astray.txt", "d1-d3\nnot: 11/11\n")},
            {"astray.txt:2:11", "9 of 11 rows are missing"});
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

// --- small boards --------------------------------------------------------------------------------
using Words = std::vector<std::string>;
std::string listed(const Json& line) {
    std::string text;
    for (const std::string move : line) text += (text.empty() ? "" : ", ") + move;
    return text + "\n";
}
// "nomos replay nika - --board 4x4", with --json.
Words words_of_command(const std::string& command) {
    std::istringstream in(command);
    Words words;
    for (std::string word; in >> word;)
        if (word != "nomos") words.push_back(word);
    words.emplace_back("--json");
    return words;
}

struct Small {
    const char *ruleset, *plies;
    Words chosen;
};
const std::vector<Small>& small_boards() {
    static const std::vector<Small> all{
        {"nefatavl", "4", {"--board", "5x5", "--pieces", "attackers=2", "--pieces", "defenders=0"}},
        {"nerva", "2", {"--board", "2x2", "--pieces", "large=1", "--pieces", "medium=1", "--pieces", "small=1"}},
        {"neva", "5", {"--board", "3x3", "--set", "pairs=yes"}},
        {"nika", "1", {"--board", "5x5", "--reading", "rotate.null=barred"}},
        {"nymbat", "6", {"--board", "side-2"}}};
    return all;
}
Words explore(const Small& small, const Words& more) {
    Words words{"explore", small.ruleset, "--json"};
    words.insert(words.end(), small.chosen.begin(), small.chosen.end());
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

TEST_F(ReplayVerb, PlaysEveryLineThatUnrollingASmallBoardPrints) {
    for (const Small& small : small_boards()) {
        const Json found = Json::parse(run(explore(small, {"--unroll", small.plies})).out);
        std::size_t played = 0;
        for (const Json& question : found["questions"]) {
            if (question["line"].empty()) continue;
            ++played;
            const Ran ran = run(words_of_command(found["replay"]), listed(question["line"]));
            ASSERT_EQ(ran.code, 0) << small.ruleset << " " << question << ran.err << ran.out;
            EXPECT_EQ(Json::parse(ran.out)["moves"].size(), question["line"].size()) << small.ruleset;
        }
        EXPECT_GT(played, 0U) << small.ruleset;
    }
}
TEST_F(ReplayVerb, PlaysTheLinesOfASmallBoardsGraph) {
    for (const Small& small : small_boards()) {
        if (std::string(small.ruleset) == "nika") continue;  // no board of it is small enough
        const Json found = Json::parse(run(explore(small, {})).out);
        const Json ended =
            Json::parse(run(words_of_command(found["replay"]), listed(found["deepest_end"]["line"])).out);
        EXPECT_EQ(ended["legal"], true) << small.ruleset;
        EXPECT_EQ(ended["outcome"], found["deepest_end"]["outcome"]) << small.ruleset;
        if (!found.contains("loop")) continue;
        const std::string lead = listed(found["loop"]["lead"]);
        const Json there = Json::parse(run(words_of_command(found["replay"]), lead).out),
                   round =
                       Json::parse(run(words_of_command(found["replay"]), lead + listed(found["loop"]["round"])).out);
        EXPECT_EQ(round["legal"], true) << small.ruleset;
        EXPECT_EQ(round["position"], there["position"]) << small.ruleset << ": it comes back";
    }
}
TEST_F(ReplayVerb, PlaysTheLinesOfABoardWhosePositionsAreNumbered) {
    for (const std::string images : {"--jobs=1", "--whole"}) {
        const Json found = Json::parse(run({"explore", "nefatavl", "--board", "5x5", "--pieces", "attackers=3",
                                            "--pieces", "defenders=2", "--edges", "1000", "--json", images})
                                           .out);
        ASSERT_TRUE(found.contains("numbered")) << images;
        const auto played = [&](const std::string& line) {
            const Ran ran = run(words_of_command(found["replay"]), line);
            EXPECT_EQ(ran.code, 0) << ran.err << ran.out;
            return Json::parse(ran.out);
        };
        const Json ended = played(listed(found["deepest_end"]["line"]));
        EXPECT_EQ(ended["legal"], true) << images;
        EXPECT_EQ(ended["outcome"], found["deepest_end"]["outcome"]) << images;
        EXPECT_EQ(ended["moves"].size(), found["deepest_end"]["plies"]) << images;
        const Json best = played(listed(found["value"]["line"]));
        EXPECT_EQ(best["legal"], true) << images;
        EXPECT_NE(found["value"]["start"].get<std::string>().find("can force a win within " +
                                                                  std::to_string(best["moves"].size()) + " plies"),
                  std::string::npos)
            << found["value"]["start"];
        EXPECT_NE(best["outcome"].get<std::string>().find("win"), std::string::npos) << images;
        const std::string lead = listed(found["loop"]["lead"]);
        EXPECT_EQ(played(lead + listed(found["loop"]["round"]))["position"], played(lead)["position"]) << images;
    }
}
TEST_F(ReplayVerb, ReadsTheBoardFromTheGame) {
    const std::string game = "board: 5x5\npieces: attackers=2\npieces: defenders=0\n";
    EXPECT_EQ(json(game + "c5-c4\n", 0)["start"], "2t2/5/2K1t/5/5 w");
    EXPECT_EQ(json(game + "position: 2K2/5/5/5/2t2 b\nc5-a5\n", 0)["outcome"], "defenders win");
    EXPECT_EQ(json(game + "d7-d6\n", 0, {"--board", "7"})["start"], "3t3/7/7/3K2t/7/7/7 w")
        << "the command line is the later word";
    EXPECT_EQ(json("c5-a5\n", 0, {"--board", "5x5", "--position", "2K2/5/5/5/2t2 b"})["outcome"], "defenders win");
}
TEST_F(ReplayVerb, RefusesBoardsThatAreNotThere) {
    refused({"replay", "nefatavl", "-", "--board", "6x6"}, {"no small board \"6x6\"", "known: 5x5"});
    refused({"replay", "nefatavl", "-"}, {"standard input", "no small board \"6x6\"", "known: 5x5"},
            "board: 6x6\nc1-c2\n");
    refused({"replay", "nefatavl", "-", "--board", "5x5", "--pieces", "kings=2"},
            {"unknown count of pieces \"kings\"", "attackers"});
    refused({"replay", "nefatavl", "-", "--board", "5x5", "--pieces", "attackers=99"}, {"has 12 attackers"});
    refused({"replay", "nefatavl", "-", "--pieces", "attackers=2"}, {"none is chosen", "add --board SIZE"});
    refused({"replay", "nefatavl", "-", "--board", "5x5"},
            {"standard input:1:12: as a position of this board: number above 5"}, "position: 11/5 w\n");
    refused({"show", "nymbat", "2/3/2 r 2,2 0,0", "--board", "3"},
            {"as a position of this board: these are the 3 rows of side 2", "3 4 5 4 3"});
    refused({"show", "nika", "--board", "no/such.board"}, {"no/such.board"});
}
TEST_F(ReplayVerb, KnowsHowManyPiecesASmallBoardHas) {
    const std::string start = Json::parse(run({"show", "nika", "--board", "4x4", "--json"}).out)["position"];
    EXPECT_NE(start.find("r0000"), std::string::npos);
    EXPECT_EQ(run({"show", "nika", start, "--board", "4x4"}).code, 0);
    refused({"show", "nika", start}, {"Athens has 1 pieces", "six"});
    refused({"show", "nika", start, "--board", "5x5"}, {"Athens has 1 pieces", "Athens has 2 here"});
}
// Each city turns a piece and turns it back; after so many rounds.
std::string rounds_of_nika(int rounds) {
    std::string game;
    for (int k = 0; k < rounds; ++k)
        game +=
            "rotate d1 east, rotate d1 west\nrotate a4 north, rotate a4 south\n"
            "rotate d9 east, rotate d9 west\nrotate i4 north, rotate i4 south\n";
    return game;
}
// A graph knows no history, and neither does the game that is played along it.
TEST_F(ReplayVerb, PlaysOnWhereASmallBoardHasNoDrawByRepetition) {
    const std::string game = rounds_of_nika(2);
    EXPECT_EQ(Json::parse(run({"replay", "nika", "-", "--json"}, game).out)["outcome"], "draw");
    EXPECT_EQ(Json::parse(run({"replay", "nika", "-", "--json", "--board", "11x11"}, game).out)["outcome"], "in play");
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

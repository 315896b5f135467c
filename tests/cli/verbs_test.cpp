// What the verbs print, for people and as JSON.
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"
#include "tests/paths.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

constexpr auto kStart = "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3 w";

class Verbs : public Program {
protected:
    // One document, the same in two runs, nothing on standard error.
    Json json(std::vector<std::string> arguments, int code = 0, const std::string& input = "") const {
        arguments.emplace_back("--json");
        const Ran once = run(arguments, input), again = run(arguments, input);
        EXPECT_EQ(once.code, code) << once.err;
        EXPECT_EQ(once.err, "");
        EXPECT_EQ(once.out, again.out);
        return Json::parse(once.out);
    }
};

TEST_F(Verbs, ListNamesRulesetsWithClausesReadingsAndChecks) {
    const Json document = json({"list", "nefatavl"});
    ASSERT_EQ(document["rulesets"].size(), 1u);
    const Json ruleset = document["rulesets"][0];
    EXPECT_EQ(ruleset["id"], "nefatavl");
    EXPECT_GT(ruleset["clauses"].size(), 10u);
    EXPECT_GT(ruleset["checks"].size(), 50u);
    EXPECT_EQ(ruleset["reading_sets"], 288);
    EXPECT_GE(json({"list"})["rulesets"].size(), 2u);
    EXPECT_NE(run({"list", "nefatavl"}).out.find("May the king be hit against a corner?"), std::string::npos);
}

TEST_F(Verbs, ShowDrawsAndListsLegalMoves) {
    const Json document = json({"show", "nefatavl"});
    EXPECT_EQ(document["position"], kStart);
    EXPECT_EQ(document["moves"].size(), 116u);
    EXPECT_EQ(document["outcome"], "in play");
    const std::string text = run({"show", "nefatavl"}).out;
    EXPECT_NE(text.find("116 legal moves:"), std::string::npos);
    EXPECT_NE(text.find("t: white stone; "), std::string::npos) << text;
    EXPECT_NE(text.find("x by itself: brown square"), std::string::npos) << "a legend of what stands on the board";
    EXPECT_EQ(run({"show", "nefatavl", "--svg", "board.svg"}).code, 0);
    EXPECT_NE(read_file(work() / "board.svg").find("<svg"), std::string::npos);
    EXPECT_EQ(names_in(work()), std::vector<std::string>{"board.svg"});
}

TEST_F(Verbs, AFinishedGameHasNoMoves) {
    const std::string won = "K10/11/11/11/11/11/11/11/5t5/11/11 w";
    EXPECT_EQ(json({"show", "nefatavl", won})["moves"].size(), 0u);
    EXPECT_EQ(json({"perft", "nefatavl", "2", "--position", won})["nodes"], 0);
    EXPECT_EQ(json({"perft", "nefatavl", "0", "--position", won})["nodes"], 1);
}

TEST_F(Verbs, PerftCountsTheSameWithAnyNumberOfThreads) {
    EXPECT_EQ(run({"perft", "nefatavl", "2", "--jobs", "1"}).out, run({"perft", "nefatavl", "2", "--jobs", "7"}).out);
    const Json divided = json({"perft", "nefatavl", "2", "--divide"});
    std::uint64_t sum = 0;
    for (const auto& [move, count] : divided["divide"].items()) sum += count.get<std::uint64_t>();
    EXPECT_EQ(divided["divide"].size(), 116u);
    EXPECT_EQ(divided["nodes"], sum);
    EXPECT_EQ(run({"perft", "nefatavl", "1"}).out, "116\n");
}

TEST_F(Verbs, ReplayPlaysAGame) {
    const Json document = json({"replay", "nefatavl",
                                file("game.txt",
                                     "# two plies\r\nreading: king.hits=unarmed\r\n\r\n"
                                     "d1-d3   # one\r\nd6-d4\r\n")});
    EXPECT_EQ(document["moves"].size(), 2u);
    EXPECT_EQ(document["legal"], true);
    EXPECT_EQ(document["moves"][1]["line"], 5);
    EXPECT_EQ(run({"replay", "nefatavl", "-"}, "").code, 0) << "a game without moves is legal";
}

TEST_F(Verbs, ReplayStopsAtAnIllegalMoveAndNamesTheClause) {
    const Ran ran = run({"replay", "nefatavl", "-"}, "d1-d3\n  f6-f1\nd6-d4\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.out.find("standard input:2:3: illegal move f6-f1: forbidden by nefatavl.move.no-jump"),
              std::string::npos)
        << ran.out;
    const Json document = json({"replay", "nefatavl", "-"}, 1, "f2-f9\n");
    EXPECT_EQ(document["legal"], false);
    EXPECT_EQ(document["position"], kStart);
    EXPECT_EQ(document["moves"][0]["clauses"], Json::array({"nefatavl.move.no-jump"}));
    const Ran twice = run({"replay", "nefatavl", "-"}, "f6-f1\n");
    EXPECT_NE(twice.out.find("f6-f1: forbidden by nefatavl.move.own-stone and nefatavl.move.no-jump"),
              std::string::npos)
        << "not his turn, and a jump: " << twice.out;
}

TEST_F(Verbs, ReplayAllowsNothingAfterTheEnd) {
    const Ran ran =
        run({"replay", "nefatavl", "-"}, "position: 1K9/11/11/11/11/11/11/11/5t5/11/11 b\nb11-a11\nf3-f4\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.out.find("standard input:3:1: illegal move f3-f4: the game is over: "), std::string::npos) << ran.out;
}

TEST_F(Verbs, ReplayPlacesWhatItCannotRead) {
    refused({"replay", "nefatavl", "-"}, {"standard input:2:6:"}, "d1-d3\n  d6-zz\n");
    refused({"replay", "nefatavl", "-"}, {"standard input:1:16:"}, "position: 11/11 w\n");
    refused({"replay", "nefatavl", "-"}, {"standard input:2:1:", "after the first move"},
            "d1-d3\nreading: king.hits=hits\n");
    refused({"replay", "nefatavl", "-"}, {"standard input:2:1:", "second position"},
            std::string("position: ") + kStart + "\nposition: " + kStart + "\n");
}

TEST_F(Verbs, LedgerReportsDrift) {
    EXPECT_EQ(run({"ledger", "nefatavl"}).code, 0);
    const Json plain = json({"ledger", "nefatavl"});
    EXPECT_FALSE(plain.contains("drift"));
    for (const Json& entry : plain["entries"]) EXPECT_FALSE(entry.contains("quote"));
    file("nefatavl.txt", "Something else altogether.\n");
    const Json drifted = json({"ledger", "nefatavl", "--sources", "."}, 1);
    EXPECT_EQ(drifted["drift"].size(), plain["entries"].size());
    EXPECT_EQ(drifted["drift"][0]["kind"], "changed");
    EXPECT_EQ(drifted["drift"][0]["text"], "Something else altogether.");
}

TEST_F(Verbs, LedgerQuotesTheReadersCopy) {
    const fs::path source = fs::path(paths::sources) / "nefatavl.txt";
    if (!fs::exists(source)) GTEST_SKIP() << "no copy of nefatavl.txt beside the tree";
    const Json document = json({"ledger", "nefatavl", "--sources", paths::sources});
    EXPECT_TRUE(document["drift"].empty());
    for (const Json& entry : document["entries"]) EXPECT_TRUE(entry.contains("quote")) << entry["number"];
}

// Both kings have to hide on one place, and it makes no difference under the usual readings: so the line says
// what is settled before it and under which readings it is played, and so it can be replayed.
TEST_F(Verbs, CompareSaysHowItsLineIsPlayed) {
    const std::string key = "nerva.king.on-one-place=";
    const Ran ran = run(
        {"compare", "nerva", "--reading", key + "both", "--with", key + "by-itself", "--samples", "2000", "--json"});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const Json finding = Json::parse(ran.out)["finding"];
    ASSERT_EQ(finding["settled"].size(), 2U) << finding;
    ASSERT_EQ(finding["line_readings"].size(), 1U) << finding;
    EXPECT_NE(finding["line_note"].get<std::string>().find("Met in the set-up already"), std::string::npos) << finding;
    std::vector<std::string> replay{"replay", "nerva", "-", "--reading", finding["line_readings"][0]};
    for (const auto& choice : finding["settled"]) replay.insert(replay.end(), {"--set", choice});
    std::string game;
    for (const auto& move : finding["line"]) game += move.get<std::string>() + "\n";
    EXPECT_EQ(run(replay, game).code, 0);
}

// A word of the reports, in any case; a verb; and the nearest of what is neither.
TEST_F(Verbs, HelpExplainsWordsAndVerbs) {
    EXPECT_EQ(run({"help", "WAY", "TO", "PLAY"}).out.find("way to play: One answer to every open question."), 0u);
    const std::string all = run({"help"}).out;
    for (const char* line : {"\n  gap: A situation", "\n  ply: One move"})
        EXPECT_NE(all.find(line), std::string::npos) << all;
    EXPECT_EQ(run({"help", "perft"}).out, run({"perft", "--help"}).out);
    EXPECT_EQ(json({"help", "leak"})["words"][0]["word"], "leak");
    EXPECT_GT(json({"help"})["words"].size(), 30u);
    const Ran unknown = run({"help", "contradicton"});
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("contradiction"), std::string::npos) << unknown.err;
}

}  // namespace
}  // namespace nomos::cli_test

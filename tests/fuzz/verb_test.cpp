// nomos fuzz as a user meets it.
#include <csignal>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

class FuzzVerb : public Program {
protected:
    Json document(std::vector<std::string> options, int code = 0) const {
        options.insert(options.begin(), {"fuzz", "nefatavl", "--json", "--corpus", "corpus"});
        const Ran ran = run(options);
        EXPECT_EQ(ran.code, code) << ran.err;
        EXPECT_EQ(ran.err, "");
        Json json = Json::parse(ran.out);
        json.erase("timing");
        return json;
    }
};

TEST_F(FuzzVerb, SaysTheSameForASeedAndACount) {
    const Json one = document({"--count", "40000", "--seed", "5", "--jobs", "1"});
    EXPECT_EQ(one["positions"], 40000);
    EXPECT_EQ(document({"--count", "40000", "--seed", "5", "--jobs", "3"}), one);
    EXPECT_NE(document({"--count", "40000", "--seed", "6", "--jobs", "1"}), one);
    EXPECT_EQ(one["coverage"]["clauses"].size(), 19U);
    EXPECT_EQ(one["coverage"]["pairs"].size(), 171U);
    EXPECT_FALSE(fs::exists(work() / "corpus")) << "nothing was found, so nothing is written";
}
TEST_F(FuzzVerb, PrintsItsSummaryAndTable) {
    const Ran ran = run({"fuzz", "nefatavl", "--count", "20000", "--coverage", "--corpus", "corpus"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    for (const char* word : {"20,000 positions under seed 1", "random play", "nefatavl.move.rook",
                             "pairs of clauses: ", "no disagreement was found"})
        EXPECT_NE(ran.out.find(word), std::string::npos) << word << " in " << ran.out;
}
TEST_F(FuzzVerb, ComparesNothingButWhatIsNamed) {
    const Ran ran = run({"fuzz", "nefatavl", "--count", "300", "--only", "solver,naive", "--no-corpus"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("compared in every position, and nothing else: solver, naive\n"), std::string::npos)
        << ran.out;
    const Ran wrong = run({"fuzz", "nefatavl", "--count", "300", "--only", "sover"});
    EXPECT_EQ(wrong.code, 2);
    EXPECT_NE(wrong.err.find("\"sover\""), std::string::npos) << wrong.err;
    EXPECT_NE(wrong.err.find("solver"), std::string::npos) << "what there is, is said: " << wrong.err;
    // A soak of some kinds stays one, and says how a stretch of it is had again.
    const auto soak = [&](const std::string& count, std::vector<std::string> more) {
        more.insert(more.begin(), {"fuzz", "nefatavl", "--soak", "soak.json", "--count", count});
        return run(more);
    };
    const Ran first = soak("300", {"--only", "solver"});
    EXPECT_EQ(first.code, 0) << first.err;
    EXPECT_NE(first.out.find("nothing else: solver\n"), std::string::npos) << first.out;
    EXPECT_EQ(Json::parse(read_file(work() / "soak.json"))["again"],
              "nomos fuzz nefatavl --seed SEED --count 300 --only solver --no-corpus");
    EXPECT_EQ(soak("600", {"--only", "solver"}).code, 0);
    EXPECT_EQ(Json::parse(read_file(work() / "soak.json"))["positions"], 600);
    for (const Ran& other : {soak("900", {}), soak("900", {"--only", "naive"})}) {
        EXPECT_EQ(other.code, 2);
        EXPECT_NE(other.err.find("this soak compares solver"), std::string::npos) << other.err;
    }
    EXPECT_EQ(Json::parse(read_file(work() / "soak.json"))["positions"], 600) << "what was refused changed it";
}
TEST_F(FuzzVerb, KeepsEdgesThatReplay) {
    document({"--count", "40000", "--keep-edges"});
    const auto names = names_in(work() / "corpus/nefatavl");
    EXPECT_GT(names.size(), 20U);
    const Ran again = run({"fuzz", "nefatavl", "--case", "corpus/nefatavl/edge.nefatavl.move.rook.game"});
    EXPECT_EQ(again.code, 0) << again.err;
    EXPECT_NE(again.out.find("all comparisons agree"), std::string::npos);
    EXPECT_EQ(document({"--count", "1"})["replayed"], names.size()) << "the corpus is replayed first";
}
TEST_F(FuzzVerb, SoaksOverManyRuns) {
    const auto soak = [&](const std::string& count) {
        const Ran ran = run({"fuzz", "nefatavl", "--soak", "soak.json", "--count", count, "--seed", "3", "--json"});
        EXPECT_EQ(ran.code, 0) << ran.err;
        Json json = Json::parse(ran.out);
        Json kept = Json::parse(read_file(work() / "soak.json"));
        EXPECT_EQ(json, kept);
        json.erase("timing");
        return json;
    };
    EXPECT_EQ(soak("5000")["stretches"], 1);
    const Json more = soak("12000");
    EXPECT_EQ(more["stretches"], 3) << "stretches stay as long as they were";
    EXPECT_EQ(more["positions"], 15000);
    EXPECT_EQ(soak("12000"), more) << "nothing is left to do";
    const std::string words = run({"fuzz", "nefatavl", "--soak", "soak.json", "--count", "1"}).out;
    EXPECT_NE(words.find("15,000 positions compared, 3 stretches of 5000 each (seeds 3 to 5)"), std::string::npos)
        << words;
}
TEST_F(FuzzVerb, SoaksNothingIntoAnotherFile) {
    file("note.json", "{}\n");
    refused({"fuzz", "nefatavl", "--soak", "note.json", "--count", "1"}, {"note.json", "this is no soak"});
    ASSERT_EQ(run({"fuzz", "nefatavl", "--soak", "soak.json", "--count", "1"}).code, 0);
    refused({"fuzz", "neva", "--soak", "soak.json", "--count", "1"}, {"soak.json", "a soak of nefatavl, not of neva"});
    refused({"fuzz", "nefatavl", "--soak", "soak.json", "--solve", "1"}, {"--soak"});
    refused({"fuzz", "nefatavl", "--soak", "nowhere/soak.json", "--count", "1"}, {"nowhere"});
}
TEST_F(FuzzVerb, GoesOnWithTheSoakOfEarlierSources) {
    ASSERT_EQ(run({"fuzz", "nefatavl", "--soak", "soak.json", "--count", "100"}).code, 0);
    Json old = Json::parse(read_file(work() / "soak.json"));
    old["parts"][0]["sources"] = "of yesterday";
    file("soak.json", old.dump());
    const Ran ran = run({"fuzz", "nefatavl", "--soak", "soak.json", "--count", "300"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("300 positions compared"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("200 of them by this program's sources, the others by other ones"), std::string::npos)
        << ran.out;
}
TEST_F(FuzzVerb, RefusesAFolderThatNothingCanBeKeptInBeforeItBegins) {
    file("taken", "no folder\n");
    refused({"fuzz", "nefatavl", "--count", "1", "--corpus", "taken"}, {"taken", "folder"});
    refused({"fuzz", "nefatavl", "--count", "1", "--corpus", "/proc/nowhere"}, {"/proc/nowhere"});
}
TEST_F(FuzzVerb, SaysThatNothingIsReplayedWhereThereIsNoFolder) {
    const Ran ran = run({"fuzz", "nefatavl", "--count", "1", "--corpus", "above/misspelt"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.err.find("there is no nefatavl in \"above/misspelt\" yet"), std::string::npos) << ran.err;
    EXPECT_FALSE(fs::exists(work() / "above")) << "asking leaves nothing behind";
}
TEST_F(FuzzVerb, EndsWithASummaryWhenInterrupted) {
    const auto compared = [](const Ran& ran) { return !ran.out.empty() && Json::parse(ran.out)["positions"] > 0; };
    for (const int signal : {SIGINT, SIGTERM}) {
        const Ran ran =
            signalled({"fuzz", "nefatavl", "--seconds", "1000", "--json", "--corpus", "corpus"}, signal, compared);
        EXPECT_EQ(ran.code, 130) << ran.err;
        ASSERT_TRUE(compared(ran)) << ran.out << ran.err;
        EXPECT_EQ(Json::parse(ran.out)["stopped"], true);
    }
}
TEST_F(FuzzVerb, RefusesWhatItCannotUse) {
    refused({"fuzz", "nefatavil"}, {"nefatavl"});
    refused({"fuzz", "nefatavl", "--count", "0"}, {"--count"});
    refused({"fuzz", "nefatavl", "--case", "missing.game"}, {"missing.game"});
    file("bad.game", "position: 11/11 w\na1-a2\n");
    refused({"fuzz", "nefatavl", "--case", "bad.game"}, {"bad.game:1:"});
    file("bad2.game", "field: first_attackers=0-400\nd1-d3\n");
    refused({"fuzz", "nefatavl", "--case", "bad2.game"}, {"number above 120"});
    file("bad3.game", "field: first_atackers=none\nd1-d3\n");
    refused({"replay", "nefatavl", "bad3.game"}, {"first_attackers"});
    file("bad4.game", "play: turns\nd1-d3\n");
    refused({"replay", "nefatavl", "bad4.game"}, {"bad4.game:1:1", "play: steps"});
}

}  // namespace
}  // namespace nomos::cli_test

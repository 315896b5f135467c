// nomos conform as a user meets it: the engine of the documents, and engines that misbehave.
#include <fmt/format.h>
#include <unistd.h>

#include <csignal>
#include <nlohmann/json.hpp>

#include "tests/cli/program.hpp"
#include "tests/paths.hpp"
#include "tests/reports/schema.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

class ConformVerb : public Program {
protected:
    Ran conform(const std::string& engine, std::vector<std::string> options = {}, const std::string& count = "4",
                const std::string& seconds = "30") const {
        options.insert(options.begin(),
                       {"conform", "nefatavl", "--engine", engine, "--count", count, "--timeout", seconds});
        return run(options);
    }
    // A shell script as an engine; `body` is run for every question, which is in $q.
    std::string script(const std::string& name, const std::string& body) const {
        file(name, "while read -r q; do case \"$q\" in nomos*) echo ready;; *) " + body + ";; esac; done\n");
        return "sh " + name;
    }
    // What went wrong, by name; the program lives on and says so.
    Json faults(const std::string& engine, const std::string& seconds = "30") const {
        const Ran ran = conform(engine, {"--json"}, "4", seconds);
        EXPECT_EQ(ran.code, 1) << ran.err << ran.out;
        const Json json = Json::parse(ran.out);
        EXPECT_EQ(json["agrees"], false);
        return json["faults"];
    }
    static void expect_says(const Json& faults, const std::string& words) {
        ASSERT_FALSE(faults.empty());
        for (const auto& fault : faults)
            EXPECT_NE(fault["what"].get<std::string>().find(words), std::string::npos) << fault;
    }
    static bool has_python() { return std::system("python3 -c '' >/dev/null 2>&1") == 0; }
    static std::string example() { return "python3 '" + std::string(paths::root) + "/docs/engine.py'"; }
};

// --- the engine of the documents -----------------------------------------------------------------
TEST_F(ConformVerb, FindsHowTheEngineOfTheDocumentsReadsTheText) {
    if (!has_python()) GTEST_SKIP() << "there is no python3 to run docs/engine.py";
    const std::string text = read_file(fs::path(paths::root) / "docs/engine.py");
    EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 60);
    const Ran ran = conform(example(), {"--json"}, "256", "60");
    EXPECT_EQ(ran.code, 0) << ran.err << ran.out;
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["engine"], "a small engine");
    EXPECT_EQ(json["reading_sets"], (Json{{"all", 288}, {"fitting", 12}}))
        << "where only the moved stone takes, three of the six questions do not come up";
    const Json chosen{{"nefatavl.king.brown-square", "no"},
                      {"nefatavl.king.hits", "unarmed"},
                      {"nefatavl.capture.standing", "by-moved-stone"},
                      {"nefatavl.capture.entry", "safe"},
                      {"nefatavl.king.entry", "safe"},
                      {"nefatavl.end.no-moves-when", "on-turn"}};
    EXPECT_EQ(json["nearest"], chosen);
    for (const auto& seen : json["readings"])
        EXPECT_EQ(seen["seen"], seen["reading"] == "nefatavl.end.no-moves-when" ? "undetermined"
                                : seen["reading"] == "nefatavl.king.entry"      ? "open"
                                : seen["reading"] == "nefatavl.capture.entry"   ? "open"
                                                                                : "chosen")
            << seen;
}
TEST_F(ConformVerb, PrintsWhatItFound) {
    if (!has_python()) GTEST_SKIP() << "there is no python3 to run docs/engine.py";
    const Ran ran = conform(example(), {}, "256", "60");
    EXPECT_EQ(ran.code, 0) << ran.err << ran.out;
    for (const char* words : {"every answer is right under 12 of 288 reading sets, as far as was probed",
                              "nefatavl.king.hits = unarmed   (not Nomos's default)"})
        EXPECT_NE(ran.out.find(words), std::string::npos) << words << " in " << ran.out;
    const Ran other = run({"conform", "nika", "--engine", example(), "--count", "3", "--timeout", "60"});
    EXPECT_EQ(other.code, 1) << "it plays another game";
    EXPECT_NE(other.out.find("exit code 1"), std::string::npos) << other.out;
    EXPECT_NE(other.out.find("ValueError"), std::string::npos) << "the end of its standard error: " << other.out;
}
TEST_F(ConformVerb, AsksAboutACorpus) {
    if (!has_python()) GTEST_SKIP() << "there is no python3 to run docs/engine.py";
    ASSERT_EQ(run({"corpus", "nefatavl", "--out", "it.jsonl", "--count", "40"}).code, 0);
    const Ran ran =
        run({"conform", "nefatavl", "--engine", example(), "--corpus", "it.jsonl", "--json", "--timeout", "60"});
    EXPECT_EQ(ran.code, 0) << ran.err << ran.out;
    EXPECT_EQ(Json::parse(ran.out)["positions"], 40);
}

// Right, wrong and missing answers alike.
TEST_F(ConformVerb, PrintsWhatFitsItsSchema) {
    const Json schema = Json::parse(read_file(fs::path(paths::root) / "docs/schema/conform.schema.json"));
    const std::string wrong = script("wrong.sh", "echo no"), crashes = script("crash.sh", "exit 3");
    std::vector<std::string> engines{wrong, crashes};
    if (has_python()) engines.push_back(example());
    std::size_t differences = 0, faults = 0;
    for (const auto& engine : engines) {
        const Json json = Json::parse(conform(engine, {"--json"}).out);
        EXPECT_EQ(schema::errors_of(json, schema), std::vector<std::string>{}) << engine;
        differences += json["differences"].size(), faults += json["faults"].size();
    }
    EXPECT_GT(differences, 0U);
    EXPECT_GT(faults, 0U);
    EXPECT_FALSE(schema::errors_of(Json{{"schema", 1}}, schema).empty()) << "the schema refuses nothing";
}

// --- engines that misbehave ------------------------------------------------------------------------
TEST_F(ConformVerb, SurvivesOneThatHangs) {
    // Whoever waited for one of these would never end.
    expect_says(faults(script("hang.sh", "sleep infinity"), "1"), "did not answer within 1 s");
    expect_says(faults("sleep infinity", "1"), "did not answer");
}
TEST_F(ConformVerb, SurvivesOneThatCrashes) {
    const Json crashed = faults(script("crash.sh", "echo 'no more' >&2; exit 3"));
    expect_says(crashed, "exit code 3");
    EXPECT_EQ(crashed.size(), 3U) << "it is started again, not for ever";
    EXPECT_EQ(crashed[0]["standard_error"], "no more");
    expect_says(faults(script("kill.sh", "kill -SEGV $$")), "killed by signal 11");
}
TEST_F(ConformVerb, SurvivesOneThatCloses) {
    expect_says(faults("exec " + script("close.sh", "exec 1>&-; sleep 100"), "1"),
                "closed its output without an answer; it did not leave");
    expect_says(faults(script("deaf.sh", "exec 0<&-; exit 0")), "exit code 0");
    expect_says(faults("true"), "exit code 0");
}
TEST_F(ConformVerb, SurvivesOneThatBabbles) {
    expect_says(faults(script("long.sh", "head -c 10000000 /dev/zero | tr '\\0' x")), "more than was asked");
    expect_says(faults(script("binary.sh", "head -c 2000 /dev/zero | tr '\\0' '\\1'; echo")), "no text");
    expect_says(faults(script("zero.sh", "printf 'a\\000b\\n'")), "no text");
    expect_says(faults(script("lines.sh", "yes; exit")), "more than was asked");
    expect_says(faults("yes"), "ready");
    expect_says(faults("yes ready"), "more than was asked");
}
TEST_F(ConformVerb, SurvivesOneThatComplainsWithoutEnd) {
    const Ran ran = conform(script("complain.sh", "head -c 300000 /dev/zero | tr '\\0' e >&2; echo none"), {"--json"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_TRUE(Json::parse(ran.out)["faults"].empty()) << "it answers, though wrongly";
    EXPECT_GT(Json::parse(ran.out)["differing"], 0);
}
TEST_F(ConformVerb, TakesAWrongAnswerForADifference) {
    const Ran ran = conform(script("wrong.sh", "echo none"));
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.out.find("where it differs, the smallest position first"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("cannot be read"), std::string::npos) << ran.out;
}
TEST_F(ConformVerb, LeavesNothingRunning) {
    const std::string sleeps = fmt::format("sleep {}", 10'000'000 + getpid());  // nobody else's
    file("parent.sh", sleeps + " & while read -r q; do case \"$q\" in nomos*) echo ready;; *) echo '?';; esac; done\n");
    EXPECT_EQ(conform("sh parent.sh").code, 1) << "no answer is no agreement";
    EXPECT_NE(std::system(("ps -eo args | grep -q '^" + sleeps + "'").c_str()), 0)
        << "what the engine started is still there";
}
TEST_F(ConformVerb, EndsWithASummaryWhenInterrupted) {
    const pid_t child =
        started({"conform", "nefatavl", "--engine", script("slow.sh", "touch asked; sleep 0.1; echo '?'")});
    wait_until([&] { return fs::exists(work() / "asked"); });
    kill(child, SIGINT), kill(child, SIGINT);  // as timeout(1) does: to the program, and to its group
    const Ran ran = ended(child);
    EXPECT_EQ(ran.code, 130) << ran.err;
    EXPECT_NE(ran.out.find("stopped before the end"), std::string::npos) << ran.out;
}

// --- bad use ---------------------------------------------------------------------------------------
TEST_F(ConformVerb, RefusesWhatItCannotUse) {
    refused({"conform", "nefatavl"}, {"--engine"});
    refused({"conform", "nefatavil", "--engine", "true"}, {"nefatavl"});
    refused({"conform", "nefatavl", "--engine", "./no-such-engine"}, {"cannot be started", "no-such-engine"});
    file("plain.txt", "no program\n");
    refused({"conform", "nefatavl", "--engine", "./plain.txt"}, {"cannot be started"});
    refused({"conform", "nefatavl", "--engine", "true", "--timeout", "0"}, {"--timeout"});
    refused({"conform", "nefatavl", "--engine", "true", "--corpus", "missing.jsonl"}, {"missing.jsonl"});
    refused({"conform", "nefatavl", "--engine", "true", "--corpus", file("empty.jsonl", "")}, {"empty"});
    refused({"conform", "nefatavl", "--engine", "true", "--corpus", file("junk.jsonl", "hello\n")}, {"junk.jsonl:1"});
    const std::string head = R"({"schema":1,"ruleset":"nefatavl","settings":{}})";
    refused({"conform", "nika", "--engine", "true", "--corpus", file("other.jsonl", head + "\n")}, {"another ruleset"});
    const std::string pairs = R"({"schema":1,"ruleset":"neva","settings":{"pairs":)";
    refused({"conform", "neva", "--engine", "true", "--corpus", file("maybe.jsonl", pairs + "\"maybe\"}}\n")},
            {"maybe.jsonl:1", "maybe"});
    refused({"conform", "neva", "--engine", "true", "--corpus", file("seven.jsonl", pairs + "7}}\n")},
            {"seven.jsonl:1", "no text"});
    refused({"conform", "nefatavl", "--engine", "cat", "--corpus", file("line.jsonl", head + "\n{\"position\":7}\n")},
            {"line.jsonl:2", "position"});
    refused({"conform", "nefatavl", "--engine", "echo ready; cat", "--corpus",
             file("bad.jsonl", head + "\n{\"position\":\"11/11 w\"}\n")},
            {"bad.jsonl:2"});
}

}  // namespace
}  // namespace nomos::cli_test

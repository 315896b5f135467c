// Ctrl-C, a polite kill and a crash: what is done is kept, what is cut short is no result, nothing goes without a word.
#include <gtest/gtest.h>
#include <signal.h>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

class Stop : public Program {
protected:
    void wait_for(const std::string& text) const {
        wait_until([&] { return read_file(folder / "out").find(text) != std::string::npos; });
    }
};

// Of the ledger, which is looked at in no time, and laws, which take seconds.
constexpr const char* kQuickThenSlow = ".l";

std::set<std::string> ids_of_all(const Json& listed) {
    std::set<std::string> ids;
    for (const Json& check : listed["rulesets"][0]["checks"])
        if (const auto id = check["id"].get<std::string>(); id.find(kQuickThenSlow) != std::string::npos)
            ids.insert(id);
    return ids;
}

TEST_F(Stop, ACheckKeepsWhatIsDoneAndSaysWhatWasNotRun) {
    for (const int signal : {SIGINT, SIGTERM}) {
        const pid_t child = started({"check", "nefatavl", "--only", kQuickThenSlow, "--out", "out"});
        wait_for(" holds ");
        kill(child, signal);
        const Ran ran = ended(child);
        EXPECT_EQ(ran.code, 130);
        EXPECT_NE(ran.out.find("stopped after "), std::string::npos) << ran.out;
        EXPECT_NE(ran.out.find(", 0 unknown\n"), std::string::npos) << ran.out;
        const Json results = Json::parse(read_file(work() / "out/results.json"));
        EXPECT_EQ(results["interrupted"], true);
        std::set<std::string> ids;
        for (const Json& check : results["checks"]) {
            EXPECT_NE(check["verdict"], "unknown") << check["id"];
            EXPECT_TRUE(ids.insert(check["id"]).second);
        }
        EXPECT_FALSE(ids.empty());
        EXPECT_FALSE(results["not_run"].empty());
        for (const Json& id : results["not_run"]) EXPECT_TRUE(ids.insert(id).second) << id << " was run, too";
        EXPECT_EQ(ids, ids_of_all(Json::parse(run({"list", "nefatavl", "--json"}).out)));
        EXPECT_NE(read_file(work() / "out/junit.xml").find("<skipped"), std::string::npos);
        EXPECT_EQ(
            Json::parse(read_file(work() / "out/nomos.sarif"))["runs"][0]["invocations"][0]["executionSuccessful"],
            false);
        EXPECT_EQ(names_in(work() / "out").size(), 5u) << "no draft stays behind";
    }
}

TEST_F(Stop, ExploringKeepsWhatItHasCounted) {
    const auto said = [](const Ran& ran) { return !ran.out.empty(); };
    const Ran ran = signalled({"explore", "nefatavl", "--board", "7x7", "--limit", "0", "--json"}, SIGINT, said);
    EXPECT_EQ(ran.code, 130);
    ASSERT_NE(ran.out, "");
    const Json counted = Json::parse(ran.out);
    EXPECT_EQ(counted["interrupted"], true);
    EXPECT_EQ(counted["complete"], false);
    EXPECT_GT(counted["positions"], 0);
}

TEST_F(Stop, AGradeSaysWhatItIsAtAndKeepsWhatIsDone) {
    const pid_t child = started({"grade", "nefatavl", "--blocks", "1", "--more", "0", "--jobs", "1"});
    wait_for("grading nefatavl\n");
    wait_until([&] { return read_file(folder / "err").find("] constraints") != std::string::npos; });  // to the solver
    kill(child, SIGINT);
    const Ran ran = ended(child);
    EXPECT_EQ(ran.code, 130);
    EXPECT_NE(ran.out.find("stopped before all were decided"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find(" killed, and not yet looked at for the clauses"), std::string::npos) << ran.out;
    EXPECT_NE(ran.err.find("stopping; what is done is kept"), std::string::npos) << ran.err;
}

TEST_F(Stop, ExploringSaysWhatItIsAtBeforeItEnds) {
    const pid_t child = started({"explore", "nefatavl", "--board", "7x7", "--limit", "0", "--jobs", "1"});
    wait_for("nefatavl 7x7\n");
    wait_until([&] { return read_file(folder / "err").find(" million positions, ") != std::string::npos; });
    EXPECT_EQ(read_file(folder / "out").find("by depth"), std::string::npos) << "it has not ended";
    kill(child, SIGINT);
    const Ran ran = ended(child);
    EXPECT_EQ(ran.code, 130);
    EXPECT_NE(ran.out.find("stopped before the end"), std::string::npos) << ran.out;
}

TEST_F(Stop, WhatKeepsNothingLeavesAtOnce) {
    const auto at_work = [](const Ran& ran) { return ran.code == 130; };
    const Ran ran = signalled({"perft", "nefatavl", "30"}, SIGTERM, at_work);
    EXPECT_EQ(ran.code, 130);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("nomos: stopped"), std::string::npos) << ran.err;
}

// Whether it draws positions still or asks the solver already; told before it began, it leaves without a word.
TEST_F(Stop, FuzzingThatAsksTheSolverDoesNotPassForDone) {
    const auto at_work = [](const Ran& ran) { return ran.code == 130 && !ran.out.empty(); };
    const Ran ran = signalled({"fuzz", "neva", "--count", "1", "--solve", "1000000", "--json"}, SIGINT, at_work);
    EXPECT_EQ(ran.code, 130);
    EXPECT_EQ(Json::parse(ran.out)["stopped"], true);
}

TEST_F(Stop, ACrashSaysWhatWasDoneAndWithWhichSeed) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer tells of crashes itself";
#endif
    const auto named = [](const Ran& ran) { return ran.err.find("fuzzing") != std::string::npos; };
    const Ran ran = signalled({"fuzz", "nefatavl", "--count", "1000000000", "--seed", "7"}, SIGSEGV, named);
    EXPECT_EQ(ran.code, -SIGSEGV) << "it dies by the signal";
    EXPECT_NE(ran.err.find("while fuzzing nefatavl"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("seed 7"), std::string::npos) << ran.err;
}

// The child in which the checks run: a crash there is a check's, and the others go on.
pid_t child_of(pid_t parent) {
    const std::string task = std::to_string(parent);
    const std::string children = read_file("/proc/" + task + "/task/" + task + "/children");
    return children.empty() ? 0 : static_cast<pid_t>(std::stol(children));
}
TEST_F(Stop, ACrashCostsTheCheckItHappensInAndNoOther) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer tells of crashes itself";
#endif
    const std::vector<std::string> arguments{"check", "nefatavl",   "--only", kQuickThenSlow, "--jobs",
                                             "1",     "--no-cache", "--out",  "out"};
    const pid_t parent = started(arguments);
    wait_for("nefatavl.law.");
    const pid_t first = child_of(parent);
    ASSERT_GT(first, 0);
    kill(first, SIGSEGV);
    const Ran ran = ended(parent);
    EXPECT_EQ(ran.code, 1) << "one check is unknown\n" << ran.err;
    EXPECT_NE(ran.err.find("a fault of the program (signal 11) while checking nefatavl."), std::string::npos)
        << ran.err;
    const Json results = Json::parse(read_file(work() / "out/results.json"));
    std::set<std::string> ids, crashed;
    for (const Json& check : results["checks"]) {
        ids.insert(check["id"]);
        if (check["verdict"] == "holds") continue;
        EXPECT_EQ(check["verdict"], "unknown");
        EXPECT_NE(check["detail"].get<std::string>().find("the program crashed in it (signal 11"), std::string::npos);
        crashed.insert(check["id"]);
    }
    EXPECT_EQ(crashed.size(), 1U);
    EXPECT_EQ(ids, ids_of_all(Json::parse(run({"list", "nefatavl", "--json"}).out)));
    for (const std::string& id : ids) {
        const auto at = ran.out.find(id + " ");
        EXPECT_NE(at, std::string::npos) << id;
        EXPECT_TRUE(crashed.contains(id) || ran.out.find(id + " ", at + 1) == std::string::npos)
            << id << " is told once";
    }
}

TEST_F(Stop, ResultsComeInOneOrderForAnyNumberOfThreads) {
    const std::regex seconds(" +[0-9]+\\.[0-9] s\n");
    const auto lines = [&](const std::string& jobs) {
        const Ran ran = run({"check", "nefatavl", "--only", "ledger", "--jobs", jobs});
        return std::regex_replace(ran.out, seconds, "\n");
    };
    EXPECT_EQ(lines("1"), lines("4"));
}

TEST_F(Stop, WhatCannotBeWrittenFailsBeforeTheWork) {
    file("taken", "a file");
    const std::vector<std::vector<std::string>> all{
        {"report", "nefatavl", "--out", "taken/below"},
        {"check", "nefatavl", "--smtlib", "taken"},
        {"corpus", "nefatavl", "--count", "1000000", "--out", "nowhere/c.jsonl"},
        {"explore", "nefatavl", "--board", "7x7", "--limit", "0", "--graphml", "nowhere/g.graphml"},
        {"ask", "nefatavl", "--samples", "1000000000", "--out", "nowhere/ask.html"}};
    for (const auto& arguments : all) refused(arguments, {});
    EXPECT_EQ(names_in(work()), std::vector<std::string>{"taken"});
}

TEST_F(Stop, WhatCannotBeReadLeavesNoFolderBehind) {
    file("taken", "a file");
    refused({"report", "nefatavl", "--sources", "nowhere", "--out", "new/report"}, {"nowhere/nefatavl.txt"});
    refused({"check", "nefatavl", "--sources", "nowhere", "--out", "new"}, {"nowhere/nefatavl.txt"});
    refused({"merge", "nowhere", "--out", "new"}, {"nowhere"});
    refused({"grade", "nefatavl", "--corpus", "taken", "--out", "new"}, {"taken"});
    EXPECT_EQ(names_in(work()), std::vector<std::string>{"taken"});
}

TEST_F(Stop, AFolderOfCasesThatCannotBeReadIsRefused) {
    file("taken", "a file");
    refused({"fuzz", "nefatavl", "--count", "1000000000", "--corpus", "taken"}, {"taken"});
}

TEST_F(Stop, ANumberIsAskedForInWords) {
    refused({"check", "nefatavl", "--seed", "abc"}, {"--seed: expected a number, not \"abc\""});
}

}  // namespace
}  // namespace nomos::cli_test

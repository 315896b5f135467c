// Answers kept from one run to the next: a warm run says what a cold one says, and nobody is answered by what is wrong.
#include <signal.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <regex>
#include <thread>

#include "checkers/store/file.hpp"
#include "tests/cli/program.hpp"

namespace nomos::cli_test {
namespace {

using Json = nlohmann::json;

class Cache : public Program {
protected:
    // Quick checks, answers in work()/answers.
    static std::vector<std::string> check(const std::vector<std::string>& more = {}) {
        std::vector<std::string> all{"check", "nefatavl", "--only", "nefatavl.ledger", "--cache", "answers"};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    Json cache(const std::vector<std::string>& more = {}) const {
        std::vector<std::string> all{"cache", "--cache", "answers", "--json"};
        all.insert(all.end(), more.begin(), more.end());
        return Json::parse(run(all).out);
    }
    void change(const char* statements) const {
        store::Database((work() / "answers" / store::kFileName), 1000).run(statements);
    }
    static std::string without_times(std::string text) {
        text = std::regex_replace(text, std::regex(" +([0-9]+\\.[0-9] s|kept)\n"), "\n");
        text = std::regex_replace(text, std::regex(" time=\"[0-9.]+\""), "");
        return std::regex_replace(text, std::regex("\"timing\": \\{[^}]*\\}"), "");
    }
};

TEST_F(Cache, AWarmRunSaysAndWritesWhatAColdOneDoes) {
    const Ran cold = run(check({"--out", "cold"})), warm = run(check({"--out", "warm"}));
    EXPECT_EQ(cold.code, 0) << cold.err;
    EXPECT_EQ(warm.code, 0) << warm.err;
    EXPECT_EQ(warm.err, "");
    EXPECT_EQ(cold.out.find(" kept\n"), std::string::npos) << cold.out;
    EXPECT_NE(warm.out.find(" kept\n"), std::string::npos) << warm.out;
    EXPECT_EQ(without_times(warm.out), without_times(cold.out));
    for (const char* name : {"results.json", "junit.xml", "nomos.sarif", "code-quality.json", "summary.md"})
        EXPECT_EQ(without_times(read_file(work() / "warm" / name)), without_times(read_file(work() / "cold" / name)));
    const Json kept = cache();
    EXPECT_EQ(kept["answers"]["nefatavl"], 4);
    EXPECT_EQ(kept["last_run"], (Json{{"asked", 4}, {"kept", 4}, {"again", 0}, {"spared", 0}}));
    EXPECT_GT(kept["bytes"], 4096);
}
// As if the rules had changed: every answer is asked again.
TEST_F(Cache, WhatWasRefutedBeforeIsNotPutToTheSolverAgainWhereAnswersAre) {
    const std::vector<std::string> asked{"check",   "neva",    "--only", "neva.law.one-own-piece-moves",
                                         "--cache", "answers", "--jobs", "1"};
    const Ran cold = run(asked);
    EXPECT_EQ(cold.code, 0) << cold.err;
    EXPECT_GT(cache()["refuted"], 0);
    change("DELETE FROM answers");
    change("UPDATE refuted SET left = 9");
    const Ran warm = run(asked);
    EXPECT_EQ(without_times(warm.out), without_times(cold.out));
    EXPECT_EQ(cache()["last_run"]["kept"], 0);
    EXPECT_GT(cache()["last_run"]["spared"], 0);
}
TEST_F(Cache, ACheckThatIsKeptTakesWhatItTookWhenItWasAsked) {
    run(check({"--out", "cold"}));
    change("UPDATE answers SET seconds = 12.5");
    run(check({"--out", "warm"}));
    EXPECT_EQ(Json::parse(read_file(work() / "warm/results.json"))["timing"]["nefatavl.ledger.cover"], 12.5);
}
TEST_F(Cache, WithoutItNothingIsReadOrWritten) {
    const std::vector<std::string> plain{"check", "nefatavl", "--only", "nefatavl.ledger", "--no-cache"};
    const std::string home = "XDG_CACHE_HOME=" + (folder / "home").string();
    EXPECT_EQ(run(plain, "", {home}).code, 0);
    EXPECT_FALSE(fs::exists(folder / "home"));
    EXPECT_TRUE(names_in(work()).empty());
    refused({"check", "--no-cache", "--cache", "answers"}, {"--cache", "--no-cache"});
}
TEST_F(Cache, ItIsTheUsersOwnWhereNoneIsNamed) {
    const auto shown = [&](const std::vector<std::string>& variables) {
        return Json::parse(run({"cache", "--json"}, "", variables).out)["path"].get<std::string>();
    };
    EXPECT_EQ(shown({"XDG_CACHE_HOME=/tmp/x"}), "/tmp/x/nomos/answers.sqlite");
    EXPECT_EQ(shown({"XDG_CACHE_HOME=", "HOME=/tmp/y"}), "/tmp/y/.cache/nomos/answers.sqlite");
    EXPECT_EQ(shown({"XDG_CACHE_HOME=relative", "HOME=/tmp/y"}), "/tmp/y/.cache/nomos/answers.sqlite");
    refused({"cache"}, {"XDG_CACHE_HOME", "HOME"}, "", {"XDG_CACHE_HOME=", "HOME="});
}
TEST_F(Cache, OtherOptionsAreOtherQuestions) {
    run(check());
    run(check({"--seed", "7"}));
    EXPECT_EQ(cache()["last_run"]["kept"], 0);
    EXPECT_EQ(cache()["answers"]["nefatavl"], 8);
}
TEST_F(Cache, ProofsThatAreToBeWrittenAreAskedFor) {
    run(check());
    run(check({"--smtlib", "proofs"}));
    const Ran ran = run(check({"--smtlib", "proofs"}));
    EXPECT_EQ(ran.out.find(" kept\n"), std::string::npos) << ran.out;
}

TEST_F(Cache, AnAnswerThatComesOutOtherwiseIsAFault) {
    const Ran cold = run(check());
    // One check is kept as if it had said something else, and it is its turn to be asked again.
    const std::string file = (work() / "answers").string();
    {
        store::Database database(work() / "answers" / store::kFileName, 1000);
        store::Statement row(database, "SELECT key, value FROM answers WHERE id = 'nefatavl.ledger.cover'");
        ASSERT_TRUE(row.next());
        const store::Query query{"nefatavl", "nefatavl.ledger.cover", row.text(0)};
        std::string value = row.text(1), said;
        const std::size_t at = value.find("whole ledger");
        ASSERT_NE(at, std::string::npos);
        store::File::open(file, said)->put(query, value.replace(at, 12, "ledger, half"), 1);
    }
    EXPECT_NE(run(check()).out.find("ledger, half"), std::string::npos) << "believed for now";
    change("UPDATE answers SET left = 1");
    const Ran again = run(check());
    EXPECT_EQ(again.code, 1);
    EXPECT_NE(again.err.find("nomos: fault: nefatavl.ledger.cover was asked again"), std::string::npos) << again.err;
    EXPECT_EQ(std::count(again.err.begin(), again.err.end(), '\n'), 1) << "the others came out as kept: " << again.err;
    EXPECT_EQ(without_times(again.out), without_times(cold.out)) << "the new answer is used";
    EXPECT_EQ(run(check()).code, 0) << "and kept";
}

TEST_F(Cache, WhatCannotBeUsedCostsOneLine) {
    file("taken", "a file");
    const Ran ran = run({"check", "nefatavl", "--only", "nefatavl.ledger", "--cache", "taken/below"});
    EXPECT_EQ(ran.code, 0);
    EXPECT_NE(ran.err.find("nomos: no answers are kept in taken/below: "), std::string::npos) << ran.err;
    // Beside it there is only what is asked first.
    const auto complaints = [](const std::string& err) {
        int n = 0;
        for (auto at = err.find("nomos: "); at != std::string::npos; at = err.find("nomos: ", at + 1)) ++n;
        return n;
    };
    EXPECT_EQ(complaints(ran.err), 1) << ran.err;
    fs::create_directories(work() / "answers");
    file("answers/answers.sqlite", std::string(3000, 'x'));
    const Ran damaged = run(check()), after = run(check());
    EXPECT_EQ(damaged.code, 0);
    EXPECT_NE(damaged.err.find("it is begun anew"), std::string::npos) << damaged.err;
    EXPECT_EQ(complaints(damaged.err), 1) << damaged.err;
    EXPECT_EQ(after.err, "");
    EXPECT_NE(after.out.find(" kept\n"), std::string::npos);
}

TEST_F(Cache, TheVerbShowsAndForgets) {
    EXPECT_NE(run({"cache", "--cache", "answers"}).out.find("no answers"), std::string::npos);
    EXPECT_FALSE(fs::exists(work() / "answers")) << "looking makes nothing";
    run(check());
    const std::string text = run({"cache", "--cache", "answers"}).out;
    for (const char* part :
         {"answers/answers.sqlite: 0.", "nefatavl   4 answers", "last run: 4 answers asked for, 0 of"})
        EXPECT_NE(text.find(part), std::string::npos) << text;
    EXPECT_EQ(cache({"--clear"})["answers"], Json::object());
    run(check());
    EXPECT_EQ(cache()["last_run"]["kept"], 0);
}

// Killed and started again, it comes to the same in the end, and nothing that was answered is asked once more.
TEST_F(Cache, ARunThatIsStoppedIsGoneOnWith) {
    const std::vector<std::string> some{"check", "nefatavl", "--only", "law.king", "--jobs", "1", "--cache", "answers"};
    for (const int signal : {SIGKILL, SIGINT}) {
        const pid_t child = started(some);
        for (int i = 0; i < 6000 && read_file(folder / "out").find(" holds ") == std::string::npos; ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        kill(child, signal);
        const Ran ran = ended(child);
        EXPECT_EQ(ran.code, signal == SIGINT ? 130 : -SIGKILL);
        if (signal == SIGINT) {
            EXPECT_NE(ran.out.find("and the next run goes on from there"), std::string::npos) << ran.out;
        }
        EXPECT_GT(cache()["answers"]["nefatavl"], 0);
    }
    const auto before = cache()["answers"]["nefatavl"];
    const Ran last = run(some);
    EXPECT_GE(cache()["last_run"]["kept"], before);
    EXPECT_EQ(last.code, 0) << last.out;
    EXPECT_EQ(last.out.find("not run"), std::string::npos) << last.out;
    EXPECT_EQ(run(some).code, 0);
    EXPECT_EQ(cache()["last_run"]["kept"], cache()["last_run"]["asked"]);
}

}  // namespace
}  // namespace nomos::cli_test

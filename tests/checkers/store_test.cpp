// The store of answers: what is decided is asked once and then kept, and asked again now and then; whatever befalls
// the file costs the store and never an answer.
#include "checkers/store/store.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <sstream>

#include "checkers/store/sum.hpp"
#include "model/core/stop.hpp"
#include "model/smt/session.hpp"

namespace nomos::store {
namespace {

namespace fs = std::filesystem;

class StoreTest : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder = fs::path(testing::TempDir()) / ("nomos_store_" + std::to_string(::getpid()) + "_" + test->name());
        fs::remove_all(folder);
    }
    void TearDown() override { fs::remove_all(folder), want_stop(false); }

    std::unique_ptr<Store> open() {
        return Store::open(folder, [this](const std::string& line) { told.push_back(line); });
    }
    static Query query(const std::string& id) { return query_for("a", "a." + id, {}, "sources"); }
    // What the store, or `asking`, answers; counts what is asked.
    std::string answer(Store& store, const Query& q, const std::optional<std::string>& asking) {
        std::string got = asking.value_or("undecided");
        store.answer(
            q,
            [&] {
                ++asked;
                return asking;
            },
            [&](const Kept& kept) {
                if (kept.value == "no answer at all") return false;
                if (kept.value == "of another form") throw std::out_of_range("no such member");
                got = kept.value;
                return true;
            });
        return got;
    }
    std::string answer_in_a_run(const std::string& id, const std::optional<std::string>& asking) {
        return answer(*open(), query(id), asking);
    }
    // Puts an answer there as an earlier run would have.
    void plant(const Query& q, const std::string& value) const {
        std::string said;
        File::open(folder, said)->put(q, value, 1);
    }
    Database database() const { return {folder / kFileName, 1000}; }

    fs::path folder;
    std::vector<std::string> told;
    int asked = 0;
};

TEST_F(StoreTest, WhatIsDecidedIsAskedOnceAndThenKept) {
    EXPECT_EQ(answer_in_a_run("x", "holds"), "holds");
    EXPECT_EQ(answer_in_a_run("x", "another"), "holds") << "from the file";
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(answer_in_a_run("y", "of y"), "of y") << "another question";
    EXPECT_EQ(told, std::vector<std::string>{});
}
TEST_F(StoreTest, ItKnowsWhichAnswersAreKept) {
    answer_in_a_run("x", "holds");
    const auto store = open();
    answer(*store, query("x"), "holds"), answer(*store, query("y"), "holds");
    EXPECT_TRUE(store->is_kept("a.x"));
    EXPECT_FALSE(store->is_kept("a.y"));
}
TEST_F(StoreTest, WhatIsNotDecidedIsNeverKept) {
    for (int run = 0; run < 3; ++run) EXPECT_EQ(answer_in_a_run("x", {}), "undecided");
    EXPECT_EQ(asked, 3);
    EXPECT_EQ(database().number("SELECT count(*) FROM answers"), 0);
}
TEST_F(StoreTest, WhatIsCutShortIsNeverKept) {
    const auto store = open();
    store->answer(
        query("x"),
        [&] {
            want_stop();
            return "half";
        },
        [](const Kept&) { return true; });
    EXPECT_EQ(database().number("SELECT count(*) FROM answers"), 0);
}

// A product of two primes to be taken apart: no solver of ours does it in a tenth of a second.
std::optional<std::string> touched_by_the_clock() {
    smt::Budget budget;
    budget.milliseconds = 100;
    smt::Session session(budget);
    auto& c = session.context();
    const z3::expr a = c.bv_const("a", 128), b = c.bv_const("b", 128), most = c.bv_val("18446744073709551615", 128);
    session.require(smt::Bit(a * b == c.bv_val("340282366920938460843936948965011886881", 128)));
    session.require(smt::Bit(z3::ult(c.bv_val(1, 128), a) && z3::ult(a, most) && z3::ult(b, most)));
    session.check();
    return "as if it were decided";
}
TEST_F(StoreTest, WhatTheClockTouchedIsNeverKeptAndSpeaksAgainstNothing) {
    const auto store = open();
    bool taken = false;
    const auto take = [&](const Kept&) { return taken = true; };
    store->answer(query("x"), touched_by_the_clock, take);
    EXPECT_EQ(database().number("SELECT count(*) FROM answers"), 0);
    plant(query("x"), "holds");
    database().run("UPDATE answers SET left = 1");
    store->answer(query("x"), touched_by_the_clock, take);
    EXPECT_TRUE(taken) << "it is due, and what was found in time stands";
    EXPECT_EQ(store->contradictions(), std::vector<std::string>{});
}

// --- asking again ------------------------------------------------------------------------------------
TEST_F(StoreTest, EachAnswerIsAskedAgainWithinARoundAndEachRunAsksAFew) {
    constexpr int kAnswers = 90;
    const auto run = [&] {
        const auto store = open();
        for (int i = 0; i < kAnswers; ++i) answer(*store, query(std::to_string(i)), std::to_string(i));
    };
    run();
    EXPECT_EQ(asked, kAnswers);
    // As if each had taken the same time.
    database().run("UPDATE answers SET left = 1 + (rowid % 30)");
    for (int round = 0; round < 2; ++round) {
        asked = 0;
        for (int k = 0; k < kRound; ++k) {
            const int before = asked;
            run();
            EXPECT_EQ(asked - before, kAnswers / kRound) << "run " << k;
        }
        EXPECT_EQ(asked, kAnswers);
    }
    EXPECT_EQ(told, std::vector<std::string>{});
}
TEST_F(StoreTest, WhatTakesLongIsAskedAgainApartFromTheRest) {
    std::string said;
    const auto file = File::open(folder, said);
    for (int i = 0; i < 2 * kRound; ++i) file->put(query(std::to_string(i)), "holds", i < 2 ? 100.0 : 1.0);
    Statement slow(database(),
                   "SELECT count(*), sum(seconds) FROM answers WHERE left IN "
                   "(SELECT left FROM answers WHERE seconds > 50) GROUP BY left");
    int rounds = 0;
    for (; slow.next(); ++rounds) EXPECT_EQ(slow.number(0), 1);
    EXPECT_EQ(rounds, 2);
}
TEST_F(StoreTest, AContradictionIsToldAndTheNewAnswerIsUsed) {
    plant(query("x"), "violated");
    database().run("UPDATE answers SET left = 1");
    {
        const auto store = open();
        EXPECT_EQ(answer(*store, query("x"), "holds"), "holds");
        EXPECT_EQ(store->contradictions(), std::vector<std::string>{"a.x"});
    }
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told[0].find("fault: a.x was asked again and came out otherwise"), std::string::npos) << told[0];
    EXPECT_EQ(answer_in_a_run("x", "asked"), "holds") << "kept from now on";
}
TEST_F(StoreTest, AnAnswerThatIsNoLongerFoundIsAContradiction) {
    plant(query("x"), "holds");
    database().run("UPDATE answers SET left = 1");
    const auto store = open();
    EXPECT_EQ(answer(*store, query("x"), {}), "undecided");
    EXPECT_EQ(store->contradictions(), std::vector<std::string>{"a.x"});
    EXPECT_EQ(database().number("SELECT count(*) FROM answers"), 0);
}

// --- what else may lie there ---------------------------------------------------------------------------
TEST_F(StoreTest, WhatCannotBeTakenIsToldAndAskedAgain) {
    for (const char* value : {"no answer at all", "of another form"}) {
        plant(query("x"), value);
        told.clear();
        EXPECT_EQ(answer_in_a_run("x", "holds"), "holds");
        ASSERT_EQ(told.size(), 1U);
        EXPECT_NE(told[0].find("a.x cannot be read"), std::string::npos) << told[0];
        EXPECT_EQ(answer_in_a_run("x", "asked"), "holds");
    }
}
TEST_F(StoreTest, AnAnswerWhoseSumIsWrongIsAskedAgain) {
    answer_in_a_run("x", "holds");
    database().run("UPDATE answers SET value = 'h0lds'");
    EXPECT_EQ(answer_in_a_run("x", "asked"), "asked");
    EXPECT_EQ(answer_in_a_run("x", "again"), "asked");
}
TEST_F(StoreTest, ADamagedOrForeignFileIsReplacedWithOneLine) {
    const auto replaced = [&](const std::string& what) {
        told.clear();
        EXPECT_EQ(answer_in_a_run("x", "after " + what), "after " + what);
        EXPECT_EQ(told.size(), 1U) << what;
        EXPECT_EQ(answer_in_a_run("x", "asked"), "after " + what) << "it is kept in the new file";
        EXPECT_EQ(told.size(), 1U) << what;
    };
    fs::create_directories(folder);
    std::ofstream(folder / kFileName) << std::string(5000, 'z');
    replaced("a text");
    database().run("PRAGMA user_version = 99");
    replaced("another version");
    fs::remove(folder / kFileName);
    database().run("CREATE TABLE songs(name TEXT)");
    replaced("another program");
    // Larger than a page, and then a page in its middle overwritten.
    for (int i = 0; i < 40; ++i) answer_in_a_run("more" + std::to_string(i), std::string(500, 'm'));
    {
        std::fstream file(folder / kFileName, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(8192);
        file << std::string(12288, '\x7f');
    }
    replaced("pages lost");
}
TEST_F(StoreTest, AFolderThatCannotBeUsedCostsTheStoreAndOneLine) {
    fs::create_directories(folder);
    std::ofstream(folder / "taken") << "a file";
    folder /= "taken";
    EXPECT_EQ(open(), nullptr);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told[0].find("no answers are kept in " + folder.string()), std::string::npos) << told[0];
}
TEST_F(StoreTest, AFileThatBreaksMeanwhileCostsTheStoreAndNoAnswer) {
    const auto store = open();
    database().run("DROP TABLE answers");
    EXPECT_EQ(answer(*store, query("x"), "holds"), "holds");
    EXPECT_EQ(answer(*store, query("y"), "holds"), "holds");
    EXPECT_EQ(told.size(), 1U);
}

// --- keys ------------------------------------------------------------------------------------------------
TEST_F(StoreTest, AnotherOptionOrAnotherSourceIsAnotherQuestion) {
    const Options usual;
    std::set<std::string> keys{query_for("a", "a.x", usual, "1").key, query_for("a", "a.x", usual, "2").key,
                               query_for("a", "a.y", usual, "1").key};
    std::vector<Options> others(5, usual);
    others[0].budget.resources = 1, others[1].budget.seed = 7, others[2].seed = 7, others[3].samples = 7,
    others[4].plies = 7;
    for (const Options& other : others) keys.insert(query_for("a", "a.x", other, "1").key);
    EXPECT_EQ(keys.size(), 8U);
    Options as_good = usual;
    as_good.budget.milliseconds = 1, as_good.smtlib_dir = "out";
    EXPECT_EQ(query_for("a", "a.x", as_good, "1").key, query_for("a", "a.x", usual, "1").key)
        << "what the clock touched is not kept, and a proof is the same where it is written";
}
TEST_F(StoreTest, OfOneQuestionSoManyAnswersAreKept) {
    for (int i = 0; i < 20; ++i) plant(query_for("a", "a.x", {}, "sources" + std::to_string(i)), "holds");
    plant(query("y"), "holds");
    EXPECT_EQ(database().number("SELECT count(*) FROM answers WHERE id = 'a.x'"), 8);
    EXPECT_EQ(database().number("SELECT count(*) FROM answers WHERE id = 'a.y'"), 1);
}

// --- several processes, and kills --------------------------------------------------------------------------
template <class Work>
int status_of(const Work& work) {
    const pid_t child = fork();
    if (child == 0) {
        work();
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return status;
}
TEST_F(StoreTest, SeveralProcessesUseItAtOnce) {
    constexpr int kProcesses = 4, kEach = 40;
    std::vector<pid_t> children;
    for (int p = 0; p < kProcesses; ++p) {
        children.push_back(fork());
        if (children.back() != 0) continue;
        const auto store = open();
        for (int i = 0; i < kEach; ++i)
            answer(*store, query(std::to_string(p) + "." + std::to_string(i)), "holds"),
                answer(*store, query("all"), "x");
        _exit(store && told.empty() ? 0 : 1);
    }
    for (const pid_t child : children) {
        int status = 1;
        waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    EXPECT_EQ(database().number("SELECT count(*) FROM answers"), kProcesses * kEach + 1);
    EXPECT_EQ(database().text("PRAGMA integrity_check"), "ok");
}
TEST_F(StoreTest, ADamagedFileThatAnotherProcessUsesIsLeftAlone) {
    const auto first = open();
    answer(*first, query("x"), "holds");
    database().run("PRAGMA user_version = 99");
    EXPECT_EQ(open(), nullptr);
    ASSERT_EQ(told.size(), 1U);
    EXPECT_EQ(database().number("SELECT count(*) FROM answers"), 1);
}
TEST_F(StoreTest, AKillKeepsWhatWasAnsweredBeforeIt) {
    const int status = status_of([&] {
        const auto store = open();
        for (int i = 0; i < 10; ++i) answer(*store, query(std::to_string(i)), "holds");
        store->answer(
            query("under way"), [] { return raise(SIGKILL), "never"; }, [](const Kept&) { return true; });
    });
    EXPECT_TRUE(WIFSIGNALED(status));
    for (int i = 0; i < 10; ++i) answer_in_a_run(std::to_string(i), "asked");
    EXPECT_EQ(asked, 0);
    EXPECT_EQ(told, std::vector<std::string>{});
}

// --- what it tells -----------------------------------------------------------------------------------------
TEST_F(StoreTest, ItForetellsWhatTheRunTakes) {
    std::string said;
    {
        const auto file = File::open(folder, said);
        file->put(query("kept"), "holds", 50), file->took(query("kept"), 50);
        file->put(query("due"), "holds", 20), file->took(query("due"), 20);
        file->took(query("undecided"), 9);
    }
    database().run("UPDATE answers SET left = 1 WHERE id = 'a.due'");
    const auto store = open();
    store->plan({query("kept"), query("due"), query("undecided"), query("new")});
    EXPECT_EQ(store->forecast(), (Forecast{{"a.kept", 0}, {"a.due", 20}, {"a.undecided", 9}}));
}
TEST_F(StoreTest, TheLastRunAndTheAnswersAreCounted) {
    plant(query("kept"), "holds"), plant(query("due"), "holds");
    database().run("UPDATE answers SET left = 1 WHERE id = 'a.due'");
    {
        const auto store = open();
        for (const char* id : {"kept", "due", "new"}) answer(*store, query(id), "holds");
    }
    std::string said;
    const auto file = File::open(folder, said);
    const Overview all = file->overview();
    EXPECT_EQ(all.answers, (std::map<std::string, std::int64_t>{{"a", 3}}));
    EXPECT_EQ(all.last.asked, 3);
    EXPECT_EQ(all.last.kept, 1);
    EXPECT_EQ(all.last.again, 1);
    file->clear();
    EXPECT_EQ(file->overview().answers.size(), 0U);
}
TEST_F(StoreTest, WithoutAStoreEverythingIsAsked) {
    int n = 0;
    for (int i = 0; i < 2; ++i)
        store::answer(
            nullptr, query("x"), [&] { return ++n, "holds"; }, [](const Kept&) { return true; });
    EXPECT_EQ(n, 2);
}

}  // namespace
}  // namespace nomos::store

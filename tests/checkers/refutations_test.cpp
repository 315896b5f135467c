// Questions kept from run to run: not asked again but for once a round, and never believed against an example.
#include "checkers/store/refutations.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include "checkers/store/store.hpp"

namespace nomos::store {
namespace {

namespace fs = std::filesystem;

class KeptRefutationsTest : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder = fs::path(testing::TempDir()) / ("nomos_refuted_" + std::to_string(::getpid()) + "_" + test->name());
        fs::remove_all(folder);
    }
    void TearDown() override { fs::remove_all(folder); }
    std::unique_ptr<Store> open() {
        return Store::open(folder, [this](const std::string& line) { told.push_back(line); });
    }
    static constexpr smt::Answer kRefuted = smt::Answer::unsatisfiable, kMet = smt::Answer::satisfiable,
                                 kGivenUp = smt::Answer::unknown;
    std::int64_t kept() const { return Database(folder / kFileName, 1000).number("SELECT count(*) FROM refuted"); }
    static smt::QuestionHash question(std::uint64_t i) {
        smt::QuestionHash hash;
        hash.add(i);
        return hash;
    }
    // A run in which each of the questions comes up, and is refuted where it is not known to be; how many were not.
    int run(std::uint64_t questions, double seconds = 1, smt::Answer answer = kRefuted) {
        const auto store = open();
        smt::Refutations& all = *smt::refutations_in_use();
        int asked = 0;
        for (std::uint64_t i = 0; i < questions; ++i)
            if (!all.known(question(i))) all.asked(question(i), answer, seconds), ++asked;
        return asked;
    }

    fs::path folder;
    std::vector<std::string> told;
};

TEST_F(KeptRefutationsTest, EachIsAskedAgainOnceARoundAndEachRunAsksAFew) {
    constexpr int kQuestions = 300;
    EXPECT_EQ(run(kQuestions), kQuestions);
    int most = 0;
    for (int round = 0; round < 2; ++round) {
        int asked = 0;
        for (int k = 0; k < kRound; ++k) {
            const int now = run(kQuestions);
            asked += now, most = std::max(most, now);
        }
        EXPECT_EQ(asked, kQuestions) << "round " << round;
    }
    EXPECT_LT(most, kQuestions / 10);
    EXPECT_TRUE(told.empty());
}
TEST_F(KeptRefutationsTest, WhatTakesNoTimeIsNotKept) {
    EXPECT_EQ(run(10, 0.001), 10);
    EXPECT_EQ(kept(), 0);
    EXPECT_EQ(run(10, 0.001), 10);
}
// Else it would depend on its threads which of two checks is spared.
TEST_F(KeptRefutationsTest, ARunBelievesWhatWasThereWhenItBegan) {
    {
        const auto store = open();
        smt::Refutations& all = *smt::refutations_in_use();
        EXPECT_FALSE(all.known(question(1)));
        all.asked(question(1), kRefuted, 1);
        EXPECT_FALSE(all.known(question(1)));
    }
    Database(folder / kFileName, 1000).run("UPDATE refuted SET left = 2");
    const auto store = open();
    EXPECT_TRUE(smt::refutations_in_use()->known(question(1)));
    EXPECT_TRUE(smt::refutations_in_use()->known(question(1))) << "a run is one use";
}
TEST_F(KeptRefutationsTest, WhatHasItsTurnIsAskedInAllOfTheRun) {
    run(1);
    Database(folder / kFileName, 1000).run("UPDATE refuted SET left = 1");
    {
        const auto store = open();
        EXPECT_FALSE(smt::refutations_in_use()->known(question(0)));
        smt::refutations_in_use()->asked(question(0), kRefuted, 1);
        EXPECT_FALSE(smt::refutations_in_use()->known(question(0)));
    }
    EXPECT_EQ(run(1), 0) << "and believed from the next one on";
}
TEST_F(KeptRefutationsTest, AUseIsCountedWhereTheRunIsKilled) {
    run(1);
    Database(folder / kFileName, 1000).run("UPDATE refuted SET left = 9");
    const auto store = open();
    smt::refutations_in_use()->known(question(0));
    EXPECT_EQ(Database(folder / kFileName, 1000).number("SELECT left FROM refuted"), 8);
}
TEST_F(KeptRefutationsTest, WhatIsDueAndGivenUpIsAskedInTheNextRunToo) {
    run(1);
    Database(folder / kFileName, 1000).run("UPDATE refuted SET left = 1");
    for (int k = 0; k < 3; ++k) {
        const auto store = open();
        EXPECT_FALSE(smt::refutations_in_use()->known(question(0)));
    }
    EXPECT_EQ(run(1), 1);
    EXPECT_EQ(run(1), 0);
}
TEST_F(KeptRefutationsTest, WhatIsGivenUpIsKnownAsThatAndAskedAgainOnceARound) {
    EXPECT_EQ(run(60, 1, kGivenUp), 60);
    {
        const auto store = open();
        int known = 0;
        for (std::uint64_t i = 0; i < 60; ++i)
            if (const auto answer = smt::refutations_in_use()->known(question(i)); answer) {
                EXPECT_EQ(*answer, kGivenUp);
                ++known;
            }
        EXPECT_GT(known, 50);
    }
    int asked = 0;
    for (int k = 0; k < 2 * kRound; ++k) asked += run(60, 1, kGivenUp);
    EXPECT_EQ(asked, 120);
    EXPECT_EQ(kept(), 0);
}
TEST_F(KeptRefutationsTest, WhatWasGivenUpAndIsDecidedWhenItIsAskedAgainIsNoFault) {
    run(2, 1, kGivenUp);
    Database(folder / kFileName, 1000).run("UPDATE given_up SET left = 1");
    {
        const auto store = open();
        smt::refutations_in_use()->asked(question(0), kRefuted, 1);
        smt::refutations_in_use()->asked(question(1), kMet, 1);
        EXPECT_TRUE(store->contradictions().empty());
    }
    std::string said;
    EXPECT_EQ(File::open(folder, said)->overview().given_up, 0);
    EXPECT_EQ(kept(), 1);
    EXPECT_TRUE(told.empty());
}
TEST_F(KeptRefutationsTest, AnExampleOfWhatWasRefutedIsAFaultAndAllAnswersAreForgotten) {
    run(2);
    const Query query = query_for("a", "a.x", {}, "sources");
    std::string said;
    File::open(folder, said)->put(query, "holds", 1);
    {
        const auto store = open();
        smt::refutations_in_use()->asked(question(1), kMet, 1);
        EXPECT_EQ(store->contradictions().size(), 1U);
        const Query under_way = query_for("a", "a.y", {}, "sources");
        store->answer(
            under_way, [] { return "holds"; }, [](const Kept&) { return true; });
        EXPECT_FALSE(File::open(folder, said)->use(under_way)) << "it may rest on it, too";
    }
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told[0].find("fault: a question that the solver refuted"), std::string::npos) << told[0];
    EXPECT_EQ(kept(), 1);
    EXPECT_FALSE(File::open(folder, said)->use(query));
}
TEST_F(KeptRefutationsTest, AnOlderFileGetsWhatItLacks) {
    open().reset();
    Database(folder / kFileName, 1000).run("DROP TABLE refuted; DROP TABLE given_up; DROP TABLE spared");
    EXPECT_EQ(run(3), 3);
    EXPECT_EQ(kept(), 3);
    EXPECT_TRUE(told.empty());
}
TEST_F(KeptRefutationsTest, AnAnswerThatIsAskedAgainIsAskedAfresh) {
    const Query query = query_for("a", "a.x", {}, "sources");
    const auto answer = [&] {
        bool afresh = false;
        open()->answer(
            query, [&] { return afresh = smt::is_asked_afresh(), "holds"; }, [](const Kept&) { return true; });
        return afresh;
    };
    EXPECT_FALSE(answer()) << "it is new: what was refuted before it serves";
    Database(folder / kFileName, 1000).run("UPDATE answers SET left = 1");
    EXPECT_TRUE(answer()) << "it has its turn";
    EXPECT_FALSE(smt::is_asked_afresh());
}
TEST_F(KeptRefutationsTest, WithoutAStoreNothingIsKept) {
    open().reset();
    EXPECT_EQ(smt::refutations_in_use(), nullptr);
}
TEST_F(KeptRefutationsTest, TheyAreForgottenWithTheAnswers) {
    run(5);
    std::string said;
    {
        const auto store = open();
        smt::refutations_in_use()->asked(question(9), kGivenUp, 1);
    }
    const auto file = File::open(folder, said);
    EXPECT_EQ(file->overview().refuted, 5);
    EXPECT_EQ(file->overview().given_up, 1);
    file->clear();
    EXPECT_EQ(file->overview().refuted, 0);
    EXPECT_EQ(file->overview().given_up, 0);
}
TEST_F(KeptRefutationsTest, TheRunCountsWhatItWasSpared) {
    run(60);
    const int asked = run(60);
    std::string said;
    EXPECT_EQ(File::open(folder, said)->overview().last.spared, 60 - asked);
}

}  // namespace
}  // namespace nomos::store

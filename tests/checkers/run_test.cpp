// A run of checks: what fails in one is its result alone, and what is cut short is no result.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <new>
#include <stdexcept>
#include <thread>

#include "checkers/verdict.hpp"
#include "model/core/error.hpp"
#include "model/core/stop.hpp"
#include "model/smt/session.hpp"

namespace nomos {
namespace {

CheckResult good(const std::string& id) {
    CheckResult r;
    r.id = id, r.ruleset = "a", r.verdict = Verdict::holds;
    return r;
}
CheckTask task(const std::string& id, std::function<void(const Options&)> work, CheckKind kind = CheckKind::law) {
    return {id, kind, "Does it hold?", [=](const Options& options) {
                work(options);
                return good(id);
            }};
}
CheckTask quick(const std::string& id, CheckKind kind = CheckKind::law) {
    return task(
        id, [](const Options&) {}, kind);
}

struct Heard : RunListener {
    std::vector<std::string> order, told;
    int begun = 0, ended = 0;
    void opens(const std::vector<std::string>& ids) override { order = ids; }
    void begins(const std::string&) override { ++begun; }
    void ends(const std::string&) override { ++ended; }
    void results(const CheckResult& r) override { told.push_back(r.id); }
};

// A product of two primes to be taken apart: no solver of ours does it in a minute.
void ask_what_is_hard(const Options& options) {
    smt::Session session(options.budget);
    auto& c = session.context();
    const z3::expr a = c.bv_const("a", 128), b = c.bv_const("b", 128), most = c.bv_val("18446744073709551615", 128);
    const z3::expr one = c.bv_val(1, 128);
    session.require(smt::Bit(a * b == c.bv_val("340282366920938460843936948965011886881", 128)));
    session.require(smt::Bit(z3::ult(one, a) && z3::ult(a, most) && z3::ult(one, b) && z3::ult(b, most)));
    session.check();
}

class Run : public testing::Test {
protected:
    void TearDown() override { want_stop(false); }
    Heard heard;
};

TEST_F(Run, WhatWasGivenUpSaysWhatToTry) {
    const CheckTask spent{"a.spent", CheckKind::law, "Does it hold?", [](const Options&) {
                              CheckResult r = good("a.spent");
                              give_up(r, "max. resource limit exceeded", "case 2 of 4");
                              return r;
                          }};
    const CheckTask found{"a.found", CheckKind::law, "Does it hold?", [](const Options&) {
                              CheckResult r = good("a.found");
                              r.verdict = Verdict::unknown, r.detail = "not inductive";
                              return r;
                          }};
    Options options;
    options.budget.resources = 1000;
    const RunResults run = run_all({spent, found, quick("a.ok")}, options, 1, heard);
    ASSERT_EQ(run.done.size(), 3U);
    EXPECT_EQ(run.done[0].detail,
              "case 2 of 4: budget spent: max. resource limit exceeded; to try: whether it is true at all (nomos try "
              "a), then --only a.spent --rlimit 10000, then a "
              "smaller board");
    EXPECT_EQ(run.done[1].detail, "not inductive");
    EXPECT_EQ(run.done[2].detail, "");
}
TEST_F(Run, WhatFailsInACheckIsItsResultAndTheOthersGoOn) {
    const std::vector<CheckTask> tasks{
        quick("a.first"),
        task("a.contract", [](const Options&) { expect(false, "two and two are four"); }),
        task("a.memory", [](const Options&) { throw std::bad_alloc(); }),
        task("a.solver", [](const Options&) { z3::context().parse_string("(nonsense"); }),
        task("a.nameless", [](const Options&) { throw 7; }),
        quick("a.last")};
    const RunResults run = run_all(tasks, {}, 2, heard);
    ASSERT_EQ(run.done.size(), tasks.size());
    EXPECT_TRUE(run.not_run.empty());
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const CheckResult& r = run.done[i];
        EXPECT_EQ(r.id, tasks[i].id);
        const bool is_good = i == 0 || i + 1 == tasks.size();
        EXPECT_EQ(r.verdict, is_good ? Verdict::holds : Verdict::unknown) << r.id;
        EXPECT_EQ(r.detail.starts_with("the check failed: "), !is_good) << r.detail;
        EXPECT_EQ(r.ruleset, "a");
    }
    EXPECT_NE(run.done[1].detail.find("two and two are four"), std::string::npos) << run.done[1].detail;
    EXPECT_NE(run.done[2].detail.find("no memory"), std::string::npos) << run.done[2].detail;
}

// As cli/crash.cpp listens: on a second stack, where the thread has one. Else the kernel ends the program by itself.
int deeper(int depth) {
    volatile char frame[4096];
    frame[0] = static_cast<char>(depth);
    return depth < 0 ? 0 : deeper(depth + 1) + frame[0];
}
TEST_F(Run, AStackTooDeepCanBeTold) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer tells of it itself";
#endif
    const auto run_both = [&] {
        struct sigaction act {};
        act.sa_handler = [](int) { _exit(7); }, act.sa_flags = SA_ONSTACK;
        sigaction(SIGSEGV, &act, nullptr);
        const auto deep = [](const std::string& id) { return task(id, [](const Options&) { deeper(0); }); };
        run_all({deep("a.first"), deep("a.second")}, {}, 2, heard);
    };
    EXPECT_EXIT(run_both(), testing::ExitedWithCode(7), "");
}
TEST_F(Run, BadInputEndsIt) {
    const std::vector<CheckTask> tasks{quick("a.first"),
                                       task("a.input", [](const Options&) { throw FileError("write", "x", "no"); })};
    EXPECT_THROW(run_all(tasks, {}, 1, heard), FileError);
}

TEST_F(Run, ResultsAreToldInOneOrderForAnyNumberOfThreads) {
    std::vector<CheckTask> tasks;
    for (int i = 0; i < 40; ++i)
        tasks.push_back(
            quick((i < 20 ? "a.c" : "b.c") + std::to_string(i), i % 3 == 0 ? CheckKind::comparison : CheckKind::law));
    tasks[5].late = true;
    run_all(tasks, {}, 1, heard);
    EXPECT_EQ(heard.told, heard.order);
    EXPECT_EQ(heard.told.back(), tasks[5].id) << "it would wait for another";
    Heard of_four;
    run_all(tasks, {}, 4, of_four);
    EXPECT_EQ(of_four.told, heard.told);
    EXPECT_EQ(of_four.begun, 40);
    EXPECT_EQ(of_four.ended, 40);
}

TEST_F(Run, AQuestionThatIsCutShortIsNotRunAndNotUnknown) {
    std::atomic<bool> asked{false};
    const std::vector<CheckTask> tasks{quick("a.first"),
                                       task("a.hard",
                                            [&](const Options& options) {
                                                asked = true;
                                                ask_what_is_hard(options);
                                            }),
                                       quick("a.last")};
    std::jthread stopper([&](const std::stop_token& over) {
        while (!asked) std::this_thread::yield();
        want_stop();
        while (!over.stop_requested()) smt::interrupt_questions(), std::this_thread::yield();
    });
    const RunResults run = run_all(tasks, {}, 1, heard);
    ASSERT_EQ(run.done.size(), 1u);
    EXPECT_EQ(run.done[0].id, "a.first");
    EXPECT_EQ(run.not_run, (std::vector<std::string>{"a.hard", "a.last"}));
}

TEST_F(Run, WhatTheClockEndedSaysSo) {
    Options options;
    options.budget.milliseconds = 100;  // a timer that runs out before Z3 has begun is told as a spent limit
    const RunResults run = run_all({task("a.hard", ask_what_is_hard), quick("a.quick")}, options, 1, heard);
    EXPECT_NE(run.done[0].detail.find("the clock ended 1 question"), std::string::npos) << run.done[0].detail;
    EXPECT_EQ(run.done[1].detail, "");
}

TEST_F(Run, CountedWorkEndsAQuestionWithoutAWordOfTheClock) {
    Options options;
    options.budget.resources = 100'000;
    const RunResults run = run_all({task("a.hard", ask_what_is_hard)}, options, 1, heard);
    EXPECT_EQ(run.done[0].detail, "");
}

}  // namespace
}  // namespace nomos

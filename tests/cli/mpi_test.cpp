// nomos explore on several ranks that mpirun starts, and what is said where that cannot be or goes wrong.
#include <signal.h>

#include <cstdlib>

#include "tests/cli/program.hpp"
#include "tests/paths.hpp"

namespace nomos::cli_test {
namespace {

class Mpi : public Program {
protected:
    void SetUp() override {
        if (std::string(paths::mpiexec).empty()) GTEST_SKIP() << "built without MPI (libboost-mpi-dev, openmpi-bin)";
        Program::SetUp();
        setenv("ASAN_OPTIONS", "detect_leaks=0", 1);  // what Open MPI does not give back at its end is no leak of ours
    }
    void TearDown() override {
        unsetenv("ASAN_OPTIONS");
        Program::TearDown();
    }
    // Each test's mpirun keeps its sockets in a folder of its own: in the usual one, an mpirun that ends removes what
    // another that begins has just found there. `seconds`: so long a rank that is told to end has till it is made to.
    std::vector<std::string> by_mpirun(int ranks, const std::vector<std::string>& arguments, int seconds = 1) const {
        std::vector<std::string> all{"--allow-run-as-root",       "--oversubscribe",       "--mca",
                                     "orte_tmpdir_base",          folder.string(),         "--mca",
                                     "odls_base_sigkill_timeout", std::to_string(seconds), "-n",
                                     std::to_string(ranks),       paths::program};
        all.insert(all.end(), arguments.begin(), arguments.end());
        return all;
    }
    Ran run_on(int ranks, const std::vector<std::string>& arguments) {
        program = paths::mpiexec;
        const Ran ran = run(by_mpirun(ranks, arguments));
        program = paths::program;
        return ran;
    }
    // The processes that mpirun, as that process, has started.
    static std::vector<pid_t> ranks_of(pid_t mpirun) {
        std::vector<pid_t> ranks;
        for (const auto& task : fs::directory_iterator("/proc/" + std::to_string(mpirun) + "/task")) {
            std::ifstream children(task.path() / "children");
            for (pid_t child = 0; children >> child;)
                if (fs::read_symlink("/proc/" + std::to_string(child) + "/exe").filename() == "nomos")
                    ranks.push_back(child);
        }
        return ranks;
    }
};

TEST_F(Mpi, TellsTheSameBytesAsOneProcess) {
    const std::vector<std::pair<int, std::vector<std::string>>> runs{
        {2, {"explore", "nefatavl", "--board", "5x5", "--pieces", "attackers=3", "--pieces", "defenders=0", "--lines"}},
        {3, {"explore", "nerva", "--board", "2x2", "--pieces", "large=1", "--pieces", "medium=1", "--json"}},
        {4, {"explore", "neva", "--board", "6x6", "--pieces", "men=1", "--set", "pairs=yes", "--limit", "30000"}}};
    for (const auto& [ranks, arguments] : runs) {
        const Ran one = run(arguments), several = run_on(ranks, arguments);
        EXPECT_EQ(one.code, 0) << one.err;
        EXPECT_EQ(several.code, 0) << several.err;
        EXPECT_EQ(several.out, one.out);
        EXPECT_EQ(several.err.find("positions a second"), several.err.rfind("positions a second")) << "said once";
    }
}

TEST_F(Mpi, ARankThatDiesEndsTheRunWhichGoesOnFromItsCheckpoint) {
    const std::vector<std::string> plain{"explore", "nefatavl", "--board", "7x7", "--limit", "200000", "--edges", "0"};
    auto kept = plain;
    kept.insert(kept.end(), {"--checkpoint", "kept", "--checkpoint-every", "0"});
    program = paths::mpiexec;
    constexpr int kSeconds = 6;  // on a busy machine one goes by before the first rank has said anything
    const pid_t mpirun = started(by_mpirun(3, kept, kSeconds));
    for (int i = 0; i < 60'000 && !fs::exists(work() / "kept/manifest"); ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const auto ranks = ranks_of(mpirun);
    ASSERT_EQ(ranks.size(), 3U);
    kill(ranks[1], SIGKILL);
    const Ran dead = ended(mpirun);
    EXPECT_NE(dead.code, 0);
    EXPECT_NE(dead.err.find("goes on from the checkpoint"), std::string::npos) << dead.err;
    const Ran again = run_on(2, kept);
    EXPECT_EQ(again.code, 0) << again.err;
    program = paths::program;
    const std::string whole = run(plain).out;
    EXPECT_EQ(again.out, whole);
    EXPECT_EQ(dead.out, whole.substr(0, whole.find("  positions "))) << "the board, and no count";
}

TEST_F(Mpi, WhatIsWrongIsSaidOnce) {
    file("kept", "no folder");
    const Ran ran = run_on(3, {"explore", "nefatavl", "--board", "5x5", "--checkpoint", "kept"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_EQ(ran.out, "");
    const auto first = ran.err.find("nomos: ");
    ASSERT_NE(first, std::string::npos) << ran.err;
    EXPECT_EQ(ran.err.find("nomos: ", first + 1), std::string::npos) << ran.err;
    EXPECT_EQ(run_on(2, {"explore", "nefatavl", "--unroll", "2"}).code, 2);
}

// Whatever this build has: a program away from its library.
TEST_F(Program, SaysThatItCannotBeARankWithoutItsLibrary) {
    fs::copy_file(paths::program, folder / "nomos");
    program = folder / "nomos";
    refused({"explore", "nefatavl", "--board", "5x5"}, {"started by mpirun", "libnomos-mpi.so"}, "",
            {"OMPI_COMM_WORLD_RANK=0"});
    const Ran other = run({"explore", "nefatavl", "--board", "5x5"}, "", {"OMPI_COMM_WORLD_RANK=1"});
    EXPECT_EQ(other.code, 0);
    EXPECT_EQ(other.err, "") << "the first rank speaks for all";
    EXPECT_NE(run({"explore", "--help"}).out.find("cannot be run by mpirun"), std::string::npos);
}
TEST_F(Program, GoesOnFromACheckpointAlone) {
    const std::vector<std::string> plain{"explore",  "nefatavl",    "--board",  "5x5",
                                         "--pieces", "attackers=3", "--pieces", "defenders=0"};
    auto kept = plain;
    kept.insert(kept.end(), {"--checkpoint", "kept"});
    auto part = kept;
    part.insert(part.end(), {"--limit", "5000"});
    EXPECT_EQ(run(part).code, 0);
    EXPECT_EQ(run(kept).out, run(plain).out);
    file("kept/manifest", "nonsense");
    refused(kept, {"the checkpoint in kept is damaged"});
    kept.insert(kept.end(), {"--dot", "x.dot"});
    refused(kept, {"--dot"});
}

}  // namespace
}  // namespace nomos::cli_test

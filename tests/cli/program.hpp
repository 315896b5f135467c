// Runs the built program as a user would, without a shell between.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>
#include "tests/paths.hpp"

namespace nomos::cli_test {

namespace fs = std::filesystem;

struct Ran {
    int code = -1;
    std::string out, err;
};

inline std::string read_file(const fs::path& path) {
    std::stringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

// A folder of its own for each test, which is also where the program runs.
class Program : public testing::Test {
protected:
    void SetUp() override {
        const auto* test = testing::UnitTest::GetInstance()->current_test_info();
        folder = fs::path(testing::TempDir()) / ("nomos_cli_" + std::to_string(::getpid()) + "_" + test->name());
        fs::remove_all(folder);
        fs::create_directories(folder / "work");
    }
    void TearDown() override { fs::remove_all(folder); }

    fs::path work() const { return folder / "work"; }
    std::string file(const std::string& name, const std::string& text) const {
        std::ofstream(work() / name, std::ios::binary) << text;
        return name;
    }
    std::vector<std::string> names_in(const fs::path& where) const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(where)) names.push_back(entry.path().filename().string());
        std::sort(names.begin(), names.end());
        return names;
    }

    // Standard input is `input`; `variables` are added to the environment ("NAME=VALUE"). Nothing that is kept of
    // another run answers a test, and none keeps anything of its own accord: what a run asks, it asks.
    Ran run(const std::vector<std::string>& arguments, const std::string& input = "",
            const std::vector<std::string>& variables = {}) const {
        return ended(started(arguments, input, variables));
    }
    // The same in two steps: to be sent a signal between them.
    pid_t started(const std::vector<std::string>& arguments, const std::string& input = "",
                  const std::vector<std::string>& variables = {}) const {
        std::ofstream(folder / "in", std::ios::binary) << input;
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        const auto redirect = [&](int to, const char* name, int flags) {
            posix_spawn_file_actions_addopen(&actions, to, (folder / name).c_str(), flags, 0600);
        };
        redirect(STDIN_FILENO, "in", O_RDONLY);
        redirect(STDOUT_FILENO, "out", O_WRONLY | O_CREAT | O_TRUNC);
        redirect(STDERR_FILENO, "err", O_WRONLY | O_CREAT | O_TRUNC);
        posix_spawn_file_actions_addchdir_np(&actions, work().c_str());
        // A shell's job in the background ignores SIGINT, and so would what it starts.
        posix_spawnattr_t attributes;
        posix_spawnattr_init(&attributes);
        sigset_t interrupt;
        sigemptyset(&interrupt), sigaddset(&interrupt, SIGINT);
        posix_spawnattr_setsigdefault(&attributes, &interrupt);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
        auto words = with_name(without_cache(arguments)), settings = environment(variables);
        pid_t child = 0;
        const int problem = posix_spawn(&child, program.c_str(), &actions, &attributes, pointers(words).data(),
                                        pointers(settings).data());
        posix_spawnattr_destroy(&attributes);
        posix_spawn_file_actions_destroy(&actions);
        EXPECT_EQ(problem, 0) << "cannot start " << program;
        return child;
    }
    // Until that holds; the guard is for a program that never comes so far.
    template <class Reached>
    static void wait_until(Reached&& reached) {
        for (int i = 0; i < 12'000; ++i) {
            if (reached()) return;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        FAIL() << "it never came so far";
    }
    // A signal that it died by is a negative code.
    Ran ended(pid_t child) const {
        int status = 0;
        waitpid(child, &status, 0);
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status), read_file(folder / "out"),
                read_file(folder / "err")};
    }

    // Sends the signal later and later, until `is_late_enough`.
    template <class Enough>
    Ran signalled(const std::vector<std::string>& arguments, int signal, Enough&& is_late_enough,
                  const std::vector<std::string>& variables = {}) const {
        Ran ran;
        for (int wait = 250; wait <= 32'000; wait *= 2) {
            const pid_t child = started(arguments, "", variables);
            std::this_thread::sleep_for(std::chrono::milliseconds(wait));
            kill(child, signal);
            ran = ended(child);
            if (is_late_enough(ran)) break;
        }
        return ran;
    }

    // Bad use: exit 2, one message that says all of `words`, and nothing on standard output.
    void refused(const std::vector<std::string>& arguments, const std::vector<std::string>& words,
                 const std::string& input = "", const std::vector<std::string>& variables = {}) const {
        const Ran ran = run(arguments, input, variables);
        EXPECT_EQ(ran.code, 2) << ran.err;
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(ran.err.rfind("nomos: ", 0), 0u) << ran.err;
        EXPECT_LT(ran.err.size(), 1000u) << "one message, whatever the input";
        for (const auto& word : words) EXPECT_NE(ran.err.find(word), std::string::npos) << word << " in " << ran.err;
    }

    fs::path folder;
    std::string program = paths::program;

private:
    // What exec wants: pointers into texts that outlive the call.
    static std::vector<char*> pointers(std::vector<std::string>& texts) {
        std::vector<char*> list;
        for (auto& text : texts) list.push_back(text.data());
        list.push_back(nullptr);
        return list;
    }
    static std::vector<std::string> without_cache(std::vector<std::string> arguments) {
        const auto has = [&](const char* word) {
            return std::find(arguments.begin(), arguments.end(), word) != arguments.end();
        };
        const bool keeps =
            !arguments.empty() && (arguments[0] == "check" || arguments[0] == "report" || arguments[0] == "merge" ||
                                   (arguments[0] == "accept" && has("--sources")));
        if (keeps && !has("--cache") && !has("--help")) arguments.emplace_back("--no-cache");
        return arguments;
    }
    static std::vector<std::string> with_name(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "nomos");
        return arguments;
    }
    static std::vector<std::string> environment(std::vector<std::string> variables) {
        for (char** entry = environ; *entry; ++entry)
            if (std::string_view(*entry).rfind("NOMOS_", 0) != 0) variables.emplace_back(*entry);
        return variables;
    }
};

}  // namespace nomos::cli_test

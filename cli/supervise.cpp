#include "cli/supervise.hpp"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <new>

#include "checkers/verdict.hpp"

namespace nomos::cli {
namespace {

// What a child leaves to those after it.
struct Left {
    std::array<char, 120> check{};  // in which it crashed; "" if in none
    std::atomic<std::size_t> told{0};
};
Left* left = nullptr;
Crashed crashed;
std::size_t told_at_start = 0;

Left* shared_memory() {
    void* at = mmap(nullptr, sizeof(Left), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return at == MAP_FAILED ? nullptr : new (at) Left;
}
sigset_t watched_signals() {
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGINT, SIGTERM, SIGCHLD}) sigaddset(&set, signal);
    return set;
}
// How the child ended; what the parent is told meanwhile is passed on.
int status_of(pid_t child) {
    const sigset_t watched = watched_signals();
    for (;;) {
        int signal = 0, status = 0;
        if (sigwait(&watched, &signal) != 0) continue;
        if (signal != SIGCHLD)
            kill(child, signal);
        else if (waitpid(child, &status, WNOHANG) == child)
            return status;
    }
}
[[noreturn]] void end_by(int signal) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);
    _exit(128 + signal);
}
std::string why(int signal) {
    return "the program crashed in it (signal " + std::to_string(signal) + ", " + strsignal(signal) + ")";
}

}  // namespace

std::size_t told_before() { return told_at_start; }
void one_more_is_told() {
    if (left) ++left->told;
}
void note_crash(std::string_view check) {
    if (!left || left->check[0] != '\0') return;
    std::memcpy(left->check.data(), check.data(), std::min(check.size(), left->check.size() - 1));
}

std::optional<int> supervised() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return {};
#endif
    left = shared_memory();
    if (!left) return {};
    const sigset_t watched = watched_signals();
    sigset_t before;
    pthread_sigmask(SIG_BLOCK, &watched, &before);
    for (;;) {
        const pid_t parent = getpid(), child = fork();
        if (child == 0) {
            prctl(PR_SET_PDEATHSIG, SIGKILL);  // whoever kills the one means both
            if (getppid() != parent) _exit(1);
            pthread_sigmask(SIG_SETMASK, &before, nullptr);
            leave_out(crashed);
            return {};
        }
        if (child < 0) {  // then without a second one
            pthread_sigmask(SIG_SETMASK, &before, nullptr);
            left = nullptr;
            return {};
        }
        const int status = status_of(child);
        if (WIFEXITED(status)) return WEXITSTATUS(status);
        const std::string check = left->check.data();
        if (check.empty() || crashed.contains(check)) end_by(WTERMSIG(status));
        crashed[check] = why(WTERMSIG(status));
        left->check.fill('\0'), told_at_start = left->told;
    }
}

}  // namespace nomos::cli

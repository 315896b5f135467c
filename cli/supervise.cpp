#include "cli/supervise.hpp"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <new>
#include <string>

#include "checkers/verdict.hpp"
#include "cli/verb.hpp"

namespace nomos::cli {
namespace {

// What a child leaves to those after it.
struct Left {
    std::atomic<bool> claimed{false}, complete{false};
    std::array<char, 120> check{};  // in which it crashed, once complete
    std::atomic<std::size_t> told{0};
    std::atomic<bool> opened{false};
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

struct Ended {
    int status = 0;
    bool was_told_to_stop = false;
};
// What the parent is told meanwhile is passed on, but for what the terminal tells both.
Ended ended(pid_t child) {
    const sigset_t watched = watched_signals();
    Ended end;
    for (;;) {
        siginfo_t told{};
        const int signal = sigwaitinfo(&watched, &told);
        if (signal == SIGINT || signal == SIGTERM) {
            end.was_told_to_stop = true;
            if (told.si_code != SI_KERNEL) kill(child, signal);
        } else if (signal == SIGCHLD) {
            const pid_t which = waitpid(child, &end.status, WNOHANG);
            if (which == child) return end;
            if (which < 0 && errno != EINTR) return {W_EXITCODE(kInternal, 0), end.was_told_to_stop};  // it got lost
        }
    }
}
[[noreturn]] void end_by(int signal) {
    constexpr rlimit kNone{0, 0};  // the child's core is the one to look at
    setrlimit(RLIMIT_CORE, &kNone);
    std::signal(signal, SIG_DFL);
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, nullptr);
    std::raise(signal);
    _exit(128 + signal);
}
std::string why(int signal) {
    return "the program crashed in it (signal " + std::to_string(signal) + ", " + strsignal(signal) + ")";
}
// The check in which the last child crashed; "" if in none that is known, or in one that is not run any more.
std::string check_at_fault() {
    if (!left->complete) return "";
    const std::string check = left->check.data();
    return crashed.contains(check) ? "" : check;
}

}  // namespace

std::size_t told_before() { return told_at_start; }
bool is_opened_before() { return left && left->opened; }
void note_opening() {
    if (left) left->opened = true;
}
void one_more_is_told() {
    if (left) ++left->told;
}
void note_crash(std::string_view check) {
    if (!left || left->claimed.exchange(true)) return;
    std::memcpy(left->check.data(), check.data(), std::min(check.size(), left->check.size() - 1));
    left->complete = true;
}

std::optional<int> supervised() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return {};
#endif
    left = shared_memory();
    if (!left) return {};
    std::signal(SIGCHLD, SIG_DFL);  // who starts the program may have had it ignored, and that is inherited
    const sigset_t watched = watched_signals();
    pthread_sigmask(SIG_BLOCK, &watched, nullptr);
    for (;;) {
        const pid_t parent = getpid(), child = fork();
        if (child <= 0) {
            if (child < 0) left = nullptr;  // then without a second process
            if (child == 0) {
                prctl(PR_SET_PDEATHSIG, SIGKILL);  // whoever kills the one means both
                if (getppid() != parent) _exit(kInternal);
                leave_out(crashed);
            }
            sigset_t child_signal;
            sigemptyset(&child_signal), sigaddset(&child_signal, SIGCHLD);
            pthread_sigmask(SIG_UNBLOCK, &child_signal, nullptr);  // the others wait for who listens to them
            return {};
        }
        const Ended end = ended(child);
        if (WIFEXITED(end.status)) return WEXITSTATUS(end.status);
        if (end.was_told_to_stop) return kStopped;
        const std::string check = check_at_fault();
        if (check.empty() || crashed.size() >= kMostCrashes) end_by(WTERMSIG(end.status));
        crashed[check] = why(WTERMSIG(end.status));
        left->check.fill('\0'), left->claimed = false, left->complete = false, told_at_start = left->told;
    }
}

}  // namespace nomos::cli

// A child process and its pipes: posix_spawn, poll, and a kill that takes all of its group.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>
#include <utility>

#include "analysis/engines/engine_process.hpp"
#include "model/core/error.hpp"

extern char** environ;

namespace nomos::engines {
namespace {

constexpr std::size_t kLongestAnswer = std::size_t{1} << 20, kComplaintsKept = 2000;

using Clock = std::chrono::steady_clock;
Clock::time_point in_seconds(double seconds) {
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}
int milliseconds_until(Clock::time_point end) {
    constexpr int kLook = 200;  // how long a wish to stop may wait
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
    return static_cast<int>(std::clamp<long long>(left + 1, 0, kLook));
}

void close_fd(int& fd) {
    if (fd >= 0) close(fd);
    fd = -1;
}
// Closes the ends that nobody has taken.
struct Pipe {
    int read_end = -1, write_end = -1;
    Pipe() {
        int ends[2];
        if (pipe2(ends, O_CLOEXEC) != 0) throw FileError("make", "a pipe", std::strerror(errno));
        read_end = ends[0], write_end = ends[1];
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() { close_fd(read_end), close_fd(write_end); }
};
void make_patient(int fd) { fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK); }

// The shell with the command, in a group of its own and with signals as usual.
pid_t spawned(const std::string& command, int in, int out, int err) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, err, STDERR_FILENO);
    posix_spawnattr_t how;
    posix_spawnattr_init(&how);
    sigset_t usual;
    sigemptyset(&usual), sigaddset(&usual, SIGPIPE), sigaddset(&usual, SIGINT), sigaddset(&usual, SIGTERM);
    posix_spawnattr_setsigdefault(&how, &usual);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&how, &none);
    posix_spawnattr_setpgroup(&how, 0);
    posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    std::array<std::string, 3> words{"sh", "-c", command};
    std::array<char*, 4> pointers{words[0].data(), words[1].data(), words[2].data(), nullptr};
    pid_t process = -1;
    const int problem = posix_spawn(&process, "/bin/sh", &files, &how, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&files), posix_spawnattr_destroy(&how);
    if (problem != 0) throw FileError("run", "/bin/sh", std::strerror(problem));
    return process;
}
bool is_text(char c) { return static_cast<unsigned char>(c) >= 0x20 || c == '\t' || c == '\r'; }

}  // namespace

Child::Child(const std::string& command) {
    signal(SIGPIPE, SIG_IGN);  // an engine that has gone is met where it is written to
    Pipe in, out, err;
    process_ = spawned(command, in.read_end, out.write_end, err.write_end);
    in_ = std::exchange(in.write_end, -1);
    out_ = std::exchange(out.read_end, -1), err_ = std::exchange(err.read_end, -1);
    for (const int fd : {in_, out_, err_}) make_patient(fd);
}
Child::~Child() {
    leave(0);
    close_fd(out_), close_fd(err_);
}

// Reads what there is, but no more than is worth keeping; false when the other end is closed.
bool Child::drain(int& fd, std::string& into, std::size_t most) {
    std::array<char, 1 << 16> block;
    while (into.size() <= most) {
        const ssize_t got = read(fd, block.data(), block.size());
        if (got < 0 && errno == EINTR) continue;
        if (got < 0 && errno == EAGAIN) return true;
        if (got <= 0) return close_fd(fd), false;
        into.append(block.data(), static_cast<std::size_t>(got));
    }
    return true;
}
// The first line of what was heard, if there is one.
Child::Came Child::take_line(std::string& answer) {
    const std::size_t end = heard_.find('\n');
    if (end == std::string::npos) return heard_.size() > kLongestAnswer ? Came::babble : Came::closed;
    answer = heard_.substr(0, end);
    heard_.erase(0, end + 1);
    return std::all_of(answer.begin(), answer.end(), is_text) ? Came::line : Came::no_text;
}

Child::Came Child::ask(const std::string& question, double seconds, const std::atomic<bool>* stop,
                       std::string& answer) {
    const auto end = in_seconds(seconds);
    std::string to_write = question + "\n";
    while (true) {
        if (heard_.find('\n') != std::string::npos || heard_.size() > kLongestAnswer || out_ < 0)
            return take_line(answer);
        if (stop && stop->load()) return Came::stopped;
        if (Clock::now() >= end) return Came::late;
        std::array<pollfd, 3> watched{
            {{out_, POLLIN, 0}, {err_, POLLIN, 0}, {to_write.empty() ? -1 : in_, POLLOUT, 0}}};
        if (poll(watched.data(), watched.size(), milliseconds_until(end)) < 0 && errno != EINTR) return Came::closed;
        if (watched[2].revents != 0) {
            const ssize_t put = write(in_, to_write.data(), to_write.size());
            if (put > 0)
                to_write.erase(0, static_cast<std::size_t>(put));
            else if (errno != EAGAIN && errno != EINTR)
                to_write.clear();  // it does not listen; its output will tell
        }
        if (watched[1].revents != 0) said_last();
        if (watched[0].revents != 0) drain(out_, heard_, kLongestAnswer);
    }
}
bool Child::speaks_unasked() {
    if (out_ >= 0) drain(out_, heard_, kLongestAnswer);
    return !heard_.empty();
}

std::string Child::said_last() {
    if (err_ >= 0) drain(err_, complaints_, kLongestAnswer);
    if (complaints_.size() > kComplaintsKept) complaints_.erase(0, complaints_.size() - kComplaintsKept);
    std::string text = complaints_;
    while (text.ends_with('\n') || text.ends_with(' ')) text.pop_back();
    constexpr std::size_t kShown = 300;
    return text.size() > kShown ? text.substr(text.size() - kShown) : text;
}

void Child::close_input() { close_fd(in_); }

bool Child::has_left(int& status, double seconds) {
    const auto end = in_seconds(seconds);
    while (true) {
        const pid_t left = waitpid(process_, &status, WNOHANG);
        if (left == process_ || (left < 0 && errno != EINTR)) return true;
        if (Clock::now() >= end) return false;
        said_last();  // it may be stuck complaining
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
}
std::optional<int> Child::leave(double seconds) {
    if (process_ < 0) return left_;
    close_input();
    int status = 0;
    const bool by_itself = has_left(status, seconds);
    kill(-process_, SIGKILL);  // and whatever it started
    if (by_itself)
        left_ = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    else
        while (waitpid(process_, &status, 0) < 0 && errno == EINTR) {
        }
    process_ = -1;
    return left_;
}

}  // namespace nomos::engines

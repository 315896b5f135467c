// A crash is told in one line before the signal takes its course: what was being done, and with which seed.
#include <unistd.h>

#include <array>
#include <charconv>
#include <csignal>
#include <cstring>

#include "cli/stop.hpp"
#include "cli/supervise.hpp"
#include "model/core/doing.hpp"

namespace nomos::cli {
namespace {

// Neither allocates nor locks: it runs in a signal handler.
class Line {
public:
    void add(std::string_view text) {
        const std::size_t n = std::min(text.size(), text_.size() - size_);
        std::memcpy(text_.data() + size_, text.data(), n);
        size_ += n;
    }
    void add(std::uint64_t number) {
        std::array<char, 20> digits;
        add({digits.data(),
             static_cast<std::size_t>(std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr -
                                      digits.data())});
    }
    void put() const { [[maybe_unused]] const auto done = write(STDERR_FILENO, text_.data(), size_); }

private:
    std::array<char, 600> text_;
    std::size_t size_ = 0;
};

void add_what(Line& line, const doing::Now& now) {
    if (now.verb == nullptr) return;
    line.add(" while "), line.add(now.verb), line.add(" "), line.add(now.what.data());
    if (now.oracle != nullptr) line.add(", comparing "), line.add(now.oracle);
    if (now.seed == 0) return;
    line.add(", seed "), line.add(now.seed);
    line.add(", batch "), line.add(now.batch), line.add(", position "), line.add(now.position);
}

extern "C" void tell_of_crash(int signal) {
    const char* verb = doing::current.verb;
    if (verb != nullptr && std::strcmp(verb, doing::kChecking) == 0) note_crash(doing::current.what.data());
    Line line;
    line.add("\nnomos: a fault of the program (signal "), line.add(static_cast<std::uint64_t>(signal)), line.add(")");
    add_what(line, doing::current);
    line.add("\n");
    line.put();
    std::raise(signal);  // the usual way by now
}

}  // namespace

// Where a sanitizer runs it tells more.
void tell_of_crashes() {
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    struct sigaction act {};
    act.sa_handler = tell_of_crash, act.sa_flags = static_cast<int>(SA_RESETHAND) | SA_ONSTACK;
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) sigaction(signal, &act, nullptr);
#endif
}

}  // namespace nomos::cli

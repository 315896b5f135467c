#include "cli/stop.hpp"

#include <pthread.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>
#include <thread>

#include "cli/verb.hpp"
#include "model/core/stop.hpp"
#include "model/smt/question.hpp"
#include "reports/write.hpp"

namespace nomos::cli {
namespace {

enum class Mode { leave, end_verb, end_work };
std::atomic<Mode> mode{Mode::leave};
std::atomic<bool> stop_wanted{false};
std::atomic<const char*> parting_words{"nomos: stopped\n"};

sigset_t stop_signals() {
    sigset_t signals;
    sigemptyset(&signals), sigaddset(&signals, SIGINT), sigaddset(&signals, SIGTERM);
    return signals;
}

void say(std::string_view text) { [[maybe_unused]] const auto put = write(STDERR_FILENO, text.data(), text.size()); }
// What is being written is written first: its drafts would stay behind.
[[noreturn]] void leave() {
    hold_writing().release();  // for ever
    if (progress_is_wanted()) say(kWipe);
    say(parting_words.load());
    _exit(kStopped);
}

// One wish to stop may arrive twice: timeout(1), and shells that end a job, signal the program and then its group.
// What comes that soon after the first is the same wish; a second one is a person's, or a server's that has waited.
class Again {
public:
    // Waits at most that long; true: it is wanted at once.
    bool within(timespec wait) const {
        const sigset_t signals = stop_signals();
        return sigtimedwait(&signals, nullptr, &wait) > 0 && Clock::now() - first_ > kSameWish;
    }

private:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kSameWish{300};
    Clock::time_point first_ = Clock::now();
};

// A solver may be between two questions when it is told: so again and again, until the verb has ended.
void end_work(const Again& again) {
    want_stop();
    constexpr timespec kBetween{0, 10'000'000};
    do smt::interrupt_questions();
    while (!again.within(kBetween));
    _exit(kStopped);
}
void listen() {
    const sigset_t signals = stop_signals();
    int which = 0;
    while (sigwait(&signals, &which) != 0) continue;
    if (mode == Mode::leave) leave();
    const Again again;
    stop_wanted = true;
    say("\nnomos: stopping; what is done is kept (again: at once)\n");
    if (mode == Mode::end_work) end_work(again);
    constexpr timespec kLong{3'600, 0};
    while (!again.within(kLong)) continue;
    _exit(kStopped);
}

}  // namespace

void listen_for_stops() {
    const sigset_t signals = stop_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    std::thread(listen).detach();
}

void say_when_stopped(const char* text) { parting_words = text; }

const std::atomic<bool>& stop_when_told() {
    mode = Mode::end_verb;
    return stop_wanted;
}
void stop_work_when_told() { mode = Mode::end_work; }

}  // namespace nomos::cli

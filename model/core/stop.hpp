// Work that is told to stop. Long searches poll; what they leave by is no answer, and nobody takes it for one.
#pragma once

#include <atomic>
#include <exception>

namespace nomos {

namespace stop {
inline std::atomic<bool> wanted{false};
}

// Thrown out of work that was cut short: it has no result.
class Stopped : public std::exception {
public:
    const char* what() const noexcept override { return "stopped"; }
};

inline void want_stop(bool wanted = true) { stop::wanted = wanted; }
inline bool stop_is_wanted() { return stop::wanted.load(std::memory_order_relaxed); }
inline void leave_if_stopped() {
    if (stop_is_wanted()) throw Stopped();
}

}  // namespace nomos

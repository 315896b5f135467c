#include "cli/stop.hpp"

#include <csignal>

namespace nomos::cli {
namespace {

std::atomic<bool> stop_wanted{false};
extern "C" void want_stop(int) { stop_wanted = true; }

}  // namespace

const std::atomic<bool>& stop_when_told() {
    std::signal(SIGINT, want_stop), std::signal(SIGTERM, want_stop);
    return stop_wanted;
}

}  // namespace nomos::cli

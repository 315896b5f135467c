// How far exploring is.
#pragma once

#include <cstdint>
#include <functional>

namespace nomos::graph {

// What is done, one after the other; not all of it on every board.
enum class Stage {
    searching,
    counting_images,
    comparing_encodings,
    looking_for_lines,
    connecting,
    counting_components,
    solving,
};

struct Progress {
    std::uint64_t positions = 0, queue = 0, bytes = 0;  // of the search
    int depth = 0;
    double seconds = 0;
    Stage stage = Stage::searching;
    // Of what follows it: positions, or their numbers, that are done, and of how many; 0 where nobody counts.
    std::uint64_t done = 0, total = 0;
    int round = 0;  // of solving by number
};
using OnProgress = std::function<void(const Progress&)>;

// That a stage after the search has come so far.
inline void tell(const OnProgress& on_progress, Stage stage, std::uint64_t done = 0, std::uint64_t total = 0,
                 int round = 0) {
    if (on_progress) on_progress({0, 0, 0, 0, 0, stage, done, total, round});
}

}  // namespace nomos::graph

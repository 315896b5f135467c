// How far a search is.
#pragma once

#include <cstdint>
#include <functional>

namespace nomos::graph {

struct Progress {
    std::uint64_t positions = 0, queue = 0, bytes = 0;
    int depth = 0;
    double seconds = 0;
};
using OnProgress = std::function<void(const Progress&)>;

}  // namespace nomos::graph

// What comes of comparing the two encodings in every position of a board (agree.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace nomos::graph {

struct Agreement {
    static constexpr std::size_t kMostShown = 10;

    std::uint64_t compared = 0;              // moves judged
    std::vector<std::string> disagreements;  // at most one a position and ten in all, by position number
};

inline Agreement all_of(const std::vector<Agreement>& parts) {
    Agreement all;
    for (const Agreement& part : parts) {
        all.compared += part.compared;
        for (const auto& d : part.disagreements)
            if (all.disagreements.size() < Agreement::kMostShown) all.disagreements.push_back(d);
    }
    return all;
}

}  // namespace nomos::graph

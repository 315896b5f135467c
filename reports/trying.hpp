// Both encodings run against each other, and what came of it in words: no solver, nothing kept.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nomos {

struct Trying {
    std::uint64_t count = 50'000;  // positions
    std::uint64_t seed = 1;
    int jobs = 1;
};
struct Tried {
    bool agree = false;
    std::string text;  // the count, or the smallest disagreement with its board
};
// Throws UnknownName.
Tried tried(std::string_view ruleset, const Trying& how);

}  // namespace nomos

// Seeded random choices, the same on every machine: no standard distributions, whose results
// differ between libraries.
#pragma once

#include <cstdint>
#include <random>

namespace nomos {

class Dice {
public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    // 0 <= result < n; the tiny bias of the remainder does not matter here.
    int below(int n) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(n)); }
    bool one_in(int n) { return below(n) == 0; }
    std::uint64_t raw() { return engine_(); }

private:
    std::mt19937_64 engine_;
};

}  // namespace nomos

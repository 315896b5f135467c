// A soak: very many positions, over many runs of the program. It is cut into stretches, each a run with a seed of its
// own, so that one that is stopped goes on where it was, and anybody can have any stretch again:
// nomos fuzz RULESET --seed SEED --count POSITIONS --no-corpus. A corpus has no part in it: it would lead a stretch
// elsewhere, and grows by what is found.
#pragma once

#include "analysis/fuzz/fuzz.hpp"

namespace nomos::fuzz {

inline constexpr std::uint64_t kStretch = 1'000'000;

// What a soak has come to; reports/soak_file.hpp keeps it.
struct Soak {
    struct Found {
        std::uint64_t seed = 0;                           // of the stretch
        std::string kind, clause, position, move, entry;  // the entry as a corpus has it
        bool operator==(const Found&) const = default;
    };
    std::string ruleset;
    std::string sources;                       // the fingerprint of what it is of (checkers/store/key.hpp)
    std::uint64_t first_seed = 1;              // of the first stretch; those that follow have the next ones
    std::uint64_t stretch = 0, stretches = 0;  // positions of each, and how many were looked at to their end
    std::uint64_t moves = 0;                   // that were compared
    std::vector<Found> found;                  // in the order of the seeds; each cause once
    double seconds = 0;                        // of all runs, for people

    std::uint64_t positions() const { return stretch * stretches; }
    std::uint64_t next_seed() const { return first_seed + stretches; }
};

// Adds stretches until there are so many positions, `each.seconds` have gone by (0: no limit; asked between stretches)
// or `each.stop` says so: then the stretch under way is given up. `kept` is called after each. Says whether all are
// there.
bool go_on(Soak& soak, const Fuzzer& fuzzer, std::uint64_t positions, const FuzzOptions& each,
           const std::function<void(const Soak&)>& kept);

}  // namespace nomos::fuzz

// A soak: very many positions, over many runs of the program. It is cut into stretches, each a run with a seed of its
// own, so that one that is stopped goes on where it was, and anybody can have any stretch again:
// nomos fuzz RULESET --seed SEED --count POSITIONS --no-corpus. A corpus has no part in it: it would lead a stretch
// elsewhere, and grows by what is found.
#pragma once

#include "analysis/fuzz/fuzz.hpp"

namespace nomos::fuzz {

inline constexpr std::uint64_t kStretch = 1'000'000,
                               kStretchOfSome = 10'000;  // where kinds are named, which are asked of every position

// What a soak has come to; reports/soak_file.hpp keeps it. It goes on over changes of what it is of, since very many
// positions take longer than sources stay as they are; it says how many each state of them has compared.
struct Soak {
    // Stretches that one state of the sources compared, one after the other; those that follow have the next seeds.
    struct Part {
        std::string sources;           // the fingerprint of what was compared (checkers/store/key.hpp)
        std::uint64_t first_seed = 1;  // of the first stretch
        std::uint64_t stretches = 0;   // that were looked at to their end
        bool operator==(const Part&) const = default;
    };
    struct Found {
        std::string sources;                              // of the state that disagreed
        std::uint64_t seed = 0;                           // of the stretch
        std::string kind, clause, position, move, entry;  // the entry as a corpus has it
        bool operator==(const Found&) const = default;
    };
    std::string ruleset;
    std::string sources;            // as they are now
    std::uint64_t first_seed = 1;   // of the first stretch of all
    std::uint64_t stretch = 0;      // positions of each
    std::vector<std::string> only;  // the kinds that are compared, in every position; none: all (fuzz.hpp)
    std::vector<Part> parts;        // in their order, none of them empty
    std::vector<Found> found;       // in the order of the seeds; each cause once for each state of the sources
    double seconds = 0;             // of all runs, for people

    std::uint64_t stretches() const;
    std::uint64_t positions() const { return stretch * stretches(); }
    std::uint64_t positions_now() const;  // by the sources as they are
    std::uint64_t next_seed() const { return first_seed + stretches(); }
    bool disagrees_now() const;  // by the sources as they are
};

// First what earlier sources disagreed about is compared again: what these do as well is found by them, under the seed
// that had it. Then stretches are added until there are so many positions, of all states together and some of this one,
// `each.seconds` have gone by (0: no limit; asked between stretches) or `each.stop` says so: then the stretch under way
// is given up. `kept` is called after each. Says whether all are there.
bool go_on(Soak& soak, const Fuzzer& fuzzer, std::uint64_t positions, const FuzzOptions& each,
           const std::function<void(const Soak&)>& kept);

}  // namespace nomos::fuzz

// What the phases of an examination answer: the parts that findings are assembled of (assemble.hpp).
#pragma once

#include "analysis/findings/finding.hpp"

namespace nomos::analysis {

// What comparing two options comes to.
struct Compared {
    FindingKind kind = FindingKind::ambiguity;
    Materiality materiality = Materiality::not_applicable;
    Decided decided{};
    std::vector<Side> sides{};
    Witness witness{};
    Shown shown{};
};
// ... with the line of play to where they differ. Indexes of options; the first is the one seen from.
struct Pair {
    int first = 0, second = 0;
    Compared compared{};
    LineOfPlay line{};
};

// A position and the play that leads to it, beside something that the text lacks.
struct Beside {
    Witness witness;
    Shown shown;
    LineOfPlay line;
};

// Play that goes round and that nothing ends: the line to the loop, what is told of it and of the other options.
struct Endless {
    Beside beside;
    ToldRound loop;
    ToldRounds and_loops;
    std::string command;
};
// What was measured of an open question, with the best line that is known to where its options differ.
struct Impact {
    LineOfPlay line;
    Measured measured;
    Materiality materiality = Materiality::not_applicable;
};

}  // namespace nomos::analysis

// Which mistakes are made: every change of every operation of both encodings, and every clause once not in force.
#pragma once

#include <string>
#include <vector>

#include "analysis/grade/grade.hpp"
#include "analysis/grade/subject.hpp"
#include "model/smt/lanes.hpp"

namespace nomos::grade {

struct Planned {
    tape::Mistake mistake;
    Mutant mutant;  // what is said of it before it is tried
};
// By id. What can be done to the rules is also done to both encodings: of these only Where::rules stands here.
std::vector<Planned> planned(const Subject& subject);
// At most so many of each encoding, drawn by the seed; the order stays.
std::vector<Planned> drawn(std::vector<Planned> all, int most, std::uint64_t seed);

// To which clause each node of the constraints belongs: the innermost one that demands or grants what it is part of.
// -1: none.
std::vector<int> owners(const tape::Tape& tape);

}  // namespace nomos::grade

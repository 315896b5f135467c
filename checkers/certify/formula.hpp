// A formula in conjunctive normal form, and its reader. Everything in this folder stands by itself: it includes
// nothing of Nomos, so that what checks a proof shares no code with what made it.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace nomos::certify {

// A literal as DIMACS writes it: a variable, counted from 1, or its negative for "not". Never 0.
using Clause = std::vector<int>;  // at least one of them holds; empty: cannot hold

struct Formula {
    int variables = 0;
    std::vector<Clause> clauses;
};

// A file that cannot be read as what it should be; the message begins with the place.
class Malformed : public std::runtime_error {
public:
    Malformed(const std::string& place, const std::string& problem) : std::runtime_error(place + ": " + problem) {}
};

// Reads DIMACS: comments, a header "p cnf VARIABLES CLAUSES", clauses that end with 0. Nothing is guessed: another
// number of clauses than the header says, a variable beyond it, or anything that is no number is Malformed.
Formula read_dimacs(std::string_view text);

// The largest variable that is read, in formulas and proofs: more would be junk, or more than the memory holds.
constexpr int kMostVariables = 1 << 24;

}  // namespace nomos::certify

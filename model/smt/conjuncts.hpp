// What two conjunctions have in common, left out: where all that is common holds, one holds and the other does not only
// if their rests differ.
//
// Sound in one direction: rests that cannot differ belong to conjunctions that cannot.
#pragma once

#include "model/smt/term.hpp"

namespace nomos::smt {

struct Rests {
    Bit one, other;
};
Rests without_common_conjuncts(const Bit& one, const Bit& other);

}  // namespace nomos::smt

// A question as a SAT solver takes it: from SMT-LIB 2 to DIMACS, by Z3's tactics, each of which keeps satisfiability.
//   simplify       rewrites terms into equal ones, with "and" told by "or" and "not", which is what the last step takes
//   bit-blast      a Boolean a bit, an operation of words as the circuit that computes it
//   tseitin-cnf    a new variable a part of the formula, defined by clauses (Tseitin 1968)
// Nothing is decided on the way but what folds to a constant. The clauses are written here and not by Z3's
// Goal::dimacs, which in 4.8.12 takes "false" for a variable like any other, so that a goal that was refuted on the
// way comes out satisfiable (docs/gotchas.md).
#pragma once

#include <string>

namespace nomos::smt {

// Of the contents of an SMT-LIB 2 file that has Booleans and bit vectors only. ParseError where it is no such file.
std::string dimacs_of(const std::string& smtlib);

}  // namespace nomos::smt

// Does a DRAT proof show that a formula cannot be satisfied?
//
// A proof is a list of clauses, each of which may be added to the formula without making a satisfiable formula
// unsatisfiable; when the empty clause has been added, there was no solution to begin with. Why a clause may be added
// has to be seen at a glance, by one of two tests:
//   RUP  reverse unit propagation (Goldberg and Novikov, DATE 2003; the name is Van Gelder's, ISAIM 2008): take all
//        literals of the clause for false and follow what single literals force; this ends in a conflict. So the clause
//        follows from those there are.
//   RAT  resolution asymmetric tautology on the first literal (Järvisalo, Heule and Biere, "Inprocessing Rules", IJCAR
//        2012): every resolvent of the clause with one that has the negated literal is RUP. It need not follow, but
//        whoever satisfies the others satisfies it too, with another value of that variable if need be.
// Clauses that a proof takes away are taken away (DRAT: Wetzler, Heule and Hunt, SAT 2014): what only they supported
// is no longer known, a literal that they forced included, which some checkers keep.
//
// Forward: steps are tested in their order, and what fails is the first step that does not stand. The alternative,
// backward from the empty clause and core first, tests only what is needed and is quicker on long proofs; it needs the
// whole proof in memory and, to be right about deleted units, much more code. Time: about what the solver took;
// memory: the clauses there are at one time, besides the file. Two watched literals (Moskewicz et al., DAC 2001).
#pragma once

#include "checkers/certify/proof.hpp"

namespace nomos::certify {

struct Judgement {
    bool verified = false;
    std::string place;       // of the step that fails, or with which the contradiction is there
    std::string why;         // empty when verified
    long steps = 0;          // tested or taken away
    long rat = 0;            // of these, clauses that are not RUP but RAT
    bool is_unread = false;  // the formula is none: nothing is said of the proof
};

// Reads the proof to its end, also when the contradiction is there sooner: a file that is not a proof throughout
// is refused.
Judgement judge(const Formula& formula, Proof& proof);
// The same of the contents of a DIMACS file and of a proof file: Malformed is a judgement here.
Judgement judge_files(std::string_view dimacs, std::string_view proof);

}  // namespace nomos::certify

// A change to a text, as a machine can make it, and what comes of it sentence by sentence.
#pragma once

#include <string>
#include <vector>

#include "checkers/verdict.hpp"
#include "model/core/reading.hpp"

namespace nomos {

struct TextChange {
    // Answers that the changed text leaves: in each row one of every reading that it is about.
    std::vector<std::vector<Choice>> leaves{{}};
    std::vector<std::string> adds;  // ids of clauses that the changed text states and the old one did not
    std::vector<int> drops;         // ledger numbers of sentences
};

struct TriedChange {
    int asked = 0;               // sentences of which a single move can tell whether they decide something
    std::vector<int> idle;       // those that did before, and in the changed text do no more (proved)
    std::vector<int> undecided;  // those of which that was not found out within the budget
    // Without the added clauses the others decide otherwise: holds. violated: they say the same (proved).
    Verdict adds_decide = Verdict::holds;
    // The dropped sentences decide nothing by themselves in the changed text: holds.
    Verdict drops_idle = Verdict::holds;
    bool drops_unasked = true;              // no rule rests on them alone
    int examples = 0;                       // the text's own, and its recorded game
    std::vector<std::string> contradicted;  // those of them that hold under none of the answers that are left
    unsigned budget = 0;                    // of the solver, a question
};

namespace changes {

// A ruleset's own, compiled once (checkers/of_ruleset.hpp).
template <class Game>
struct CompiledChanges {
    static std::vector<TriedChange> tried(const Options& options, const std::vector<TextChange>& changes);
};

}  // namespace changes

}  // namespace nomos

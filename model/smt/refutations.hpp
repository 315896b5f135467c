// Questions that were refuted before, or given up, in this run of the program or another: a session looks here before
// it asks.
//
// A refutation is of the question, whatever ruleset, check or pass it came from: a rule that is written otherwise, a
// property or a search that changes leaves it standing. It is kept for the budget that sufficed, as what was given up
// is for the one that did not: who asks with another one is not told. (How much a question costs also depends on what
// its session was asked before; near the budget one may be known that would be given up here.)
#pragma once

#include <optional>
#include <vector>

#include "model/smt/question.hpp"

namespace nomos::smt {

// Any number of threads.
class Refutations {
public:
    virtual ~Refutations() = default;
    // Unsatisfiable or unknown, if that is known of it and it need not be asked again now.
    virtual std::optional<Answer> known(const QuestionHash& question) = 0;
    // It has been asked, and the clock had no hand in the answer.
    virtual void asked(const QuestionHash& question, Answer answer, double cpu_seconds) = 0;
};
// Those that all sessions of the program use, from now on; nullptr: none. They outlive the sessions that are open.
void use_refutations(Refutations* refutations);
Refutations* refutations_in_use();

// While there is one, this thread asks everything, and tells what it finds.
class AskAfresh {
public:
    AskAfresh();
    ~AskAfresh();
    AskAfresh(const AskAfresh&) = delete;
    AskAfresh& operator=(const AskAfresh&) = delete;
};
bool is_asked_afresh();

}  // namespace nomos::smt

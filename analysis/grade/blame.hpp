// Which clause a mistake in the rules breaks: the one without which the constraints say what the mistaken rules say.
#pragma once

#include "analysis/grade/trial.hpp"

namespace nomos::grade {

class Blame {
public:
    // The trial is used for its own cases.
    Blame(const Subject& subject, Trial& trial) : subject_(subject), trial_(trial) {}

    // Ids of clauses, by one case that tells the mistake apart: those that, left out of the constraints, make the two
    // encodings agree again; else those that decide the case. None where more than three do.
    std::vector<std::string> clauses(const tape::Mistake& mistake, const FlatCase& c);

private:
    const Subject& subject_;
    Trial& trial_;
};

}  // namespace nomos::grade

// One piece of analysis that ends in a finding.
#pragma once

#include <functional>
#include <string>

#include "analysis/findings/finding.hpp"

namespace nomos {

// Made per ruleset and compiled once a ruleset.
struct FindingTask {
    std::string id;
    std::function<Finding(const Options&)> run;
    std::string question = "";        // asked by the check that runs it; "" for an open question
    std::string check = ".compared";  // what the check's id has behind the finding's
};

}  // namespace nomos

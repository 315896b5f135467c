// The tasks of an examination, and where they leave what they find.
#pragma once

#include <map>

#include "analysis/advice/advice.hpp"
#include "analysis/examination/examine.hpp"
#include "analysis/impact/ways.hpp"
#include "analysis/store/tasks.hpp"

namespace nomos::examination {

// What the tasks of one ruleset leave behind, beside their checks.
struct Found {
    std::vector<Finding> open;  // by reading; without an id where the task was not run
    RoundsOfPlay rounds;
    std::vector<Measured> measured;  // by reading
    Ways ways;
    std::vector<TriedWording> advice;
    std::map<std::string, LineOfPlay> lines;  // by check: to the position by which it is violated
};

struct Work {
    std::vector<CheckTask> tasks;
    std::vector<store::Beside> besides;  // of each task: what it leaves in `found`
    std::vector<Found> found;            // of each ruleset; stays where it is
};
// Of checks whose id contains `only`. UsageError if none does.
Work work_of(const std::vector<std::string>& rulesets, const std::string& only, store::Store* store);

}  // namespace nomos::examination

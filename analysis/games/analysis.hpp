// What examining asks of a ruleset: made per ruleset and compiled once a ruleset
// (examination/of_ruleset.hpp).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "analysis/findings/finding_task.hpp"
#include "analysis/findings/parts.hpp"

namespace nomos {

struct Analysis {
    std::vector<FindingTask> readings;  // one a reading, then its contradictions
    std::function<std::vector<FunnelStep>()> funnel;
    std::vector<LawThatEnds> laws_that_end;
    std::vector<LawThatEnds> loops;  // likewise what the check says to be possible: play that goes round for ever
    std::function<std::vector<Measured>(const Options&)> measured;  // in random play, by reading
    // Board and play beside what the text lacks, by its id; nothing where none are offered.
    std::function<std::optional<analysis::Beside>(const std::string&)> shows;
    std::function<LineOfPlay(const Witness&)> comes_up;  // can play lead to what a check shows?
    // Compares two options of a reading (indexes); for the verb `compare`.
    std::function<Finding(const Options&, int reading, int first, int second)> compare;
};
const Analysis& analysis_of(std::string_view ruleset);

}  // namespace nomos

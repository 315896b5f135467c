// What is compiled once a ruleset; analysis/examination/of_ruleset.hpp defines it.
#pragma once

#include <string>

#include "analysis/games/analysis.hpp"
#include "analysis/lines/reach.hpp"

namespace nomos::analysis {

template <class Game>
struct CompiledExamination {
    static const Analysis& analysis();
    static ComingUp reach(const TableChoice& choice, const std::string& position, const ReachEffort& effort);
};

}  // namespace nomos::analysis

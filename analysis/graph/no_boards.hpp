// In the place of analysis/graph/of_ruleset and analysis/unrolled/of_ruleset: a ruleset that offers no study of small
// boards. What explores them is not read, let alone compiled.
#pragma once

#include "analysis/graph/held.hpp"
#include "analysis/graph/round_play.hpp"

namespace nomos::graph {

// What is said to who asks for them all the same.
UsageError no_small_boards(const RulesetInfo& info);
UsageError no_table_on_a_board(const RulesetInfo& info);

}  // namespace nomos::graph

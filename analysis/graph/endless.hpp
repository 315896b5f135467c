// Does every game end? The search for play that goes round (round_play.hpp) as a check and as findings.
#pragma once

#include "analysis/finding.hpp"
#include "analysis/graph/exploration.hpp"

namespace nomos::graph {

// The check "<ruleset>.play.goes-round"; what it finds lands in `place`. It holds whatever the answer
// is: the search is carried out, and the loop replayed, or none is found (sampled, no proof).
CheckTask endless_check(const std::string& ruleset, RoundsOfPlay& place);

// If play can go round and nothing ends it, the gap that says so gets its line of play: that of the
// text's findings whose id begins with "<ruleset>.missing.endless", else a new one.
void tell_endless(const RulesetInfo& info, const RoundsOfPlay& rounds, std::vector<Finding>& findings);

}  // namespace nomos::graph

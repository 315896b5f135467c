// Does every game end? The search for play that goes round (round_play.hpp) as a check and as findings.
#pragma once

#include "analysis/examine.hpp"
#include "analysis/graph/exploration.hpp"

namespace nomos::graph {

// The check "<ruleset>.play.goes-round"; what it finds lands in `place`. It holds whatever the answer is - a
// loop, replayed, or none found (sampled, no proof) - and is violated if the constraints do not allow a loop
// that the executable rules played.
bool are_confirmed(const RoundsOfPlay& rounds);
CheckTask endless_check(const std::string& ruleset, RoundsOfPlay& place);

// If play can go round and nothing ends it, the gap that says so gets its line of play: that of the
// text's findings whose id begins so ("<ruleset>.missing.endless"), else a new one.
std::string endless_prefix(const RulesetInfo& info);
void tell_endless(const RulesetInfo& info, const RoundsOfPlay& rounds, std::vector<Finding>& findings);

// Reading by reading: proved to end by a law whose check holds, shown to go round, ended by a rule about
// the history, or not known.
std::vector<Ending> endings(const RoundsOfPlay& rounds, const std::vector<LawThatEnds>& laws,
                            const std::vector<CheckResult>& checks, const std::vector<LawThatEnds>& loops = {});

}  // namespace nomos::graph

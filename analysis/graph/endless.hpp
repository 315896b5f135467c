// Does every game end? The search for play that goes round (round_play.hpp) as a check and as findings.
#pragma once

#include "analysis/findings/parts.hpp"
#include "analysis/graph/exploration.hpp"

namespace nomos::graph {

// The check "<ruleset>.play.goes-round"; what it finds lands in `place`. It holds whatever the answer is - a
// loop, replayed, or none found (sampled, no proof) - and is violated if the constraints do not allow a loop
// that the executable rules played.
bool are_confirmed(const RoundsOfPlay& rounds);
CheckTask endless_check(const std::string& ruleset, RoundsOfPlay& place);

// If play can go round and nothing ends it: its line of play. It belongs to the entry of the text whose id begins so
// ("<ruleset>.missing.endless"), or else to a finding of its own.
std::string endless_prefix(const RulesetInfo& info);
std::optional<analysis::Endless> endless_part(const RulesetInfo& info, const RoundsOfPlay& rounds);

// Reading by reading: proved to end by a law whose check holds, shown to go round, ended by a rule about
// the history, or not known.
std::vector<Ending> endings(const RoundsOfPlay& rounds, const std::vector<LawThatEnds>& laws,
                            const std::vector<CheckResult>& checks, const std::vector<LawThatEnds>& loops = {});

}  // namespace nomos::graph

// In what order findings are read: by what they were measured to change, not by what they are called.
#pragma once

#include <cstdint>

#include "analysis/findings/finding.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// What hangs on a finding, worst first.
enum class Stake {
    play,       // nobody can begin, or come to an end, without it
    winner,     // who wins, in some position
    legality,   // what may be played, or what it does; rules and text that cannot both stand
    undecided,  // no rule decides; how much hangs on it was not measured
    remark,     // of what the text tells beside the rules, or never met in play
    editorial   // wording alone: nothing at the table changes
};
inline constexpr std::size_t kStakes = static_cast<std::size_t>(Stake::editorial) + 1;
Stake stake_of(const Finding&);

// How often and how early two options differ in random play; of those that the finding compares where it names them.
struct MetInPlay {
    std::uint64_t met = 0, looked_at = 0;
    int earliest = -1;  // plies from the set-up; -1: never met
};
MetInPlay met_in_play(const Finding&);

// What is measured alike keeps the order in which it comes, that of the text's files.
void sort_worst_first(std::vector<Finding>& findings, const RulesetInfo& info);
// A question that arises only where another has an answer that is not played is moved behind that one.
void ask_after_what_it_hangs_on(std::vector<Finding>& findings, const RulesetInfo& info);

}  // namespace nomos

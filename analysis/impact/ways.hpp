// In how many ways can a game be played, as its text stands? Every choice of answers to the open questions is a
// combination; combinations that were proved to be the same game are one way. Only what is proved merges: what
// was not settled counts as different, so the figure is "at most".
#pragma once

#include <optional>

#include "analysis/findings/finding.hpp"
#include "analysis/impact/quotient.hpp"
#include "analysis/readings/same_game.hpp"
#include "checkers/evidence.hpp"
#include "model/core/reading.hpp"

namespace nomos {

struct Ways {
    struct Step {
        std::string says;
        std::uint64_t before = 0, after = 0;
    };
    std::uint64_t combinations = 0;  // 0: they were not counted
    std::uint64_t different = 0;     // ways, as players usually settle the rest
    std::vector<Step> steps{};       // which were found to be the same, in turn
    std::vector<FunnelStep> funnel{};
    std::vector<std::pair<std::string, std::uint64_t>> settled{};  // ways where players settle otherwise
    // Of those that the evidence leaves, the ways without an answer that words of the text rule out (OptionInfo::
    // ruled_out_by); 0 where they rule out none.
    std::uint64_t by_words = 0;
};

// What the facts come to. `usual`: what players settle by default, as "KEY=VALUE".
Ways ways_of(const RulesetInfo& info, const std::vector<SameGame>& facts,
             const std::vector<examples::Evidence>& evidence, const std::vector<std::string>& usual);
// "7776 combinations; ...: 5184; ... So at most 270 different games; its own examples leave 36."
std::string words_of(const Ways& ways);

// The check "<ruleset>.ways"; the figures land in `place`.
CheckTask ways_check(const std::string& ruleset, Ways& place);

}  // namespace nomos

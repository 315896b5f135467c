// In how many ways can a game be played, as its text stands? Every choice of answers to the open questions is a
// combination; combinations that were proved to be the same game are one way. Only what is proved merges: what
// was not settled counts as different, so the figure is "at most".
#pragma once

#include <optional>

#include "analysis/findings/finding.hpp"
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

// Classes of combinations, by a union-find over all of them. Tables of more combinations than kMost are not
// taken.
class Quotient {
public:
    static constexpr std::uint64_t kMost = std::uint64_t{1} << 25;

    explicit Quotient(std::span<const ReadingInfo> table);
    void merge(const SameGame& same);
    std::uint64_t classes() const { return classes_; }
    // left[k]: classes with a combination that agrees with the first k pieces of evidence.
    std::vector<std::uint64_t> left(const std::vector<examples::Evidence>& evidence) const;
    // Classes with a combination that agrees with all of it and has no answer that words rule out.
    std::uint64_t left_by_words(const std::vector<examples::Evidence>& evidence) const;

private:
    std::uint32_t root(std::uint32_t set);
    std::size_t option_of(std::uint64_t set, int reading) const;
    // By reading, its option in a combination.
    std::vector<std::size_t> options_in(std::uint64_t set) const;

    std::span<const ReadingInfo> table_;
    std::vector<std::uint64_t> step_;  // by reading: how far apart two sets are that differ by one option
    std::vector<std::uint32_t> parent_;
    std::uint64_t classes_ = 0;
};

// What the facts come to. `usual`: what players settle by default, as "KEY=VALUE".
Ways ways_of(const RulesetInfo& info, const std::vector<SameGame>& facts,
             const std::vector<examples::Evidence>& evidence, const std::vector<std::string>& usual);
// "7776 combinations; ...: 5184; ... So at most 270 different games; its own examples leave 36."
std::string words_of(const Ways& ways);

// The check "<ruleset>.ways"; the figures land in `place`.
CheckTask ways_check(const std::string& ruleset, Ways& place);

}  // namespace nomos

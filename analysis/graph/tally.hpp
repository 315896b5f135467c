// Counting positions by what was noted of them.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "analysis/graph/exploration.hpp"
#include "analysis/graph/notes.hpp"

namespace nomos::graph {

class Tally {
public:
    explicit Tally(std::size_t outcomes) : numbers_(kOutcomes + outcomes) {}

    void count(std::uint8_t note, int orbit) {
        numbers_[kWithoutSymmetry] += static_cast<std::uint64_t>(orbit);
        if ((note & kExpanded) == 0)
            ++numbers_[kNotExpanded];
        else if ((note & kNoMoves) != 0)
            ++numbers_[kDeadEnds];
        else
            ++numbers_[kOutcomes + (note & kOutcomeMask)];
    }
    Tally& operator+=(const Tally& other) {
        for (std::size_t k = 0; k < numbers_.size(); ++k) numbers_[k] += other.numbers_[k];
        return *this;
    }
    // Not all of them were counted: none are told, 0.
    void forget_images() { numbers_[kWithoutSymmetry] = 0; }
    // All of them, to be added up where others have counted, too.
    std::vector<std::uint64_t>& numbers() { return numbers_; }

    template <class Names>
    void tell(const Names& outcomes, Exploration& e) const {
        e.without_symmetry = numbers_[kWithoutSymmetry], e.not_expanded = numbers_[kNotExpanded];
        e.dead_ends = numbers_[kDeadEnds], e.in_play = numbers_[kOutcomes + kInPlay];
        for (std::size_t k = 1; k < outcomes.size(); ++k) e.ends.emplace_back(outcomes[k], numbers_[kOutcomes + k]);
    }

private:
    enum Number : std::size_t { kWithoutSymmetry, kNotExpanded, kDeadEnds, kOutcomes };
    std::vector<std::uint64_t> numbers_;  // by Number; from kOutcomes on, by outcome
};

}  // namespace nomos::graph

// Combinations of answers, those that were proved to be the same game taken as one: how many are left, by
// themselves and beside evidence.
//
// Two readings have to do with each other where a fact is about both ("the same under that option of another") or
// where a piece of evidence turns on both. Readings that do not are counted apart and multiplied, so that nothing is
// as large as the table of all combinations.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "analysis/readings/same_game.hpp"
#include "checkers/evidence.hpp"
#include "model/core/reading.hpp"

namespace nomos {

class Quotient {
public:
    // Combinations of readings that have to do with each other; more are not taken.
    static constexpr std::uint64_t kMost = std::uint64_t{1} << 24;
    static bool can_hold(std::span<const ReadingInfo> table, const std::vector<SameGame>& facts,
                         const std::vector<examples::Evidence>& evidence);

    // No two combinations are the same yet. `facts`: whatever may be merged later.
    Quotient(std::span<const ReadingInfo> table, const std::vector<SameGame>& facts,
             const std::vector<examples::Evidence>& evidence);
    void merge(const SameGame& same);

    std::uint64_t classes() const;
    // left[k]: classes with a combination that agrees with the first k pieces of evidence.
    std::vector<std::uint64_t> left() const;
    // Classes with a combination that agrees with all of it and has no answer that words rule out.
    std::uint64_t left_by_words() const;

private:
    // Readings that have to do with each other, and the classes of their combinations. Combinations are numbered,
    // the first reading fastest.
    struct Part {
        std::vector<std::size_t> readings;
        std::vector<std::uint32_t> parent;
        std::uint64_t classes;

        std::uint32_t root(std::uint32_t set);
    };
    static std::vector<std::vector<std::size_t>> parts_of(std::span<const ReadingInfo> table,
                                                          const std::vector<SameGame>& facts,
                                                          const std::vector<examples::Evidence>& evidence);
    static std::uint64_t combinations(std::span<const ReadingInfo> table, const std::vector<std::size_t>& readings);
    // visit(number, chosen) for each of a part's combinations; `chosen` is by reading of the table.
    template <class Visit>
    void each(const Part& part, Visit&& visit) const;
    // By class of a part, at the number of its root: with how many pieces of evidence, from the first on, a
    // combination of it agrees that `is_meant(chosen)`; -1 where none is meant.
    template <class Meant>
    std::vector<int> most_agreeing(const Part& part, Meant&& is_meant) const;

    std::span<const ReadingInfo> table_;
    std::vector<examples::Evidence> evidence_;
    std::vector<Part> parts_;
    std::vector<std::size_t> part_of_;  // by reading
};

}  // namespace nomos

// What one example of a source says of the reading sets: a table over the few readings that its
// verdict turns on, and no setting is visited for the many that it does not (checkers/judged.hpp makes it).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/core/reading.hpp"

namespace nomos::examples {

// A table of verdicts, by the options of the readings it turns on: the first reading slowest.
struct Evidence {
    std::vector<std::size_t> turns_on;  // indexes of readings, ascending
    std::vector<bool> agrees;

    // `chosen`: an option of every reading of the table.
    bool agrees_with(const std::vector<std::size_t>& chosen, std::span<const ReadingInfo> table) const;
    // How many of all reading sets agree with the example.
    std::uint64_t agreeing(std::span<const ReadingInfo> table) const;
};

// counts[k]: how many of all reading sets agree with the first k pieces of evidence. No set is
// stored: the readings that no evidence turns on are multiplied in.
std::vector<std::uint64_t> agreeing_with_all(const std::vector<Evidence>& evidence, std::span<const ReadingInfo> table);

}  // namespace nomos::examples

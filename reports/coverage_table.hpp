// What fuzzing has reached, clause by clause and pair by pair, for people and for programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "analysis/fuzz/fuzz.hpp"

namespace nomos {

struct ReachCounts {
    std::size_t all = 0, reached = 0, unreachable = 0, elsewhere = 0, not_yet = 0;
};
ReachCounts counts_of_clauses(const fuzz::Coverage& coverage);
ReachCounts counts_of_pairs(const fuzz::Coverage& coverage);
// "18 of 19 reached, 1 not yet"
std::string words_of(const ReachCounts& counts);

// One line a clause; below, the pairs that are not yet decided, as far as they are few.
std::string coverage_text(const fuzz::Coverage& coverage);
nlohmann::ordered_json coverage_json(const fuzz::Coverage& coverage);

// A whole run: where positions came from, what was reached, what failed.
std::string fuzz_text(const fuzz::Report& report, bool with_table);
// Nothing in it depends on the machine but for `timing`.
nlohmann::ordered_json fuzz_json(const fuzz::Report& report);

}  // namespace nomos

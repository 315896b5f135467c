// How many first turns of Nymbat there are: exact counts, as large as they get.
#pragma once

#include <string>

namespace nomos::nymbat::properties {

// Positions that a first turn can leave, with pieces from `low` to `high` only; 1 <= low <= high <= 6.
struct SetUps {
    std::string all;             // in decimal digits
    std::string for_thirty;      // ... that cost all of the 30
    bool counted_alike = false;  // hex by hex and in closed form: the same
};
SetUps count_set_ups(int low, int high);

// Of two numbers in decimal digits, without zeros in front.
bool is_more(const std::string& one, const std::string& other);

}  // namespace nomos::nymbat::properties

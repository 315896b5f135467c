// What is asked once, counts once: the ids of a ruleset's checks differ.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "checkers/verdict.hpp"

namespace nomos {

// The first id that another check before it has; "" where all differ.
inline std::string named_twice(const std::vector<CheckTask>& checks) {
    std::set<std::string> ids;
    for (const CheckTask& check : checks)
        if (!ids.insert(check.id).second) return check.id;
    return "";
}

}  // namespace nomos

// Play that comes back to where it was.
#pragma once

#include <string>
#include <vector>

namespace nomos::graph {

struct Loop {
    std::vector<std::string> lead, round;  // moves to where it begins; moves that come back there
};

}  // namespace nomos::graph

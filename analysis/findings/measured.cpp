#include "analysis/findings/measured.hpp"

#include <algorithm>
#include <iterator>

namespace nomos {

std::vector<CoalitionValue> forcing(const BoardValue& value) {
    std::vector<CoalitionValue> those;
    std::ranges::copy_if(value.coalitions, std::back_inserter(those), [](const auto& c) { return c.plies >= 0; });
    return those;
}

}  // namespace nomos

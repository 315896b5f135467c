// Great numbers, as people read them.
#pragma once

#include <cstddef>
#include <string>

namespace nomos {

// Of decimal digits: "134,217,727".
inline std::string in_groups(std::string digits) {
    constexpr std::size_t kGroup = 3;
    for (std::size_t at = digits.size(); at > kGroup;) digits.insert(at -= kGroup, ",");
    return digits;
}

}  // namespace nomos

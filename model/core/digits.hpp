// Great numbers, as people read them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace nomos {

// Of decimal digits: "134,217,727".
inline std::string in_groups(std::string digits) {
    constexpr std::size_t kGroup = 3;
    for (std::size_t at = digits.size(); at > kGroup;) digits.insert(at -= kGroup, ",");
    return digits;
}

// Smaller ones stand as they are, as years do: "9999", "10,000".
inline std::string in_groups(std::uint64_t count) {
    constexpr std::uint64_t kGrouped = 10'000;
    const std::string digits = std::to_string(count);
    return count < kGrouped ? digits : in_groups(digits);
}

}  // namespace nomos

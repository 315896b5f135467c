// A check sum of a text: tells damage, not intent.
#pragma once

#include <cstdint>
#include <string_view>

namespace nomos::store {

// FNV-1a, 64 bits (Fowler, Noll, Vo 1991).
constexpr std::uint64_t sum_of(std::string_view text) {
    std::uint64_t sum = 0xcbf29ce484222325;
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return sum;
}

}  // namespace nomos::store

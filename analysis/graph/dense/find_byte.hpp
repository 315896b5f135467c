// Looking for a value in bytes that other threads change meanwhile.
#pragma once

#include <cstdint>

namespace nomos::graph {

// The place of the first byte in [first, end) that has the value, or `end`; each byte as it is at some moment of the
// call. memchr may not be asked where others write (a data race). What is looked for is mostly rare: eight bytes are
// passed at once where none has it, by Mycroft's test for a zero byte (1987).
inline const std::uint8_t* find_byte(const std::uint8_t* first, const std::uint8_t* end, std::uint8_t value) {
    using Eight [[gnu::may_alias]] = std::uint64_t;
    constexpr std::uint64_t kOnes = 0x0101010101010101, kHigh = kOnes << 7;
    const auto is_aligned = [&] { return reinterpret_cast<std::uintptr_t>(first) % sizeof(Eight) == 0; };
    const auto none_of_eight = [&] {
        const std::uint64_t differs =
            __atomic_load_n(reinterpret_cast<const Eight*>(first), __ATOMIC_RELAXED) ^ (kOnes * value);
        return ((differs - kOnes) & ~differs & kHigh) == 0;
    };
    while (first != end) {
        if (is_aligned() && end - first >= 8 && none_of_eight()) {
            first += sizeof(Eight);
            continue;
        }
        do {
            if (__atomic_load_n(first, __ATOMIC_RELAXED) == value) return first;
            ++first;
        } while (first != end && !is_aligned());
    }
    return end;
}

}  // namespace nomos::graph

// A packed position: the bits that can ever be set, one after the other (bit_layout.hpp).
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>

namespace nomos::graph {

template <int Words>
struct Key {
    std::array<std::uint64_t, std::size_t{Words}> word{};

    void set(int bit) { word[static_cast<std::size_t>(bit) / 64] |= std::uint64_t{1} << (bit % 64); }
    bool test(int bit) const { return (word[static_cast<std::size_t>(bit) / 64] >> (bit % 64) & 1U) != 0; }
    // visit(bit) for the bits set of those from `first` on and before `end`.
    template <class Visit>
    void for_each(int first, int end, Visit&& visit) const {
        for (int at = first; at < end; at = (at / 64 + 1) * 64) {
            std::uint64_t w = word[static_cast<std::size_t>(at) / 64] >> (at % 64) << (at % 64);
            for (; w != 0; w &= w - 1) {
                const int bit = at / 64 * 64 + std::countr_zero(w);
                if (bit >= end) return;
                visit(bit);
            }
        }
    }
    Key& operator|=(const Key& other) {
        for (std::size_t i = 0; i < word.size(); ++i) word[i] |= other.word[i];
        return *this;
    }
    // Word by word: what compares arrays calls a function for each pair of keys.
    friend bool operator==(const Key& a, const Key& b) {
        std::uint64_t differ = 0;
        for (std::size_t i = 0; i < a.word.size(); ++i) differ |= a.word[i] ^ b.word[i];
        return differ == 0;
    }
    friend auto operator<=>(const Key&, const Key&) = default;

    // Every bit of the hash depends on every bit of the key: its ends pick a shard and a slot.
    std::uint64_t hash() const {
        std::uint64_t h = 0x9e3779b97f4a7c15U;
        for (const std::uint64_t w : word) h = (h ^ w) * 0xff51afd7ed558ccdU, h ^= h >> 32;
        return (h ^ h >> 29) * 0xc4ceb9fe1a85ec53U;
    }
};

}  // namespace nomos::graph

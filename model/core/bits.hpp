// A fixed-width bit word: bit i stands for cell i (or for option i of a reading, or city i).
//
// What the rules do with words is in line whatever is optimised: units that are built quickly (-Og, -O0) play positions
// too, and calls to these were half of their time.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

namespace nomos {

template <int N>
class Bits {
    static_assert(N > 0);
    static constexpr int kWords = (N + 63) / 64;
    static constexpr std::uint64_t kLastMask = N % 64 == 0 ? ~std::uint64_t{0} : (std::uint64_t{1} << (N % 64)) - 1;

public:
    static constexpr int kSize = N;

    constexpr Bits() = default;

    [[gnu::always_inline]] static constexpr Bits single(int i) {
        Bits b;
        b.set(i);
        return b;
    }
    [[gnu::always_inline]] static constexpr Bits all() { return ~Bits{}; }
    template <class Range>
    static constexpr Bits of(const Range& indexes) {
        Bits b;
        for (int i : indexes) b.set(i);
        return b;
    }

    // One bit.
    [[gnu::always_inline]] constexpr bool test(int i) const { return (word_[at(i)] >> (i % 64) & 1U) != 0; }
    [[gnu::always_inline]] constexpr void set(int i) { word_[at(i)] |= std::uint64_t{1} << (i % 64); }
    [[gnu::always_inline]] constexpr void reset(int i) { word_[at(i)] &= ~(std::uint64_t{1} << (i % 64)); }
    [[gnu::always_inline]] constexpr void assign(int i, bool on) { on ? set(i) : reset(i); }

    // The whole word.
    [[gnu::always_inline]] constexpr bool any() const {
        std::uint64_t seen = 0;
        for (std::uint64_t w : word_) seen |= w;
        return seen != 0;
    }
    [[gnu::always_inline]] constexpr bool none() const { return !any(); }
    [[gnu::always_inline]] constexpr int count() const {
        int n = 0;
        for (std::uint64_t w : word_) n += std::popcount(w);
        return n;
    }
    // Index of the lowest bit set; N when there is none.
    [[gnu::always_inline]] constexpr int lowest() const {
        for (int k = 0; k < kWords; ++k)
            if (word_[at(64 * k)] != 0) return 64 * k + std::countr_zero(word_[at(64 * k)]);
        return N;
    }
    // Takes the lowest bit out and returns its index; the word must not be empty.
    [[gnu::always_inline]] constexpr int pop_lowest() {
        const int i = lowest();
        word_[at(i)] &= word_[at(i)] - 1;
        return i;
    }
    [[gnu::always_inline]] constexpr bool contains(const Bits& other) const { return (other & ~*this).none(); }
    template <class F>
    constexpr void for_each(F&& visit) const {
        for (int k = 0; k < kWords; ++k)
            for (std::uint64_t w = word_[at(64 * k)]; w != 0; w &= w - 1) visit(64 * k + std::countr_zero(w));
    }
    constexpr std::uint64_t hash() const {
        std::uint64_t h = 0x9e3779b97f4a7c15U;
        for (std::uint64_t w : word_) h = (h ^ w) * 0xff51afd7ed558ccdU, h ^= h >> 32;
        return h;
    }

    // 64 bits each, the lowest first.
    constexpr std::span<const std::uint64_t, std::size_t{kWords}> words() const { return word_; }

    [[gnu::always_inline]] friend constexpr Bits operator&(Bits a, const Bits& b) { return a &= b; }
    [[gnu::always_inline]] friend constexpr Bits operator|(Bits a, const Bits& b) { return a |= b; }
    [[gnu::always_inline]] friend constexpr Bits operator^(Bits a, const Bits& b) { return a ^= b; }
    [[gnu::always_inline]] constexpr Bits& operator&=(const Bits& b) {
        for (std::size_t k = 0; k < kWords; ++k) word_[k] &= b.word_[k];
        return *this;
    }
    [[gnu::always_inline]] constexpr Bits& operator|=(const Bits& b) {
        for (std::size_t k = 0; k < kWords; ++k) word_[k] |= b.word_[k];
        return *this;
    }
    [[gnu::always_inline]] constexpr Bits& operator^=(const Bits& b) {
        for (std::size_t k = 0; k < kWords; ++k) word_[k] ^= b.word_[k];
        return *this;
    }
    [[gnu::always_inline]] friend constexpr Bits operator~(Bits a) {
        for (std::uint64_t& w : a.word_) w = ~w;
        a.word_[kWords - 1] &= kLastMask;
        return a;
    }
    // Shifts by 0 <= n < N; what leaves the word is lost.
    [[gnu::always_inline]] friend constexpr Bits operator<<(const Bits& a, int n) {
        Bits r;
        const int far = n / 64, near = n % 64;
        for (int k = kWords - 1; k >= far; --k) {
            std::uint64_t w = a.word_[at(64 * (k - far))] << near;
            if (near != 0 && k > far) w |= a.word_[at(64 * (k - far - 1))] >> (64 - near);
            r.word_[at(64 * k)] = w;
        }
        r.word_[kWords - 1] &= kLastMask;
        return r;
    }
    [[gnu::always_inline]] friend constexpr Bits operator>>(const Bits& a, int n) {
        Bits r;
        const int far = n / 64, near = n % 64;
        for (int k = 0; k + far < kWords; ++k) {
            std::uint64_t w = a.word_[at(64 * (k + far))] >> near;
            if (near != 0 && k + far + 1 < kWords) w |= a.word_[at(64 * (k + far + 1))] << (64 - near);
            r.word_[at(64 * k)] = w;
        }
        return r;
    }
    friend constexpr bool operator==(const Bits&, const Bits&) = default;
    friend constexpr auto operator<=>(const Bits&, const Bits&) = default;

private:
    [[gnu::always_inline]] static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i) / 64; }

    // No std::array, whose operator[] is a call where little is optimised.
    std::uint64_t word_[std::size_t{kWords}]{};
};

}  // namespace nomos

// Records: structs of algebra terms that the checkers can treat field by field.
//
// A record R<A> offers   using Algebra = A;
//                        static constexpr void zip(auto&& visit, auto&... records)
// calling visit(name, records.field...) once per field in a fixed order. The same zip walks
// records over different algebras side by side, so one line copies a solver's model into a
// native position, compares two positions, or counts pieces. Names are unique in the record.
// A visitor takes a name by reference: to copy one waits for the words just written, which is
// most of the time of comparing two positions where little is optimised.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/core/algebra.hpp"

namespace nomos {

// A field's name, put together only when somebody reads it: zip also runs where speed counts.
struct FieldName {
    std::string_view stem, of{};
    int number = -1;  // none below 0

    operator std::string() const {  // NOLINT: as good as the string
        return std::string(stem) + std::string(of) + (number < 0 ? "" : std::to_string(number));
    }
};

// Terms are equal; written once for both algebras. A native record may bring a == of all its fields, which is quicker.
template <class R>
constexpr Bit<typename R::Algebra> same(const R& a, const R& b) {
    if constexpr (std::is_same_v<typename R::Algebra, Native> && std::equality_comparable<R>) return a == b;
    Bit<typename R::Algebra> equal = true;
    R::zip(
        [&](const auto&, const auto& x, const auto& y) __attribute__((always_inline)) { equal = equal && (x == y); }, a,
        b);
    return equal;
}

// Order and hash of native records: field by field, in zip order. The order is the canonical one.
template <class R>
constexpr std::strong_ordering compare(const R& a, const R& b) {
    auto order = std::strong_ordering::equal;
    R::zip(
        [&](const auto&, const auto& x, const auto& y) __attribute__((always_inline)) {
            if (order == 0) order = x <=> y;
        },
        a, b);
    return order;
}
[[gnu::always_inline]] constexpr std::uint64_t hash_field(bool b) { return b ? 0x51ed270b : 0x2545f491; }
[[gnu::always_inline]] constexpr std::uint64_t hash_field(int n) {
    return static_cast<std::uint64_t>(n) * 0x9e3779b97f4a7c15U;
}
template <int N>
[[gnu::always_inline]] constexpr std::uint64_t hash_field(const Bits<N>& w) {
    return w.hash();
}
template <class R>
constexpr std::uint64_t hash(const R& r) {
    std::uint64_t h = 0xcbf29ce484222325U;
    R::zip(
        [&](const auto&, const auto& x)
            __attribute__((always_inline)) { h = (h ^ hash_field(x)) * 0x100000001b3U, h ^= h >> 29; },
        r);
    return h;
}

}  // namespace nomos

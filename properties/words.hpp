// Words that the laws of several games use.
#pragma once

#include "model/core/algebra.hpp"

namespace nomos::words {

constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
// Every cell of the one word is in the other.
template <class W, class V>
auto within(const W& inner, const V& outer) {
    return none(inner & ~outer);
}
// The outcome as a word.
template <class R, class Outcome>
constexpr Bits<R::kOutcomes> only(Outcome o) {
    return Bits<R::kOutcomes>::single(static_cast<int>(o));
}

}  // namespace nomos::words

// The rule algebra: the few operations in which every rule is written, so that one rule text
// can run (native algebra: bool, Bits<N>, int) and can be a formula (symbolic algebra, model/smt).
//
// An algebra A names three types and the operations below are found by overload:
//   Bit<A>      true/false        && || !  implies  iff  select
//   Word<A,N>   N bits            & | ^ ~ << >> (constant shifts)  any  none  count  test  one_hot
//   Number<A>   small integers    + - < <= > >= ==   (symbolic: 12-bit signed; stay below 2048)
// Constants are native values and mix freely with terms: `word & kBrownSquares` is legal in both.
// Do not branch (`if`, `?:`, `&&` with side effects) on a Bit: use select, or when() for a branch
// that only the native algebra may skip.
#pragma once

#include <type_traits>
#include <utility>

#include "model/core/bits.hpp"

namespace nomos {

struct Native {
    using Bit = bool;
    template <int N>
    using Word = Bits<N>;
    using Number = int;
};

template <class A>
using Bit = typename A::Bit;
template <class A, int N>
using Word = typename A::template Word<N>;
template <class A>
using Number = typename A::Number;

// --- the native instance -------------------------------------------------------------------
constexpr bool implies(bool a, bool b) { return !a || b; }
constexpr bool iff(bool a, bool b) { return a == b; }
constexpr int to_number(bool b) { return b ? 1 : 0; }
template <class T>
requires(!requires { typename T::IsTerm; }) constexpr T select(bool condition, const T& yes, const T& no) {
    return condition ? yes : no;
}
template <int N>
constexpr bool any(const Bits<N>& w) {
    return w.any();
}
template <int N>
constexpr bool none(const Bits<N>& w) {
    return w.none();
}
template <int N>
constexpr int count(const Bits<N>& w) {
    return w.count();
}
template <int N>
constexpr bool test(const Bits<N>& w, int i) {
    return w.test(i);
}
// Exactly one bit is set.
template <int N>
constexpr bool one_hot(const Bits<N>& w) {
    return w.count() == 1;
}

// --- bounded quantifiers -------------------------------------------------------------------
// `body(i)` for lo <= i < hi, answering a Bit; natively the search stops at the first answer.
template <class F>
constexpr auto exists(int lo, int hi, F&& body) -> std::decay_t<decltype(body(lo))> {
    std::decay_t<decltype(body(lo))> found = false;
    for (int i = lo; i < hi; ++i) {
        if constexpr (std::is_same_v<decltype(found), bool>) {
            if (body(i)) return true;
        } else {
            found = found || body(i);
        }
    }
    return found;
}
template <class F>
constexpr auto for_all(int lo, int hi, F&& body) -> std::decay_t<decltype(body(lo))> {
    return !exists(lo, hi, [&](int i) { return !body(i); });
}
// In how many i of lo <= i < hi the body holds.
template <class F>
constexpr auto count_where(int lo, int hi, F&& body) {
    using Count = decltype(to_number(body(lo)));
    if (hi <= lo) return Count(0);
    Count n = to_number(body(lo));  // no sum with 0, of which formulas would be made
    for (int i = lo + 1; i < hi; ++i) n = n + to_number(body(i));
    return n;
}

// --- branches --------------------------------------------------------------------------------
// A record is a struct of terms with a static zip(visit, records...) that names its fields; see
// model/core/record.hpp. when() computes `then()` only where the condition can hold: natively a
// real branch, symbolically a selection field by field.
template <class T>
concept Record = requires(T t) {
    T::zip([](auto&&...) {}, t);
};

template <class B, class T, class F>
constexpr T when(const B& condition, F&& then, const T& otherwise) {
    if constexpr (std::is_same_v<B, bool>) {
        return condition ? T(then()) : otherwise;
    } else if constexpr (Record<T>) {
        T yes = then(), result = otherwise;
        T::zip([&](const auto&, auto& r, const auto& y) { r = select(condition, y, r); }, result, yes);
        return result;
    } else {
        return select(condition, T(then()), otherwise);
    }
}
// Changes the record where the condition can hold: natively in place, since a copy costs more than most changes.
template <class B, Record T, class F>
constexpr void change_when(const B& condition, T& record, F&& change) {
    if constexpr (std::is_same_v<B, bool>) {
        if (condition) change(record);
    } else {
        T changed = record;
        change(changed);
        T::zip([&](const auto&, auto& r, const auto& c) { r = select(condition, c, r); }, record, changed);
    }
}

}  // namespace nomos

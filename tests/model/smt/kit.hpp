// Random words for RapidCheck, and the question of every test here: what a session says of an
// operation on values it was told, against the native operation on the same values.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/smt/session.hpp"

// Not inside nomos::smt, whose overloads would hide the native ones.
namespace nomos::lifting {

using smt::Answer;
using smt::Session;

inline std::string shown(bool b) { return b ? "true" : "false"; }
inline std::string shown(int n) { return std::to_string(n); }
template <int N>
std::string shown(const Bits<N>& w) {
    std::string text;
    for (int i = N; i-- > 0;) text += w.test(i) ? '1' : '0';
    return text;
}

// Sparse, crowded and random words alike: few bits, all but few, any.
template <int N>
rc::Gen<Bits<N>> any_bits() {
    return rc::gen::map(rc::gen::pair(rc::gen::container<std::vector<bool>>(N, rc::gen::arbitrary<bool>()),
                                      rc::gen::pair(rc::gen::inRange(0, 4), rc::gen::inRange(0, N))),
                        [](const auto& drawn) {
                            const auto& [bits, shape] = drawn;
                            Bits<N> w;
                            for (int i = 0; i < N; ++i) w.assign(i, bits[static_cast<std::size_t>(i)]);
                            const auto one = Bits<N>::single(shape.second);
                            return std::array{w, one, ~one, w & ~one}[static_cast<std::size_t>(shape.first)];
                        });
}
// Sums of three of these stay inside a Number.
inline rc::Gen<int> any_number() { return rc::gen::inRange(-600, 601); }

// The term has this value in every model, the reported one included.
template <class Term, class Native>
void expect_value(Session& session, const Term& term, const Native& expected, const std::string& what) {
    if (session.check() != Answer::satisfiable) RC_FAIL("no model for " + what);
    if (!(session.value(term) == expected))
        RC_FAIL(what + " is " + shown(session.value(term)) + ", natively " + shown(expected));
    if (session.check({!(term == Term(expected))}) != Answer::unsatisfiable) RC_FAIL(what + " could be another value");
}

// The value as a term: told to the session as a fresh variable, or as a constant.
inline smt::Bit given(Session& s, const std::string& name, bool value, bool constant) {
    if (constant) return value;
    const smt::Bit b = s.fresh_bit(name);
    s.require(b == smt::Bit(value));
    return b;
}
inline smt::Number given(Session& s, const std::string& name, int value, bool constant) {
    if (constant) return value;
    const smt::Number n = s.fresh_number(name);
    s.require(n == smt::Number(value));
    return n;
}
template <int N>
smt::Word<N> given(Session& s, const std::string& name, const Bits<N>& value, bool constant) {
    if (constant) return value;
    const smt::Word<N> w = s.fresh_word<N>(name);
    s.require(w == smt::Word<N>(value));
    return w;
}

}  // namespace nomos::lifting

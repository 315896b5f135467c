// Records of wires: made afresh as far as a mask lets them, read from a model, held against a mask.
//
// A mask is a native record; a bit of it says that this bit of the record may be set. Of a number it holds the bits
// that the number is made of.
#pragma once

#include "model/core/record.hpp"
#include "model/smt/clauses_of.hpp"

namespace nomos::gates {

inline constexpr int kAnyNumber = (1 << kNumberBits) - 1;

// --- by field ------------------------------------------------------------------------------------
inline void make(Netlist& net, Bit& b, bool may) {
    if (may) b = {net, net.input()};
}
template <int N>
void make(Netlist& net, Word<N>& w, const Bits<N>& may) {
    may.for_each([&](int i) { make(net, w[i], true); });
}
inline void make(Netlist& net, Number& n, int may) {
    for (int i = 0; i < kNumberBits; ++i) make(net, n.bits[i], (may >> i & 1) != 0);
}
inline Bit beyond(const Bit& b, bool may) { return b && !may; }
template <int N>
Bit beyond(const Word<N>& w, const Bits<N>& may) {
    return any(w & ~may);
}
inline Bit beyond(const Number& n, int may) {
    return exists(0, kNumberBits, [&](int i) { return beyond(n.bits[i], (may >> i & 1) != 0); });
}
inline void read(smt::ClausesOf& model, bool& native, const Bit& b) { native = model.value(b); }
template <int N>
void read(smt::ClausesOf& model, Bits<N>& native, const Word<N>& w) {
    for (int i = 0; i < N; ++i) native.assign(i, model.value(w[i]));
}
inline void read(smt::ClausesOf& model, int& native, const Number& n) {
    native = model.value(n.sign()) ? -(1 << kNumberBits) : 0;
    for (int i = 0; i < kNumberBits; ++i)
        if (model.value(n.bits[i])) native += 1 << i;
}
inline void widen(bool& may, bool b) { may = may || b; }
template <int N>
void widen(Bits<N>& may, const Bits<N>& w) {
    may |= w;
}
inline void widen(int& may, int n) { may |= n & kAnyNumber; }
inline void negate(bool& may) { may = !may; }
template <int N>
void negate(Bits<N>& may) {
    may = ~may;
}
inline void negate(int& may) { may = kAnyNumber & ~may; }

// --- by record -----------------------------------------------------------------------------------
// Inputs where the mask lets them be, else what was there: constantly false, in a new record.
template <class Wires, class Mask>
Wires fresh_within(Netlist& net, const Mask& mask, Wires record = {}) {
    Wires::zip([&](const auto&, auto& field, const auto& may) { make(net, field, may); }, record, mask);
    return record;
}
// Some bit is set that the mask does not let be.
template <class Wires, class Mask>
Bit beyond_mask(const Wires& record, const Mask& mask) {
    Bit some = false;
    Wires::zip([&](const auto&, const auto& field, const auto& may) { some = some || beyond(field, may); }, record,
               mask);
    return some;
}
// Its native twin in the last model.
template <class Native, class Wires>
Native read_record(smt::ClausesOf& model, const Wires& record) {
    Native native;
    Native::zip([&](const auto&, auto& n, const auto& field) { read(model, n, field); }, native, record);
    return native;
}
// The mask lets be what the record has set, too.
template <class Mask>
void widen_mask(Mask& mask, const Mask& record) {
    Mask::zip([](const auto&, auto& may, const auto& field) { widen(may, field); }, mask, record);
}
template <class Mask>
Mask rest_of(Mask mask) {
    Mask::zip([](const auto&, auto& may) { negate(may); }, mask);
    return mask;
}

}  // namespace nomos::gates

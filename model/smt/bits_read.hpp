// Which bits of a word does a formula look at? Read off its terms: a bit that no term takes out of the word cannot
// matter, whatever the others are.
#pragma once

#include "model/smt/term.hpp"

namespace nomos::smt {

namespace bits_read_detail {
// Indexes of the bits that are taken out one by one; `whole` says that the word occurs otherwise as well.
struct Read {
    std::vector<unsigned> bits;
    bool whole = false;
};
Read read_of(const z3::expr& formula, const z3::expr& word);
}  // namespace bits_read_detail

// All bits where the word occurs in any other way than bit by bit. The word is a variable.
template <int N>
Bits<N> bits_read(const Bit& formula, const Word<N>& word) {
    if (formula.is_constant()) return {};
    const auto read = bits_read_detail::read_of(formula.expr(), word.expr());
    if (read.whole) return Bits<N>::all();
    Bits<N> bits;
    for (const unsigned i : read.bits) bits.set(static_cast<int>(i));
    return bits;
}

}  // namespace nomos::smt

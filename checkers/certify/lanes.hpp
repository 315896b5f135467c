// What terms come to, of 64 samples at a time: each bit of a term is a word in which sample k is bit k.
#pragma once

#include <cstdint>
#include <vector>

#include "checkers/certify/terms.hpp"

namespace nomos::certify {

using Lanes = std::uint64_t;
constexpr int kLanes = 64;

class Values {
public:
    explicit Values(const Terms& terms) : terms_(terms), values_(static_cast<std::size_t>(terms.size())) {}

    // The lowest bit first; of a Bool one.
    void set(TermId input, std::vector<Lanes> bits) { at(input) = std::move(bits); }
    // All inputs in the term must have been set.
    const std::vector<Lanes>& of(TermId t);
    Lanes of_bool(TermId t) { return of(t)[0]; }

private:
    std::vector<Lanes>& at(TermId t) { return values_[static_cast<std::size_t>(t)]; }
    std::vector<Lanes> computed(TermId t);
    Lanes is_less(const Term& t, bool is_signed, bool or_equal);
    std::vector<Lanes> sum(const std::vector<Lanes>& a, const std::vector<Lanes>& b, bool subtract);
    template <class Join>
    std::vector<Lanes> bit_by_bit(const Term& t, Join&& join);

    const Terms& terms_;
    std::vector<std::vector<Lanes>> values_;  // empty: not computed yet
};

}  // namespace nomos::certify

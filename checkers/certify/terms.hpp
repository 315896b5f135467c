// Terms of the part of SMT-LIB 2 that questions are written in: Bool and bit vectors, no function of one's own.
//
// A table in which each term is there once (hash-consing): terms that are written alike have the same number, in
// whichever file they stand, and parts have smaller numbers than what they are parts of. What is only wiring is looked
// through (a bit of a concatenation is a bit of the part that holds it, a bit made of a Bool and asked for is that
// Bool): so terms that say the same of the same bits are mostly the same term.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nomos::certify {

inline constexpr int kWidest = 1 << 20;  // bits of a term; more is no question of ours

using TermId = int;

enum class Op : std::uint8_t {
    input,    // `first`: its number
    numeral,  // a constant; `first`: the number of its digits
    not_,
    and_,
    or_,
    xor_,
    implies,
    equal,
    ite,
    bvnot,
    bvand,
    bvor,
    bvxor,
    bvneg,
    bvadd,
    bvsub,
    bvult,
    bvule,
    bvslt,
    bvsle,
    concat,
    extract,      // `first` down to `second`
    zero_extend,  // by `first`
    sign_extend,
};

struct Term {
    Op op = Op::input;
    int first = 0, second = 0;
    int width = 0;  // of a bit vector; 0: a Bool
    std::vector<TermId> parts{};
};

class Terms {
public:
    Terms();
    // A term, which may be there already. Throws std::invalid_argument where the parts do not fit the operation: how
    // many, and which sorts.
    TermId make(Op op, std::vector<TermId> parts, int first = 0, int second = 0);
    // `width` 0: a Bool.
    TermId input(const std::string& name, int width);
    TermId truth(bool value) const { return value ? 1 : 0; }
    // The highest digit first.
    TermId numeral(const std::string& digits);
    TermId negated(TermId t) { return make(Op::not_, {t}); }

    const Term& operator[](TermId t) const { return all_[static_cast<std::size_t>(t)]; }
    int size() const { return static_cast<int>(all_.size()); }
    // Of an input, and of a numeral (the highest digit first; of a Bool one digit).
    const std::string& name(TermId input) const { return names_[static_cast<std::size_t>((*this)[input].first)]; }
    const std::string& digits(TermId numeral) const {
        return digits_[static_cast<std::size_t>((*this)[numeral].first)];
    }

private:
    std::optional<TermId> simpler(const Term& t);
    TermId kept(Term t);

    std::vector<Term> all_;
    std::unordered_multimap<std::uint64_t, TermId> by_hash_;
    std::vector<std::string> names_, digits_;
    std::unordered_map<std::string, TermId> numerals_;  // by digits; a Bool's are "false" and "true"
};

}  // namespace nomos::certify

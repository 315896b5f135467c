#include "checkers/certify/lanes.hpp"

#include <stdexcept>

namespace nomos::certify {

// An explicit stack: terms are deeper than a call stack.
const std::vector<Lanes>& Values::of(TermId wanted) {
    std::vector<TermId> open{wanted};
    while (!open.empty()) {
        const TermId t = open.back();
        bool is_ready = true;
        if (at(t).empty())
            for (const TermId part : terms_[t].parts)
                if (at(part).empty()) open.push_back(part), is_ready = false;
        if (!is_ready) continue;
        open.pop_back();
        if (at(t).empty()) at(t) = computed(t);
    }
    return at(wanted);
}

template <class Join>
std::vector<Lanes> Values::bit_by_bit(const Term& t, Join&& join) {
    std::vector<Lanes> all = at(t.parts[0]);
    for (std::size_t p = 1; p < t.parts.size(); ++p)
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = join(all[i], at(t.parts[p])[i]);
    return all;
}
// With `subtract` a - b: b's complement and one.
std::vector<Lanes> Values::sum(const std::vector<Lanes>& a, const std::vector<Lanes>& b, bool subtract) {
    std::vector<Lanes> all;
    Lanes carry = subtract ? ~Lanes{0} : 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Lanes x = a[i], y = subtract ? ~b[i] : b[i];
        all.push_back(x ^ y ^ carry);
        carry = (x & y) | (carry & (x ^ y));
    }
    return all;
}
// From the lowest bit: a higher one that differs decides. Of signed numbers the highest bit counts the other way.
Lanes Values::is_less(const Term& t, bool is_signed, bool or_equal) {
    const auto &a = at(t.parts[0]), &b = at(t.parts[1]);
    Lanes less = or_equal ? ~Lanes{0} : 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const bool is_sign = is_signed && i + 1 == a.size();
        const Lanes differ = a[i] ^ b[i];
        less = (differ & (is_sign ? a[i] : b[i])) | (~differ & less);
    }
    return less;
}

std::vector<Lanes> Values::computed(TermId id) {
    const Term& t = terms_[id];
    const auto part = [&](std::size_t i) -> const std::vector<Lanes>& { return at(t.parts[i]); };
    const auto as_and = [](Lanes a, Lanes b) { return a & b; };
    const auto as_or = [](Lanes a, Lanes b) { return a | b; };
    const auto as_xor = [](Lanes a, Lanes b) { return a ^ b; };
    switch (t.op) {
        case Op::input:
            throw std::logic_error("no sample says what " + terms_.name(id) + " is");
        case Op::numeral: {
            std::vector<Lanes> bits;
            const std::string& digits = terms_.digits(id);
            for (auto d = digits.rbegin(); d != digits.rend(); ++d) bits.push_back(*d == '1' ? ~Lanes{0} : 0);
            return bits;
        }
        case Op::not_:
        case Op::bvnot: {
            std::vector<Lanes> bits = part(0);
            for (Lanes& b : bits) b = ~b;
            return bits;
        }
        case Op::and_:
        case Op::bvand:
            return bit_by_bit(t, as_and);
        case Op::or_:
        case Op::bvor:
            return bit_by_bit(t, as_or);
        case Op::xor_:
        case Op::bvxor:
            return bit_by_bit(t, as_xor);
        case Op::implies:
            return {~part(0)[0] | part(1)[0]};
        case Op::equal: {
            Lanes differ = 0;
            for (std::size_t i = 0; i < part(0).size(); ++i) differ |= part(0)[i] ^ part(1)[i];
            return {~differ};
        }
        case Op::ite: {
            std::vector<Lanes> bits = part(1);
            for (std::size_t i = 0; i < bits.size(); ++i) bits[i] = (part(0)[0] & bits[i]) | (~part(0)[0] & part(2)[i]);
            return bits;
        }
        case Op::bvneg:
            return sum(std::vector<Lanes>(part(0).size()), part(0), true);
        case Op::bvadd: {
            std::vector<Lanes> all = part(0);
            for (std::size_t i = 1; i < t.parts.size(); ++i) all = sum(all, part(i), false);
            return all;
        }
        case Op::bvsub:
            return sum(part(0), part(1), true);
        case Op::bvult:
        case Op::bvule:
            return {is_less(t, false, t.op == Op::bvule)};
        case Op::bvslt:
        case Op::bvsle:
            return {is_less(t, true, t.op == Op::bvsle)};
        case Op::concat: {
            std::vector<Lanes> bits;
            for (std::size_t i = t.parts.size(); i-- > 0;) bits.insert(bits.end(), part(i).begin(), part(i).end());
            return bits;
        }
        case Op::extract:
            return {part(0).begin() + t.second, part(0).begin() + t.first + 1};
        case Op::zero_extend:
        case Op::sign_extend: {
            std::vector<Lanes> bits = part(0);
            bits.resize(bits.size() + static_cast<std::size_t>(t.first), t.op == Op::sign_extend ? bits.back() : 0);
            return bits;
        }
    }
    throw std::logic_error("an operation without a meaning");
}

}  // namespace nomos::certify

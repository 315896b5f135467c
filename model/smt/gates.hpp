// A third instance of the rule algebra: every bit is a wire of one circuit of and-gates (Kuehlmann, Krohm, DAC'1997).
//
// Constants fold as a wire is made, and no gate is built twice. So where most of a board is known to be empty, as on a
// small board in a large frame, a rule comes to as many gates as the small board needs, and the solver gets clauses
// instead of words that it would have to take apart. Z3 words (term.hpp) fold only when all of a word is constant;
// on a small board that made formulas some twenty times as large.
#pragma once

#include <array>
#include <unordered_map>
#include <vector>

#include "model/core/algebra.hpp"
#include "model/core/error.hpp"
#include "model/smt/literal.hpp"

namespace nomos::gates {

using Wire = aig::Literal;  // of a gate, or its negation
using aig::kFalse, aig::kTrue;

class Netlist {
public:
    Netlist() : gates_{{kFalse, kFalse}} {}
    Netlist(const Netlist&) = delete;
    Netlist& operator=(const Netlist&) = delete;

    Wire input() {
        gates_.push_back({kInput, kInput});
        return aig::of_node(size() - 1);
    }
    Wire both(Wire a, Wire b) {
        if (a > b) std::swap(a, b);
        if (a == kFalse || a == aig::negated(b)) return kFalse;
        if (a == kTrue || a == b) return b;
        const auto [known, is_new] = known_.try_emplace(key(a, b), size());
        if (is_new) gates_.push_back({a, b}), count_use(a), count_use(b);
        return aig::of_node(known->second);
    }
    // Only the first gates are left, as if none had been built after them.
    void cut(int size) {
        for (; this->size() > size; gates_.pop_back()) {
            if (is_input(this->size() - 1)) continue;
            const auto [a, b] = gates_.back();
            known_.erase(key(a, b)), --uses_[at(aig::node_of(a))], --uses_[at(aig::node_of(b))];
        }
        if (uses_.size() > gates_.size()) uses_.resize(gates_.size());
    }
    int size() const { return static_cast<int>(gates_.size()); }
    bool is_input(int gate) const { return gates_[at(gate)][0] == kInput; }
    const std::array<Wire, 2>& parts(int gate) const { return gates_[at(gate)]; }
    // Of how many gates built so far is it a part?
    int uses(int gate) const { return at(gate) < uses_.size() ? uses_[at(gate)] : 0; }

private:
    static constexpr Wire kInput = -1;
    static std::size_t at(int gate) { return static_cast<std::size_t>(gate); }
    static std::uint64_t key(Wire a, Wire b) {
        return static_cast<std::uint64_t>(a) << 32U | static_cast<std::uint64_t>(b);
    }
    void count_use(Wire w) {
        uses_.resize(gates_.size());
        ++uses_[at(aig::node_of(w))];
    }

    std::vector<std::array<Wire, 2>> gates_;
    std::vector<int> uses_;
    std::unordered_map<std::uint64_t, int> known_;
};

// --- Bit ---------------------------------------------------------------------------------------
class Bit {
public:
    using IsTerm = void;
    Bit(bool b = false) : wire_(b ? kTrue : kFalse) {}  // NOLINT: constants convert freely
    Bit(Netlist& net, Wire wire) : net_(&net), wire_(wire) {}
    bool is_constant() const { return aig::is_constant(wire_); }
    bool constant() const { return wire_ == kTrue; }
    Wire wire() const { return wire_; }

    friend Bit operator!(Bit a) { return a.wire_ = aig::negated(a.wire_), a; }
    friend Bit operator&&(const Bit& a, const Bit& b) {
        if (a.is_constant()) return a.constant() ? b : Bit(false);
        if (b.is_constant()) return b.constant() ? a : Bit(false);
        expect(a.net_ == b.net_, "wires of two circuits met");
        return {*a.net_, a.net_->both(a.wire_, b.wire_)};
    }
    friend Bit operator||(const Bit& a, const Bit& b) { return !(!a && !b); }
    friend Bit operator==(const Bit& a, const Bit& b) { return !(a && !b) && !(!a && b); }
    friend Bit operator!=(const Bit& a, const Bit& b) { return !(a == b); }

private:
    Netlist* net_ = nullptr;
    Wire wire_;
};
inline Bit implies(const Bit& a, const Bit& b) { return !a || b; }
inline Bit iff(const Bit& a, const Bit& b) { return a == b; }
inline Bit select(const Bit& c, const Bit& yes, const Bit& no) { return (c && yes) || (!c && no); }

// --- Word --------------------------------------------------------------------------------------
template <int N>
struct Word {
    using IsTerm = void;
    static constexpr int kSize = N;
    std::array<Bit, std::size_t{N}> bits{};

    Word() = default;
    Word(const Bits<N>& b) {  // NOLINT: constants convert freely
        b.for_each([&](int i) { bits[static_cast<std::size_t>(i)] = true; });
    }
    const Bit& operator[](int i) const { return bits[static_cast<std::size_t>(i)]; }
    Bit& operator[](int i) { return bits[static_cast<std::size_t>(i)]; }
};
template <int N, class F>
Word<N> bit_by_bit(F&& f) {
    Word<N> w;
    for (int i = 0; i < N; ++i) w[i] = f(i);
    return w;
}
#define NOMOS_GATES_WORD_OPERATOR(op, each)                   \
    template <int N>                                          \
    Word<N> operator op(const Word<N>& a, const Word<N>& b) { \
        return bit_by_bit<N>([&](int i) { return each; });    \
    }                                                         \
    template <int N>                                          \
    Word<N> operator op(const Word<N>& a, const Bits<N>& b) { \
        return a op Word<N>(b);                               \
    }                                                         \
    template <int N>                                          \
    Word<N> operator op(const Bits<N>& a, const Word<N>& b) { \
        return Word<N>(a) op b;                               \
    }                                                         \
    template <int N, class R>                                 \
    Word<N>& operator op##=(Word<N>& a, const R& b) {         \
        return a = a op b;                                    \
    }
NOMOS_GATES_WORD_OPERATOR(&, a[i] && b[i])
NOMOS_GATES_WORD_OPERATOR(|, a[i] || b[i])
NOMOS_GATES_WORD_OPERATOR(^, a[i] != b[i])
#undef NOMOS_GATES_WORD_OPERATOR
template <int N>
Word<N> operator~(const Word<N>& a) {
    return bit_by_bit<N>([&](int i) { return !a[i]; });
}
template <int N>
Word<N> operator<<(const Word<N>& a, int n) {
    return bit_by_bit<N>([&](int i) { return i < n ? Bit(false) : a[i - n]; });
}
template <int N>
Word<N> operator>>(const Word<N>& a, int n) {
    return bit_by_bit<N>([&](int i) { return i + n < N ? a[i + n] : Bit(false); });
}
template <int N>
Bit test(const Word<N>& a, int i) {
    return a[i];
}
template <int N>
Bit any(const Word<N>& a) {
    return exists(0, N, [&](int i) { return a[i]; });
}
template <int N>
Bit none(const Word<N>& a) {
    return !any(a);
}
template <int N>
Bit operator==(const Word<N>& a, const Word<N>& b) {
    return for_all(0, N, [&](int i) { return a[i] == b[i]; });
}
template <int N>
Bit operator==(const Word<N>& a, const Bits<N>& b) {
    return a == Word<N>(b);
}
template <int N>
Bit operator!=(const Word<N>& a, const Word<N>& b) {
    return !(a == b);
}
template <int N>
Word<N> select(const Bit& c, const Word<N>& yes, const Word<N>& no) {
    return bit_by_bit<N>([&](int i) { return select(c, yes[i], no[i]); });
}
template <int N>
Bit one_hot(const Word<N>& a) {
    Bit one = false, more = false;
    for (const Bit& b : a.bits) more = more || (one && b), one = one || b;
    return one && !more;
}

// --- Number ------------------------------------------------------------------------------------
// As wide as a Number of Z3's, so that sums wrap alike.
inline constexpr int kNumberBits = 12;
struct Number {
    using IsTerm = void;
    Word<kNumberBits> bits;  // the lowest first

    Number(int n = 0) {  // NOLINT: constants convert freely
        for (int i = 0; i < kNumberBits; ++i)
            bits[i] = (static_cast<unsigned>(n) >> static_cast<unsigned>(i) & 1U) != 0;
    }
    const Bit& sign() const { return bits[kNumberBits - 1]; }
};
inline Number sum(const Number& a, const Number& b, Bit carry) {
    Number s;
    for (int i = 0; i < kNumberBits; ++i) {
        const Bit &x = a.bits[i], &y = b.bits[i], differ = x != y;
        s.bits[i] = differ != carry, carry = (x && y) || (differ && carry);
    }
    return s;
}
inline Number operator+(const Number& a, const Number& b) { return sum(a, b, false); }
inline Number operator-(const Number& a, Number b) { return b.bits = ~b.bits, sum(a, b, true); }
inline Bit operator==(const Number& a, const Number& b) { return a.bits == b.bits; }
inline Bit operator!=(const Number& a, const Number& b) { return !(a == b); }
inline Bit operator<(const Number& a, const Number& b) {
    Bit less = false;  // by the bits so far; the signs count the other way round
    for (int i = 0; i < kNumberBits; ++i) {
        const Bit &x = i + 1 == kNumberBits ? b.sign() : a.bits[i], &y = i + 1 == kNumberBits ? a.sign() : b.bits[i];
        less = select(x == y, less, y);
    }
    return less;
}
inline Bit operator<=(const Number& a, const Number& b) { return !(b < a); }
inline Bit operator>(const Number& a, const Number& b) { return b < a; }
inline Bit operator>=(const Number& a, const Number& b) { return !(a < b); }
inline Number& operator+=(Number& a, const Number& b) { return a = a + b; }
inline Number& operator-=(Number& a, const Number& b) { return a = a - b; }
inline Number select(const Bit& c, const Number& yes, const Number& no) {
    Number n;
    return n.bits = select(c, yes.bits, no.bits), n;
}
inline Number to_number(const Bit& b) {
    Number n;
    return n.bits[0] = b, n;
}
template <int N>
Number count(const Word<N>& a) {
    std::vector<Number> parts;
    for (const Bit& b : a.bits)
        if (!b.is_constant() || b.constant()) parts.push_back(to_number(b));
    if (parts.empty()) return 0;
    for (std::size_t i = 0; i + 1 < parts.size(); i += 2) parts.push_back(parts[i] + parts[i + 1]);  // a tree
    return parts.back();
}

}  // namespace nomos::gates

namespace nomos {
struct Gates {
    using Bit = gates::Bit;
    template <int N>
    using Word = gates::Word<N>;
    using Number = gates::Number;
};
}  // namespace nomos

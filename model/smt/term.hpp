// Typed terms over Z3: Bit (Bool), Word<N> (bit vector of N), Number (12-bit signed bit vector).
// A term is either a native constant, which belongs to no context and folds, or an expression of
// one session's context; two sessions' terms never meet (the contract is checked in Release too).
#pragma once

#include <z3++.h>

#include <optional>
#include <set>
#include <string>

#include "model/core/algebra.hpp"
#include "model/core/error.hpp"

namespace nomos::smt {

inline constexpr unsigned kNumberBits = 12;

// Shared by the three term types: a constant or an expression.
template <class Constant>
class Term {
public:
    using IsTerm = void;
    bool is_constant() const { return !expr_; }
    const Constant& constant() const { return constant_; }
    const z3::expr& expr() const { return *expr_; }
    z3::context& context() const { return expr_->ctx(); }

    Term(const Term&) = default;
    Term(Term&&) noexcept = default;
    // No move assignment: z3::expr's (4.8.12) forgets to release the term it overwrites, and Z3 then
    // takes as long to throw a context away as it took to fill it.
    Term& operator=(const Term&) = default;  // NOLINT(cppcoreguidelines-special-member-functions)
    ~Term() = default;

protected:
    explicit Term(Constant c) : constant_(c) {}
    explicit Term(z3::expr e) : constant_(), expr_(std::move(e)) {}

private:
    Constant constant_;
    std::optional<z3::expr> expr_;
};

class Bit : public Term<bool> {
public:
    Bit() : Term(false) {}
    Bit(bool b) : Term(b) {}  // NOLINT: constants convert freely
    explicit Bit(z3::expr e) : Term(std::move(e)) { expect(expr().is_bool(), "Bit is a Bool"); }
    z3::expr in(z3::context& c) const { return is_constant() ? c.bool_val(constant()) : expr(); }
};

template <int N>
class Word : public Term<Bits<N>> {
public:
    using Base = Term<Bits<N>>;
    static constexpr int kSize = N;
    Word() : Base(Bits<N>{}) {}
    Word(const Bits<N>& b) : Base(b) {}  // NOLINT: constants convert freely
    explicit Word(z3::expr e) : Base(std::move(e)) {
        expect(this->expr().is_bv() && this->expr().get_sort().bv_size() == unsigned{N}, "Word<N> has N bits");
    }
    z3::expr in(z3::context& c) const {
        if (!this->is_constant()) return this->expr();
        std::array<bool, std::size_t{N}> bits{};
        for (int i = 0; i < N; ++i) bits[static_cast<std::size_t>(i)] = this->constant().test(i);
        return c.bv_val(unsigned{N}, bits.data());
    }
};

class Number : public Term<int> {
public:
    Number() : Term(0) {}
    Number(int n) : Term(n) {}  // NOLINT: constants convert freely
    explicit Number(z3::expr e) : Term(std::move(e)) {
        expect(expr().is_bv() && expr().get_sort().bv_size() == kNumberBits, "Number has 12 bits");
    }
    z3::expr in(z3::context& c) const { return is_constant() ? c.bv_val(constant(), kNumberBits) : expr(); }
};

// The context two operands meet in; at least one of them is an expression.
template <class X, class Y>
z3::context& meet(const X& x, const Y& y) {
    z3::context& c = x.is_constant() ? y.context() : x.context();
    expect(y.is_constant() || &y.context() == &c, "terms of two sessions met");
    return c;
}

// --- Bit -------------------------------------------------------------------------------------
inline Bit operator!(const Bit& a) { return a.is_constant() ? Bit(!a.constant()) : Bit(!a.expr()); }
inline Bit operator&&(const Bit& a, const Bit& b) {
    if (a.is_constant()) return a.constant() ? b : Bit(false);
    if (b.is_constant()) return b.constant() ? a : Bit(false);
    meet(a, b);
    return Bit(a.expr() && b.expr());
}
inline Bit operator||(const Bit& a, const Bit& b) {
    if (a.is_constant()) return a.constant() ? Bit(true) : b;
    if (b.is_constant()) return b.constant() ? Bit(true) : a;
    meet(a, b);
    return Bit(a.expr() || b.expr());
}
inline Bit operator==(const Bit& a, const Bit& b) {
    if (a.is_constant()) return a.constant() ? b : !b;
    if (b.is_constant()) return b.constant() ? a : !a;
    meet(a, b);
    return Bit(a.expr() == b.expr());
}
inline Bit operator!=(const Bit& a, const Bit& b) { return !(a == b); }
inline Bit implies(const Bit& a, const Bit& b) { return !a || b; }
inline Bit iff(const Bit& a, const Bit& b) { return a == b; }
inline Bit select(const Bit& c, const Bit& yes, const Bit& no) { return (c && yes) || (!c && no); }

// --- Word ------------------------------------------------------------------------------------
// Lifts a native operation f and its Z3 twin g to two words.
template <int N, class F, class G>
Word<N> lift(const Word<N>& a, const Word<N>& b, F&& f, G&& g) {
    if (a.is_constant() && b.is_constant()) return f(a.constant(), b.constant());
    z3::context& c = meet(a, b);
    return Word<N>(g(a.in(c), b.in(c)));
}
#define NOMOS_SMT_WORD_OPERATOR(op)                                       \
    template <int N>                                                      \
    Word<N> operator op(const Word<N>& a, const Word<N>& b) {             \
        return lift(                                                      \
            a, b, [](auto& x, auto& y) { return x op y; },                \
            [](const z3::expr& x, const z3::expr& y) { return x op y; }); \
    }                                                                     \
    template <int N>                                                      \
    Word<N> operator op(const Word<N>& a, const Bits<N>& b) {             \
        return a op Word<N>(b);                                           \
    }                                                                     \
    template <int N>                                                      \
    Word<N> operator op(const Bits<N>& a, const Word<N>& b) {             \
        return Word<N>(a) op b;                                           \
    }                                                                     \
    template <int N, class R>                                             \
    Word<N>& operator op##=(Word<N>& a, const R& b) {                     \
        return a = a op b;                                                \
    }
NOMOS_SMT_WORD_OPERATOR(&)
NOMOS_SMT_WORD_OPERATOR(|)
NOMOS_SMT_WORD_OPERATOR(^)
#undef NOMOS_SMT_WORD_OPERATOR

template <int N>
Word<N> operator~(const Word<N>& a) {
    return a.is_constant() ? Word<N>(~a.constant()) : Word<N>(~a.expr());
}
template <int N>
Word<N> operator<<(const Word<N>& a, int n) {
    if (a.is_constant() || n == 0) return a.is_constant() ? Word<N>(a.constant() << n) : a;
    // Wires, not a shifter: the low bits move up and zeros follow.
    const unsigned k = static_cast<unsigned>(n);
    return Word<N>(z3::concat(a.expr().extract(unsigned{N} - 1 - k, 0), a.context().bv_val(0, k)));
}
template <int N>
Word<N> operator>>(const Word<N>& a, int n) {
    if (a.is_constant() || n == 0) return a.is_constant() ? Word<N>(a.constant() >> n) : a;
    const unsigned k = static_cast<unsigned>(n);
    return Word<N>(z3::concat(a.context().bv_val(0, k), a.expr().extract(unsigned{N} - 1, k)));
}
template <int N>
Bit operator==(const Word<N>& a, const Word<N>& b) {
    if (a.is_constant() && b.is_constant()) return a.constant() == b.constant();
    z3::context& c = meet(a, b);
    return Bit(a.in(c) == b.in(c));
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
Bit test(const Word<N>& a, int i) {
    if (a.is_constant()) return a.constant().test(i);
    return Bit(a.expr().extract(static_cast<unsigned>(i), static_cast<unsigned>(i)) == a.context().bv_val(1, 1));
}
template <int N>
Bit none(const Word<N>& a) {
    return a == Word<N>();
}
template <int N>
Bit any(const Word<N>& a) {
    return !none(a);
}
template <int N>
Word<N> select(const Bit& c, const Word<N>& yes, const Word<N>& no) {
    if (c.is_constant()) return c.constant() ? yes : no;
    z3::context& ctx = c.context();
    meet(c, yes), meet(c, no);
    return Word<N>(z3::ite(c.expr(), yes.in(ctx), no.in(ctx)));
}

// --- Number ----------------------------------------------------------------------------------
Number operator+(const Number& a, const Number& b);
Number operator-(const Number& a, const Number& b);
Bit operator==(const Number& a, const Number& b);
Bit operator!=(const Number& a, const Number& b);
Bit operator<(const Number& a, const Number& b);
Bit operator<=(const Number& a, const Number& b);
inline Bit operator>(const Number& a, const Number& b) { return b < a; }
inline Bit operator>=(const Number& a, const Number& b) { return b <= a; }
inline Number& operator+=(Number& a, const Number& b) { return a = a + b; }
inline Number& operator-=(Number& a, const Number& b) { return a = a - b; }
Number select(const Bit& c, const Number& yes, const Number& no);
Number to_number(const Bit& b);

// How many bits are set: a tree of adders no wider than they need to be.
z3::expr population(const z3::expr& word);
template <int N>
Number count(const Word<N>& a) {
    if (a.is_constant()) return a.constant().count();
    return Number(population(a.expr()));
}
// Exactly one bit: by halves, which solvers like better than a sum.
z3::expr exactly_one(const z3::expr& word);
template <int N>
Bit one_hot(const Word<N>& a) {
    if (a.is_constant()) return a.constant().count() == 1;
    return Bit(exactly_one(a.expr()));
}

// Names of the fresh terms that are left in `b` when it is simplified. What is left out cannot change
// its value; what is named may still not matter.
std::set<std::string> names_in(const Bit& b);

}  // namespace nomos::smt

namespace nomos {
// The symbolic instance of the rule algebra.
struct Symbolic {
    using Bit = smt::Bit;
    template <int N>
    using Word = smt::Word<N>;
    using Number = smt::Number;
};
}  // namespace nomos

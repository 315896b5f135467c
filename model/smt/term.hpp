// Typed terms over Z3: Bit (Bool), Word<N> (bit vector of N), Number (12-bit signed bit vector).
// A term is either a native constant, which belongs to no context and folds, or an expression of
// one session's context; two sessions' terms never meet (the contract is checked in Release too).
//
// An expression is kept by its context until that goes (Context::keep), and a term only points to it: so terms are
// copied like numbers, and the formulas of a ruleset compile to calls without clean-up. With a counted reference in
// each term the proofs of a ruleset's properties took twice as long to compile.
#pragma once

#include <z3++.h>

#include <set>
#include <string>
#include <type_traits>

#include "model/core/algebra.hpp"
#include "model/core/error.hpp"

namespace nomos::smt {

inline constexpr unsigned kNumberBits = 12;

// Shared by the three term types: a constant or an expression.
template <class Constant>
class Term {
public:
    using IsTerm = void;
    bool is_constant() const { return expr_ == nullptr; }
    const Constant& constant() const { return constant_; }
    const z3::expr& expr() const { return *expr_; }
    z3::context& context() const { return expr_->ctx(); }

protected:
    explicit Term(Constant c) : constant_(c) {}
    explicit Term(const z3::expr* kept) : expr_(kept) {}

private:
    Constant constant_{};
    const z3::expr* expr_ = nullptr;
};

// An expression that its context keeps; only the operations below make one.
struct Kept {
    const z3::expr* expr;
};
Kept kept(z3::expr e);
// Contracts: the expression is a Bool, or a bit vector of so many bits.
Kept kept_bool(z3::expr e);
Kept kept_vector(z3::expr e, unsigned size);

class Bit : public Term<bool> {
public:
    Bit() : Term(false) {}
    Bit(bool b) : Term(b) {}  // NOLINT: constants convert freely
    explicit Bit(z3::expr e) : Bit(kept_bool(std::move(e))) {}
    explicit Bit(Kept k) : Term(k.expr) {}
    z3::expr in(z3::context& c) const;
};

template <int N>
class Word : public Term<Bits<N>> {
public:
    using Base = Term<Bits<N>>;
    static constexpr int kSize = N;
    Word() : Base(Bits<N>{}) {}
    Word(const Bits<N>& b) : Base(b) {}  // NOLINT: constants convert freely
    explicit Word(z3::expr e) : Word(kept_vector(std::move(e), unsigned{N})) {}
    explicit Word(Kept k) : Base(k.expr) {}
    z3::expr in(z3::context& c) const;
};

class Number : public Term<int> {
public:
    Number() : Term(0) {}
    Number(int n) : Term(n) {}  // NOLINT: constants convert freely
    explicit Number(z3::expr e) : Number(kept_vector(std::move(e), kNumberBits)) {}
    explicit Number(Kept k) : Term(k.expr) {}
    z3::expr in(z3::context& c) const;
};
static_assert(std::is_trivially_copyable_v<Word<1>> && std::is_trivially_destructible_v<Word<1>>);

// --- Bit -------------------------------------------------------------------------------------
Bit operator!(Bit a);
Bit operator&&(Bit a, Bit b);
Bit operator||(Bit a, Bit b);
Bit operator==(Bit a, Bit b);
Bit operator!=(Bit a, Bit b);
inline Bit implies(Bit a, Bit b) { return !a || b; }
inline Bit iff(Bit a, Bit b) { return a == b; }
Bit select(Bit c, Bit yes, Bit no);

// --- Word ------------------------------------------------------------------------------------
// A word of any size: an expression, or the bits of a constant. What is done with words is compiled once.
struct AnyWord {
    const z3::expr* expr;
    const std::uint64_t* bits;
    unsigned size;
    z3::expr in(z3::context& c) const;
};
template <int N>
AnyWord any_word(const Word<N>& w) {
    return {w.is_constant() ? nullptr : &w.expr(), w.constant().words().data(), unsigned{N}};
}
template <int N>
z3::expr Word<N>::in(z3::context& c) const {
    return any_word(*this).in(c);
}
enum class Bitwise { and_, or_, xor_ };
Kept bitwise(Bitwise operation, AnyWord a, AnyWord b);
Kept complement(AnyWord a);
// Wires, not a shifter: the low bits move up and zeros follow, or the high bits down.
Kept moved_up(AnyWord a, unsigned n);
Kept moved_down(AnyWord a, unsigned n);
Bit equal(AnyWord a, AnyWord b);
Bit test(AnyWord a, int i);
Kept selected(Bit c, AnyWord yes, AnyWord no);

#define NOMOS_SMT_WORD_OPERATOR(op, operation)                                                \
    template <int N>                                                                          \
    Word<N> operator op(const Word<N>& a, const Word<N>& b) {                                 \
        if (a.is_constant() && b.is_constant()) return Word<N>(a.constant() op b.constant()); \
        return Word<N>(bitwise(Bitwise::operation, any_word(a), any_word(b)));                \
    }                                                                                         \
    template <int N>                                                                          \
    Word<N> operator op(const Word<N>& a, const Bits<N>& b) {                                 \
        return a op Word<N>(b);                                                               \
    }                                                                                         \
    template <int N>                                                                          \
    Word<N> operator op(const Bits<N>& a, const Word<N>& b) {                                 \
        return Word<N>(a) op b;                                                               \
    }                                                                                         \
    template <int N, class R>                                                                 \
    Word<N>& operator op##=(Word<N>& a, const R& b) {                                         \
        return a = a op b;                                                                    \
    }
NOMOS_SMT_WORD_OPERATOR(&, and_)
NOMOS_SMT_WORD_OPERATOR(|, or_)
NOMOS_SMT_WORD_OPERATOR(^, xor_)
#undef NOMOS_SMT_WORD_OPERATOR

template <int N>
Word<N> operator~(const Word<N>& a) {
    return a.is_constant() ? Word<N>(~a.constant()) : Word<N>(complement(any_word(a)));
}
template <int N>
Word<N> operator<<(const Word<N>& a, int n) {
    if (a.is_constant() || n == 0) return a.is_constant() ? Word<N>(a.constant() << n) : a;
    return Word<N>(moved_up(any_word(a), static_cast<unsigned>(n)));
}
template <int N>
Word<N> operator>>(const Word<N>& a, int n) {
    if (a.is_constant() || n == 0) return a.is_constant() ? Word<N>(a.constant() >> n) : a;
    return Word<N>(moved_down(any_word(a), static_cast<unsigned>(n)));
}
template <int N>
Bit operator==(const Word<N>& a, const Word<N>& b) {
    return equal(any_word(a), any_word(b));
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
    return test(any_word(a), i);
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
Word<N> select(Bit c, const Word<N>& yes, const Word<N>& no) {
    if (c.is_constant()) return c.constant() ? yes : no;
    return Word<N>(selected(c, any_word(yes), any_word(no)));
}

// --- Number ----------------------------------------------------------------------------------
Number operator+(Number a, Number b);
Number operator-(Number a, Number b);
Bit operator==(Number a, Number b);
Bit operator!=(Number a, Number b);
Bit operator<(Number a, Number b);
Bit operator<=(Number a, Number b);
inline Bit operator>(Number a, Number b) { return b < a; }
inline Bit operator>=(Number a, Number b) { return b <= a; }
inline Number& operator+=(Number& a, Number b) { return a = a + b; }
inline Number& operator-=(Number& a, Number b) { return a = a - b; }
Number select(Bit c, Number yes, Number no);
Number to_number(Bit b);

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
std::set<std::string> names_in(Bit b);

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

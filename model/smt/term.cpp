#include "model/smt/term.hpp"

#include <bit>
#include <utility>
#include <vector>

#include "model/smt/solver.hpp"
#include "model/smt/version.hpp"

namespace nomos::smt {
namespace {

// The context two operands meet in; at least one of them is an expression.
z3::context& meet(const z3::expr* a, const z3::expr* b) {
    z3::context& c = a == nullptr ? b->ctx() : a->ctx();
    expect(b == nullptr || &b->ctx() == &c, "terms of two sessions met");
    return c;
}
template <class T>
const z3::expr* expr_of(const T& term) {
    return term.is_constant() ? nullptr : &term.expr();
}

template <class F, class G>
auto lift(Number a, Number b, F&& f, G&& g) -> decltype(f(0, 0)) {
    if (a.is_constant() && b.is_constant()) return f(a.constant(), b.constant());
    z3::context& c = meet(expr_of(a), expr_of(b));
    return decltype(f(0, 0))(kept(g(a.in(c), b.in(c))));
}

// Every expression that a term is made of is in a Context: sessions and questions make no other.
Context& own(z3::context& c) { return static_cast<Context&>(c); }
z3::expr zeros(z3::context& c, unsigned n) {
    const std::vector<std::uint64_t> words((n + 63) / 64);
    return own(c).numeral(words.data(), n);
}

}  // namespace

Kept kept(z3::expr e) {
    Context& context = own(e.ctx());
    return {&context.keep(std::move(e))};
}
Kept kept_bool(z3::expr e) {
    expect(e.is_bool(), "Bit is a Bool");
    return kept(std::move(e));
}
Kept kept_vector(z3::expr e, unsigned size) {
    expect(e.is_bv() && e.get_sort().bv_size() == size, "a Word<N> has N bits, a Number 12");
    return kept(std::move(e));
}

// --- Bit -------------------------------------------------------------------------------------
z3::expr Bit::in(z3::context& c) const { return is_constant() ? c.bool_val(constant()) : expr(); }
Bit operator!(Bit a) { return a.is_constant() ? Bit(!a.constant()) : Bit(kept(!a.expr())); }
Bit operator&&(Bit a, Bit b) {
    if (a.is_constant()) return a.constant() ? b : Bit(false);
    if (b.is_constant()) return b.constant() ? a : Bit(false);
    meet(&a.expr(), &b.expr());
    return Bit(kept(a.expr() && b.expr()));
}
Bit operator||(Bit a, Bit b) {
    if (a.is_constant()) return a.constant() ? Bit(true) : b;
    if (b.is_constant()) return b.constant() ? Bit(true) : a;
    meet(&a.expr(), &b.expr());
    return Bit(kept(a.expr() || b.expr()));
}
Bit operator==(Bit a, Bit b) {
    if (a.is_constant()) return a.constant() ? b : !b;
    if (b.is_constant()) return b.constant() ? a : !a;
    meet(&a.expr(), &b.expr());
    return Bit(kept(a.expr() == b.expr()));
}
Bit operator!=(Bit a, Bit b) { return !(a == b); }
Bit select(Bit c, Bit yes, Bit no) { return (c && yes) || (!c && no); }

// --- Word ------------------------------------------------------------------------------------
z3::expr AnyWord::in(z3::context& c) const { return expr != nullptr ? *expr : own(c).numeral(bits, size); }
Kept bitwise(Bitwise operation, AnyWord a, AnyWord b) {
    z3::context& c = meet(a.expr, b.expr);
    const z3::expr x = a.in(c), y = b.in(c);
    if (operation == Bitwise::and_) return kept(x & y);
    return kept(operation == Bitwise::or_ ? x | y : x ^ y);
}
Kept complement(AnyWord a) { return kept(~*a.expr); }
Kept moved_up(AnyWord a, unsigned n) {
    return kept(z3::concat(a.expr->extract(a.size - 1 - n, 0), zeros(a.expr->ctx(), n)));
}
Kept moved_down(AnyWord a, unsigned n) {
    return kept(z3::concat(zeros(a.expr->ctx(), n), a.expr->extract(a.size - 1, n)));
}
Bit equal(AnyWord a, AnyWord b) {
    if (a.expr == nullptr && b.expr == nullptr) return std::equal(a.bits, a.bits + (a.size + 63) / 64, b.bits);
    z3::context& c = meet(a.expr, b.expr);
    return Bit(kept(a.in(c) == b.in(c)));
}
Bit test(AnyWord a, int i) {
    const auto at = static_cast<unsigned>(i);
    if (a.expr == nullptr) return (a.bits[at / 64] >> (at % 64) & 1U) != 0;
    return Bit(Kept{&own(a.expr->ctx()).is_set(*a.expr, at)});
}
Kept selected(Bit c, AnyWord yes, AnyWord no) {
    z3::context& context = c.context();
    meet(&c.expr(), yes.expr), meet(&c.expr(), no.expr);
    return kept(z3::ite(c.expr(), yes.in(context), no.in(context)));
}

// --- Number ----------------------------------------------------------------------------------
z3::expr Number::in(z3::context& c) const {
    if (!is_constant()) return expr();
    constexpr int kEnd = 1 << (kNumberBits - 1);
    expect(-kEnd <= constant() && constant() < kEnd, "a constant fits into the bits of a symbolic number");
    const std::uint64_t bits = static_cast<std::uint64_t>(constant()) & ((1U << kNumberBits) - 1);
    return own(c).numeral(&bits, kNumberBits);
}
Number operator+(Number a, Number b) {
    return lift(
        a, b, [](int x, int y) { return Number(x + y); }, [](auto x, auto y) { return x + y; });
}
Number operator-(Number a, Number b) {
    return lift(
        a, b, [](int x, int y) { return Number(x - y); }, [](auto x, auto y) { return x - y; });
}
Bit operator==(Number a, Number b) {
    return lift(
        a, b, [](int x, int y) { return Bit(x == y); }, [](auto x, auto y) { return x == y; });
}
Bit operator!=(Number a, Number b) { return !(a == b); }
Bit operator<(Number a, Number b) {
    return lift(
        a, b, [](int x, int y) { return Bit(x < y); }, [](auto x, auto y) { return z3::slt(x, y); });
}
Bit operator<=(Number a, Number b) {
    return lift(
        a, b, [](int x, int y) { return Bit(x <= y); }, [](auto x, auto y) { return z3::sle(x, y); });
}
Number select(Bit c, Number yes, Number no) {
    if (c.is_constant()) return c.constant() ? yes : no;
    z3::context& context = c.context();
    meet(&c.expr(), expr_of(yes)), meet(&c.expr(), expr_of(no));
    return Number(kept(z3::ite(c.expr(), yes.in(context), no.in(context))));
}
Number to_number(Bit b) { return select(b, Number(1), Number(0)); }

z3::expr population(const z3::expr& word) {
    std::vector<z3::expr> sums;
    for (unsigned i = 0; i < word.get_sort().bv_size(); ++i) sums.push_back(word.extract(i, i));
    while (sums.size() > 1) {
        std::vector<z3::expr> next;
        for (std::size_t i = 0; i + 1 < sums.size(); i += 2) {
            const unsigned x = sums[i].get_sort().bv_size(), y = sums[i + 1].get_sort().bv_size();
            const unsigned wide = std::max(x, y) + 1;
            next.push_back(z3::zext(sums[i], wide - x) + z3::zext(sums[i + 1], wide - y));
        }
        if (sums.size() % 2 == 1) next.push_back(sums.back());
        sums = std::move(next);
    }
    const unsigned width = sums.front().get_sort().bv_size();
    expect(width < kNumberBits, "a count fits a Number");
    return z3::zext(sums.front(), kNumberBits - width);
}

z3::expr exactly_one(const z3::expr& word) {
    z3::context& c = word.ctx();
    // For each span of bits: (none set, exactly one set).
    std::vector<std::pair<z3::expr, z3::expr>> spans;
    for (unsigned i = 0; i < word.get_sort().bv_size(); ++i) {
        const z3::expr on = word.extract(i, i) == c.bv_val(1, 1);
        spans.emplace_back(!on, on);
    }
    while (spans.size() > 1) {
        std::vector<std::pair<z3::expr, z3::expr>> next;
        for (std::size_t i = 0; i + 1 < spans.size(); i += 2) {
            const auto& [none_a, one_a] = spans[i];
            const auto& [none_b, one_b] = spans[i + 1];
            next.emplace_back(none_a && none_b, (one_a && none_b) || (none_a && one_b));
        }
        if (spans.size() % 2 == 1) next.push_back(spans.back());
        spans = std::move(next);
    }
    return spans.front().second;
}

std::set<std::string> names_in(Bit b) {
    std::set<std::string> names;
    if (b.is_constant()) return names;
    std::set<unsigned> seen;
    std::vector<z3::expr> to_visit{b.expr().simplify()};
    while (!to_visit.empty()) {
        const z3::expr e = to_visit.back();
        to_visit.pop_back();
        if (!e.is_app() || !seen.insert(Z3_get_ast_id(e.ctx(), e)).second) continue;
        if (e.is_const() && e.decl().decl_kind() == kind_of_names()) names.insert(e.decl().name().str());
        for (unsigned i = 0; i < e.num_args(); ++i) to_visit.push_back(e.arg(i));
    }
    return names;
}

}  // namespace nomos::smt

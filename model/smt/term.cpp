#include "model/smt/term.hpp"

#include <bit>
#include <utility>
#include <vector>

namespace nomos::smt {
namespace {

template <class F, class G>
auto lift(const Number& a, const Number& b, F&& f, G&& g) -> decltype(f(0, 0)) {
    if (a.is_constant() && b.is_constant()) return f(a.constant(), b.constant());
    z3::context& c = meet(a, b);
    return decltype(f(0, 0))(g(a.in(c), b.in(c)));
}

}  // namespace

Number operator+(const Number& a, const Number& b) {
    return lift(
        a, b, [](int x, int y) { return Number(x + y); }, [](auto x, auto y) { return x + y; });
}
Number operator-(const Number& a, const Number& b) {
    return lift(
        a, b, [](int x, int y) { return Number(x - y); }, [](auto x, auto y) { return x - y; });
}
Bit operator==(const Number& a, const Number& b) {
    return lift(
        a, b, [](int x, int y) { return Bit(x == y); }, [](auto x, auto y) { return x == y; });
}
Bit operator!=(const Number& a, const Number& b) { return !(a == b); }
Bit operator<(const Number& a, const Number& b) {
    return lift(
        a, b, [](int x, int y) { return Bit(x < y); }, [](auto x, auto y) { return z3::slt(x, y); });
}
Bit operator<=(const Number& a, const Number& b) {
    return lift(
        a, b, [](int x, int y) { return Bit(x <= y); }, [](auto x, auto y) { return z3::sle(x, y); });
}
Number select(const Bit& c, const Number& yes, const Number& no) {
    if (c.is_constant()) return c.constant() ? yes : no;
    z3::context& ctx = c.context();
    meet(c, yes), meet(c, no);
    return Number(z3::ite(c.expr(), yes.in(ctx), no.in(ctx)));
}
Number to_number(const Bit& b) { return select(b, Number(1), Number(0)); }

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

std::set<std::string> names_in(const Bit& b) {
    std::set<std::string> names;
    if (b.is_constant()) return names;
    std::set<unsigned> seen;
    std::vector<z3::expr> to_visit{b.expr().simplify()};
    while (!to_visit.empty()) {
        const z3::expr e = to_visit.back();
        to_visit.pop_back();
        if (!e.is_app() || !seen.insert(Z3_get_ast_id(e.ctx(), e)).second) continue;
        if (e.is_const() && e.decl().decl_kind() == Z3_OP_UNINTERPRETED) names.insert(e.decl().name().str());
        for (unsigned i = 0; i < e.num_args(); ++i) to_visit.push_back(e.arg(i));
    }
    return names;
}

}  // namespace nomos::smt

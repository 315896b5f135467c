#include "model/smt/conjuncts.hpp"

#include <unordered_set>
#include <vector>

namespace nomos::smt {

namespace {

// As they stand, from left to right, each once.
std::vector<z3::expr> conjuncts_of(const Bit& b) {
    std::vector<z3::expr> conjuncts, open{b.expr()};  // terms are deeper than a call stack
    std::unordered_set<unsigned> seen;
    while (!open.empty()) {
        const z3::expr e = open.back();
        open.pop_back();
        if (!seen.insert(e.id()).second) continue;
        if (e.is_and())
            for (unsigned i = e.num_args(); i-- > 0;) open.push_back(e.arg(i));
        else
            conjuncts.push_back(e);
    }
    return conjuncts;
}
Bit all_but(const std::vector<z3::expr>& conjuncts, const std::vector<z3::expr>& common) {
    std::unordered_set<unsigned> left_out;
    for (const z3::expr& e : common) left_out.insert(e.id());
    Bit rest = true;
    for (const z3::expr& e : conjuncts)
        if (!left_out.contains(e.id())) rest = rest && Bit(e);
    return rest;
}

}  // namespace

Rests without_common_conjuncts(const Bit& one, const Bit& other) {
    if (one.is_constant() || other.is_constant()) return {one, other};
    const std::vector<z3::expr> of_one = conjuncts_of(one), of_other = conjuncts_of(other);
    return {all_but(of_one, of_other), all_but(of_other, of_one)};
}

}  // namespace nomos::smt

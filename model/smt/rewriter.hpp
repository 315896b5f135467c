// A term written anew with other terms in the place of some of its parts: the one way to put one term for another where
// what takes the place may depend on the term or hold more such parts (notions.hpp, shared_terms.hpp). Where fixed
// pairs are put, and what is put in is not looked at again, that is Z3's own substitution (stand_ins.hpp).
//
// From the outside in: what is inside a part that is replaced is not looked at, but what takes its place is. An
// explicit stack: terms are deeper than a call stack.
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/smt/solver.hpp"
#include "model/smt/term.hpp"

namespace nomos::smt {

// What takes a term's place, none if it stays. Not asked of variables and constants, which stay; asked with how many
// terms are written so far, as a number for a name. The answer may be asked for twice and has to be the same term then.
using Instead = std::function<std::optional<z3::expr>(const z3::expr&, std::size_t written)>;

// One for all terms that belong together: what was written is not written again.
class Rewriter {
public:
    Rewriter(Context& context, Instead instead) : context_(context), instead_(std::move(instead)) {}

    Bit operator()(const Bit& b) { return b.is_constant() ? b : Bit((*this)(b.expr())); }
    z3::expr operator()(const z3::expr& root);

private:
    void step(const z3::expr& e);
    void settle(const z3::expr& e, const z3::expr& as);
    z3::expr with_parts_written(const z3::expr& e) const;

    Context& context_;
    Instead instead_;
    std::vector<z3::expr> open_;
    std::unordered_map<unsigned, z3::expr> done_;  // by number of the term
};

}  // namespace nomos::smt

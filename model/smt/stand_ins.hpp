// Stand-ins: terms that take the place of others wherever these occur, in the order in which they
// were named. Used to forget how a notion is computed: what stands in is a fresh variable, and only
// what has been proved of the notion is kept.
//
// Sound in one direction: a question refuted with stand-ins, under facts that were proved, is
// refuted. A model found with stand-ins may be spurious.
#pragma once

#include <utility>
#include <vector>

#include "model/smt/session.hpp"

namespace nomos::smt {

// The very same term, so equal by how it is written.
inline bool written_alike(const Bit& a, const Bit& b) {
    if (a.is_constant() || b.is_constant()) return a.is_constant() && b.is_constant() && a.constant() == b.constant();
    return z3::eq(a.expr(), b.expr());
}

class StandIns {
public:
    // T is Bit, Word<N> or Number. A constant or an input stays what it is; add() tells whether the
    // term was replaced. `from` is to be what apply() gave.
    template <class T>
    bool add(const T& from, const T& to) {
        if (from.is_constant() || from.expr().is_const()) return false;
        pairs_.emplace_back(from.expr(), to.expr());
        return true;
    }
    // The term with everything replaced; the first `since` replacements have been made already.
    template <class T>
    T apply(const T& term, std::size_t since = 0) const {
        return term.is_constant() || since == made() ? term : T(replaced(term.expr(), since));
    }
    std::size_t made() const { return pairs_.size(); }

private:
    z3::expr replaced(z3::expr e, std::size_t since) const;

    std::vector<std::pair<z3::expr, z3::expr>> pairs_;
};

}  // namespace nomos::smt

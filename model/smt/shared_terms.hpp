// What two computations or more have in common, forgotten: to show that they agree, only the terms in which they
// differ matter, and whatever all compute in the very same way may be anything.
//
// Every outermost term of a question that occurs on all sides is replaced by a fresh variable, the same
// for the same term: the cone of what differs is left, often a small part of the whole.
//
// A question with reachable sets in it (notions.hpp) stays as it is.
//
// Sound in one direction: refuted so, the question is refuted, without any hypothesis. A model may be
// spurious; ask again with the terms in place.
#pragma once

#include <string_view>
#include <vector>

#include "model/smt/recipe.hpp"
#include "model/smt/session.hpp"

namespace nomos::smt {

// The terms that one side computes.
class TermList {
public:
    // A Bit, Word, Number or a record of these.
    template <class T>
    void add(const T& term) {
        if constexpr (requires { typename T::IsTerm; }) {
            if (!term.is_constant()) terms_.push_back(term.expr());
        } else {
            T::zip([&](const auto&, const auto& field) { add(field); }, term);
        }
    }
    void add(const TermList& more) { terms_.insert(terms_.end(), more.terms_.begin(), more.terms_.end()); }
    const std::vector<z3::expr>& terms() const { return terms_; }

private:
    std::vector<z3::expr> terms_;
};

// `question` is written over terms of all sides. The variables are called by `name` and a number: another name
// for each question of one session. `meanings`: is told what each stands for.
Bit forget_shared(Session& session, const Bit& question, const std::vector<TermList>& sides,
                  std::string_view name = "shared", std::vector<Meaning>* meanings = nullptr);
inline Bit forget_shared(Session& session, const Bit& question, const TermList& one, const TermList& other,
                         std::string_view name = "shared", std::vector<Meaning>* meanings = nullptr) {
    return forget_shared(session, question, std::vector{one, other}, name, meanings);
}

}  // namespace nomos::smt

// Clauses: the rules that were extracted from a source, each with one id used everywhere.
#pragma once

#include <string_view>
#include <vector>

#include "model/core/algebra.hpp"

namespace nomos {

// What a clause stands on. none: not yet said. stated: words of the text say it. follows: from other
// clauses. supplied: the text is silent, and a rule is needed. narrower, wider: words say more, or less.
// Of all but the first three ClauseInfo::adds says what is ours.
enum class Grounding { none, stated, follows, supplied, narrower, wider };
std::string_view name_of(Grounding);

// One line of a ruleset's clause table. The enum value is the index of its line: both are made from one file.
struct ClauseInfo {
    std::string_view id;    // "nika.push.weight"
    std::string_view rule;  // our paraphrase, one line, plain words
    Grounding grounding = Grounding::none;
    std::string_view by = {};                 // which words state it, or how far they go; in our words
    std::vector<std::string_view> from = {};  // the clauses it follows from
    // Of a clause that the words do not state, or not so: what we add, the readings and missing items that ask about
    // it, or else why nobody would ask.
    std::string_view adds = {};
    std::vector<std::string_view> told = {};
    std::string_view untold = {};
};

// Which clauses are in force. Natively a set of bits (all of them in play; one dropped when a
// checker asks whether a clause is dead text); symbolically constants, or one assumption literal
// a clause, so that an unsat core names the clauses a proof needed.
// C is a ruleset's scoped enum of clauses with a last member `count_`.
template <class A, class C>
struct InForce {
    static constexpr int kCount = static_cast<int>(C::count_);
    Word<A, kCount> clauses = Word<A, kCount>(Bits<kCount>::all());

    Bit<A> operator()(C clause) const { return test(clauses, static_cast<int>(clause)); }
    // "If the clause is in force, this must hold."
    Bit<A> demands(C clause, const Bit<A>& this_) const { return implies((*this)(clause), this_); }
    // "The clause is in force and grants this."
    Bit<A> grants(C clause, const Bit<A>& this_) const { return (*this)(clause) && this_; }
};

}  // namespace nomos

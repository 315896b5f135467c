// What a disagreement is blamed on: its kind and one clause.
//
// The clause is the first that, dropped from the constraints, makes the disagreement go away: the two
// encodings differ about this clause. Where no single one does it, the cause says "several"; where the
// comparison knows no clauses (notation, symmetry), it says "any". A law is blamed on itself.
#pragma once

#include <optional>

#include "analysis/fuzz/fuzz.hpp"
#include "analysis/fuzz/oracles.hpp"
#include "model/core/doing.hpp"
#include "model/core/stop.hpp"

namespace nomos::fuzz {

template <class R>
ClausesOf<R> without(int clause, int other = -1) {
    ClausesOf<R> in_force;
    in_force.clauses.reset(clause);
    if (other >= 0) in_force.clauses.reset(other);
    return in_force;
}

// Do the encodings agree once these clauses alone are in force?
template <class R>
bool agrees_under(const std::string& kind, const Case<R>& c, const ClausesOf<R>& in_force) {
    using enum disagreement::About;
    return disagreement::agree<R>(kind == "effect" ? effect : kind == "outcome" ? outcome : legality, c, in_force);
}
template <class R>
std::string clause_to_blame(const Oracle<R>& oracle, const Case<R>& c) {
    if (!oracle.about.empty()) return oracle.about;
    const std::string& kind = oracle.kind;
    const bool knows_clauses = kind == "legality" || kind == "effect" || kind == "outcome";
    if (!knows_clauses) return "any";
    for (int k = 0; k < ClausesOf<R>::kCount; ++k)
        if (agrees_under<R>(kind, c, without<R>(k)))
            return std::string(R::info().clauses[static_cast<std::size_t>(k)].id);
    return "several";
}

template <class R>
struct Trouble {
    Case<R> c;
    const Oracle<R>* oracle = nullptr;
    std::string clause, detail;
    std::optional<typename R::template Position<Native>> not_to{};  // as the entry has it (case_text.hpp)
    std::string cause() const { return oracle->kind + "." + clause; }
};
// The comparison's trouble in this case, if it has any; that it fails - a broken contract, an exception - is one.
template <class R>
std::optional<Trouble<R>> trouble_in(const Oracle<R>& oracle, const Case<R>& c) {
    doing::current.oracle = oracle.kind.c_str();
    std::string detail;
    try {
        detail = oracle.ask(c);
        if (detail.empty()) return {};
        return Trouble<R>{c, &oracle, clause_to_blame<R>(oracle, c), std::move(detail)};
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception& failure) {
        return Trouble<R>{c, &oracle, "failed", "the comparison failed: " + std::string(failure.what())};
    }
}

}  // namespace nomos::fuzz

#include "model/smt/shared_terms.hpp"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "model/smt/notions.hpp"
#include "model/smt/rewriter.hpp"

namespace nomos::smt {
namespace {

using Ids = std::unordered_set<unsigned>;

// Every term inside these, themselves included.
Ids terms_within(const TermList& list) {
    Ids ids;
    std::vector<z3::expr> open = list.terms();
    while (!open.empty()) {
        const z3::expr e = open.back();
        open.pop_back();
        if (!ids.insert(e.id()).second) continue;
        for (unsigned i = 0; i < e.num_args(); ++i) open.push_back(e.arg(i));
    }
    return ids;
}

}  // namespace

Bit forget_shared(Session& session, const Bit& question, const std::vector<TermList>& sides, std::string_view name,
                  std::vector<Meaning>* meanings) {
    // Of notions more is known than that both compute them: the session knows it of the terms as they are.
    if (question.is_constant() || !notions_in({question}).empty()) return question;
    std::vector<Ids> within;
    for (const TermList& side : sides) within.push_back(terms_within(side));
    const auto variable = [&](const z3::expr& e, std::size_t number) -> std::optional<z3::expr> {
        // A term and its negation are one variable: what the one is says what the other is.
        if (e.is_not() || !std::ranges::all_of(within, [&](const Ids& ids) { return ids.contains(e.id()); })) return {};
        const std::string called = std::string(name) + " " + std::to_string(number);
        const z3::expr fresh = session.context().constant(called.c_str(), e.get_sort());
        if (meanings != nullptr) meanings->push_back({fresh, e});
        return fresh;
    };
    return Rewriter(static_cast<Context&>(session.context()), variable)(question);
}

}  // namespace nomos::smt

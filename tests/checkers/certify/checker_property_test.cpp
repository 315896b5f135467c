// The proof checker against brute force: whatever is verified has no solution, and what has none can be verified.
#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include "tests/checkers/certify/certify_kit.hpp"

namespace nomos::certify {
namespace {

constexpr int kVariables = 4;

Clause any_clause(int variables, std::size_t longest) {
    const auto literal =
        rc::gen::map(rc::gen::inRange(0, 2 * variables), [](int k) { return k % 2 == 0 ? k / 2 + 1 : -(k / 2 + 1); });
    return *rc::gen::container<Clause>(*rc::gen::inRange<std::size_t>(1, longest + 1), literal);
}
// About as many with a solution as without.
std::vector<Clause> any_formula() {
    std::vector<Clause> clauses(*rc::gen::inRange<std::size_t>(0, 60));
    for (Clause& c : clauses) c = any_clause(kVariables, 3);
    return clauses;
}
Judgement judged(const std::vector<Clause>& clauses, const std::vector<Step>& proof) {
    const std::string formula = dimacs(kVariables, clauses);
    const Judgement in_text = judge_files(formula, text_of(proof)), in_bytes = judge_files(formula, binary_of(proof));
    RC_ASSERT(in_text.verified == in_bytes.verified && in_text.steps == in_bytes.steps);
    return in_text;
}

RC_GTEST_PROP(ProofChecker, VerifiesExactlyWhatHasNoSolution, ()) {
    const auto clauses = any_formula();
    const bool has_one = can_be_satisfied(kVariables, clauses);
    RC_TAG(has_one);
    RC_ASSERT(judged(clauses, case_by_case(kVariables)).verified == !has_one);
}
// Steps at random: RUP, RAT with variables of their own, clauses taken away.
RC_GTEST_PROP(ProofChecker, NeverVerifiesWhatHasASolution, ()) {
    const auto clauses = any_formula();
    std::vector<Step> proof;
    for (int n = *rc::gen::inRange(0, 30); n > 0; --n) {
        const bool deletes = !clauses.empty() && *rc::gen::inRange(0, 4) == 0;
        proof.push_back({deletes, deletes ? *rc::gen::elementOf(clauses) : any_clause(kVariables + 2, 3)});
    }
    // What fails is left out, so that as much as can be is taken.
    while (!proof.empty()) {
        const Judgement j = judged(clauses, proof);
        RC_ASSERT(!(j.verified && can_be_satisfied(kVariables, clauses)));
        if (j.verified || j.why.find("ends") != std::string::npos) break;
        proof.erase(proof.begin() + (j.steps - 1));
    }
}
RC_GTEST_PROP(ProofChecker, NeverVerifiesAChangedProofOfWhatHasASolution, ()) {
    const auto clauses = any_formula();
    RC_PRE(can_be_satisfied(kVariables, clauses));
    std::string proof = binary_of(case_by_case(kVariables));
    for (int n = *rc::gen::inRange(1, 10); n > 0; --n)
        proof[*rc::gen::inRange<std::size_t>(0, proof.size())] = *rc::gen::inRange<char>(0, 40);
    RC_ASSERT(!judge_files(dimacs(kVariables, clauses), proof).verified);
}

}  // namespace
}  // namespace nomos::certify

#include "checkers/certify/checker.hpp"

#include <algorithm>

#include "checkers/certify/clauses.hpp"

namespace nomos::certify {
namespace {

// Taking these literals for false, besides what is supposed: does that end in a conflict?
bool conflicts(Clauses& known, const Clause& clause, int but = 0) {
    for (const int literal : clause)
        if (literal != but && !known.suppose(-literal)) return true;
    return !known.propagate();
}
bool is_rup(Clauses& known, const Clause& clause) {
    const std::size_t before = known.mark();
    const bool follows = conflicts(known, clause);
    known.undo(before);
    return follows;
}
bool is_rat(Clauses& known, const Clause& clause) {
    if (clause.empty()) return false;
    const int pivot = clause.front();
    const std::size_t before = known.mark();
    bool all = true;
    if (!conflicts(known, clause)) {
        const std::size_t supposed = known.mark();
        for (const Clause* other : known.with(-pivot)) {
            const Clause partner = *other;  // its literals change places while it is watched
            all = conflicts(known, partner, -pivot);
            known.undo(supposed);
            if (!all) break;
        }
    }
    known.undo(before);
    return all;
}

std::string shown(const Clause& clause) {
    std::string text;
    for (std::size_t i = 0; i < std::min<std::size_t>(clause.size(), 8); ++i) text += std::to_string(clause[i]) + " ";
    return text + (clause.size() > 8 ? "..." : "0");
}

// One step; what is wrong with it, or nothing.
std::string fault_of(Clauses& known, const Step& step, Judgement& judgement) {
    if (step.deletes)
        return known.remove(step.clause) ? "" : "takes away a clause that is not there: " + shown(step.clause);
    if (!is_rup(known, step.clause)) {
        if (!is_rat(known, step.clause)) return "neither RUP nor RAT on its first literal: " + shown(step.clause);
        ++judgement.rat;
    }
    known.add(step.clause);
    return "";
}

}  // namespace

Judgement judge(const Formula& formula, Proof& proof) {
    Judgement judgement;
    Clauses known;
    judgement.place = "the formula";
    for (const Clause& clause : formula.clauses)
        if (!known.add(clause)) judgement.verified = true;
    while (const auto step = proof.next()) {
        if (judgement.verified) continue;
        ++judgement.steps;
        judgement.place = proof.place();
        judgement.why = fault_of(known, *step, judgement);
        if (!judgement.why.empty()) return judgement;
        judgement.verified = known.contradictory();
    }
    if (!judgement.verified) judgement.why = "the proof ends without a contradiction";
    return judgement;
}

Judgement judge_files(std::string_view dimacs, std::string_view bytes) {
    Formula formula;
    try {
        formula = read_dimacs(dimacs);
    } catch (const Malformed& e) {
        return {false, "the formula", e.what(), 0, 0, true};
    }
    try {
        Proof proof(bytes);
        return judge(formula, proof);
    } catch (const Malformed& e) {
        return {false, "the proof", e.what(), 0, 0};
    }
}

}  // namespace nomos::certify

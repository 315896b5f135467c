// Mistakes that no position tried tells apart, as a question for the solver.
#pragma once

#include <set>
#include <string>

#include "analysis/grade/subject.hpp"
#include "model/smt/clauses_of.hpp"
#include "model/smt/tape_wires.hpp"

namespace nomos::grade {

// What may be asked of a mistake: in which sound position does it change what the rules say, or the constraints; in
// which with all invariants what the rules say; in which of these does a property notice.
enum class Question { rules_change, constraints_change, rules_change_in_play, property_notices };

class Solver {
public:
    Solver(const Recorded& recorded, const smt::Budget& budget)
        : recorded_(recorded), budget_(budget), wires_(recorded.tape) {}

    void make(const tape::Mistake& mistake) { wires_.make(mistake); }
    // After `satisfiable`: the case is put in `found`. Properties with these ids are not asked.
    smt::Answer ask(Question question, FlatCase& found, const std::set<std::string, std::less<>>& but = {});

private:
    using Wire = gates::Bit;
    Wire differs(Ref r) const;
    Wire after_changes() const;
    Wire rules_change() const;
    Wire constraints_change() const;
    Wire property_notices(const std::set<std::string, std::less<>>& but) const;
    Wire invariants(bool mistaken) const;
    Wire asked(Question question, const std::set<std::string, std::less<>>& but) const;
    Bitstring read(smt::ClausesOf& model, const std::vector<Ref>& fields) const;

    const Recorded& recorded_;
    smt::Budget budget_;
    tape::Wires wires_;
};

}  // namespace nomos::grade

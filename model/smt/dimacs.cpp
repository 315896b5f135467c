#include "model/smt/dimacs.hpp"

#include <unordered_map>
#include <vector>

#include "model/core/error.hpp"
#include "model/smt/solver.hpp"
#include "model/smt/version.hpp"

namespace nomos::smt {
namespace {

z3::goal in_clauses(z3::context& context, const z3::expr_vector& asserted) {
    z3::goal goal(context);
    for (const z3::expr& a : asserted) goal.add(a);
    z3::params without_and(context);
    without_and.set("elim_and", true);
    const auto simplify = with(z3::tactic(context, "simplify"), without_and);
    const auto steps = simplify & z3::tactic(context, "bit-blast") & simplify & z3::tactic(context, "tseitin-cnf");
    const z3::apply_result result = steps(goal);
    expect(result.size() == 1, "bit-blasting leaves one goal");
    return result[0];
}

// The clauses of a goal. Every atom is a Boolean constant, or something was left out above.
class Written {
public:
    explicit Written(const z3::goal& goal) {
        if (goal.inconsistent()) {
            add({});
            return;
        }
        for (unsigned i = 0; i < goal.size(); ++i) {
            const z3::expr formula = goal[static_cast<int>(i)];
            std::vector<z3::expr> parts;
            if (formula.is_or())
                for (unsigned k = 0; k < formula.num_args(); ++k) parts.push_back(formula.arg(k));
            else
                parts.push_back(formula);
            add(parts);
        }
    }
    std::string text() const {
        return "p cnf " + std::to_string(variables_.size()) + ' ' + std::to_string(count_) + '\n' + clauses_;
    }

private:
    void add(const std::vector<z3::expr>& parts) {
        std::string line;
        for (const z3::expr& part : parts) {
            const bool negated = part.is_not();
            const z3::expr atom = negated ? part.arg(0) : part;
            if (atom.is_true() || atom.is_false()) {
                if (atom.is_true() != negated) return;  // the clause holds
                continue;
            }
            expect(atom.is_const() && atom.is_bool() && atom.decl().decl_kind() == kind_of_names(),
                   "clauses are made of Boolean constants");
            line += (negated ? "-" : "") + std::to_string(variable(atom)) + ' ';
        }
        clauses_ += line + "0\n";
        ++count_;
    }
    std::size_t variable(const z3::expr& atom) {
        return variables_.try_emplace(atom.id(), variables_.size() + 1).first->second;
    }

    std::unordered_map<unsigned, std::size_t> variables_;  // by the id of the constant
    std::size_t count_ = 0;
    std::string clauses_;
};

}  // namespace

std::string dimacs_of(const std::string& smtlib) {
    Context context;
    try {
        return Written(in_clauses(context, context.parse_string(smtlib.c_str()))).text();
    } catch (const z3::exception& e) {
        throw ParseError({"", 0, 0}, e.msg(), "what nomos check --smtlib writes can be read");
    }
}

}  // namespace nomos::smt

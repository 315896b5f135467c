#include "checkers/certify/formula.hpp"

#include "checkers/certify/words.hpp"

namespace nomos::certify {
namespace {

int header_number(Words& words, const char* of) {
    const auto word = words.next();
    if (!word) throw Malformed(words.place(), std::string("the header ends before the number of ") + of);
    const int number = words.number(*word, kMostVariables);
    if (number < 0) throw Malformed(words.place(), std::string("a negative number of ") + of);
    return number;
}

}  // namespace

Formula read_dimacs(std::string_view text) {
    Words words(text);
    if (words.next() != "p" || words.next() != "cnf") throw Malformed(words.place(), "no header \"p cnf\"");
    Formula formula;
    formula.variables = header_number(words, "variables");
    const auto promised = static_cast<std::size_t>(header_number(words, "clauses"));
    Clause clause;
    while (const auto word = words.next()) {
        const int literal = words.number(*word, formula.variables);
        if (literal != 0) {
            clause.push_back(literal);
            continue;
        }
        formula.clauses.push_back(clause);
        clause.clear();
    }
    if (!clause.empty()) throw Malformed(words.place(), "the last clause has no 0 at its end");
    if (formula.clauses.size() != promised)
        throw Malformed(words.place(), std::to_string(formula.clauses.size()) + " clauses, and the header says " +
                                           std::to_string(promised));
    return formula;
}

}  // namespace nomos::certify

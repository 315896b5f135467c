// Formulas, proofs and their ways to be wrong, for the tests of the proof checker.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "checkers/certify/checker.hpp"

namespace nomos::certify {

inline std::string dimacs(int variables, const std::vector<Clause>& clauses) {
    std::string text = "p cnf " + std::to_string(variables) + " " + std::to_string(clauses.size()) + "\n";
    for (const Clause& c : clauses) {
        for (const int literal : c) text += std::to_string(literal) + " ";
        text += "0\n";
    }
    return text;
}
inline std::string text_of(const std::vector<Step>& steps) {
    std::string text;
    for (const Step& s : steps) {
        text += s.deletes ? "d " : "";
        for (const int literal : s.clause) text += std::to_string(literal) + " ";
        text += "0\n";
    }
    return text;
}
// As CaDiCaL writes it when it is not told otherwise.
inline std::string binary_of(const std::vector<Step>& steps) {
    std::string bytes;
    for (const Step& s : steps) {
        bytes += s.deletes ? 'd' : 'a';
        for (const int literal : s.clause) {
            unsigned code =
                literal > 0 ? 2U * static_cast<unsigned>(literal) : 2U * static_cast<unsigned>(-literal) + 1;
            for (; code > 127; code >>= 7U) bytes += static_cast<char>(128U | (code & 127U));
            bytes += static_cast<char>(code);
        }
        bytes += '\0';
    }
    return bytes;
}
// A bit a variable; by trying.
inline bool holds(const Clause& clause, unsigned values) {
    return std::any_of(clause.begin(), clause.end(), [&](int literal) {
        const bool value = (values >> static_cast<unsigned>(std::abs(literal) - 1) & 1U) != 0;
        return value == (literal > 0);
    });
}
inline bool can_be_satisfied(int variables, const std::vector<Clause>& clauses) {
    for (unsigned values = 0; values < 1U << static_cast<unsigned>(variables); ++values)
        if (std::all_of(clauses.begin(), clauses.end(), [&](const Clause& c) { return holds(c, values); })) return true;
    return false;
}
// Rules every assignment out, then every shorter beginning of one: stands exactly if there is no solution.
inline std::vector<Step> case_by_case(int variables) {
    std::vector<Step> steps;
    for (int known = variables; known >= 0; --known)
        for (unsigned values = 0; values < 1U << static_cast<unsigned>(known); ++values) {
            Clause barred;
            for (int v = 1; v <= known; ++v)
                barred.push_back((values >> static_cast<unsigned>(v - 1) & 1U) != 0 ? -v : v);
            steps.push_back({false, barred});
        }
    return steps;
}

}  // namespace nomos::certify

// nomos-drat FORMULA.cnf PROOF: checks a DRAT proof. It says "verified" (exit code 0), or where the proof fails (1); 2:
// bad use, or no formula. It links nothing of Nomos but checkers/certify, and no solver.
#include <fstream>
#include <iostream>
#include <iterator>
#include <new>
#include <optional>

#include "checkers/certify/checker.hpp"

namespace {

std::optional<std::string> contents_of(const char* path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return {};
    return std::string{std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

int main(int count, char** words) try {
    if (count != 3) {
        std::cerr << "usage: nomos-drat FORMULA.cnf PROOF\n";
        return 2;
    }
    const auto formula = contents_of(words[1]), proof = contents_of(words[2]);
    if (!formula || !proof) {
        std::cerr << "nomos-drat: cannot read " << (formula ? words[2] : words[1]) << '\n';
        return 2;
    }
    const auto judgement = nomos::certify::judge_files(*formula, *proof);
    if (!judgement.verified) {
        std::cout << "not verified: " << judgement.place << ": " << judgement.why << '\n';
        return judgement.is_unread ? 2 : 1;
    }
    std::cout << "verified: contradiction at " << judgement.place << "; " << judgement.steps << " steps, "
              << judgement.rat << " of them by RAT\n";
    return 0;
} catch (const std::bad_alloc&) {
    std::cerr << "nomos-drat: there is not enough memory for this proof\n";
    return 2;
}

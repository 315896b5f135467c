// nomos-dimacs QUESTION.smt2: writes a question of `nomos check --smtlib` as DIMACS on standard output.
#include <fstream>
#include <iostream>
#include <iterator>

#include "model/core/error.hpp"
#include "model/smt/dimacs.hpp"

int main(int count, char** words) {
    if (count != 2) {
        std::cerr << "usage: nomos-dimacs QUESTION.smt2\n";
        return 2;
    }
    std::ifstream in(words[1], std::ios::binary);
    if (!in) {
        std::cerr << "nomos-dimacs: cannot read " << words[1] << '\n';
        return 2;
    }
    try {
        std::cout << nomos::smt::dimacs_of({std::istreambuf_iterator<char>(in), {}});
        if (!std::cout.flush()) throw nomos::FileError("write", "standard output", "is there room on the disk?");
    } catch (const std::exception& e) {
        std::cerr << "nomos-dimacs: " << words[1] << ": " << e.what() << '\n';
        return 2;
    }
    return 0;
}

// Z3's solver as every question uses it: bounded by counted work, and stopped when the program is.
#pragma once

#include <z3++.h>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "model/smt/question.hpp"

namespace nomos::smt {

// A Z3 context whose question ends when the program is told to stop, and which keeps what terms point to. What Z3
// throws then between two questions, at a term it simplifies or a model it reads, leaves it as Stopped: no fault.
class Context : public z3::context {
public:
    Context();
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
    const z3::expr& keep(z3::expr e) { return kept_.emplace_back(std::move(e)); }
    // A constant of so many bits, the lowest first. Each is made once: Z3 reads a numeral as a number of any size.
    const z3::expr& numeral(const std::uint64_t* words, unsigned bits);
    // Is that bit of a kept word set? Formulas ask it of the same words over and over.
    const z3::expr& is_set(const z3::expr& word, unsigned bit);

private:
    struct BytesHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view bytes) const { return std::hash<std::string_view>{}(bytes); }
    };
    std::deque<z3::expr> kept_;  // a deque, so that none moves
    // By size, by its bytes; and by the word's id (it is kept, so no other gets that) and the bit.
    std::map<unsigned, std::unordered_map<std::string, const z3::expr*, BytesHash, std::equal_to<>>> numerals_;
    std::unordered_map<std::uint64_t, const z3::expr*> bits_;
};

// QF_FD: Z3's finite-domain solver (bit vectors and Booleans to SAT), the fastest one on these
// questions and able to take assumptions.
z3::solver limited_solver(z3::context& context, const Budget& budget);
// For a question that is asked once, and of which a yes or no is all that is wanted: what it says is simplified and its
// equations are solved before it becomes bits, which pays where much is to be refuted.
z3::solver one_question_solver(z3::context& context, const Budget& budget);
// Throws Stopped when the program was told to stop: a question that was cut short has no answer.
Answer asked(z3::solver& solver);
// Under assumptions, which are names (literals): Z3's finite-domain solver takes no others since 4.13.
Answer asked(z3::solver& solver, const z3::expr_vector& names);
// A name for each term, new to the solver, from which it is told that the term follows.
z3::expr_vector names_for(z3::solver& solver, const z3::expr_vector& terms);

}  // namespace nomos::smt

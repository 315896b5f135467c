// What every question has, whoever asks it: how much it may cost, what can be said of it, and the name it is kept by.
// Without Z3, so that who hands a budget on, or reads what was answered, need not know the solver.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "model/core/budgets.hpp"

namespace nomos::smt {

struct Budget {
    unsigned resources = budget::kQuestion;              // Z3 rlimit per query; 0 = none
    unsigned milliseconds = budget::kClockMilliseconds;  // the last guard, by the clock; 0 = none
    unsigned seed = 1;
};

// `unknown` is an answer: the budget was spent.
enum class Answer { satisfiable, unsatisfiable, unknown };

// 128 bits, the same for the same question in any session, process or year (model/smt/question_hash.hpp).
struct QuestionHash {
    std::uint64_t high = 0, low = 0;
    friend auto operator<=>(const QuestionHash&, const QuestionHash&) = default;

    // What follows, in its order.
    void add(std::uint64_t value);
    void add(std::string_view text);
    void add(const QuestionHash& part) { add(part.high), add(part.low); }
};

// Ends the question that each solver is at, if it is at one. From any thread.
void interrupt_questions();
// Questions of this thread that the clock ended, not counted work: their answers are not the same everywhere.
std::size_t ended_by_the_clock();

}  // namespace nomos::smt

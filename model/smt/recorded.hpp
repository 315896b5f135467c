// Answers that several questions share, each asked once, by whoever comes first. An answer in which the clock had a
// hand counts as one of that kind for all who take it over (ended_by_the_clock): it is not the same everywhere.
#pragma once

#include <cstddef>
#include <vector>

#include "model/smt/question.hpp"

namespace nomos::smt {

// This thread rests on an answer of another that the clock had a hand in (solver.cpp).
void takes_over_from_the_clock();

// Not safe for threads: who asks holds a lock on what it is in.
class Recorded {
public:
    std::size_t size() const { return answers_.size(); }
    // The k-th answer; of the next one ask() tells it.
    template <class Ask>
    bool at(std::size_t k, Ask&& ask) {
        if (k == answers_.size()) {
            const std::size_t before = ended_by_the_clock();
            const bool answer = ask();
            answers_.push_back({answer, ended_by_the_clock() != before});
        } else if (answers_.at(k).by_the_clock) {
            takes_over_from_the_clock();
        }
        return answers_[k].is_yes;
    }

private:
    struct Answer {
        bool is_yes = false, by_the_clock = false;
    };
    std::vector<Answer> answers_;
};

}  // namespace nomos::smt

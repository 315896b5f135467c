// What an author's answers settle: which options of each reading they leave, which answers exclude each other, and
// which questions would settle the rest.
//
// An answer demands that the readings have one of the combinations of options that lead to it; where the question
// arises only under an option of another reading, it demands that only of reading sets with that option. The answers
// are searched for reading sets that satisfy them all, a reading at a time.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "analysis/author/questions.hpp"

namespace nomos {

// A question and the number of the answer that was ticked.
struct Ticked {
    const Question* question = nullptr;
    std::size_t answer = 0;
};

struct Settlement {
    struct OfReading {
        int reading = 0;
        std::vector<int> left;        // options that the answers leave; one: it is decided
        std::vector<std::size_t> by;  // if it is: the fewest answers that decide it (indexes of those given)
        bool arises = true;           // false: what is decided of others leaves no room for the question
    };
    // The smallest answers that exclude each other, and if the rest does not go together either, once more: no answer
    // is in two. What these say is left out of the readings below.
    std::vector<std::vector<std::size_t>> contradictory;
    std::vector<OfReading> readings;  // all, in the order of the table

    bool is_decided(int reading) const { return readings[static_cast<std::size_t>(reading)].left.size() == 1; }
};
Settlement settled_by_answers(const RulesetInfo& info, const std::vector<Ticked>& answers);

// Of these questions, those whose answer would tell apart some options that are left of the reading.
std::vector<std::size_t> that_would_settle(const RulesetInfo& info, const Settlement& settlement,
                                           const std::vector<const Question*>& questions, int reading);

}  // namespace nomos

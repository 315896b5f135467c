// What trying a wording on a question showed (analysis/advice), as facts; words are made of it in
// reports/trial_words.hpp.
#pragma once

#include <string>
#include <vector>

#include "checkers/tried.hpp"

namespace nomos {

struct TriedWording {
    std::string finding;      // the reading or the missing item that it is about
    std::size_t wording = 0;  // which of its wordings
    TriedChange change;
    bool settles = true;                // the answers that it leaves are the same game; so where it fixes none
    std::vector<std::string> also{};    // other questions that are gone with it
    std::vector<std::string> brings{};  // questions that other answers would have spared
    bool sure = true;  // what does not settle, or brings, was shown to; else it is only not proved not to
};
// holds: proved to settle. violated: refuted. unknown: not decided within the budget.
Verdict verdict_on(const TriedWording& tried);

}  // namespace nomos

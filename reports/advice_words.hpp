// Advice on a finding, in words: what is proposed, and what trying it showed. What was not tried, or was tried in
// vain, never looks like help.
#pragma once

#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "model/core/advice.hpp"

namespace nomos {

struct AdviceLine {
    enum class Result { proved, refuted, undecided, not_run };
    std::string says;  // the words for the text; "" the suggestion of the finding
    Result result = Result::not_run;
    std::string how;  // what was proved of it, or why it does not do
    WordingInfo change;
};
std::string_view name_of(AdviceLine::Result);  // "proved", "refuted", "not decided", "not tried in this run"
// "Proved"; and the whole of it: "Proved: read as answer A, it leaves no other answer open; none of the 9 ..."
std::string verdict_in_words(const AdviceLine& line);
std::string in_words(const AdviceLine& line);

struct Advice {
    std::string call;  // what stands above the suggestion: "To settle it", or that it is a proposal
    std::vector<AdviceLine> lines{};
    std::string not_tried{};  // why no words are tried
};
Advice advice_on(const Finding&);

}  // namespace nomos

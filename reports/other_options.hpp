// An option that is not one of the two that a finding draws: what comes of the case that is shown under it, and a board
// that tells it from both.
#pragma once

#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"

namespace nomos {

struct OtherOption {
    // "Here: ...", "Here as under A."; "" where nothing is shown, or only a whole game tells the options apart.
    std::string words;
    // The case of its boards: that which the finding shows, another move of its position, or an example of one of the
    // options. Its sides are those that are drawn: this option, where it comes out as no drawn one; else this and the
    // drawn one that it comes out like in what the finding shows. None where no such case is known.
    Finding drawn{};
    std::vector<char> letters{};  // of its sides
};
// The options of an open question that it does not draw, in the order of its table.
std::vector<const OptionInfo*> not_drawn(const Finding& finding);
OtherOption other_option(const Finding& finding, const std::string& option);

}  // namespace nomos

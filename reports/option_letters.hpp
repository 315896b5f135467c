// Options have the same letters on a page as in the letter to the author: by their place in the reading's table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "model/core/reading.hpp"

namespace nomos {

// "A". Where no reading is asked about, or it has no such option: by the place among the drawn sides.
std::string letter_of_option(const Finding& finding, const ReadingInfo* asked, std::string_view option);
// The drawn sides in the order of their letters, as indexes.
std::vector<std::size_t> by_letter(const Finding& finding, const ReadingInfo* asked);

}  // namespace nomos

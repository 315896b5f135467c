// The figures of an open question in plain words.
#pragma once

#include <string>
#include <vector>

#include "analysis/finding.hpp"

namespace nomos {

// "first met at ply 11, in 8000 of a million random positions"; "" where nothing was measured.
// Who can force what from the start of a board. Where as many coalitions can as in another case, it is told which.
std::string value_in_words(const std::optional<BoardValue>& value, const std::optional<BoardValue>& against);
std::string matter_in_short(const Finding& finding);
// A sentence each: what random play met, and what small boards show.
std::vector<std::string> matter_in_words(const Finding& finding);
// A part of a sentence; "" where nobody looked.
std::string shortest_in_words(const ShortestLine& shortest);
// Why a line was not asked for, or given up; "" where it was not so.
std::string why_in_words(const ShortestLine& shortest);

}  // namespace nomos

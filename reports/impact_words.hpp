// The figures of an open question in plain words.
#pragma once

#include <string>
#include <vector>

#include "analysis/findings/finding.hpp"
#include "reports/option_letters.hpp"

namespace nomos {

// Of the two options that the finding compares; of all together where they were not counted one by one.
MetOption met_of(const Finding&);
// "11 %", "0.008 %": whole per cents, one digit below one, since positions of one game are much alike.
std::string share_in_words(std::uint64_t some, std::uint64_t all);
// What an option changes on a board: a count of what can be reached on one that was explored, else what one line shows.
std::string change_in_words(const SmallBoard&);
// "first met after 11 moves, in 8 % of positions (83 random games)"; "" where nothing was measured.
std::string impact_in_short(const Finding& finding);
// "its answers differ in 8 % of positions", for a list; "" where nothing was measured. What all of a list count in,
// said once above it.
std::string share_of(const Finding& finding);
std::string shares_in_words(const std::vector<const Finding*>& findings);
// A sentence each: what random play met, and what small boards show.
std::vector<std::string> impact_in_words(const Finding& finding);
// What is said at length where stake_in_words() (words.hpp) supposes that nothing is hidden; "" elsewhere.
std::string openness_in_words(const Finding& finding);
// A part of a sentence; "" where nobody looked.
std::string shortest_in_words(const ShortestLine& shortest, const AnswerNames& named = {});
// Why a line was not asked for, or given up; "" where it was not so.
std::string why_in_words(const ShortestLine& shortest);

}  // namespace nomos

// What stands around the questions of a letter: its head, what it does not ask, its end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analysis/author/questions.hpp"

namespace nomos {

// Who asks what of whom, and how long it takes.
struct LetterWords {
    std::string subject;
    std::vector<std::string> greeting;   // paragraphs
    std::string more_time;               // what stands above the questions that can wait; "" where none can
    std::vector<std::string> not_asked;  // titles of gaps and contradictions that have no answers to tick
    std::string thanks;
};
LetterWords letter_words(const Questionnaire& q);

inline constexpr std::string_view kNotAsked = "What is not asked here";
inline constexpr std::string_view kWhyNotAsked =
    "Of these your text says nothing, too little, or two things, and there are no answers to choose from. The report "
    "tells what is missing; a sentence of yours on any of them helps.";

}  // namespace nomos

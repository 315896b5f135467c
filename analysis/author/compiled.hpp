// What of this room is compiled once a ruleset; of_ruleset.hpp defines it.
#pragma once

#include <string>
#include <string_view>

#include "analysis/author/questions.hpp"

namespace nomos::questions {

template <class Game>
struct CompiledQuestions {
    static Questionnaire questions(const Options& options);
    // "" where no words are offered.
    static std::string words_of_move(std::string_view position, std::string_view move);
};

}  // namespace nomos::questions

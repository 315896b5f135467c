// The fewest questions to a ruleset's author, and its moves in words.
#pragma once

#include "analysis/author/compiled.hpp"
#include "analysis/author/questionnaire.hpp"
#include "properties/game.hpp"

namespace nomos::questions {

template <class Game>
Questionnaire CompiledQuestions<Game>::questions(const Options& options) {
    return questions_about<Game>(options, find_ruleset(Game::info().id));
}

template <class Game>
std::string CompiledQuestions<Game>::words_of_move([[maybe_unused]] std::string_view position,
                                                   [[maybe_unused]] std::string_view move) {
    if constexpr (WithWords<Game>)
        return Game::in_words(position, move);
    else
        return "";
}

}  // namespace nomos::questions

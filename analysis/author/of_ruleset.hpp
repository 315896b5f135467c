// The fewest questions to a ruleset's author, and its moves in words.
#pragma once

#include "analysis/author/questionnaire.hpp"
#include "properties/game.hpp"

namespace nomos::questions {

template <class Game>
Questionnaire questions_of(const Options& options) {
    return questions_about<Game>(options, find_ruleset(Game::info().id));
}

// "" where none are offered.
template <class Game>
std::string words_of([[maybe_unused]] std::string_view position, [[maybe_unused]] std::string_view move) {
    if constexpr (WithWords<Game>)
        return Game::in_words(position, move);
    else
        return "";
}

}  // namespace nomos::questions

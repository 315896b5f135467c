// A ruleset's small boards, explored and played on, if it offers a study of them.
#pragma once

#include "analysis/graph/explore.hpp"
#include "analysis/graph/held_of.hpp"
#include "analysis/graph/round_play.hpp"
#include "analysis/graph/table.hpp"
#include "properties/game.hpp"

namespace nomos::graph {

template <class Game>
UsageError no_small_boards() {
    return {std::string(Game::info().title) + " has no small boards to explore yet", "another ruleset"};
}

template <class Game>
Exploration explore_of([[maybe_unused]] const ExploreChoice& choice) {
    if constexpr (WithStudy<Game>)
        return explore_study<typename Game::Study>(choice);
    else
        throw no_small_boards<Game>();
}
template <class Game>
std::unique_ptr<Held> held_by([[maybe_unused]] const ExploreChoice& choice, [[maybe_unused]] Exploration& told) {
    if constexpr (WithStudy<Game>)
        return held_of_study<typename Game::Study>(choice, told);
    else
        throw no_small_boards<Game>();
}
template <class Game>
StudyOffer study_offered() {
    if constexpr (WithStudy<Game>)
        return offer_of<typename Game::Study>();
    else
        return {};
}
template <class Game>
std::unique_ptr<Table> table_on_board_of([[maybe_unused]] const ExploreChoice& choice) {
    if constexpr (WithStudy<Game>)
        return table_of_study<typename Game::Study>(choice);
    else
        throw UsageError(std::string(Game::info().title) + " has no small boards yet",
                         "leave out --board and --pieces");
}

}  // namespace nomos::graph

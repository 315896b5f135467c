// How a game has ended, for captions: of a finished game it is told who won and not who would move.
#pragma once

#include <string_view>

#include "model/core/algebra.hpp"

namespace nomos {

// The name of the outcome; "" while the game is in play.
template <class R>
std::string_view how_ended(const typename R::template Setting<Native>& setting,
                           const typename R::template Position<Native>& position) {
    const int outcome = R::template Rules<Native>::outcome(setting, position).lowest();
    return outcome == 0 ? std::string_view{} : R::info().outcomes[static_cast<std::size_t>(outcome)];
}

}  // namespace nomos

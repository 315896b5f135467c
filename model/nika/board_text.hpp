// What Nika's text states about the board and the set-up, as a board file is held to it.
#pragma once

#include <functional>

#include "model/core/error.hpp"
#include "model/nika/position.hpp"

namespace nomos::nika {

// Throws ParseError naming the statement that is broken, at the place of a cell that shows it.
void require_what_the_text_states(const BoardOf<Native>& board, const std::function<Place(int cell)>& place_of);

}  // namespace nomos::nika

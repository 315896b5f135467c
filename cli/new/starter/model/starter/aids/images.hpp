// The rules know no left and no right: fuzzing compares a position with its turns and reflections.
#pragma once

#include "model/core/board_images.hpp"
#include "model/starter/position.hpp"

namespace nomos::starter {

struct Images : BoardImages<Board> {};

}  // namespace nomos::starter

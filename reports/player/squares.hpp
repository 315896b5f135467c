// The squares of a drawn board by name, and those that a move touches: by clicking them a player says which he means.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/picture.hpp"

namespace nomos::player {

// As the game's notation names a cell: "c4", "25", and "c4_2" where boards stand side by side.
std::string square_name(const Picture& picture, int column, int row);

// In the order in which a player would click them: those that the move names, then where the arrows of its drawing
// lead that it does not name. Each once.
std::vector<std::string> squares_touched(const Picture& after, std::string_view move);

}  // namespace nomos::player

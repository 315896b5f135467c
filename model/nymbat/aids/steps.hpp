// What a Move is called where it is handed to others: a step of a turn. Turns are not listed, since that of
// a large group can be made in more ways than anyone can list (turn.hpp).
#pragma once

#include <string_view>

namespace nomos::nymbat {

inline constexpr std::string_view kMoveIs = "step";

}  // namespace nomos::nymbat

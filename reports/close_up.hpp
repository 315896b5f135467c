// The part of a board on which something happens: a small drawing of a large board shows that part, larger.
#pragma once

#include "model/core/picture.hpp"

namespace nomos {

// The picture with the cells around its pieces and arrows alone, at least five each way, with their coordinates. All of
// it where that would be most of it, or where something stands on several of the boards that lie side by side. A piece
// that is hidden, and so drawn as a ghost, counts for nothing and may be left out.
Picture close_up(Picture picture);

}  // namespace nomos

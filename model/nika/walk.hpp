// How far pieces have to walk from one position to another.
#pragma once

#include "model/nika/position.hpp"

namespace nomos::nika {

// In actions of single pieces, about: each space that a city holds there is walked to by the nearest of its
// pieces that has nowhere to go yet, and turned to is a step more. A piece that has to be routed or to rally
// counts as a long way.
int walk(const Position<Native>& from, const Position<Native>& to);

}  // namespace nomos::nika

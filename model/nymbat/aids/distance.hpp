// How far it is from one position to another, in steps, about: what a search for a line of play is led by.
#pragma once

#include "model/nymbat/position.hpp"

namespace nomos::nymbat {

// Each wanted piece is walked to by the nearest of its number that has nowhere to go yet, or brought in. What a side
// has besides, on the board or in reserve, has to be lost: a piece in some steps, a point of the reserve in one. A
// penalty that is due, or comes nearer, counts as part of that way.
class Distance {
public:
    Distance(const Setting<Native>&, const Position<Native>& to, const Position<Native>&) : to_(to) {}
    int from(const Position<Native>& p) const;

private:
    int of_side(const Position<Native>& p, Side side) const;

    Position<Native> to_;
};

}  // namespace nomos::nymbat

// Lines that properties of Nymbat play, too: their answers rest on these, and on no other exhibit.
#pragma once

#include "model/core/exhibit.hpp"

namespace nomos::nymbat {

// Red takes ten pieces in one turn: beside the claim that nobody loses a lot at once.
const ExhibitInfo& takes_all();
// Two players who step back and forth, under three-running: beside no finding.
const ExhibitInfo& shuffle();

}  // namespace nomos::nymbat

// Where a line of play to a difference ends: does the difference lead anywhere?
#pragma once

#include "analysis/findings/finding.hpp"

namespace nomos {

// The two options differ in what may be played at the end of the line, and yet what is played leads to the same
// positions, judged the same: another move does as well. Looked at only where random play met such positions.
bool ends_where_another_move_does_the_same(const Finding& finding);

}  // namespace nomos

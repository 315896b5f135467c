// A ruleset's small boards, unrolled. One that offers no study of any takes graph/no_boards.hpp in its place.
#pragma once

#include "analysis/unrolled/unroll.hpp"
#include "properties/game.hpp"

// A ruleset's small boards, explored and played on. One that offers no study of any takes no_boards.hpp in its place.
#pragma once

#include "analysis/graph/explore.hpp"
#include "analysis/graph/held_of.hpp"
#include "analysis/graph/round_play.hpp"
#include "analysis/graph/table.hpp"
#include "properties/game.hpp"

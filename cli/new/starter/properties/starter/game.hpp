// The ruleset and its properties, and what else it offers (properties/game.hpp): moves in words, small boards.
#pragma once

#include "model/starter/ruleset.hpp"
#include "properties/game.hpp"
#include "properties/starter/properties.hpp"

namespace nomos::starter {

struct Game : GameOf<RulesetType, properties::Properties> {};

}  // namespace nomos::starter

// Three men's morris as the layers above the model see it.
#pragma once

#include "model/morris/ruleset.hpp"
#include "properties/game.hpp"
#include "properties/morris/properties.hpp"

namespace nomos::morris {

struct Game : GameOf<RulesetType, properties::Properties> {};

}  // namespace nomos::morris

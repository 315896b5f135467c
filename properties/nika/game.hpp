// Nika as the layers above the model see it.
#pragma once

#include "model/nika/aids/study.hpp"
#include "model/nika/naive.hpp"
#include "model/nika/ruleset.hpp"
#include "model/nika/words.hpp"
#include "properties/game.hpp"
#include "properties/nika/properties.hpp"

namespace nomos::nika {

struct Game : GameOf<RulesetType, properties::Properties, InWords<in_words>, OnSmallBoards<Study>, HeldAgainst<Naive>> {
};

}  // namespace nomos::nika

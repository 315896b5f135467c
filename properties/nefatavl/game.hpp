// Nefatavl as the layers above the model see it.
#pragma once

#include "model/nefatavl/aids/study.hpp"
#include "model/nefatavl/naive.hpp"
#include "model/nefatavl/ruleset.hpp"
#include "model/nefatavl/words.hpp"
#include "properties/game.hpp"
#include "properties/nefatavl/properties.hpp"

namespace nomos::nefatavl {

struct Game : GameOf<RulesetType, properties::Properties, InWords<in_words>, OnSmallBoards<Study>, HeldAgainst<Naive>> {
};

}  // namespace nomos::nefatavl

// Nerva as the layers above the model see it.
#pragma once

#include "model/nerva/aids/study.hpp"
#include "model/nerva/naive.hpp"
#include "model/nerva/ruleset.hpp"
#include "model/nerva/words.hpp"
#include "properties/game.hpp"
#include "properties/nerva/hidden.hpp"
#include "properties/nerva/properties.hpp"

namespace nomos::nerva {

struct Game : GameOf<RulesetType, properties::Properties, InWords<in_words>, OnSmallBoards<Study>,
                     HiddenFrom<properties::Hidden>, HeldAgainst<Naive>> {};

}  // namespace nomos::nerva

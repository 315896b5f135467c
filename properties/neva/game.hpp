// Neva as the layers above the model see it.
#pragma once

#include "model/neva/aids/images.hpp"
#include "model/neva/aids/study.hpp"
#include "model/neva/naive.hpp"
#include "model/neva/ruleset.hpp"
#include "model/neva/words.hpp"
#include "properties/game.hpp"
#include "properties/neva/properties.hpp"

namespace nomos::neva {

struct Game : GameOf<RulesetType, properties::Properties, InWords<in_words>, OnSmallBoards<Study>, Turned<Images>,
                     HeldAgainst<Naive>> {};

}  // namespace nomos::neva

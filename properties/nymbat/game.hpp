// Nymbat as the layers above the model see it.
#pragma once

#include "model/nymbat/aids/images.hpp"
#include "model/nymbat/aids/study.hpp"
#include "model/nymbat/naive.hpp"
#include "model/nymbat/ruleset.hpp"
#include "model/nymbat/words.hpp"
#include "properties/game.hpp"
#include "properties/nymbat/properties.hpp"

namespace nomos::nymbat {

// A Move is a step of a turn: turns are not listed, since that of a large group can be made in more ways than anyone
// can list (turn.hpp).
struct Game : GameOf<RulesetType, properties::Properties, InWords<in_words>, OnSmallBoards<Study>, Turned<Images>,
                     HeldAgainst<Naive>> {};

}  // namespace nomos::nymbat

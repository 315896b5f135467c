// The advice on the rulesets that this program is built with.
#include "model/core/advice.hpp"

#define X(game)                           \
    namespace nomos::game {               \
    std::span<const AdviceInfo> advice(); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos {

RollLines<AdviceOf> advice_built_here() {
    return {
#define X(game) {#game, game::advice},
#include "nomos/rulesets.def"
#undef X
    };
}

}  // namespace nomos

// The rulesets that this program is built with; of a shared object those that it brings.
#include "model/core/registry.hpp"

#define X(game)                      \
    namespace nomos::game {          \
    const AnyRuleset& any_ruleset(); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos {

RollLines<const AnyRuleset*> rulesets_built_here() {
    return {
#define X(game) {#game, &game::any_ruleset()},
#include "nomos/rulesets.def"
#undef X
    };
}

}  // namespace nomos

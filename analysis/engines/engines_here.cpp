// What other people's engines are asked, of the rulesets that this program is built with.
#include "analysis/engines/engines.hpp"

#define X(game)                               \
    namespace nomos::game {                   \
    const engines::Library& engine_library(); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos::engines {

RollLines<OnFirstUse<Library>> libraries_built_here() {
    return {
#define X(game) {#game, game::engine_library},
#include "nomos/rulesets.def"
#undef X
    };
}

}  // namespace nomos::engines

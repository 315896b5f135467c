// What fuzzes the rulesets that this program is built with.
#include "analysis/fuzz/fuzz.hpp"

#define X(game)                   \
    namespace nomos::game {       \
    const fuzz::Fuzzer& fuzzer(); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos::fuzz {

RollLines<OnFirstUse<Fuzzer>> fuzzers_built_here() {
    return {
#define X(game) {#game, game::fuzzer},
#include "nomos/rulesets.def"
#undef X
    };
}

}  // namespace nomos::fuzz

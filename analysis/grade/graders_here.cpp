// What grades the rulesets that this program is built with.
#include "analysis/grade/grade.hpp"

#define X(game)                    \
    namespace nomos::game {        \
    const grade::Grader& grader(); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos::grade {

RollLines<OnFirstUse<Grader>> graders_built_here() {
    return {
#define X(game) {#game, game::grader},
#include "nomos/rulesets.def"
#undef X
    };
}

}  // namespace nomos::grade

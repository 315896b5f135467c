// What makes the checks of the rulesets that this program is built with.
#include "checkers/verdict.hpp"

#define X(game)                                  \
    namespace nomos::game {                      \
    std::vector<CheckTask> conformance_checks(); \
    std::vector<CheckTask> property_checks();    \
    std::vector<CheckTask> text_checks();        \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos {

RollLines<CheckMakers> checks_built_here() {
    return {
#define X(game)                                                     \
    {#game, CheckMakers{{{game::conformance_checks, Tables::rules}, \
                         {game::property_checks, Tables::rules},    \
                         {game::text_checks, Tables::all}}}},
#include "nomos/rulesets.def"
#undef X
    };
}

}  // namespace nomos

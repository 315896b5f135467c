// What makes the checks of the rulesets that this program is built with.
#include "checkers/verdict.hpp"
#include "nomos/rulesets_here.hpp"

namespace nomos {

RollLines<CheckMakers> checks_built_here() {
    return lines_of<CheckMakers>(RulesetsHere{}, []<class R>(R) -> CheckMakers {
        using Checks = CompiledChecks<typename R::Game>;
        return {{{CompiledConformance<typename R::Game>::checks, Tables::all},
                 {Checks::of_properties, Tables::rules},
                 {Checks::of_text, Tables::all}}};
    });
}

}  // namespace nomos

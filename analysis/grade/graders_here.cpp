// What grades the rulesets that this program is built with.
#include "analysis/grade/grade.hpp"
#include "nomos/rulesets_here.hpp"

namespace nomos::grade {

RollLines<OnFirstUse<Grader>> graders_built_here() {
    return lines_of<OnFirstUse<Grader>>(RulesetsHere{},
                                        []<class R>(R) { return CompiledGrader<typename R::Game>::grader; });
}

}  // namespace nomos::grade

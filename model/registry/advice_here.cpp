// The advice on the rulesets that this program is built with.
#include "model/core/advice.hpp"
#include "nomos/rulesets_here.hpp"

namespace nomos {

RollLines<AdviceOf> advice_built_here() {
    return lines_of<AdviceOf>(RulesetsHere{},
                              []<class R>(R) { return CompiledAdvice<typename R::RulesetType>::advice; });
}

}  // namespace nomos

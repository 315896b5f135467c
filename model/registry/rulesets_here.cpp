// The rulesets that this program is built with; of a shared object those that it brings.
#include "nomos/rulesets_here.hpp"
#include "model/core/registry.hpp"

namespace nomos {

RollLines<const AnyRuleset*> rulesets_built_here() {
    return lines_of<const AnyRuleset*>(
        RulesetsHere{}, []<class R>(R) { return &CompiledRuleset<typename R::RulesetType>::any_ruleset(); });
}

}  // namespace nomos

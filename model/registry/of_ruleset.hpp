// A ruleset behind the registry's interface of texts.
#pragma once

#include "model/core/table_of.hpp"

namespace nomos {

template <class RulesetType>
const AnyRuleset& CompiledRuleset<RulesetType>::any_ruleset() {
    static const AnyRulesetOf<RulesetType> instance;
    return instance;
}

}  // namespace nomos

// A ruleset behind the registry's interface of texts.
#pragma once

#include "model/core/table_of.hpp"

namespace nomos {

template <Ruleset R>
const AnyRuleset& any_ruleset_of() {
    static const AnyRulesetOf<R> instance;
    return instance;
}

}  // namespace nomos

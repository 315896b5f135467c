#include "model/core/registry.hpp"

#include "model/core/error.hpp"

namespace nomos {

Roll<const AnyRuleset*>& ruleset_roll() {
    static Roll<const AnyRuleset*> roll(rulesets_built_here());
    return roll;
}
std::span<const AnyRuleset* const> rulesets() { return ruleset_roll().entries(); }

const AnyRuleset& find_ruleset(std::string_view id) {
    if (const AnyRuleset* const* found = ruleset_roll().find(id)) return **found;
    const auto ids = ruleset_roll().ids();
    throw UnknownName("ruleset", id, std::vector<std::string>(ids.begin(), ids.end()));
}

}  // namespace nomos

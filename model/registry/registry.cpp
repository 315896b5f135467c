#include "model/core/registry.hpp"

#include <algorithm>
#include <array>

#include "model/core/error.hpp"

#define X(game)                      \
    namespace nomos::game {          \
    const AnyRuleset& any_ruleset(); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos {

std::span<const AnyRuleset* const> rulesets() {
    static const std::array table{
#define X(game) &game::any_ruleset(),
#include "nomos/rulesets.def"
#undef X
    };
    return table;
}

const AnyRuleset& find_ruleset(std::string_view id) {
    std::vector<std::string> known;
    for (const AnyRuleset* r : rulesets()) {
        if (r->info().id == id) return *r;
        known.emplace_back(r->info().id);
    }
    throw UnknownName("ruleset", id, known);
}

}  // namespace nomos

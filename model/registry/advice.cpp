#include "model/core/advice.hpp"

#include <algorithm>
#include <map>

#include "model/core/registry.hpp"

#define X(game)                           \
    namespace nomos::game {               \
    std::span<const AdviceInfo> advice(); \
    }
#include "nomos/rulesets.def"
#undef X

namespace nomos {

namespace {

using AdviceTable = std::map<std::string_view, std::span<const AdviceInfo> (*)()>;
const AdviceTable& all_advice() {
    static const AdviceTable table{
#define X(game) {#game, game::advice},
#include "nomos/rulesets.def"
#undef X
    };
    return table;
}

}  // namespace

std::span<const AdviceInfo> advice_of(std::string_view ruleset) {
    return all_advice().at(find_ruleset(ruleset).info().id)();
}

const AdviceInfo* advice_on(std::string_view ruleset, std::string_view finding) {
    const auto table = all_advice().find(ruleset);
    if (table == all_advice().end()) return nullptr;
    const auto all = table->second();
    const auto found = std::ranges::find(all, finding, &AdviceInfo::of);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace nomos

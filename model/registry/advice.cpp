#include "model/core/advice.hpp"

#include <algorithm>

#include "model/core/registry.hpp"

namespace nomos {

Roll<AdviceOf>& advice_roll() {
    static Roll<AdviceOf> roll(advice_built_here());
    return roll;
}

std::span<const AdviceInfo> advice_of(std::string_view ruleset) {
    return (*advice_roll().find(find_ruleset(ruleset).info().id))();
}

const AdviceInfo* advice_on(std::string_view ruleset, std::string_view finding) {
    const AdviceOf* const advice = advice_roll().find(ruleset);
    if (!advice) return nullptr;
    const auto all = (*advice)();
    const auto found = std::ranges::find(all, finding, &AdviceInfo::of);
    return found == all.end() ? nullptr : &*found;
}

}  // namespace nomos

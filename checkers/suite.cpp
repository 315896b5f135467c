#include <algorithm>

#include "checkers/ledger_checks.hpp"
#include "checkers/named_twice.hpp"
#include "checkers/verdict.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"

namespace nomos {

Roll<CheckMakers>& check_roll() {
    static Roll<CheckMakers> roll(checks_built_here());
    return roll;
}

std::vector<CheckTask> suite(std::string_view ruleset) {
    const RulesetInfo& info = find_ruleset(ruleset).info();
    std::vector<CheckTask> made;
    for (const CheckMaker& maker : *check_roll().find(info.id))
        for (auto& t : maker.make()) {
            t.rests_on = std::min(t.rests_on, maker.rests_on);
            made.push_back(std::move(t));
        }
    std::vector<CheckTask> all = ledger_checks(info, made);
    for (auto& t : made) all.push_back(std::move(t));
    if (const std::string id = named_twice(all); !id.empty())
        throw ContractViolation("two checks are called " + id + ": a property is listed twice, or two have one id");
    return all;
}

}  // namespace nomos

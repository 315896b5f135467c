// The rules that forbid a move, as one says them beside a board.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/core/registry.hpp"

namespace nomos {

// A rule that names questions by their ids is for those who look things up; beside a board it would be a riddle.
inline bool is_plain_rule(std::string_view rule) {
    const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
    for (std::size_t i = 1; i + 1 < rule.size(); ++i)
        if (rule[i] == '=' || (rule[i] == '.' && small(rule[i - 1]) && small(rule[i + 1]))) return false;
    return true;
}
// In the words of the ruleset's clauses.
inline std::vector<std::string_view> rules_against(const RulesetInfo& info, const Judgement& judgement) {
    std::vector<std::string_view> rules;
    for (const std::string& id : judgement.clauses)
        for (const ClauseInfo& clause : info.clauses)
            if (clause.id == id && is_plain_rule(clause.rule)) rules.push_back(clause.rule);
    return rules;
}

}  // namespace nomos

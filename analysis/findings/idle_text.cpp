#include "analysis/findings/idle_text.hpp"

#include <algorithm>

#include "model/core/error.hpp"

namespace nomos {

int idle_sentence(const std::string& check) {
    constexpr std::string_view kBefore = ".sentence-";
    const std::size_t at = check.find(kBefore);
    expect(at != std::string::npos, "a check about a sentence names it");
    return std::stoi(check.substr(at + kBefore.size()));
}
std::string rules_of(const RulesetInfo& info, const std::vector<std::string>& clauses) {
    std::string rules;
    for (const ClauseInfo& c : info.clauses)
        if (std::find(clauses.begin(), clauses.end(), c.id) != clauses.end())
            rules += (rules.empty() ? "" : " ") + std::string(c.rule);
    return rules;
}

}  // namespace nomos

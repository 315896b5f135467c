#include "analysis/idle_text.hpp"

#include <algorithm>
#include <cctype>

#include "model/core/error.hpp"

namespace nomos {
namespace {

// "nika.sentence-80.adds" is about 80.
int sentence_of(const std::string& check) {
    constexpr std::string_view kBefore = ".sentence-";
    const std::size_t at = check.find(kBefore);
    expect(at != std::string::npos, "a check about a sentence names it");
    return std::stoi(check.substr(at + kBefore.size()));
}
std::string rules_of(const RulesetInfo& info, const Finding& f) {
    std::string rules;
    for (const ClauseInfo& c : info.clauses)
        if (std::find(f.clauses.begin(), f.clauses.end(), c.id) != f.clauses.end())
            rules += (rules.empty() ? "" : " ") + std::string(c.rule);
    return rules;
}

}  // namespace

void tell_idle_sentence(const RulesetInfo& info, Finding& f) {
    f.sentences = {sentence_of(f.id)};
    f.title = "This sentence confirms what others say: " + rules_of(info, f);
    f.explanation.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(f.explanation.front())));
    f.explanation += " It confirms what follows from them.";
    f.suggestion =
        "If it is a reminder, mark it as one. If it was meant to say more than the others, say what: as they are "
        "worded, nothing more follows from it.";
    f.materiality = Materiality::no_effect;
}

}  // namespace nomos

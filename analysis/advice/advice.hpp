// Advice is tried: the change that a wording makes to a text is made, and what comes of it is a fact.
//
// A wording settles its question where the answers that it leaves are the same game; it is refuted where they are
// not, where a sentence that decided something falls idle by it, where the text's own examples or its recorded game
// contradict it, or where it brings a question that another answer would have spared.
#pragma once

#include "analysis/findings/evidence.hpp"
#include "analysis/impact/ways.hpp"
#include "checkers/tried.hpp"
#include "model/core/advice.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

struct TriedWording {
    std::string finding;      // the reading or the missing item that it is about
    std::size_t wording = 0;  // which of its wordings
    TriedChange change;
    bool settles = true;                // the answers that it leaves are the same game; so where it fixes none
    std::vector<std::string> also{};    // other questions that are gone with it
    std::vector<std::string> brings{};  // questions that other answers would have spared
};
// holds: proved to settle. violated: refuted. unknown: not decided within the budget.
Verdict verdict_on(const TriedWording& tried);
// The change as a machine makes it.
TextChange change_of(const WordingInfo& wording);
// Which questions it settles, from what is proved to be the same game.
void settle(const RulesetInfo& info, const WordingInfo& wording, const std::vector<SameGame>& same,
            TriedWording& tried);

// The check "<ruleset>.advice": is there for each question a wording that is proved to settle it? What was tried
// lands in `place`.
CheckTask advice_check(const std::string& ruleset, std::vector<TriedWording>& place);
// The result of that check.
void judge(const RulesetInfo& info, const std::vector<TriedWording>& tried, CheckResult& result);

// As evidence on the finding that it is about: its check is "<finding>.wording-1" and so on.
evidence::Checked evidence_of(const RulesetInfo& info, const TriedWording& tried);
// In plain words, without the verdict.
std::string words_of(const RulesetInfo& info, const TriedWording& tried);

}  // namespace nomos

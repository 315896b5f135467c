// Advice is tried: the change that a wording makes to a text is made, and what comes of it is a fact.
//
// A wording settles its question where the answers that it leaves are the same game; it is refuted where they are
// not, where a sentence that decided something falls idle by it, where the text's own examples or its recorded game
// contradict it, or where it brings a question that another answer would have spared.
#pragma once

#include "analysis/findings/tried_wording.hpp"
#include "analysis/impact/ways.hpp"
#include "model/core/advice.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// The change as a machine makes it.
TextChange change_of(const WordingInfo& wording);
// Which questions it settles, from what is proved to be the same game; and whether what it does not settle, or brings,
// is known to differ.
void settle(const RulesetInfo& info, const WordingInfo& wording, const SameGameFacts& facts, TriedWording& tried);

// The check "<ruleset>.advice": is there for each question a wording that is proved to settle it? What was tried
// lands in `place`.
CheckTask advice_check(const std::string& ruleset, std::vector<TriedWording>& place);
// The result of that check.
void judge(const std::vector<TriedWording>& tried, CheckResult& result);

}  // namespace nomos

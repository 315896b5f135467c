// Why a move is not allowed, in the rules' words.
#pragma once

#include <string>

#include "analysis/author/questions.hpp"
#include "analysis/findings/finding.hpp"

namespace nomos {

// '"A capture goes on to its end"': the rules of the text that forbid it, those that are asked about where any of them
// does; of what we supplied or concluded nothing is said. "" where none can be told, or not the same of all refusals.
std::string refusing_rules(const RulesetInfo& info, const std::vector<Judgement>& refusals,
                           const std::vector<std::string>& asked = {});
// ... that forbid the move of a question in whatever way the answer is meant,
std::string why_refused(const Question& question, const Answer& answer, const RulesetInfo& info);
// ... and the move that a side of a finding does not allow.
std::string why_refused(const Finding& finding, const Side& side);

}  // namespace nomos

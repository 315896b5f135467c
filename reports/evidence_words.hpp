// What speaks for options, and what decided a finding, in words.
#pragma once

#include <string>

#include "analysis/findings/evidence.hpp"
#include "reports/option_letters.hpp"

namespace nomos {

std::string evidence_in_words(const Evidence&, const AnswerNames& named = {});
std::string decided_in_words(const Decided&, const AnswerNames& named = {});

}  // namespace nomos

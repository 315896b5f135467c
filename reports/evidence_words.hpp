// What speaks for options, and what decided a finding, in words.
#pragma once

#include <string>

#include "analysis/findings/evidence.hpp"

namespace nomos {

std::string evidence_in_words(const Evidence&);
std::string decided_in_words(const Decided&);

}  // namespace nomos

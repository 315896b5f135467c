// What goes to the reader of a sentence that says nothing new (checkers/idle_sentences.hpp).
#pragma once

#include "analysis/finding.hpp"
#include "model/core/ruleset.hpp"

namespace nomos {

// Fills the finding in from a check "<ruleset>.sentence-<n>.adds" that is violated.
void tell_idle_sentence(const RulesetInfo& info, Finding& f);

}  // namespace nomos

// Questions to the author that are kept from one run to the next.
#pragma once

#include "analysis/author/questions.hpp"
#include "checkers/store/store.hpp"

namespace nomos {

Questionnaire questions_about(std::string_view ruleset, const Options& options, store::Store* store);

}  // namespace nomos

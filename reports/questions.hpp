// Questions to an author: for the terminal, and as one page to send.
#pragma once

#include <string>

#include "analysis/questions.hpp"

namespace nomos {

std::string questions_text(const Questionnaire& q);
// Self-contained HTML.
std::string questions_page(const Questionnaire& q);

}  // namespace nomos

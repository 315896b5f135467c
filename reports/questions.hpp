// Questions to an author: for the terminal, as a letter in Markdown, and as a page to fill in and send.
#pragma once

#include <string>

#include "analysis/author/questions.hpp"
#include "reports/question_words.hpp"

namespace nomos {

std::string questions_text(const Questionnaire& q);
// With text boards, boxes to tick, and at its end what "nomos answers" needs to read it back.
std::string questions_letter(const Questionnaire& q, const Quotes& quotes = {});
// Self-contained HTML. `home`: the report's first page, "" none.
std::string questions_page(const Questionnaire& q, const Quotes& quotes = {}, const std::string& home = "");

}  // namespace nomos

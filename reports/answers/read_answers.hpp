// An author's answers read back, from the file that the page of questions makes or from the ticked letter.
#pragma once

#include <string>
#include <string_view>

#include "reports/answer_sheet.hpp"

namespace nomos {

// Reads either form. Throws ParseError with line and hint for what cannot be read, for questions of another ruleset or
// of other rules than the program has, and for letters that no answer has.
AnswerSheet read_answers(std::string_view ruleset, std::string_view text, const std::string& name);

}  // namespace nomos

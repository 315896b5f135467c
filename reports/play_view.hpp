// The board that plays on a page: the rules as a module, the script, and what each board starts from.
#pragma once

#include <string>

#include "analysis/author/questions.hpp"
#include "reports/chapter.hpp"
#include "reports/view.hpp"

namespace nomos {

// JSON that can stand inside a script element: by the anchor of each finding that shows a position or a line, and of
// each question, its sides (the readings that each is played under), the position, its moves and the line.
std::string play_data(const Chapter& chapter);
std::string play_data(const Questionnaire& questions);

// A script element ends at "</script", wherever that stands; and a page is well-formed XML as well.
std::string inside_a_script(const std::string& json);

// Adds `plays`, and if the program has the ruleset's module what the page templates then put in.
void add_player(std::string_view ruleset, const std::string& data, View& view);

}  // namespace nomos

// The questions to an author as a tree: what is asked after which answer.
#pragma once

#include <string>

#include "analysis/author/questions.hpp"

namespace nomos {

// "1: a, c -> 2; b -> 3", a line a question that is asked.
std::string tree_text(const Questionnaire& q);
// Drawn: a numbered knot a question, that leads to it on the page (#question-1); edges are lettered as the
// answers are. A knot that is not reached by the same answers stands for itself beside the others.
std::string tree_svg(const Questionnaire& q);

}  // namespace nomos

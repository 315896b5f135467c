// The letter that goes with a page. What a page knows of its findings, a letter that is made by itself does not: which
// of them matter most, and a position for each.
#pragma once

#include "analysis/author/questions.hpp"
#include "analysis/findings/finding.hpp"

namespace nomos {

// The questions in the order of the page: first what stands under "What to decide"; what the text settles and what
// arises under an answer only stay behind. Beside a question in words that has no case, the position that the page
// shows. No positions are counted for this order: `looked_at` is 0.
Questionnaire as_on_page(Questionnaire q, const RulesetReport& report);

}  // namespace nomos

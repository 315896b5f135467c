// "What we supplied": rule by rule what the text says, what Nomos adds, and the question that tells it.
#include <algorithm>

#include "reports/finding_words.hpp"
#include "reports/grounding.hpp"
#include "reports/view.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

const Finding* finding_of(const Chapter& chapter, std::string_view id) {
    const auto& all = chapter.report.findings;
    const auto found = std::find_if(all.begin(), all.end(), [&](const Finding& f) { return f.id == id; });
    return found == all.end() ? nullptr : &*found;
}

// The questions that ask about a rule; a report of part of the checks has not all of them as findings.
std::vector<View> asked_in(const ClauseInfo& clause, const Chapter& chapter) {
    std::vector<View> views;
    std::string before;
    for (const std::string_view id : clause.told) {
        const Finding* f = finding_of(chapter, id);
        View view;
        view["anchor"] = f ? shown("finding-" + f->id) : View(false);
        view["comma"] = std::string(views.empty() ? "" : before.ends_with('?') ? " " : "; ");
        view["question"] = before = f ? title_of(*f) : question_about(chapter.info, id);
        views.push_back(view);
    }
    return views;
}

// The first board among the questions: a position where the addition decides.
View board_of(const ClauseInfo& clause, const Chapter& chapter, const Format& format) {
    for (const std::string_view id : clause.told)
        if (const Finding* f = finding_of(chapter, id)) {
            View board = small_board(*f, format);
            if (board.is_string()) return board;
        }
    return View(false);
}

View rule_view(const Supplied& supplied, const Chapter& chapter, const Format& format) {
    const ClauseInfo& clause = *supplied.clause;
    std::vector<std::string> numbers;
    for (const int n : supplied.sentences) numbers.push_back(std::to_string(n));
    const std::vector<View> asked = asked_in(clause, chapter);
    View view;
    view["how"] = std::string(grounding_words(clause.grounding));
    view["by"] = ended(capitalised(clause.by)), view["adds"] = shown(clause.adds);
    view["sentences"] = enumerated(numbers);
    view["asked"] = list_of(asked), view["any_asked"] = !asked.empty();
    view["untold"] = clause.untold.empty() ? View(false) : shown(ended(capitalised(clause.untold)));
    view["drawing"] = board_of(clause, chapter, format);
    view["id"] = format.code(clause.id);
    return view;
}

}  // namespace

void add_supplied(const Chapter& chapter, const Format& format, View& view) {
    std::vector<View> rules;
    for (const Supplied& s : supplied_by_us(chapter.info)) rules.push_back(rule_view(s, chapter, format));
    view["any_supplied"] = !rules.empty();
    view["supplied"] = list_of(rules), view["grounded"] = grounded_in_words(chapter.info);
}

}  // namespace nomos

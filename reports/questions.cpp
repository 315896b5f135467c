#include "reports/questions.hpp"

#include <fmt/format.h>

#include "reports/play_view.hpp"
#include "reports/question_tree.hpp"
#include "reports/shape.hpp"
#include "reports/svg.hpp"
#include "reports/templates.hpp"
#include "reports/text_board.hpp"
#include "reports/view.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

std::string lead(const Questionnaire& q) {
    return fmt::format(
        "{} that the text leaves open; {} settle what positions can settle, the fewest among those of {} positions.",
        counted(q.readings, "question", "questions"), counted(q.questions.size(), "position", "positions"),
        q.looked_at);
}
void add_board(std::string& text, const Picture& picture) {
    for (const auto& row : text_board(picture)) text += "     " + row + "\n";
}

}  // namespace

std::string questions_text(const Questionnaire& q) {
    std::string text = fmt::format("{}: {}\n", q.title, lead(q));
    for (std::size_t i = 0; i < q.questions.size(); ++i) {
        const Question& one = q.questions[i];
        text += fmt::format("\n{}. What happens after {}?\n   {}\n", i + 1, one.move, one.position);
        if (!one.unless.empty()) text += "   " + one.unless + "\n";
        add_board(text, one.before);
        for (std::size_t k = 0; k < one.answers.size(); ++k) {
            const Answer& a = one.answers[k];
            text += fmt::format("   {}) {}\n", static_cast<char>('a' + k), a.says);
            if (a.allowed) add_board(text, a.picture);
            for (const auto& m : a.means) text += "      -> " + m + "\n";
        }
    }
    if (!q.tree.empty()) text += "\nWhat to ask after which answer:\n" + tree_text(q);
    if (!q.in_words.empty()) text += "\nNo position that was looked at settles all of these; ask them in words:\n";
    for (const auto& w : q.in_words) text += "  " + w + "\n";
    return text;
}

namespace {

View view_of(const Answer& a, std::size_t index) {
    View view;
    std::vector<View> means;
    for (const auto& words : a.means) {
        View mean;
        mean["words"] = words;
        means.push_back(mean);
    }
    view["says"] = a.says, view["means"] = list_of(means);
    view["board"] = shown(a.allowed ? svg(a.picture, fmt::format("after answer {}", index + 1)) : "");
    return view;
}
View view_of(const Question& q, std::size_t index) {
    View view;
    std::vector<View> answers;
    for (std::size_t k = 0; k < q.answers.size(); ++k) answers.push_back(view_of(q.answers[k], k));
    view["number"] = std::to_string(index + 1), view["move"] = q.move, view["position"] = q.position;
    view["unless"] = shown(q.unless);
    view["board"] = svg(q.before, fmt::format("position {}", index + 1));
    view["answers"] = list_of(answers);
    return view;
}

}  // namespace

std::string questions_page(const Questionnaire& q) {
    const auto escaped = [](const std::string& text) { return kainjow::mustache::html_escape(xml_safe(text)); };
    std::vector<View> questions, in_words;
    for (std::size_t i = 0; i < q.questions.size(); ++i) questions.push_back(view_of(q.questions[i], i));
    for (const auto& words : q.in_words) {
        View view;
        view["words"] = words;
        in_words.push_back(view);
    }
    View page;
    page["title"] = q.title, page["lead"] = lead(q), page["questions"] = list_of(questions);
    page["any_words"] = !q.in_words.empty(), page["in_words"] = list_of(in_words);
    page["tree"] = shown(tree_svg(q));
    page["style"] = std::string(template_text("report.css"));
    add_player(q.ruleset, play_data(q), page);
    return rendered("questions.html.mustache", page, escaped);
}

}  // namespace nomos

#include "reports/questions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "reports/answer_sheet.hpp"
#include "reports/legend.hpp"
#include "reports/letter_words.hpp"
#include "reports/play_view.hpp"
#include "reports/question_tree.hpp"
#include "reports/shape.hpp"
#include "reports/svg.hpp"
#include "reports/templates.hpp"
#include "reports/view.hpp"
#include "reports/view_sides.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Json = nlohmann::ordered_json;

// --- boards ------------------------------------------------------------------------------------
// Boards that stand side by side, each as a picture of its own, so that a narrow screen can stack them.
std::vector<Picture> boards_of(const Picture& picture) {
    const int width = picture.columns_a_board;
    if (width == 0) return {picture};
    std::vector<Picture> boards;
    for (int first = 0; first < picture.columns; first += width + 1) {
        Picture one = picture;
        one.columns = width, one.columns_a_board = 0, one.made.clear(), one.notes.clear();
        const auto elsewhere = [&](const auto& item) { return item.column < first || item.column >= first + width; };
        std::erase_if(one.cells, elsewhere), std::erase_if(one.pieces, elsewhere), std::erase_if(one.sums, elsewhere);
        std::erase_if(one.arrows,
                      [&](const PictureArrow& a) { return a.from_column < first || a.from_column >= first + width; });
        for (auto& cell : one.cells) cell.column -= first;
        for (auto& piece : one.pieces) piece.column -= first;
        for (auto& sum : one.sums) sum.column -= first;
        for (auto& arrow : one.arrows) arrow.from_column -= first, arrow.to_column -= first;
        boards.push_back(std::move(one));
    }
    return boards;
}
// Of such boards those on which the question or an answer has anything.
std::set<std::size_t> boards_in_use(const Question& q) {
    std::set<std::size_t> used;
    const auto look = [&](const Picture& picture) {
        const auto boards = boards_of(picture);
        for (std::size_t i = 0; i < boards.size(); ++i)
            if (boards.size() == 1 || !boards[i].pieces.empty() || !boards[i].arrows.empty()) used.insert(i);
    };
    look(q.before);
    for (const Answer& a : q.answers) look(a.picture);
    return used;
}
// Those of the cells that are on the i-th of such boards, counted there.
std::vector<BoardCell> on_board(const Picture& picture, std::size_t i, const std::vector<BoardCell>& cells) {
    const int width = picture.columns_a_board, first = static_cast<int>(i) * (width + 1);
    if (width == 0) return cells;
    std::vector<BoardCell> here;
    for (const BoardCell& cell : cells)
        if (cell.column >= first && cell.column < first + width) here.push_back({cell.column - first, cell.row});
    return here;
}
std::string drawn(const Picture& picture, const std::set<std::size_t>& used, const std::string& title,
                  const std::vector<BoardCell>& parting) {
    if (picture.cells.empty()) return "";
    const auto boards = boards_of(picture);
    std::string text;
    for (const std::size_t i : used) {
        if (i >= boards.size()) continue;
        const std::string name = boards.size() == 1 ? "" : fmt::format("Board {}", i + 1);
        text += "<figure>" +
                parted_svg(boards[i], name.empty() ? title : title + ", " + name, on_board(picture, i, parting)) +
                (name.empty() ? "" : "<figcaption>" + name + "</figcaption>") + "</figure>";
    }
    return text;
}
std::string empty_boards(const Question& q, const std::set<std::size_t>& used) {
    std::vector<std::string> empty;
    for (std::size_t i = 0; i < boards_of(q.before).size(); ++i)
        if (!used.contains(i)) empty.push_back(std::to_string(i + 1));
    if (empty.empty()) return "";
    return empty.size() == 1 ? "Board " + empty.front() + " is empty."
                             : "Boards " + joined(empty, "and") + " are empty.";
}

View legend_view(const Legend& legend) {
    std::vector<View> views;
    const auto tell = [&](const std::string& sample, const std::string& name) {
        View view;
        view["sample"] = sample, view["name"] = name;
        views.push_back(view);
    };
    for (PicturePiece piece : legend.pieces) piece.facing.reset(), tell(svg_of_piece(piece), kind_of_piece(piece));
    for (const Legend::Place& place : legend.places) tell(svg_of_place(place.lattice, place.sign), place.sign.says);
    return list_of(views);
}
// What else is drawn on the boards, as far as it occurs.
std::string marks_in_words(const Legend& legend) {
    std::vector<std::string> parts;
    for (const LegendEntry& entry : drawn_signs(legend)) parts.push_back(entry.sign + ": " + entry.says + ".");
    return joined_with(parts, " ");
}

// --- a question --------------------------------------------------------------------------------
View lines_view(const std::vector<std::string>& lines) {
    std::vector<View> views;
    for (const std::string& line : lines) {
        View view;
        view["line"] = line;
        views.push_back(view);
    }
    return list_of(views);
}
View answers_view(const Question& q, const QuestionWords& words, const std::set<std::size_t>& used,
                  std::size_t number) {
    std::vector<View> views;
    const std::vector<BoardCell> parting = parting_of(q);
    for (std::size_t k = 0; k < words.answers.size(); ++k) {
        View view;
        view["letter"] = words.answers[k].letter, view["says"] = words.answers[k].says;
        view["against"] = shown(words.answers[k].against);
        view["name"] = fmt::format("q{}", number);
        view["board"] =
            shown(drawn(q.answers[k].picture, used, fmt::format("after answer {}", words.answers[k].letter), parting));
        view["sums"] = sums_view(q.answers[k].picture);
        views.push_back(view);
    }
    return list_of(views);
}
View partings_view(const Question& q, const QuestionWords& words, std::size_t number) {
    std::vector<View> views;
    for (std::size_t i = 0; i < words.partings.size(); ++i) {
        const Question& shown_here = q.more[i];
        const std::set<std::size_t> used = boards_in_use(shown_here);
        View view;
        view["lead"] = words.partings[i].lead, view["state"] = words.partings[i].state;
        view["board"] = shown(drawn(shown_here.before, used, fmt::format("another position {}", number), {}));
        QuestionWords as_answers;
        as_answers.answers = words.partings[i].answers;
        view["answers"] = answers_view(shown_here, as_answers, used, number);
        views.push_back(view);
    }
    return list_of(views);
}
View whys_view(const QuestionWords& words) {
    std::vector<View> views;
    for (const QuestionWords::Why& why : words.why) {
        std::vector<View> sentences;
        for (const auto& sentence : why.sentences) {
            View view;
            view["number"] = std::to_string(sentence.number);
            view["quote"] = sentence.quoted ? shown(sentence.words) : View(false), view["paraphrase"] = sentence.words;
            sentences.push_back(view);
        }
        View view;
        view["question"] = why.question, view["explanation"] = why.explanation;
        view["sentences"] = list_of(sentences), view["any_sentences"] = !sentences.empty();
        views.push_back(view);
    }
    return list_of(views);
}
View question_view(const Question& q, const QuestionWords& words, std::size_t number) {
    View view;
    const std::set<std::size_t> used = boards_in_use(q);
    const int columns = q.before.columns_a_board != 0 ? 0 : q.before.columns;
    view["number"] = std::to_string(number), view["title"] = words.title, view["only_if"] = shown(words.only_if);
    const bool has_board = !q.before.cells.empty();
    view["state"] = shown(has_board ? words.state : ""), view["empty"] = shown(has_board ? empty_boards(q, used) : "");
    view["board"] = shown(drawn(q.before, used, fmt::format("position {}", number), {}));
    view["kind"] = !has_board                      ? "in-words"
                   : q.before.columns_a_board != 0 ? "boards"
                   : columns > 12                  ? "large"
                                                   : "usual";
    view["answers"] = answers_view(q, words, used, number), view["name"] = fmt::format("q{}", number);
    view["partings"] = partings_view(q, words, number);
    view["whys"] = whys_view(words), view["origin"] = shown(words.origin), view["plays_here"] = !q.in_words();
    view["position"] = shown(q.asked.position), view["move"] = shown(q.asked.move);
    std::vector<View> means;
    for (const AnswerWords& answer : words.answers) {
        View mean;
        mean["letter"] = answer.letter, mean["lines"] = lines_view(answer.means);
        if (!answer.means.empty() && !q.in_words()) means.push_back(mean);
    }
    view["means"] = list_of(means), view["any_means"] = !means.empty();
    view["reasons"] = std::string(q.in_words() ? kWhy : kMeansAndWhy);
    return view;
}

// What the script needs to write a file of answers and the letter, and to see what earlier answers make needless.
std::string script_data(const Questionnaire& q, const std::vector<QuestionWords>& words, const Quotes& quotes) {
    Json questions = Json::array();
    for (std::size_t k = 0; k < q.questions.size(); ++k) {
        const Question& one = q.questions[k];
        Json implied = Json::array();
        for (const Implied& i : one.implied) implied.push_back({{"options", i.options}, {"answer", i.answer}});
        Json given = Json::array();
        const RulesetInfo& info = find_ruleset(q.ruleset).info();
        for (const std::string& choice : one.asked.given) {
            const Choice c = parse_choice(choice, info.id, info.readings);
            given.push_back({{"reading", info.readings[static_cast<std::size_t>(c.reading)].id}, {"option", c.option}});
        }
        questions.push_back({{"entry", answers_entry(one, static_cast<int>(k) + 1, words[k].title)},
                             {"about", one.asked.about},
                             {"given", given},
                             {"implied", implied}});
    }
    return inside_a_script(Json{
        {"file", q.ruleset + "-answers.toml"},
        {"head", answers_head(q.ruleset, q.title)},
        {"letter", questions_letter(q, quotes)},
        {"questions",
         questions}}.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace

std::string questions_page(const Questionnaire& q, const Quotes& quotes, const std::string& home) {
    const auto escaped = [](const std::string& text) { return kainjow::mustache::html_escape(xml_safe(text)); };
    const auto words = question_words(q, find_ruleset(q.ruleset).info(), quotes);
    const LetterWords letter = letter_words(q);
    const Legend legend = legend_of(q);
    std::vector<View> questions;
    for (std::size_t k = 0; k < words.size(); ++k) {
        questions.push_back(question_view(q.questions[k], words[k], k + 1));
        const bool begins_the_rest = k == q.pressing && k > 0;
        questions.back()["more_time"] = shown(begins_the_rest ? letter.more_time : "");
    }
    View page;
    page["title"] = q.title, page["subject"] = letter.subject, page["greeting"] = lines_view(letter.greeting);
    page["more_title"] = std::string(kMoreTime), page["not_asked_title"] = std::string(kNotAsked),
    page["why_not_asked"] = std::string(kWhyNotAsked);
    page["not_asked"] = lines_view(letter.not_asked), page["any_not_asked"] = !letter.not_asked.empty();
    page["thanks"] = letter.thanks, page["home"] = shown(home);
    page["questions"] = list_of(questions), page["legend"] = legend_view(legend),
    page["marks"] = marks_in_words(legend);
    page["tree"] = shown(tree_svg(q));
    page["letter_data"] = script_data(q, words, quotes);
    page["style"] = std::string(template_text("report.css")),
    page["questions_style"] = std::string(template_text("questions.css"));
    page["script"] = std::string(template_text("questions.js"));
    add_player(q.ruleset, play_data(q), page);
    return rendered("questions.html.mustache", page, escaped);
}

}  // namespace nomos

// The letter in Markdown, and the same for a terminal.
#include <fmt/format.h>

#include <map>

#include "reports/answer_sheet.hpp"
#include "reports/markdown.hpp"
#include "reports/question_tree.hpp"
#include "reports/questions.hpp"
#include "reports/text_board.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

std::string indented(const std::vector<std::string>& lines, const std::string& by) {
    std::string text;
    for (const std::string& line : lines) text += line.empty() ? "\n" : by + line + "\n";
    return text;
}
// A drawing without the words that the letter says beside it.
std::vector<std::string> board_lines(Picture picture) {
    picture.caption.clear();
    return text_board(picture);
}
std::string fenced(const Picture& picture, const std::string& by) {
    return by + "```text\n" + indented(board_lines(picture), by) + by + "```\n";
}
// The letters on the boards: "t is a white stone".
std::string legend_of(const Questionnaire& q) {
    std::map<std::string, std::string> letters;
    for (const Question& question : q.questions)
        for (const PicturePiece& piece : question.before.pieces)
            letters.emplace(piece.glyph, piece.label.substr(0, piece.label.find(" on ")));
    std::vector<std::string> parts;
    for (const auto& [letter, name] : letters) parts.push_back(letter + " is a " + name.substr(0, name.find(',')));
    return joined(parts, "and");
}

std::string answers_in_markdown(const Question& q, const QuestionWords& words) {
    std::string text;
    for (std::size_t k = 0; k < words.answers.size(); ++k) {
        text += fmt::format("- [ ] {}) {}\n", words.answers[k].letter, markdown_escape(words.answers[k].says));
        if (!q.answers[k].picture.cells.empty()) text += "\n" + fenced(q.answers[k].picture, "  ") + "\n";
    }
    return text + fmt::format("- [ ] {}\n- [ ] {}\n", kSomethingElse, kDoNotKnow);
}
std::string reasons_in_markdown(const QuestionWords& words) {
    std::string text = "\n<details><summary>What the answers mean for the rules, and why this is asked</summary>\n\n";
    for (const AnswerWords& answer : words.answers)
        for (const std::string& line : answer.means)
            text += fmt::format("- {}) {}\n", answer.letter, markdown_escape(line));
    for (const QuestionWords::Why& why : words.why) {
        text += fmt::format("\n**{}** {}\n", markdown_escape(why.question), markdown_escape(why.explanation));
        if (!why.sentences.empty()) text += "\n";
        for (const auto& sentence : why.sentences)
            text += fmt::format("> {} [{}]\n>\n", markdown_escape(sentence.words), sentence.number);
    }
    return text + "\n</details>\n";
}
std::string question_in_markdown(const Question& q, const QuestionWords& words, std::size_t number) {
    std::string text = fmt::format("\n## {}. {}\n\n", number, markdown_escape(words.title));
    if (!words.only_if.empty()) text += "*" + markdown_escape(words.only_if) + "*\n\n";
    if (!q.in_words()) {
        text += fenced(q.before, "") + "\n" + markdown_escape(words.state) + "\n\n";
    }
    return text + answers_in_markdown(q, words) + reasons_in_markdown(words);
}

}  // namespace

std::string questions_letter(const Questionnaire& q, const Quotes& quotes) {
    const LetterWords letter = letter_words(q);
    std::string text = "# " + markdown_escape(letter.subject) + "\n";
    for (const std::string& paragraph : letter.greeting) text += "\n" + markdown_escape(paragraph) + "\n";
    text += "\nTo answer, put an x between the brackets: \\[x\\].";
    const std::string legend = legend_of(q);
    text += legend.empty() ? "\n" : " On the boards, " + markdown_escape(legend) + ".\n";
    const auto all = question_words(q, find_ruleset(q.ruleset).info(), quotes);
    for (std::size_t k = 0; k < all.size(); ++k) text += question_in_markdown(q.questions[k], all[k], k + 1);
    return text + fmt::format(
                      "\n---\n\n{}\n\nPlease leave what follows as it is: it tells the program which questions these "
                      "were.\n\n```toml\n{}```\n",
                      letter.thanks, answers_toml(sheet_of(q)));
}

std::string questions_text(const Questionnaire& q) {
    std::string text = fmt::format("{}: {}, of {} positions looked at\n", q.title,
                                   counted(q.questions.size(), "question", "questions"), q.looked_at);
    const auto all = question_words(q, find_ruleset(q.ruleset).info(), {});
    for (std::size_t k = 0; k < all.size(); ++k) {
        const Question& question = q.questions[k];
        text += fmt::format("\n{}. {}\n", k + 1, all[k].title);
        if (!all[k].only_if.empty()) text += "   " + all[k].only_if + "\n";
        if (!question.in_words())
            text += fmt::format("   {}   {}\n", question.asked.position, question.asked.move) +
                    indented(board_lines(question.before), "     ") + "     " + all[k].state + "\n";
        for (std::size_t a = 0; a < question.answers.size(); ++a) {
            text += fmt::format("   {}) {}\n", all[k].answers[a].letter, all[k].answers[a].says);
            if (!question.answers[a].picture.cells.empty()) text += indented(board_lines(question.answers[a].picture), "     ");
            if (!question.in_words())
                for (const std::string& line : all[k].answers[a].means) text += "      -> " + line + "\n";
        }
    }
    const std::string tree = tree_text(q);
    return text + (tree.empty() ? "" : "\nWhat to ask after which answer:\n" + tree);
}

}  // namespace nomos

// The letter in Markdown, and the same for a terminal.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "reports/answer_sheet.hpp"
#include "reports/legend.hpp"
#include "reports/letter_words.hpp"
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
std::vector<std::string> lines_of(const std::string& line) {
    return line.empty() ? std::vector<std::string>{} : std::vector<std::string>{line};
}
// A drawing without the words that the letter says beside it.
std::vector<std::string> board_lines(Picture picture) {
    picture.made.clear(), picture.notes.clear();
    return text_board(picture);
}
// What decides a move that is not made: of others it stands below their boards.
std::vector<std::string> sums_without_board(const Picture& picture) {
    std::vector<std::string> lines;
    if (picture.cells.empty())
        for (const std::string& sum : decided_by(picture)) lines.push_back(capitalised(sum) + ".");
    return lines;
}
std::string fenced(const Picture& picture, const std::string& by) {
    return by + "```text\n" + indented(board_lines(picture), by) + by + "```\n";
}
// What a letter on a text board stands for, and whose it is.
struct Meaning {
    std::set<std::string> names{};
    std::set<Colour> colours{};
};
using Letters = std::map<std::string, Meaning>;
Letters letters_of(const Questionnaire& q) {
    Letters letters;
    for (const Question& question : q.questions)
        for (const PicturePiece& piece : question.before.pieces) {
            letters[piece.glyph].names.insert(kind_of_piece(piece));
            letters[piece.glyph].colours.insert(piece.colour);
        }
    return letters;
}
// Each letter is of one colour: what else it may be the drawing tells, as the size of a pawn by its board.
bool is_plain(const Letters& letters) {
    return std::ranges::all_of(letters, [](const auto& entry) { return entry.second.colours.size() == 1; });
}
// "t: white stone"; nothing of pieces where a letter alone does not tell.
std::vector<std::string> legend_in_words(const Questionnaire& q, const Letters& letters) {
    std::vector<std::string> parts;
    if (is_plain(letters))
        for (const auto& [letter, meaning] : letters)
            parts.push_back(letter + ": " + joined({meaning.names.begin(), meaning.names.end()}, "or"));
    for (const LegendEntry& entry : written_signs(legend_of(q))) parts.push_back(entry.sign + " " + entry.says);
    return parts;
}
// Where colours have the same letters, the pieces by name.
std::string pieces_in_words(const Picture& picture, const Letters& letters) {
    if (is_plain(letters) || picture.pieces.empty()) return "";
    std::vector<std::string> names;
    for (const PicturePiece& piece : picture.pieces)
        if (piece.mark != Mark::crossed_out) names.push_back(piece.label);
    return "The pieces: " + (names.empty() ? "none" : joined(names, "and")) + ".";
}

std::string with_what_is_against(const AnswerWords& answer) {
    return answer.says + (answer.against.empty() ? "" : " " + answer.against);
}

std::string answers_in_markdown(const Question& q, const QuestionWords& words, const Letters& letters) {
    std::string text;
    for (std::size_t k = 0; k < words.answers.size(); ++k) {
        text += fmt::format("- [ ] {}) {}\n", words.answers[k].letter,
                            markdown_escape(with_what_is_against(words.answers[k])));
        const Picture& picture = q.answers[k].picture;
        for (const std::string& line : sums_without_board(picture)) text += "  " + markdown_escape(line) + "\n";
        if (picture.cells.empty()) continue;
        const std::string below = pieces_in_words(picture, letters);
        text += "\n" + fenced(picture, "  ") + (below.empty() ? "" : "\n  " + markdown_escape(below) + "\n") + "\n";
    }
    return text + fmt::format("- [ ] {}\n- [ ] {}\n", kSomethingElse, kDoNotKnow);
}
std::string partings_in_markdown(const Question& q, const QuestionWords& words, const Letters& letters) {
    std::string text;
    for (std::size_t i = 0; i < words.partings.size(); ++i) {
        const QuestionWords::Parting& parting = words.partings[i];
        text +=
            fmt::format("\n{}\n\n{}\n{}\n", parting.lead, fenced(q.more[i].before, ""), markdown_escape(parting.state));
        for (std::size_t k = 0; k < parting.answers.size(); ++k) {
            const std::string says = markdown_escape(parting.answers[k].says);
            text += fmt::format("\n{}){}{}\n", parting.answers[k].letter, says.empty() ? "" : " ", says);
            const Picture& picture = q.more[i].answers[k].picture;
            for (const std::string& line : sums_without_board(picture)) text += "\n" + markdown_escape(line) + "\n";
            if (picture.cells.empty()) continue;
            const std::string below = pieces_in_words(picture, letters);
            text += "\n" + fenced(picture, "") + (below.empty() ? "" : "\n" + markdown_escape(below) + "\n");
        }
    }
    return text;
}
// Of a question in words the answers say by themselves what they mean.
std::string reasons_in_markdown(const QuestionWords& words, bool in_words) {
    std::string text = fmt::format("\n<details><summary>{}</summary>\n\n", in_words ? kWhy : kMeansAndWhy);
    for (const AnswerWords& answer : words.answers)
        for (const std::string& line : answer.means)
            if (!in_words) text += fmt::format("- {}) {}\n", answer.letter, markdown_escape(line));
    for (const QuestionWords::Why& why : words.why) {
        text += fmt::format("\n**{}** {}\n", markdown_escape(why.question), markdown_escape(why.explanation));
        if (!why.sentences.empty()) text += "\n";
        for (const auto& sentence : why.sentences)
            text += fmt::format("> {} [{}]\n>\n", markdown_escape(sentence.words), sentence.number);
    }
    return text + "\n</details>\n";
}
bool is_of_hexagons(const Picture& board) { return !board.cells.empty() && board.lattice == Lattice::hexagon; }
std::string question_in_markdown(const Question& q, const QuestionWords& words, std::size_t number,
                                 const Letters& letters) {
    std::string text = fmt::format("\n## {}. {}\n\n", number, markdown_escape(words.title));
    if (!words.only_if.empty()) text += "*" + markdown_escape(words.only_if) + "*\n\n";
    if (!q.before.cells.empty()) {
        const std::string pieces = pieces_in_words(q.before, letters);
        text +=
            fenced(q.before, "") + "\n" + markdown_escape(words.state + (pieces.empty() ? "" : " " + pieces)) + "\n\n";
    }
    return text + answers_in_markdown(q, words, letters) + partings_in_markdown(q, words, letters) +
           reasons_in_markdown(words, q.in_words());
}

}  // namespace

std::string questions_letter(const Questionnaire& q, const Quotes& quotes) {
    const LetterWords letter = letter_words(q);
    std::string text = "# " + markdown_escape(letter.subject) + "\n";
    for (const std::string& paragraph : letter.greeting) text += "\n" + markdown_escape(paragraph) + "\n";
    text += "\nTo answer, put an x between the brackets: \\[x\\].";
    const Letters letters = letters_of(q);
    const auto legend = legend_in_words(q, letters);
    if (!legend.empty()) text += " On the boards: " + markdown_escape(joined_with(legend, "; ")) + ".";
    if (std::ranges::any_of(q.questions, [](const Question& one) { return is_of_hexagons(one.before); }))
        text += " The letters below and at the right of a board name its columns, which run up to the left.";
    text += "\n";
    const auto all = question_words(q, find_ruleset(q.ruleset).info(), quotes);
    for (std::size_t k = 0; k < all.size(); ++k) {
        if (k == q.pressing && k > 0) text += fmt::format("\n# {}\n\n{}\n", kMoreTime, letter.more_time);
        text += question_in_markdown(q.questions[k], all[k], k + 1, letters);
    }
    if (!letter.not_asked.empty()) text += fmt::format("\n# {}\n\n{}\n\n", kNotAsked, kWhyNotAsked);
    for (const std::string& title : letter.not_asked) text += "- " + markdown_escape(title) + "\n";
    return text + fmt::format(
                      "\n---\n\n{}\n\nPlease leave what follows as it is: it tells the program which questions these "
                      "were.\n\n```toml\n{}```\n",
                      letter.thanks, answers_toml(sheet_of(q)));
}

std::string questions_text(const Questionnaire& q) {
    std::string text = fmt::format("{}: {}, of {} positions looked at\n", q.title,
                                   counted(q.questions.size(), "question", "questions"),
                                   in_groups(static_cast<std::uint64_t>(q.looked_at)));
    const auto all = question_words(q, find_ruleset(q.ruleset).info(), {});
    const Letters letters = letters_of(q);
    for (std::size_t k = 0; k < all.size(); ++k) {
        const Question& question = q.questions[k];
        if (k == q.pressing && k > 0) text += fmt::format("\n{}\n", kMoreTime);
        text += fmt::format("\n{}. {}\n", k + 1, all[k].title);
        if (!all[k].only_if.empty()) text += "   " + all[k].only_if + "\n";
        if (!question.in_words()) text += fmt::format("   {}   {}\n", question.asked.position, question.asked.move);
        if (!question.before.cells.empty())
            text += indented(board_lines(question.before), "     ") + "     " + all[k].state + "\n" +
                    indented(lines_of(pieces_in_words(question.before, letters)), "     ");
        for (std::size_t a = 0; a < question.answers.size(); ++a) {
            text += fmt::format("   {}) {}\n", all[k].answers[a].letter, with_what_is_against(all[k].answers[a]));
            text += indented(sums_without_board(question.answers[a].picture), "     ");
            if (!question.answers[a].picture.cells.empty())
                text += indented(board_lines(question.answers[a].picture), "     ");
            if (!question.in_words())
                for (const std::string& line : all[k].answers[a].means) text += "      -> " + line + "\n";
        }
    }
    const std::string tree = tree_text(q);
    return text + (tree.empty() ? "" : "\nWhat to ask after which answer:\n" + tree);
}

}  // namespace nomos

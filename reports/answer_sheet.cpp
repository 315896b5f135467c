#include "reports/answer_sheet.hpp"

#include <fmt/format.h>

#include "reports/question_words.hpp"

namespace nomos {
namespace {

// A TOML basic string.
std::string quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += '\\', out += c;
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            out += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
        else
            out += c;
    }
    return out + "\"";
}
std::string quoted(const std::vector<std::string>& list) {
    std::string out;
    for (const std::string& item : list) out += (out.empty() ? "" : ", ") + quoted(item);
    return "[" + out + "]";
}
std::string_view reply_text(const Reply& reply, std::string& letter) {
    switch (reply.kind) {
        case Reply::Kind::option:
            return letter = letter_of(reply.answer);
        case Reply::Kind::something_else:
            return "other";
        case Reply::Kind::unknown:
            return "?";
        default:
            return "";
    }
}

}  // namespace

AnswerSheet sheet_of(const Questionnaire& q) {
    AnswerSheet sheet{q.ruleset, q.questions, {}, std::vector<Reply>(q.questions.size())};
    for (std::size_t k = 0; k < q.questions.size(); ++k) sheet.numbers.push_back(static_cast<int>(k) + 1);
    return sheet;
}

std::string answers_head(std::string_view ruleset, std::string_view title) {
    return fmt::format(
        "# Answers to the questions about the rules of {}. Each has the letter of an answer, \"other\" with words of\n"
        "# your own, \"?\" for not known, or nothing. To read them: nomos answers {} FILE\n"
        "ruleset = {}\n",
        title, ruleset, quoted(ruleset));
}
std::string answers_entry(const Question& question, int number, const std::string& asked) {
    std::string text = fmt::format("number = {}\nid = {}\nasked = {}\n", number, quoted(question.id), quoted(asked));
    const auto add = [&](std::string_view key, const auto& value) {
        if (!value.empty()) text += fmt::format("{} = {}\n", key, quoted(value));
    };
    add("position", question.asked.position), add("move", question.asked.move);
    if (!question.in_words()) add("asks", std::string_view(name_of(question.asked.asks)));
    add("about", question.asked.about);
    if (!question.in_words()) add("given", question.asked.given);
    add("settings", question.asked.settings);
    return text;
}
std::string answers_toml(const AnswerSheet& sheet) {
    const RulesetInfo& info = find_ruleset(sheet.ruleset).info();
    std::string text = answers_head(info.id, info.title), letter;
    for (std::size_t k = 0; k < sheet.questions.size(); ++k) {
        const Question& q = sheet.questions[k];
        text += "\n[[question]]\nanswer = " + quoted(reply_text(sheet.replies[k], letter)) + "\n";
        if (!sheet.replies[k].words.empty()) text += "words = " + quoted(sheet.replies[k].words) + "\n";
        text += answers_entry(q, sheet.numbers[k], words_of_question(q, info, {}).title);
    }
    return text;
}

}  // namespace nomos

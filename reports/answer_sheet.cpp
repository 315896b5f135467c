#include "reports/answer_sheet.hpp"

#include <fmt/format.h>

#include "model/core/quoted.hpp"
#include "reports/question_words.hpp"

namespace nomos {
namespace {

std::string in_toml(std::string_view text) { return toml_string(text); }
std::string in_toml(const std::vector<std::string>& list) {
    std::string out;
    for (const std::string& item : list) out += (out.empty() ? "" : ", ") + toml_string(item);
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
        title, ruleset, toml_string(ruleset));
}
std::string answers_entry(const Question& question, int number, const std::string& asked) {
    std::string text =
        fmt::format("number = {}\nid = {}\nasked = {}\n", number, toml_string(question.id), toml_string(asked));
    const auto add = [&](std::string_view key, const auto& value) {
        if (!value.empty()) text += fmt::format("{} = {}\n", key, in_toml(value));
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
        text += "\n[[question]]\nanswer = " + toml_string(reply_text(sheet.replies[k], letter)) + "\n";
        if (!sheet.replies[k].words.empty()) text += "words = " + toml_string(sheet.replies[k].words) + "\n";
        text += answers_entry(q, sheet.numbers[k], words_of_question(q, info, {}).title);
    }
    return text;
}

}  // namespace nomos

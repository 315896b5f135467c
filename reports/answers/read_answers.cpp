#include "reports/answers/read_answers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "model/core/error.hpp"
#include "model/core/quoted.hpp"
#include "model/text/toml.hpp"
#include "reports/answers/ticked_letter.hpp"
#include "reports/question_words.hpp"

namespace nomos {
namespace {

constexpr auto kShape =
    "docs/answers.md shows such a file; \"nomos ask RULESET --out page.html\" makes the page that writes one";
constexpr std::size_t kMostQuestions = 200, kMostAbout = 4;
const std::set<std::string_view> kKeys{"number", "id",   "asked", "answer", "words",   "position",
                                       "move",   "asks", "about", "given",  "settings"};

class Reader {
public:
    Reader(std::string_view ruleset, const std::string& file, int first_line)
        : ruleset_(find_ruleset(ruleset)), file_(file), first_line_(first_line) {}

    AnswerSheet sheet(std::string_view text) const {
        const toml::table document = parsed(text);
        check_ruleset(document);
        AnswerSheet sheet;
        sheet.ruleset = ruleset_.info().id;
        for (const auto& [key, node] : document)
            if (key != "ruleset" && key != "question")
                fail(node, "unknown key " + in_quotes(std::string(key.str())), "a file has ruleset and [[question]]");
        const toml::node* list = document.get("question");
        if (!list || !list->is_array_of_tables())
            throw ParseError({file_, first_line_, 0}, "there is no [[question]]", kShape);
        const toml::array& questions = *list->as_array();
        if (questions.size() > kMostQuestions)
            fail(questions, fmt::format("{} questions, more than {}", questions.size(), kMostQuestions), kShape);
        for (const toml::node& node : questions) add_question(*node.as_table(), sheet);
        return sheet;
    }

private:
    [[noreturn]] void fail(const toml::node& node, std::string_view problem, std::string_view hint) const {
        const auto at = node.source().begin;
        throw ParseError({file_, static_cast<int>(at.line) + first_line_ - 1, static_cast<int>(at.column)}, problem,
                         hint);
    }
    int line_of(const toml::node& node) const { return static_cast<int>(node.source().begin.line) + first_line_ - 1; }

    toml::table parsed(std::string_view text) const try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        const auto at = error.source().begin;
        throw ParseError({file_, static_cast<int>(at.line) + first_line_ - 1, static_cast<int>(at.column)},
                         error.description(), kShape);
    }
    void check_ruleset(const toml::table& document) const {
        const toml::node* node = document.get("ruleset");
        if (!node || !node->is_string())
            throw ParseError({file_, first_line_, 0}, "the file does not say of which ruleset it is",
                             "its first line is: ruleset = \"" + std::string(ruleset_.info().id) + "\"");
        const std::string& named = node->as_string()->get();
        if (named != ruleset_.info().id)
            fail(*node,
                 "these are answers about " + in_quotes(named) + ", not about " + std::string(ruleset_.info().id),
                 "\"nomos answers RULESET FILE\" takes those of one ruleset");
    }

    std::string text_of(const toml::table& entry, std::string_view key) const {
        const toml::node* node = entry.get(key);
        if (!node) return "";
        if (!node->is_string()) fail(*node, std::string(key) + " is not a text", kShape);
        return node->as_string()->get();
    }
    std::vector<std::string> list_of(const toml::table& entry, std::string_view key) const {
        const toml::node* node = entry.get(key);
        std::vector<std::string> items;
        if (!node) return items;
        if (!node->is_array()) fail(*node, std::string(key) + " is not a list of texts", kShape);
        for (const toml::node& item : *node->as_array()) {
            if (!item.is_string()) fail(item, std::string(key) + " is not a list of texts", kShape);
            items.push_back(item.as_string()->get());
        }
        return items;
    }
    int number_of(const toml::table& entry, std::size_t place) const {
        const toml::node* node = entry.get("number");
        if (!node) return static_cast<int>(place) + 1;
        if (!node->is_integer() || node->as_integer()->get() < 1 || node->as_integer()->get() > 9999)
            fail(*node, "number is no number of a question", kShape);
        return static_cast<int>(node->as_integer()->get());
    }

    void add_question(const toml::table& entry, AnswerSheet& sheet) const {
        for (const auto& [key, node] : entry)
            if (!kKeys.contains(key.str())) fail(node, "unknown key " + in_quotes(std::string(key.str())), kShape);
        Question question = question_of(entry);
        const int number = number_of(entry, sheet.questions.size());
        for (std::size_t k = 0; k < sheet.questions.size(); ++k)
            if (sheet.questions[k].id == question.id || sheet.numbers[k] == number)
                fail(entry, fmt::format("question {} comes twice", number), "answer each question once");
        sheet.replies.push_back(reply_of(entry, question, number));
        sheet.questions.push_back(std::move(question)), sheet.numbers.push_back(number);
    }
    Inquiry inquiry_of(const toml::table& entry) const {
        Inquiry asked;
        asked.position = text_of(entry, "position"), asked.move = text_of(entry, "move");
        asked.about = list_of(entry, "about"), asked.given = list_of(entry, "given");
        asked.settings = list_of(entry, "settings");
        const std::string asks = text_of(entry, "asks");
        const auto known = asks.empty() ? Asks::all : asks_named(asks);
        if (!known) fail(*entry.get("asks"), "asks is " + in_quotes(asks), "it is allowed, ending or all");
        asked.asks = *known;
        if (asked.about.empty() || asked.about.size() > kMostAbout)
            fail(entry, "a question that is about no reading, or too many", kShape);
        return asked;
    }
    // With its answers, and its id compared with the file's.
    Question question_of(const toml::table& entry) const {
        const Inquiry asked = inquiry_of(entry);
        std::optional<Question> question;
        try {
            question = asked.position.empty() ? in_words(asked) : judged(ruleset_, asked);
        } catch (const UserError& error) {
            const std::string what = error.what();
            fail(entry, "a question that cannot be read: " + what.substr(0, what.find('\n')),
                 "the file was changed by hand, or belongs to another version of the rules: send the questions again");
        }
        if (!question || question->id != text_of(entry, "id"))
            fail(entry, "question " + in_quotes(text_of(entry, "id")) + " is none that these rules ask",
                 "it belongs to another version of the questions, or was changed by hand: send them again (nomos ask)");
        if (!asked.position.empty()) question->told = move_in_words(ruleset_.info().id, asked.position, asked.move);
        return *question;
    }
    std::optional<Question> in_words(const Inquiry& asked) const {
        for (const ReadingInfo& r : ruleset_.info().readings)
            if (asked.about == std::vector<std::string>{std::string(r.id)})
                return question_in_words(ruleset_.info(), r);
        return {};
    }
    Reply reply_of(const toml::table& entry, const Question& question, int number) const {
        Reply reply;
        const toml::node* node = entry.get("answer");
        const std::string text = text_of(entry, "answer");
        reply.words = text_of(entry, "words"), reply.line = line_of(node ? *node : entry);
        if (text.empty()) return reply;
        if (text == "other" || text == "?") {
            reply.kind = text == "?" ? Reply::Kind::unknown : Reply::Kind::something_else;
            return reply;
        }
        reply.kind = Reply::Kind::option;
        reply.answer =
            text.size() == 1 ? static_cast<std::size_t>(static_cast<unsigned char>(text[0] | 0x20) - 'a') : 99;
        if (reply.answer >= question.answers.size())
            fail(*node, fmt::format("question {} has no answer {}", number, in_quotes(text)),
                 fmt::format("a letter from a to {}, \"other\", \"?\" for not known, or \"\"",
                             letter_of(question.answers.size() - 1)));
        return reply;
    }

    const AnyRuleset& ruleset_;
    const std::string& file_;
    int first_line_;
};

}  // namespace

AnswerSheet read_answers(std::string_view ruleset, std::string_view text, const std::string& name) {
    const auto letter = ticked_letter(text, name);
    if (!letter) return Reader(ruleset, name, 1).sheet(text);
    AnswerSheet sheet = Reader(ruleset, name, letter->first_line).sheet(letter->questions);
    for (const Tick& tick : letter->ticks) {
        const auto at = std::find(sheet.numbers.begin(), sheet.numbers.end(), tick.number);
        if (at == sheet.numbers.end())
            throw ParseError({name, tick.reply.line, 0}, fmt::format("the letter has no question {}", tick.number),
                             "leave the headings and the part at its end as they were");
        const auto k = static_cast<std::size_t>(at - sheet.numbers.begin());
        if (tick.reply.kind == Reply::Kind::option && tick.reply.answer >= sheet.questions[k].answers.size())
            throw ParseError({name, tick.reply.line, 0},
                             fmt::format("question {} has no answer {}", tick.number, letter_of(tick.reply.answer)),
                             fmt::format("its answers are a to {}", letter_of(sheet.questions[k].answers.size() - 1)));
        if (sheet.replies[k].kind != Reply::Kind::none)
            throw ParseError({name, tick.reply.line, 0}, fmt::format("question {} has two answers", tick.number),
                             fmt::format("tick one; the other is on line {}", sheet.replies[k].line));
        sheet.replies[k] = tick.reply;
    }
    return sheet;
}

}  // namespace nomos

#include "reports/settled_words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reports/question_words.hpp"
#include "reports/words.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;
using OfReading = Settlement::OfReading;

const RulesetInfo& info_of(const SettledSheet& s) { return find_ruleset(s.sheet.ruleset).info(); }
const ReadingInfo& reading_of(const SettledSheet& s, const OfReading& of) {
    return info_of(s).readings[static_cast<std::size_t>(of.reading)];
}
const OptionInfo& option_of(const SettledSheet& s, const OfReading& of, int option) {
    return reading_of(s, of).options[static_cast<std::size_t>(option)];
}
std::string choice_of(const SettledSheet& s, const OfReading& of, int option) {
    return std::string(reading_of(s, of).id) + "=" + std::string(option_of(s, of, option).id);
}
// "3b": question 3, answer b.
std::string name_of_answer(const SettledSheet& s, std::size_t given) {
    const std::size_t k = s.ticked[given];
    return std::to_string(s.sheet.numbers[k]) + letter_of(s.sheet.replies[k].answer);
}
Strings names_of_answers(const SettledSheet& s, const std::vector<std::size_t>& given) {
    Strings names;
    for (const std::size_t i : given) names.push_back(name_of_answer(s, i));
    return names;
}
enum class State { decided, open, idle };
State state_of(const OfReading& of) {
    if (!of.arises) return State::idle;
    return of.left.size() == 1 ? State::decided : State::open;
}
std::string_view name_of(State state) {
    return state == State::decided ? "decided" : state == State::open ? "open" : "does not arise";
}
// Numbers of questions of the sheet that were not answered by a letter and would help.
Strings helping(const SettledSheet& s, const OfReading& of) {
    std::vector<const Question*> left;
    Strings numbers;
    for (const Question& q : s.sheet.questions) left.push_back(&q);
    for (const std::size_t k : that_would_settle(info_of(s), s.settlement, left, of.reading))
        if (s.sheet.replies[k].kind != Reply::Kind::option) numbers.push_back(std::to_string(s.sheet.numbers[k]));
    return numbers;
}

// --- for people --------------------------------------------------------------------------------
std::string section(const std::string& title, const std::string& lines) {
    return lines.empty() ? "" : "\n" + title + "\n" + lines;
}
std::string decided_text(const SettledSheet& s, const OfReading& of) {
    return fmt::format("  {}\n    {}  (by {})\n", choice_of(s, of, of.left.front()),
                       option_of(s, of, of.left.front()).says, joined(names_of_answers(s, of.by), "and"));
}
std::string open_text(const SettledSheet& s, const OfReading& of) {
    std::string text = fmt::format("  {}: {}\n", reading_of(s, of).id, reading_of(s, of).question);
    if (of.left.size() < reading_of(s, of).options.size()) {
        Strings left;
        for (const int o : of.left) left.emplace_back(option_of(s, of, o).id);
        text += "    left: " + joined(left, "or") + "\n";
    }
    const Strings numbers = helping(s, of);
    return text + (numbers.empty() ? "    no other question of this letter is about it\n"
                                   : fmt::format("    to settle it: question {}\n", joined(numbers, "or")));
}
std::string contradictions_text(const SettledSheet& s) {
    std::string text;
    for (const auto& excluded : s.settlement.contradictory) {
        text += "  " + joined(names_of_answers(s, excluded), "and") + " exclude each other; none of them is counted:\n";
        for (const std::size_t given : excluded) {
            const std::size_t k = s.ticked[given];
            const QuestionWords words = words_of_question(s.sheet.questions[k], info_of(s), {});
            text += fmt::format("    {} {} - {}\n", name_of_answer(s, given), words.title,
                                words.answers[s.sheet.replies[k].answer].says);
        }
    }
    return text;
}
std::string own_words_text(const SettledSheet& s) {
    std::string text;
    for (std::size_t k = 0; k < s.sheet.replies.size(); ++k)
        if (!s.sheet.replies[k].words.empty())
            text += fmt::format("  {}: {}\n", s.sheet.numbers[k], s.sheet.replies[k].words);
    return text;
}

}  // namespace

SettledSheet settled_sheet(const AnswerSheet& sheet) {
    SettledSheet s{sheet, {}, {}};
    std::vector<Ticked> ticked;
    for (std::size_t k = 0; k < sheet.questions.size(); ++k)
        if (sheet.replies[k].kind == Reply::Kind::option)
            s.ticked.push_back(k), ticked.push_back({&sheet.questions[k], sheet.replies[k].answer});
    s.settlement = settled_by_answers(info_of(s), ticked);
    return s;
}

std::string settled_text(const SettledSheet& s, const std::string& out) {
    std::string decided, open, idle;
    for (const OfReading& of : s.settlement.readings) {
        const State state = state_of(of);
        if (state == State::decided) decided += decided_text(s, of);
        if (state == State::open) open += open_text(s, of);
        if (state == State::idle) idle += fmt::format("  {}: {}\n", reading_of(s, of).id, reading_of(s, of).question);
    }
    return fmt::format("{}: {} of {} answered\n", info_of(s).title, s.ticked.size(),
                       counted(s.sheet.questions.size(), "question", "questions")) +
           section("Contradictory:", contradictions_text(s)) + section("Decided:", decided) +
           section("Still open:", open) + section("Does not arise any more:", idle) +
           section("In the author's own words, for you to read:", own_words_text(s)) +
           (out.empty() ? "" : "\nreadings: " + out + "\n");
}

nlohmann::ordered_json settled_json(const SettledSheet& s) {
    using Ordered = nlohmann::ordered_json;
    Ordered readings = Ordered::array(), contradictory = Ordered::array(), words = Ordered::array();
    for (const OfReading& of : s.settlement.readings) {
        Ordered left = Ordered::array();
        for (const int o : of.left) left.push_back(option_of(s, of, o).id);
        Ordered one{{"reading", reading_of(s, of).id}, {"state", name_of(state_of(of))}, {"left", left}};
        one["by"] = names_of_answers(s, of.by);
        one["ask"] = state_of(of) == State::open ? helping(s, of) : Strings{};
        readings.push_back(one);
    }
    for (const auto& excluded : s.settlement.contradictory) contradictory.push_back(names_of_answers(s, excluded));
    for (std::size_t k = 0; k < s.sheet.replies.size(); ++k)
        if (!s.sheet.replies[k].words.empty())
            words.push_back({{"question", s.sheet.numbers[k]}, {"words", s.sheet.replies[k].words}});
    return {{"schema", 1},
            {"ruleset", s.sheet.ruleset},
            {"answered", s.ticked.size()},
            {"questions", s.sheet.questions.size()},
            {"contradictory", contradictory},
            {"readings", readings},
            {"words", words}};
}

std::string readings_file(const SettledSheet& s) {
    std::string text = fmt::format(
        "# Readings of {}, as its author's answers settle them; for --readings of other verbs.\n", info_of(s).title);
    for (const OfReading& of : s.settlement.readings)
        text += state_of(of) == State::decided ? choice_of(s, of, of.left.front()) + "\n"
                                               : fmt::format("# {}: {}\n", reading_of(s, of).id, name_of(state_of(of)));
    return text;
}

}  // namespace nomos

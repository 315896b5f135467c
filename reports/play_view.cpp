#include "reports/play_view.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "model/core/registry.hpp"
#include "reports/option_letters.hpp"
#include "reports/player/module_text.hpp"
#include "reports/question_words.hpp"
#include "reports/templates.hpp"

namespace nomos {
namespace {

using Json = nlohmann::json;
using Strings = std::vector<std::string>;

// What an author wrote may be no UTF-8: it must not cost the page.
std::string written(const Json& data) { return data.dump(-1, ' ', false, Json::error_handler_t::replace); }

// The reading that the sides are options of; nullptr where they are something else.
const ReadingInfo* compared(const Finding& finding, const RulesetInfo& info) {
    if (finding.readings.size() != 1 || finding.sides.size() < 2) return nullptr;
    const auto known = [](const ReadingInfo& r, const std::string& option) {
        return std::any_of(r.options.begin(), r.options.end(), [&](const OptionInfo& o) { return o.id == option; });
    };
    for (const ReadingInfo& r : info.readings)
        if (r.id == finding.readings.front() &&
            std::all_of(finding.sides.begin(), finding.sides.end(), [&](const Side& s) { return known(r, s.option); }))
            return &r;
    return nullptr;
}

// What is said last counts.
Strings with(Strings readings, const std::string& more) {
    readings.push_back(more);
    return readings;
}

Json sides_of(const Finding& finding, const RulesetInfo& info) {
    const ReadingInfo* reading = compared(finding, info);
    if (reading == nullptr)
        return Json::array(
            {{{"letter", ""}, {"readings", finding.witness.readings}, {"along", finding.line.readings}}});
    Json sides = Json::array();
    for (std::size_t i = 0; i < finding.sides.size(); ++i) {
        const Side& side = finding.sides[i];
        const std::string choice = std::string(reading->id) + "=" + side.option;
        sides.push_back({{"letter", letter_of_option(finding, reading, side.option)},
                         {"says", side.says},
                         {"readings", with(finding.witness.readings, choice)},
                         {"along", with(finding.line.readings, choice)}});
    }
    return sides;
}

// An answer is played under the first options of the readings in question that lead to it.
Json sides_of(const Question& question, const RulesetInfo& info) {
    const std::vector<std::string>& about = question.asked.about;
    const QuestionWords words = words_of_question(question, info, {});
    const auto choice = [&](const Implied& implied, std::size_t r) {
        for (const ReadingInfo& reading : info.readings)
            if (reading.id == about[r])
                return about[r] + "=" + std::string(reading.options[static_cast<std::size_t>(implied.options[r])].id);
        return std::string();
    };
    Json sides = Json::array();
    for (std::size_t answer = 0; answer < question.answers.size(); ++answer) {
        const auto found = std::find_if(question.implied.begin(), question.implied.end(),
                                        [&](const Implied& i) { return i.answer == answer; });
        Strings readings = question.asked.given;
        for (std::size_t r = 0; found != question.implied.end() && r < about.size(); ++r)
            readings.push_back(choice(*found, r));
        sides.push_back({{"letter", std::string(1, static_cast<char>('a' + answer % 26))},
                         {"says", words.answers[answer].says},
                         {"readings", readings},
                         {"along", Strings{}}});
    }
    return sides;
}

}  // namespace

std::string inside_a_script(const std::string& json) {
    std::string text;
    for (const char c : json)
        if (c == '<')
            text += "\\u003c";
        else if (c == '&')
            text += "\\u0026";
        else
            text += c;
    return text;
}

std::string play_data(const Chapter& chapter) {
    Json findings = Json::object();
    for (const Finding& finding : chapter.report.findings) {
        if (finding.witness.position.empty() && finding.line.plays.empty()) continue;
        findings["finding-" + finding.id] = {{"sides", sides_of(finding, chapter.info)},
                                             {"settled", finding.shown.settled},
                                             {"settled_along", finding.line.settled},
                                             {"position", finding.witness.position},
                                             {"moves", finding.witness.moves},
                                             {"steps", finding.shown.steps},
                                             {"line", finding.line.plays}};
    }
    return inside_a_script(written(Json{{"play", chapter.info.play}, {"findings", findings}}));
}

std::string play_data(const Questionnaire& questions) {
    Json findings = Json::object();
    const RulesetInfo& info = find_ruleset(questions.ruleset).info();
    for (std::size_t i = 0; i < questions.questions.size(); ++i) {
        const Question& question = questions.questions[i];
        if (question.in_words()) continue;
        const Inquiry& asked = question.asked;
        findings["question-" + std::to_string(i + 1)] = {
            {"sides", sides_of(question, info)}, {"settled", asked.settings},    {"settled_along", asked.settings},
            {"position", asked.position},        {"moves", Strings{asked.move}}, {"line", Strings{}}};
    }
    return inside_a_script(written(Json{{"play", info.play}, {"findings", findings}}));
}

void add_player(std::string_view ruleset, const std::string& data, View& view) {
    const std::string module = player::module_text(ruleset);
    view["plays"] = !module.empty();
    if (module.empty()) return;
    std::string script;  // in the order in which its parts use each other
    for (const char* part : {"rules", "board", "game", "player", "page", "free"})
        script += template_text(std::string("play_") + part + ".js");
    view["player_data"] = data, view["player_module"] = module;
    view["player_script"] = script, view["player_style"] = std::string(template_text("play.css"));
    view["player_part"] = std::string(template_text("player.html.mustache"));
}

}  // namespace nomos

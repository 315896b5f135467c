#include "reports/replayed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <set>

#include "checkers/store/json_input.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"
#include "reports/input.hpp"
#include "reports/phrases.hpp"

namespace nomos {
namespace {

using Json = nlohmann::json;
using Strings = std::vector<std::string>;

// Moves one after the other, as far as they are allowed and the game goes on: it may be over by its course alone, which
// a position does not tell.
struct Line {
    Strings positions;
    std::string outcome;
    std::size_t played = 0;
    const std::string& last() const { return positions.back(); }
};
Line line_of(const Table& table, std::string_view goes_on, const std::string& from, const Strings& moves) {
    Line line{{table.canonical(from)}, table.outcome({from})};
    for (const std::string& move : moves) {
        const Judgement j = table.judge(line.last(), move);
        if (!j.legal || line.outcome != goes_on) break;
        line.positions.push_back(j.after), ++line.played;
        line.outcome = table.outcome(line.positions);
    }
    return line;
}
std::unique_ptr<Table> table_of(const Json& f, const Strings& readings, const Strings& settled, bool steps) {
    return find_ruleset(f.at("ruleset").get<std::string>()).table({readings, "", "", settled, steps});
}
std::string_view goes_on(const Json& f) { return find_ruleset(f.at("ruleset").get<std::string>()).info().outcomes[0]; }
class Replayer {
public:
    Replayed all;

    void finding(const Json& f) try {
        id_ = f.at("id");
        const std::optional<std::string> end = line(f);
        if (f.at("sides").size() == 2)
            sides(f);
        else
            witness(f, end);
        if (f.at("sides").size() == 2 && end) differs_at(f, *end);
        for (const Json& one : f.value("further", Json::array())) further(f, one);
    } catch (const Json::exception&) {
        say("is not written as a report of this version has it");
    } catch (const UserError& e) {
        say(e.what());
    }
    // Each answer to a question to the author, under readings that lead to it.
    void question(const std::string& ruleset, const std::string& id, const Json& q) try {
        id_ = ruleset + " " + id;
        std::set<std::string> says, words;
        for (const Json& side : q.at("sides")) {
            const Judgement j = judged(ruleset, side, q);
            const std::string answer = lower_case(side.at("says"));
            const bool over = j.legal && j.outcome != find_ruleset(ruleset).info().outcomes[0];
            const bool refused =
                answer.find("not allowed") != std::string::npos || answer.find(over_already("")) != std::string::npos;
            const bool ends = answer.find("the game is over: " + lower_case(j.outcome)) != std::string::npos;
            if (refused == j.legal || over != ends) say("\"" + answer + "\" is not what follows");
            says.insert(j.legal ? j.after + " " + j.outcome : ""), words.insert(answer);
        }
        if (says.size() != q.at("sides").size()) say("two of its answers come to the same");
        if (words.size() != q.at("sides").size()) say("two of its answers are told in the same words");
        ++all.questions;
    } catch (const Json::exception&) {
        say("is not written as a report of this version has it");
    } catch (const UserError& e) {
        say(e.what());
    }

private:
    void say(const std::string& what) { all.wrong.push_back(id_ + ": " + what); }

    // Where the line leads; nothing where none is printed.
    std::optional<std::string> line(const Json& f) {
        const Strings moves = f.at("line");
        if (moves.empty()) return {};
        const auto table = table_of(f, f.at("line_readings"), f.at("settled"), false);
        const Line played = line_of(*table, goes_on(f), table->start(), moves);
        if (played.played < moves.size()) {
            say("the line stops at " + moves[played.played] + ", in " + played.last());
            return {};
        }
        ++all.lines;
        return played.last();
    }
    // A position and moves beside a sentence: allowed; and the line that is printed leads there.
    void witness(const Json& f, const std::optional<std::string>& end) {
        const Json& w = f.at("witness");
        if (w.at("position").get<std::string>().empty()) return;
        const auto table = table_of(f, w.at("readings"), w.at("settled"), w.at("steps"));
        const Strings moves = w.at("moves");
        const Line played = line_of(*table, goes_on(f), w.at("position"), moves);
        if (played.played < moves.size()) say(moves[played.played] + " is not allowed in " + played.last());
        if (end && *end != played.positions.front()) say("the line leads elsewhere, to " + *end);
        ++all.witnesses;
    }

    // --- two options ---------------------------------------------------------------------------
    void sides(const Json& f) {
        std::vector<std::string> come_to;
        for (const Json& side : f.at("sides")) come_to.push_back(one_side(f, side)), ++all.options;
        if (come_to[0] == come_to[1]) say("both options come to " + come_to[0]);
        if (f.at("sides").at(0).at("in_words") == f.at("sides").at(1).at("in_words"))
            say("both options are told in the same words");
    }
    // An option beyond the two: it comes to another end than both in their position, or than the one beside it in its
    // own.
    void further(const Json& f, const Json& one) {
        if (one.at("sides").empty()) return;
        Json own = f;
        own["witness"] = one.at("witness"), own["line"] = Json::array();
        own["sides"] = one.at("sides");
        if (one.at("sides").size() == 1)
            for (const Json& side : f.at("sides")) own["sides"] = {side, one.at("sides").at(0)}, sides(own);
        else
            sides(own);
    }
    std::string one_side(const Json& f, const Json& side) {
        const Json& w = f.at("witness");
        const auto table = table_of(f, with_option(w, f, side), w.at("settled"), w.at("steps"));
        const Strings allowed = side.at("allowed");
        const std::string refused = side.at("refused"), said = side.at("outcome");
        Line played = line_of(*table, goes_on(f), w.at("position"), allowed);
        if (played.played < allowed.size()) say(allowed[played.played] + " is not allowed in " + played.last());
        if (!refused.empty() && table->judge(played.last(), refused).legal)
            say(refused + " is said not to be allowed, and is");
        const bool over = !refused.empty() && played.outcome != goes_on(f);
        if (side.at("over").get<bool>() != over)
            say("of " + refused + " it is not said aright whether the game is over before it");
        // What only the course of a game decides is decided at the end of its line.
        if (allowed.empty() && refused.empty() && !f.at("line").empty()) {
            const Line along = line_of(*table, goes_on(f), table->start(), f.at("line"));
            if (along.last() == played.last()) played.outcome = along.outcome;
        }
        if (!said.empty() && said != played.outcome) say("it is said: " + said + "; it is: " + played.outcome);
        return (refused.empty() ? "" : "no " + refused + " in ") + played.last() + ", " + played.outcome;
    }
    static Strings with_option(const Json& w, const Json& f, const Json& side) {
        Strings readings = w.at("readings");
        if (!f.at("readings").empty()) readings.push_back(option_of(f, side));
        return readings;
    }
    static std::string option_of(const Json& f, const Json& side) {
        return f.at("readings").at(0).get<std::string>() + "=" + side.at("option").get<std::string>();
    }
    // At the end of the line the two options differ in something that can be played, or in how the game stands.
    void differs_at(const Json& f, const std::string& end) {
        std::vector<std::set<std::string>> can;
        for (const Json& side : f.at("sides")) {
            Strings readings = f.at("line_readings");
            readings.push_back(option_of(f, side));
            const auto table = table_of(f, readings, f.at("settled"), false);
            std::set<std::string> possible{line_of(*table, goes_on(f), table->start(), f.at("line")).outcome};
            for (const std::string& move : table->legal_moves(end)) {
                const Judgement j = table->judge(end, move);
                possible.insert(move + " -> " + j.after + " " + j.outcome);
            }
            can.push_back(std::move(possible));
        }
        if (can[0] == can[1]) say("where the line leads its two options do not differ");
    }
    // The move under an answer's readings and what is settled before; else as a step of a turn.
    static Judgement judged(const std::string& ruleset, const Json& side, const Json& q) {
        const auto judge = [&](bool steps) {
            const auto table = find_ruleset(ruleset).table(
                {side.at("readings").get<Strings>(), "", "", q.at("settled").get<Strings>(), steps});
            return table->judge(q.at("position").get<std::string>(), q.at("moves").at(0).get<std::string>());
        };
        try {
            return judge(false);
        } catch (const ParseError&) {
            return judge(true);
        }
    }
    static std::string lower_case(std::string text) {
        std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        return text;
    }

    std::string id_;
};

// --- the files -------------------------------------------------------------------------------------
Json document_of(const std::string& text, const std::string& file) {
    return json_in<Json>(text, file, "this is no part of a report", "a report is checked as nomos report wrote it");
}
// The findings of a page's boards; none where it has no boards that can be played on.
Json questions_of(const std::string& page, const std::string& file) {
    constexpr std::string_view kBegin = "id=\"player-data\">", kEnd = "</script>";
    const std::size_t at = page.find(kBegin);
    if (at == std::string::npos) return Json::object();
    const std::size_t from = at + kBegin.size(), to = page.find(kEnd, from);
    std::string data_alone = page.substr(0, to);  // at its place in the page
    for (std::size_t i = 0; i < from; ++i)
        if (data_alone[i] != '\n') data_alone[i] = ' ';
    const Json data = document_of(data_alone, file);
    if (!data.is_object()) throw ParseError({file, 0, 0}, "its boards have no data", "make the report anew");
    return data.value("findings", Json::object());
}
// Each of a ruleset; what else is amiss with one is told by it.
bool is_list_of_findings(const Json& document) {
    const auto findings = document.is_object() ? document.find("findings") : document.end();
    return findings != document.end() && findings->is_array() && std::ranges::all_of(*findings, [](const Json& f) {
               return f.is_object() && f.contains("ruleset") && f.at("ruleset").is_string();
           });
}
// What is wrong with the sums of a results.json.
Strings wrong_sums(const Json& results) try {
    std::map<std::string, int> counted{{"holds", 0}, {"violated", 0}, {"unknown", 0}};
    for (const Json& check : results.at("checks")) ++counted[check.at("verdict").get<std::string>()];
    Strings wrong;
    for (const auto& [verdict, n] : counted)
        if (const int said = results.at("summary").at(verdict); said != n)
            wrong.push_back(fmt::format("results.json: says {} {}, and lists {}", said, verdict, n));
    return wrong;
} catch (const Json::exception&) {
    return {"results.json: is not written as a report of this version has it"};
}

}  // namespace

Replayed replay_findings(const Json& document) {
    Replayer replayer;
    for (const Json& f : document.value("findings", Json::array())) replayer.finding(f);
    return replayer.all;
}
Replayed replay_questions(const std::string& ruleset, const Json& questions) {
    Replayer replayer;
    for (const auto& [id, question] : questions.items()) replayer.question(ruleset, id, question);
    return replayer.all;
}
Replayed replay_report(const std::filesystem::path& folder) {
    const auto path = [&](const std::string& name) { return (folder / name).string(); };
    const Json document = document_of(read_input(path("findings.json"), kLargestSheet), path("findings.json"));
    if (!is_list_of_findings(document))
        throw ParseError({path("findings.json"), 0, 0}, "has no findings",
                         "a report is checked as nomos report wrote it");
    Replayed all = replay_findings(document);
    std::set<std::string> rulesets;
    for (const Json& f : document.at("findings")) rulesets.insert(f.at("ruleset").get<std::string>());
    for (const std::string& ruleset : rulesets) {
        const std::string page = path(ruleset + "-questions.html");
        if (!std::filesystem::exists(page)) continue;
        const Replayed asked = replay_questions(ruleset, questions_of(read_input(page, kLargestSheet), page));
        all.questions += asked.questions;
        all.wrong.insert(all.wrong.end(), asked.wrong.begin(), asked.wrong.end());
    }
    if (std::filesystem::exists(path("results.json")))
        for (auto& wrong :
             wrong_sums(document_of(read_input(path("results.json"), kLargestSheet), path("results.json"))))
            all.wrong.push_back(std::move(wrong));
    return all;
}

}  // namespace nomos

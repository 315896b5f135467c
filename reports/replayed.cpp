#include "reports/replayed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

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
    return find_ruleset(f["ruleset"].get<std::string>()).table({readings, "", "", settled, steps});
}
std::string_view goes_on(const Json& f) { return find_ruleset(f["ruleset"].get<std::string>()).info().outcomes[0]; }
class Replayer {
public:
    Replayed all;

    void finding(const Json& f) try {
        id_ = f["id"];
        const std::optional<std::string> end = line(f);
        if (f["sides"].size() == 2)
            sides(f);
        else
            witness(f, end);
        if (f["sides"].size() == 2 && end) differs_at(f, *end);
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
        for (const Json& side : q["sides"]) {
            const Judgement j = judged(ruleset, side, q);
            const std::string answer = lower_case(side["says"]);
            const bool over = j.legal && j.outcome != find_ruleset(ruleset).info().outcomes[0];
            const bool refused =
                answer.find("not allowed") != std::string::npos || answer.find(over_already("")) != std::string::npos;
            const bool ends = answer.find("the game is over: " + lower_case(j.outcome)) != std::string::npos;
            if (refused == j.legal || over != ends) say("\"" + answer + "\" is not what follows");
            says.insert(j.legal ? j.after + " " + j.outcome : ""), words.insert(answer);
        }
        if (says.size() != q["sides"].size()) say("two of its answers come to the same");
        if (words.size() != q["sides"].size()) say("two of its answers are told in the same words");
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
        const Strings moves = f["line"];
        if (moves.empty()) return {};
        const auto table = table_of(f, f["line_readings"], f["settled"], false);
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
        const Json& w = f["witness"];
        if (w["position"].get<std::string>().empty()) return;
        const auto table = table_of(f, w["readings"], w["settled"], w["steps"]);
        const Strings moves = w["moves"];
        const Line played = line_of(*table, goes_on(f), w["position"], moves);
        if (played.played < moves.size()) say(moves[played.played] + " is not allowed in " + played.last());
        if (end && *end != played.positions.front()) say("the line leads elsewhere, to " + *end);
        ++all.witnesses;
    }

    // --- two options ---------------------------------------------------------------------------
    void sides(const Json& f) {
        std::vector<std::string> come_to;
        for (const Json& side : f["sides"]) come_to.push_back(one_side(f, side)), ++all.options;
        if (come_to[0] == come_to[1]) say("both options come to " + come_to[0]);
        if (f["sides"][0]["in_words"] == f["sides"][1]["in_words"]) say("both options are told in the same words");
    }
    // An option beyond the two: it comes to another end than both in their position, or than the one beside it in its
    // own.
    void further(const Json& f, const Json& one) {
        if (one["sides"].empty()) return;
        Json own = f;
        own["witness"] = one["witness"], own["line"] = Json::array();
        own["sides"] = one["sides"];
        if (one["sides"].size() == 1)
            for (const Json& side : f["sides"]) own["sides"] = {side, one["sides"][0]}, sides(own);
        else
            sides(own);
    }
    std::string one_side(const Json& f, const Json& side) {
        const Json& w = f["witness"];
        const auto table = table_of(f, with_option(w, f, side), w["settled"], w["steps"]);
        const Strings allowed = side["allowed"];
        const std::string refused = side["refused"], said = side["outcome"];
        Line played = line_of(*table, goes_on(f), w["position"], allowed);
        if (played.played < allowed.size()) say(allowed[played.played] + " is not allowed in " + played.last());
        if (!refused.empty() && table->judge(played.last(), refused).legal)
            say(refused + " is said not to be allowed, and is");
        const bool over = !refused.empty() && played.outcome != goes_on(f);
        if (side.at("over").get<bool>() != over)
            say("of " + refused + " it is not said aright whether the game is over before it");
        // What only the course of a game decides is decided at the end of its line.
        if (allowed.empty() && refused.empty() && !f["line"].empty()) {
            const Line along = line_of(*table, goes_on(f), table->start(), f["line"]);
            if (along.last() == played.last()) played.outcome = along.outcome;
        }
        if (!said.empty() && said != played.outcome) say("it is said: " + said + "; it is: " + played.outcome);
        return (refused.empty() ? "" : "no " + refused + " in ") + played.last() + ", " + played.outcome;
    }
    static Strings with_option(const Json& w, const Json& f, const Json& side) {
        Strings readings = w["readings"];
        if (!f["readings"].empty())
            readings.push_back(f["readings"][0].get<std::string>() + "=" + side["option"].get<std::string>());
        return readings;
    }
    // At the end of the line the two options differ in something that can be played, or in how the game stands.
    void differs_at(const Json& f, const std::string& end) {
        std::vector<std::set<std::string>> can;
        for (const Json& side : f["sides"]) {
            Strings readings = f["line_readings"];
            readings.push_back(f["readings"][0].get<std::string>() + "=" + side["option"].get<std::string>());
            const auto table = table_of(f, readings, f["settled"], false);
            std::set<std::string> possible{line_of(*table, goes_on(f), table->start(), f["line"]).outcome};
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
                {side["readings"].get<Strings>(), "", "", q["settled"].get<Strings>(), steps});
            return table->judge(q["position"].get<std::string>(), q["moves"][0].get<std::string>());
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
Json document_of(const std::string& text, const std::string& file) try {
    return Json::parse(text);
} catch (const Json::parse_error& error) {
    throw ParseError({file, 0, 0}, "is no JSON from byte " + std::to_string(error.byte) + " on",
                     "a report is checked as nomos report wrote it");
}
// The findings of a page's boards; none where it has no boards that can be played on.
Json questions_of(const std::string& page, const std::string& file) {
    constexpr std::string_view kBegin = "id=\"player-data\">", kEnd = "</script>";
    const std::size_t at = page.find(kBegin);
    if (at == std::string::npos) return Json::object();
    const std::size_t from = at + kBegin.size(), to = page.find(kEnd, from);
    return document_of(page.substr(from, to - from), file).value("findings", Json::object());
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
    if (!document.is_object() || !document.contains("findings"))
        throw ParseError({path("findings.json"), 0, 0}, "has no findings",
                         "a report is checked as nomos report wrote it");
    Replayed all = replay_findings(document);
    std::set<std::string> rulesets;
    for (const Json& f : document["findings"]) rulesets.insert(f.value("ruleset", ""));
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

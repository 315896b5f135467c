// A report read back in the form in which it is printed: every position, move and line goes through the program's own
// parser and rules, and what is claimed of it is compared. What is wrong is said in one line each.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "model/core/error.hpp"
#include "model/core/registry.hpp"

namespace nomos::replayed {

using Json = nlohmann::json;
using Strings = std::vector<std::string>;

struct Outcome {
    int lines = 0, witnesses = 0, sides = 0, questions = 0;
    Strings wrong{};
};

// Moves one after the other, as far as they are allowed.
struct Line {
    Strings positions;
    std::string outcome;
    std::size_t played = 0;
    const std::string& last() const { return positions.back(); }
};
inline Line line_of(const Table& table, const std::string& from, const Strings& moves) {
    Line line{{table.canonical(from)}, table.outcome({from})};
    for (const std::string& move : moves) {
        const Judgement j = table.judge(line.last(), move);
        if (!j.legal) break;
        line.positions.push_back(j.after), ++line.played;
    }
    line.outcome = table.outcome(line.positions);
    return line;
}
inline std::unique_ptr<Table> table_of(const Json& f, const Strings& readings, const Strings& settled, bool steps) {
    return find_ruleset(f["ruleset"].get<std::string>()).table({readings, "", "", settled, steps});
}
class Replayer {
public:
    Outcome outcome;

    void finding(const Json& f) try {
        id_ = f["id"];
        const std::optional<std::string> end = line(f);
        if (f["sides"].size() == 2)
            sides(f);
        else
            witness(f, end);
        if (f["sides"].size() == 2 && end) differs_at(f, *end);
    } catch (const std::exception& e) {
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
            const bool refused = answer.find("not allowed") != std::string::npos;
            const bool ends = answer.find("the game is over: " + lower_case(j.outcome)) != std::string::npos;
            if (refused == j.legal || over != ends) say("\"" + answer + "\" is not what follows");
            says.insert(j.legal ? j.after + " " + j.outcome : ""), words.insert(answer);
        }
        if (says.size() != q["sides"].size()) say("two of its answers come to the same");
        if (words.size() != q["sides"].size()) say("two of its answers are told in the same words");
        ++outcome.questions;
    } catch (const std::exception& e) {
        say(e.what());
    }

private:
    void say(const std::string& what) { outcome.wrong.push_back(id_ + ": " + what); }

    // Where the line leads; nothing where none is printed.
    std::optional<std::string> line(const Json& f) {
        const Strings moves = f["line"];
        if (moves.empty()) return {};
        const auto table = table_of(f, f["line_readings"], f["settled"], false);
        const Line played = line_of(*table, table->start(), moves);
        if (played.played < moves.size()) {
            say("the line stops at " + moves[played.played] + ", in " + played.last());
            return {};
        }
        ++outcome.lines;
        return played.last();
    }
    // A position and moves beside a sentence: allowed; and the line that is printed leads there.
    void witness(const Json& f, const std::optional<std::string>& end) {
        const Json& w = f["witness"];
        if (w["position"].get<std::string>().empty()) return;
        const auto table = table_of(f, w["readings"], w["settled"], w["steps"]);
        const Strings moves = w["moves"];
        const Line played = line_of(*table, w["position"], moves);
        if (played.played < moves.size()) say(moves[played.played] + " is not allowed in " + played.last());
        if (end && *end != played.positions.front()) say("the line leads elsewhere, to " + *end);
        ++outcome.witnesses;
    }

    // --- two options ---------------------------------------------------------------------------
    void sides(const Json& f) {
        std::vector<std::string> come_to;
        for (const Json& side : f["sides"]) come_to.push_back(one_side(f, side)), ++outcome.sides;
        if (come_to[0] == come_to[1]) say("both options come to " + come_to[0]);
        if (f["sides"][0]["in_words"] == f["sides"][1]["in_words"]) say("both options are told in the same words");
    }
    std::string one_side(const Json& f, const Json& side) {
        const Json& w = f["witness"];
        const auto table = table_of(f, with_option(w, f, side), w["settled"], w["steps"]);
        const Strings allowed = side["allowed"];
        const std::string refused = side["refused"], said = side["outcome"];
        Line played = line_of(*table, w["position"], allowed);
        if (played.played < allowed.size()) say(allowed[played.played] + " is not allowed in " + played.last());
        if (!refused.empty() && table->judge(played.last(), refused).legal)
            say(refused + " is said not to be allowed, and is");
        // What only the course of a game decides is decided at the end of its line.
        if (allowed.empty() && refused.empty() && !f["line"].empty()) {
            const Line along = line_of(*table, table->start(), f["line"]);
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
            std::set<std::string> all{line_of(*table, table->start(), f["line"]).outcome};
            for (const std::string& move : table->legal_moves(end)) {
                const Judgement j = table->judge(end, move);
                all.insert(move + " -> " + j.after + " " + j.outcome);
            }
            can.push_back(std::move(all));
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

inline Outcome all_of(const Json& document) {
    Replayer replayer;
    for (const Json& f : document["findings"]) replayer.finding(f);
    return replayer.outcome;
}

}  // namespace nomos::replayed

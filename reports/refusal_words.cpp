#include "reports/refusal_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "analysis/findings/played_out.hpp"
#include "model/core/error.hpp"
#include "reports/phrases.hpp"
#include "reports/refused_rules.hpp"

namespace nomos {
namespace {

using Strings = std::vector<std::string>;

bool is_against(const Judgement& refused, std::string_view clause) {
    return std::ranges::find(refused.clauses, clause) != refused.clauses.end();
}
// Of one refusal; those that are asked about where any of them does.
Strings rules_of(const RulesetInfo& info, const Judgement& refused, const Strings& asked) {
    Strings all, own;
    for (const ClauseInfo& clause : info.clauses) {
        if (!is_against(refused, clause.id)) continue;
        const bool is_ours = clause.grounding == Grounding::supplied || clause.grounding == Grounding::follows;
        if (is_ours || !is_plain_rule(clause.rule)) continue;
        all.push_back(fmt::format("\"{}\"", unended(clause.rule)));
        if (std::ranges::find(asked, clause.id) != asked.end()) own.push_back(all.back());
    }
    return own.empty() ? all : own;
}

}  // namespace

std::string refusing_rules(const RulesetInfo& info, const std::vector<Judgement>& refusals, const Strings& asked) {
    Strings rules;
    for (std::size_t i = 0; i < refusals.size(); ++i) {
        Strings these = rules_of(info, refusals[i], asked);
        if (i > 0 && these != rules) return "";
        rules = std::move(these);
    }
    return joined(rules, "and");
}

std::string why_refused(const Question& question, const Answer& answer, const RulesetInfo& info) {
    constexpr std::size_t kMostWays = 64;
    const Inquiry& asked = question.asked;
    std::vector<Judgement> refusals;
    Strings clauses;
    for (const ReadingInfo& reading : info.readings)
        if (std::ranges::find(asked.about, reading.id) != asked.about.end())
            clauses.insert(clauses.end(), reading.clauses.begin(), reading.clauses.end());
    try {
        for (const Implied& implied : question.implied) {
            if (implied.answer >= question.answers.size() || &question.answers[implied.answer] != &answer) continue;
            if (refusals.size() == kMostWays) return "";
            Strings readings;
            if (!asked.given.empty()) readings.push_back(asked.given.front());
            for (std::size_t i = 0; i < asked.about.size(); ++i) {
                const auto reading = std::ranges::find(info.readings, asked.about[i], &ReadingInfo::id);
                if (reading == info.readings.end()) return "";
                readings.push_back(fmt::format("{}={}", reading->id,
                                               reading->options[static_cast<std::size_t>(implied.options.at(i))].id));
            }
            const auto table = find_ruleset(info.id).table({readings, "", "", asked.settings, false});
            refusals.push_back(table->judge(asked.position, asked.move));
        }
    } catch (const UserError&) {  // of a text of which this program plays another state
        return "";
    }
    return refusing_rules(info, refusals, clauses);
}

std::string why_refused(const Finding& finding, const Side& side) {
    const Consequence& c = side.consequence;
    if (finding.readings.size() != 1 || finding.witness.position.empty() || c.move.empty() || c.over) return "";
    try {
        const auto table = table_of_case(finding, side.option);
        std::string position = table->canonical(finding.witness.position);
        for (const std::string& move : c.done) position = table->judge(position, move).after;
        const Judgement refused = table->judge(position, c.move);
        return refused.legal ? "" : refusing_rules(find_ruleset(finding.ruleset).info(), {refused}, finding.clauses);
    } catch (const UserError&) {
        return "";
    }
}

}  // namespace nomos

#include "analysis/impact/ways.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <set>

#include "analysis/evidence/funnel.hpp"
#include "analysis/games/games.hpp"
#include "analysis/impact/same_facts.hpp"
#include "model/core/digits.hpp"
#include "model/core/error.hpp"
#include "model/core/registry.hpp"

namespace nomos {

// --- figures and words -----------------------------------------------------------------------------
namespace {

// In words where the table has them, else by its id.
std::string question_of(const RulesetInfo& info, int reading) {
    const ReadingInfo& r = info.readings[static_cast<std::size_t>(reading)];
    return r.question.empty() ? std::string(r.id) : "\"" + std::string(r.question) + "\"";
}
std::string answer_of(const RulesetInfo& info, int reading, int option) {
    const OptionInfo& o = info.readings[static_cast<std::size_t>(reading)].options[static_cast<std::size_t>(option)];
    std::string_view says = o.says.empty() ? o.id : o.says;
    if (says.ends_with('.')) says.remove_suffix(1);
    return "\"" + std::string(says) + "\"";
}
std::string says(const RulesetInfo& info, const SameGame& s) {
    std::string text = "as answers to " + question_of(info, s.reading) + " " + answer_of(info, s.reading, s.first) +
                       " and " + answer_of(info, s.reading, s.second) + " are the same game";
    if (s.under)
        text += " where " + question_of(info, s.under->reading) + " is answered " +
                answer_of(info, s.under->reading, s.under->option);
    if (!s.settled.empty()) text += " where players settle " + s.settled;
    return text + " (" + s.why + ")";
}
bool holds_where(const SameGame& s, const std::vector<std::string>& settled) {
    return s.settled.empty() || std::ranges::find(settled, s.settled) != settled.end();
}
std::string key_of(const std::string& choice) { return choice.substr(0, choice.find('=')); }

// Ways where one thing is settled otherwise than usually, where a fact is about that.
void count_settled_otherwise(const RulesetInfo& info, const std::vector<SameGame>& facts,
                             const std::vector<std::string>& usual, Ways& ways) {
    std::set<std::string> usual_facts;
    for (const SameGame& s : facts)
        if (!s.settled.empty() && holds_where(s, usual)) usual_facts.insert(key_of(s.settled));
    for (const std::string& key : usual_facts) {
        Quotient quotient(info.readings, facts, {});
        for (const SameGame& s : facts)
            if (key_of(s.settled) != key && holds_where(s, usual)) quotient.merge(s);
        ways.settled.emplace_back(key, quotient.classes());
    }
}

}  // namespace

Ways ways_of(const RulesetInfo& info, const std::vector<SameGame>& facts,
             const std::vector<examples::Evidence>& evidence, const std::vector<std::string>& usual) {
    Ways ways{reading_sets(info.readings)};
    const auto order = evidence.empty() ? std::vector<std::size_t>{} : by_source(info.examples);
    std::vector<examples::Evidence> ordered;
    for (const std::size_t i : order) ordered.push_back(evidence.at(i));
    Quotient quotient(info.readings, facts, ordered);
    for (const SameGame& s : facts) {
        const std::uint64_t before = quotient.classes();
        if (!holds_where(s, usual)) continue;
        quotient.merge(s);
        if (quotient.classes() < before) ways.steps.push_back({says(info, s), before, quotient.classes()});
    }
    ways.different = quotient.classes();
    ways.funnel = analysis::steps_of(info.examples, order, quotient.left());
    const auto is_ruled_out = [](const OptionInfo& o) { return !o.ruled_out_by.empty(); };
    if (std::ranges::any_of(info.readings,
                            [&](const ReadingInfo& r) { return std::ranges::any_of(r.options, is_ruled_out); }))
        ways.by_words = quotient.left_by_words();
    count_settled_otherwise(info, facts, usual, ways);
    return ways;
}

std::string words_of(const Ways& ways) {
    std::string text = in_groups(ways.combinations) + " combinations of answers";
    for (const Ways::Step& step : ways.steps) text += "; " + step.says + ", which leaves " + in_groups(step.after);
    if (ways.steps.empty()) text += ", of which no two were proved to be the same game";
    text += "; so at most " + in_groups(ways.different) + " different games";
    for (const auto& [key, n] : ways.settled)
        text += ", or " + in_groups(n) + " where players settle " + key + " otherwise";
    // Evidence was counted for what players usually settle.
    const std::string of_these = ways.settled.empty() ? "" : "of the " + in_groups(ways.different) + " ";
    if (!ways.funnel.empty())
        text += "; " + of_these + "all evidence together leaves " + in_groups(ways.funnel.back().after);
    if (ways.by_words > 0) text += "; without the answers that words of the text rule out, " + in_groups(ways.by_words);
    return text;
}

// --- the check -------------------------------------------------------------------------------------
namespace {

void fill_in(const std::string& ruleset, const Options& options, CheckResult& r, Ways& place) {
    const RulesetInfo& info = find_ruleset(ruleset).info();
    const games::OfRuleset& of = games::of(ruleset);
    const std::vector<SameGame>& facts = same_games_once(ruleset, options).all;
    const auto evidence = of.evidence_on_readings();
    if (!Quotient::can_hold(info.readings, facts, evidence)) {
        r.verdict = Verdict::unknown, r.detail = "too many combinations to tell them apart";
        return;
    }
    place = ways_of(info, facts, evidence, of.usually_settled());
    r.verdict = Verdict::holds, r.detail = words_of(place);
}

}  // namespace

const SameGameFacts& same_games_once(const std::string& ruleset, const Options& options) {
    struct Entry {
        std::mutex in_use;
        std::optional<SameGameFacts> facts;
    };
    using Key = std::tuple<std::string, unsigned, unsigned, unsigned, std::uint64_t, int>;
    static std::mutex opening;
    static std::map<Key, Entry> all;
    std::unique_lock lock(opening);
    const smt::Budget& b = options.budget;
    Entry& entry = all[{ruleset, b.resources, b.milliseconds, b.seed, options.seed, options.samples}];
    lock.unlock();
    const std::lock_guard one_at_a_time(entry.in_use);
    if (!entry.facts) entry.facts = games::of(ruleset).same_games(options);
    return *entry.facts;
}
bool holds_as_usual(const std::string& ruleset, const SameGame& same) {
    return holds_where(same, games::of(ruleset).usually_settled());
}

CheckTask ways_check(const std::string& ruleset, Ways& place) {
    const std::string id = ruleset + ".ways", question = "In how many ways can it be played, as the text stands?";
    return {id, CheckKind::comparison, question, [=, &place](const Options& options) {
                const auto start = std::chrono::steady_clock::now();
                CheckResult r;
                r.id = id, r.ruleset = ruleset, r.kind = CheckKind::comparison, r.question = question;
                r.method = Method::proof;
                r.scope = {std::string(find_ruleset(ruleset).info().board) + ", every position with the invariants",
                           "each against each, with all others open or one of them settled",
                           "what is not proved to be the same counts as different"};
                fill_in(ruleset, options, r, place);
                r.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
                return r;
            }};
}

}  // namespace nomos

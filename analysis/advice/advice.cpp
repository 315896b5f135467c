#include "analysis/advice/advice.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>

#include "analysis/games/games.hpp"
#include "analysis/impact/same_facts.hpp"
#include "model/core/registry.hpp"

namespace nomos {
namespace {

using Answers = std::map<int, std::set<int>>;  // by reading, options that are left

Answers answers_of(const WordingInfo& wording) {
    Answers left;
    for (const Choice& c : wording.fixes) left[c.reading].insert(c.option);
    return left;
}

// --- questions that are left -----------------------------------------------------------------------
// Do these facts make all of the options one game, where the readings of `under` are answered so?
bool are_one_game(const std::vector<SameGame>& same, int reading, const std::set<int>& options, const Answers& under) {
    const auto holds = [&](const SameGame& s) {
        if (s.reading != reading) return false;
        if (!s.under) return true;
        const auto at = under.find(s.under->reading);
        return at != under.end() && at->second == std::set<int>{s.under->option};
    };
    std::set<int> reached{*options.begin()};
    for (bool grows = true; grows;) {
        grows = false;
        for (const SameGame& s : same)
            if (holds(s) && reached.contains(s.first) != reached.contains(s.second))
                reached.insert(s.first), reached.insert(s.second), grows = true;
    }
    return std::ranges::includes(reached, options);
}
std::set<int> all_options(const ReadingInfo& reading) {
    std::set<int> all;
    for (std::size_t o = 0; o < reading.options.size(); ++o) all.insert(static_cast<int>(o));
    return all;
}
// Would another answer to one of the readings make these options one game?
bool is_spared_otherwise(const RulesetInfo& info, const std::vector<SameGame>& same, int reading, const Answers& left) {
    for (const auto& [answered, options] : left)
        for (const int other : all_options(info.readings[static_cast<std::size_t>(answered)]))
            if (!options.contains(other) &&
                are_one_game(same, reading, all_options(info.readings[static_cast<std::size_t>(reading)]),
                             {{answered, {other}}}))
                return true;
    return false;
}
// Do two of these options differ?
bool are_apart(const SameGameFacts& facts, int reading, const std::set<int>& options) {
    return std::ranges::any_of(facts.apart, [&](const OptionsApart& a) {
        return a.reading == reading && options.contains(a.first) && options.contains(a.second);
    });
}
// Is one of these answers among those by which the question arises?
bool comes_with(const ReadingInfo& question, const Answers& left) {
    return std::ranges::any_of(question.exists_only_when, [&](const Choice& c) {
        const auto at = left.find(c.reading);
        return at != left.end() && at->second.contains(c.option);
    });
}

}  // namespace

void settle(const RulesetInfo& info, const WordingInfo& wording, const SameGameFacts& facts, TriedWording& tried) {
    const auto& same = facts.all;
    const Answers left = answers_of(wording);
    for (const auto& [reading, options] : left) {
        if (are_one_game(same, reading, options, left)) continue;
        tried.settles = false;
        // What differs under some answers need not under those that the wording fixes besides.
        tried.sure = tried.sure && left.size() == 1 && are_apart(facts, reading, options);
    }
    for (int r = 0; r < static_cast<int>(info.readings.size()) && !left.empty(); ++r) {
        const ReadingInfo& reading = info.readings[static_cast<std::size_t>(r)];
        const auto all = all_options(reading);
        if (left.contains(r) || are_one_game(same, r, all, {})) continue;
        if (are_one_game(same, r, all, left))
            tried.also.emplace_back(reading.id);
        else if (comes_with(reading, left) || is_spared_otherwise(info, same, r, left))
            tried.brings.emplace_back(reading.id), tried.sure = tried.sure && are_apart(facts, r, all);
    }
}

TextChange change_of(const WordingInfo& wording) {
    TextChange change{{{}}, {wording.adds.begin(), wording.adds.end()}, wording.drops};
    for (const auto& [reading, options] : answers_of(wording)) {
        std::vector<std::vector<Choice>> more;
        for (const auto& row : change.leaves)
            for (const int option : options) more.push_back(row), more.back().push_back({reading, option});
        change.leaves = std::move(more);
    }
    return change;
}

// --- the check -------------------------------------------------------------------------------------
namespace {

std::vector<TriedWording> all_tried(const std::string& ruleset, const Options& options) {
    std::vector<TriedWording> tried;
    std::vector<TextChange> changes;
    SameGameFacts facts = same_games_once(ruleset, options);
    std::erase_if(facts.all, [&](const SameGame& s) { return !holds_as_usual(ruleset, s); });
    const RulesetInfo& info = find_ruleset(ruleset).info();
    for (const AdviceInfo& advice : advice_of(ruleset))
        for (std::size_t k = 0; k < advice.wordings.size(); ++k) {
            tried.push_back({std::string(advice.of), k, {}});
            settle(info, advice.wordings[k], facts, tried.back());
            changes.push_back(change_of(advice.wordings[k]));
        }
    std::vector<TriedChange> found = games::of(ruleset).tried(options, changes);
    for (std::size_t i = 0; i < tried.size(); ++i) tried[i].change = std::move(found[i]);
    return tried;
}

// Why it does not do, or what of it is not known, in short; the finding's card says it at length.
std::string shortcomings(const TriedWording& t) {
    const TriedChange& c = t.change;
    std::string text;
    const auto say = [&](bool is_so, const std::string& what) {
        if (is_so) text += (text.empty() ? "" : ", ") + what;
    };
    const bool is_refuted = verdict_on(t) == Verdict::violated;
    say(!t.settles && t.sure, "it leaves answers that are not the same game");
    say(!c.contradicted.empty(), "the text contradicts it");
    say(!c.idle.empty(), fmt::format("sentence {} then decides nothing", fmt::join(c.idle, ", sentence ")));
    say(!t.brings.empty() && t.sure, "it raises another question");
    say(c.adds_decide == Verdict::violated, "the other sentences say it already");
    say(c.drops_idle == Verdict::violated, "what it strikes decides something");
    say(!is_refuted && !t.settles, "whether the answers that it leaves are the same game");
    say(!is_refuted && !t.brings.empty(), "whether it raises another question");
    say(!is_refuted && !c.undecided.empty(),
        fmt::format("whether sentence {} then decides anything", fmt::join(c.undecided, ", sentence ")));
    say(!is_refuted && c.adds_decide == Verdict::unknown, "whether the other sentences say it already");
    say(!is_refuted && c.drops_idle == Verdict::unknown, "whether what it strikes decides something");
    return text;
}
// The question that it is about, or what is missing.
std::string subject_of(const TriedWording& t) {
    for (const AnyRuleset* ruleset : rulesets()) {
        for (const ReadingInfo& r : ruleset->info().readings)
            if (r.id == t.finding) return std::string(r.question);
        for (const MissingInfo& m : ruleset->info().missing)
            if (m.id == t.finding) return std::string(m.title);
    }
    return t.finding;
}
// "\"A king hits as stones ...\"": how the wording begins. One without words of its own is the suggestion.
std::string beginning_of(const TriedWording& t) {
    constexpr int kWords = 5;
    for (const AnyRuleset* ruleset : rulesets()) {
        const AdviceInfo* advice = advice_on(ruleset->info().id, t.finding);
        if (!advice || t.wording >= advice->wordings.size()) continue;
        const std::string_view says = advice->wordings[t.wording].says;
        if (says.empty()) break;
        std::size_t end = 0;
        for (int k = 0; k < kWords && end < says.size(); ++k) end = std::min(says.find(' ', end + 1), says.size());
        return fmt::format("\"{}{}\"", says.substr(0, end), end < says.size() ? " ..." : "");
    }
    return "the suggestion";
}

}  // namespace

void judge(const std::vector<TriedWording>& tried, CheckResult& r) {
    std::map<std::string, Verdict> best;  // by what it is about
    std::string rest;
    std::size_t good = 0;
    for (const TriedWording& t : tried) {
        const Verdict v = verdict_on(t);
        const auto rank = [](Verdict of) { return of == Verdict::holds ? 0 : of == Verdict::unknown ? 1 : 2; };
        const auto [place, is_new] = best.try_emplace(t.finding, v);
        if (!is_new && rank(v) < rank(place->second)) place->second = v;
        if (v == Verdict::holds)
            ++good;
        else
            rest += fmt::format("; {} {} on \"{}\": {}", v == Verdict::violated ? "not" : "not known of",
                                beginning_of(t), subject_of(t), shortcomings(t));
    }
    const auto any = [&](Verdict v) { return std::ranges::any_of(best, [=](const auto& b) { return b.second == v; }); };
    r.verdict = any(Verdict::violated) ? Verdict::violated : any(Verdict::unknown) ? Verdict::unknown : Verdict::holds;
    r.detail = fmt::format("{} of {} proposed wordings settle their question and do no other harm{}", good,
                           tried.size(), rest);
}

CheckTask advice_check(const std::string& ruleset, std::vector<TriedWording>& place) {
    const std::string id = ruleset + ".advice",
                      question =
                          "Wherever a wording is proposed that can be tried, is there one that settles the question "
                          "and does no other harm?";
    const auto run = [=, &place](const Options& options) {
        const auto start = std::chrono::steady_clock::now();
        const RulesetInfo& info = find_ruleset(ruleset).info();
        CheckResult r;
        r.id = id, r.ruleset = ruleset, r.kind = CheckKind::comparison, r.question = question, r.asked = question;
        r.scope = {std::string(info.board) + ", every position with the invariants",
                   "the answers that each wording leaves", ""};
        place = all_tried(ruleset, options);
        judge(place, r);
        r.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        return r;
    };
    return {id, CheckKind::comparison, question, run, true};
}

}  // namespace nomos

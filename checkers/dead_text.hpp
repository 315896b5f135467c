// Does each clause do anything? Dropped by itself it changes what the constraints decide, or it says what others
// say as well (proved): a fact of how the text was modelled, no finding - whether a *sentence* says nothing new
// is asked by idle_sentences.hpp.
//
// holds: it does, or what it says is held to the rules otherwise. violated: no formula depends on it, and no law,
// no claim and no example is about it, so that nothing would notice if the rules broke it.
#pragma once

#include <algorithm>
#include <set>

#include "checkers/letters.hpp"

namespace nomos::dead_text {

template <class R>
letters::Set<R> only(typename R::Clause clause) {
    return letters::Set<R>::single(static_cast<int>(clause));
}

// The properties that watch a clause, and the examples that a sentence gives of it.
template <class R>
std::vector<std::string> watched_by(std::string_view clause) {
    std::set<std::string> ids;
    for (const PropertyInfo* property : property_infos<R>())
        if (std::ranges::find(property->clauses, clause) != property->clauses.end())
            ids.insert(std::string(property->id));
    for (const ExampleInfo& e : R::info().examples)
        for (const LedgerEntry& entry : R::info().ledger) {
            const auto supports = [&](std::string_view id) {
                return std::ranges::find(entry.supports, id) != entry.supports.end();
            };
            if (supports(e.id) && supports(clause)) ids.insert(std::string(e.id));
        }
    return {ids.begin(), ids.end()};
}
inline std::string listed(const std::vector<std::string>& ids) {
    std::string text;
    for (const auto& id : ids) text += (text.empty() ? "" : ", ") + id;
    return text;
}

template <class R>
void tell_unmentioned(CheckResult& r) {
    const auto watchers = watched_by<R>(r.clauses.front());
    r.verdict = watchers.empty() ? Verdict::violated : Verdict::holds;
    r.adds_nothing = true;
    r.detail =
        watchers.empty()
            ? "no formula depends on it, and no law, claim or example is about it: nothing holds the rules to it"
            : "no formula depends on it: it is part of what others say, or is not modelled; held to the rules by " +
                  listed(watchers);
}
template <class R>
void tell_idle(const Options& options, CheckResult& r, typename R::Clause clause) {
    std::vector<std::string> others;
    for (int c : letters::covered_by<R>(options, only<R>(clause)))
        others.emplace_back(R::info().clauses[static_cast<std::size_t>(c)].id);
    r.verdict = Verdict::holds, r.adds_nothing = true;
    r.detail = "adds nothing of its own: without it the others decide the same (proved)";
    if (!others.empty()) r.detail += "; it would decide without " + listed(others);
}
template <class R>
void check(const Options& options, CheckResult& r, typename R::Clause clause) {
    const letters::Answer answer = letters::decide_once<R>(options, only<R>(clause), r.id);
    if (answer.role != letters::Role::unknown) r.by = answer.pass;
    if (answer.role == letters::Role::unmentioned) return tell_unmentioned<R>(r);
    if (answer.role == letters::Role::idle) return tell_idle<R>(options, r, clause);
    if (answer.role != letters::Role::decides) return give_up(r);
    r.verdict = Verdict::holds;
    r.detail = "without it the rules decide otherwise: " + std::string(name_of(answer.by));
}

// Clauses a ruleset judges outside single positions (a repetition needs a history, an agreement
// needs players) are named by R::judged_elsewhere(clause) and left out here.
template <class R>
std::vector<CheckTask> tasks() {
    std::vector<CheckTask> out;
    for (int c = 0; c < static_cast<int>(R::Clause::count_); ++c) {
        const auto clause = static_cast<typename R::Clause>(c);
        if (R::judged_elsewhere(clause)) continue;
        const ClauseInfo& info = R::info().clauses[static_cast<std::size_t>(c)];
        out.push_back(task<R>(std::string(info.id) + ".matters", CheckKind::vacuity,
                              "Does it change anything: " + std::string(info.rule), Method::proof,
                              {std::string(info.id)},
                              [clause](const Options& o, CheckResult& r) { check<R>(o, r, clause); }));
    }
    return out;
}

}  // namespace nomos::dead_text

// All the questions to an author, in their order: those that the search finds, what it cannot ask in words, and the
// tree.
#pragma once

#include "analysis/author/question_beside.hpp"
#include "analysis/author/question_search.hpp"
#include "analysis/readings/same_turns.hpp"

namespace nomos::questions {

// By pair of options: does a law show that they are the same game?
template <class R>
std::vector<bool> settled_by_law(const Options& options) {
    std::vector<bool> settled;
    for (const Pair& pair : Cases<R>::pairs()) {
        const ReadingInfo& info = Cases<R>::info(pair.reading);
        const auto law =
            analysis::same_turns<R>(options, info.id, info.options[static_cast<std::size_t>(pair.first)].id,
                                    info.options[static_cast<std::size_t>(pair.second)].id);
        settled.push_back(law.has_value());
    }
    return settled;
}

// In the order of the readings that they are about; what arises under an answer only comes behind that reading's.
template <class Case>
std::vector<const Case*> in_order(const std::vector<Case>& cases) {
    std::vector<std::tuple<bool, int, std::size_t, std::size_t>> keys;
    for (const Case& c : cases) keys.emplace_back(c.context != 0, c.about.front(), c.about.size(), keys.size());
    std::ranges::sort(keys);
    std::vector<const Case*> ordered;
    for (const auto& key : keys) ordered.push_back(&cases[std::get<3>(key)]);
    return ordered;
}

// Readings of which the ruleset offers a case that tells all their options apart: asked in words beside it.
template <class R>
std::map<int, Question> questions_beside_cases(const std::vector<bool>& settled) {
    std::map<int, Question> found;
    for (std::size_t k = 0; k < settled.size(); ++k) {
        const int r = Cases<R>::pairs()[k].reading;
        if (settled[k] || found.contains(r)) continue;
        Question q = question_in_words(R::info(), Cases<R>::info(r));
        if (put_a_case_beside<R>(r, q) == Tells::all) found.emplace(r, std::move(q));
    }
    return found;
}
// Adds those of which no position tells all that is open apart.
template <class R>
void add_what_is_left(const std::vector<typename Cases<R>::Case>& cases, const std::vector<bool>& settled,
                      std::map<int, Question>& in_words) {
    for (std::size_t k = 0; k < settled.size(); ++k) {
        const int r = Cases<R>::pairs()[k].reading;
        const bool told = std::ranges::any_of(cases, [&](const auto& c) { return c.apart[k]; });
        if (told || settled[k] || in_words.contains(r)) continue;
        Question q = question_in_words(R::info(), Cases<R>::info(r));
        put_a_case_beside<R>(r, q);
        in_words.emplace(r, std::move(q));
    }
}

// Of what a question is about, the reading on which most positions depend.
template <class R>
int weight_of(const Question& q, const RulesetInfo& info, const Search<R>& search) {
    int most = 0;
    for (int r = 0; r < static_cast<int>(info.readings.size()); ++r)
        if (std::ranges::find(q.asked.about, info.readings[static_cast<std::size_t>(r)].id) != q.asked.about.end())
            most = std::max(most, search.depend_on(r));
    return most;
}

template <class R>
Questionnaire questions_about(const Options& options, const AnyRuleset& ruleset) {
    const RulesetInfo& info = R::info();
    Questionnaire out{std::string(info.id), std::string(info.title), {}, 0, info.readings.size(), {}};
    std::vector<bool> settled = settled_by_law<R>(options);
    std::map<int, Question> in_words = questions_beside_cases<R>(settled);
    for (std::size_t k = 0; k < settled.size(); ++k)
        settled[k] = settled[k] || in_words.contains(Cases<R>::pairs()[k].reading);
    const Search<R> search(ruleset, options, settled);
    out.looked_at = search.looked_at();
    const auto cases = search.fewest();
    for (const auto* c : in_order(cases)) {
        Question q = *judged(ruleset, Cases<R>::asked(*c));
        q.plies = c->plies, q.told = move_in_words(info.id, q.asked.position, q.asked.move);
        add_or_merge(ruleset, std::move(q), out.questions);
    }
    add_what_is_left<R>(cases, settled, in_words);
    ask_once(info, out.questions, in_words,
             [](const ExhibitInfo& told, int reading, Question& q) { put_beside<R>(told, reading, q); });
    for (const auto& [reading, q] : in_words) out.questions.push_back(q);
    std::vector<int> weights;
    std::vector<QuestionTurn> turns;
    for (const Question& q : out.questions) {
        weights.push_back(weight_of(q, info, search));
        turns.push_back(is_settled_by_words(q, info) ? QuestionTurn::settled_by_words : QuestionTurn::open);
    }
    put_pressing_first(out, weights, turns);
    out.tree = decision_tree(out.questions, &info);
    return out;
}

}  // namespace nomos::questions

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
void put_in_order(std::vector<Case>& cases) {
    std::stable_sort(cases.begin(), cases.end(), [](const Case& a, const Case& b) {
        return std::tuple(a.context != 0, a.about.front(), a.about.size()) <
               std::tuple(b.context != 0, b.about.front(), b.about.size());
    });
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

// A reading that takes two questions is asked about once, in words; the first of its positions goes beside it.
template <class R>
void ask_once(std::vector<Question>& positions, std::map<int, Question>& in_words) {
    const RulesetInfo& info = R::info();
    for (int r = 0; r < static_cast<int>(info.readings.size()); ++r) {
        const ReadingInfo& reading = info.readings[static_cast<std::size_t>(r)];
        const Question words = in_words.contains(r) ? in_words.at(r) : question_in_words(info, reading);
        const auto is_about_it = [&](const Question& q) {
            return (q.asked.given.empty() || q.asked.given == words.asked.given) && q.asked.about.size() == 1 &&
                   q.asked.about.front() == reading.id;
        };
        const auto first = std::ranges::find_if(positions, is_about_it);
        if (first == positions.end()) continue;
        if (std::ranges::count_if(positions, is_about_it) + std::ptrdiff_t(in_words.count(r)) < 2) continue;
        Question& q = in_words.try_emplace(r, words).first->second;
        const ExhibitInfo told{reading.id, first->asked.position, {}, {first->asked.move}, {}};
        if (q.before.cells.empty() && first->asked.settings.empty() && first->asked.given.empty())
            put_beside<R>(told, r, q);
        std::erase_if(positions, is_about_it);
    }
}

inline bool is_settled_by_words(const Question& q, const RulesetInfo& info) {
    return std::ranges::any_of(info.readings, [&](const ReadingInfo& r) {
        return r.id == q.asked.about.front() && nomos::is_settled_by_words(r);
    });
}

// Is the same asked, with the same answers, under another option of another reading?
inline bool differ_in_given_only(const Question& a, const Question& b) {
    const auto same_answer = [](const Answer& x, const Answer& y) {
        return x.allowed == y.allowed && x.after == y.after && x.outcome == y.outcome && x.means == y.means;
    };
    return !a.in_words() && !a.asked.given.empty() && !b.asked.given.empty() && a.asked.position == b.asked.position &&
           a.asked.move == b.asked.move && a.asked.asks == b.asked.asks && a.asked.about == b.asked.about &&
           a.asked.settings == b.asked.settings && std::ranges::equal(a.answers, b.answers, same_answer);
}
// Such questions are one, which is asked under either.
inline void add_or_merge(const AnyRuleset& ruleset, Question q, std::vector<Question>& questions) {
    for (Question& known : questions) {
        if (!differ_in_given_only(known, q)) continue;
        known.asked.given.insert(known.asked.given.end(), q.asked.given.begin(), q.asked.given.end());
        known.id = judged(ruleset, known.asked)->id;
        return;
    }
    questions.push_back(std::move(q));
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
    auto cases = search.fewest();
    put_in_order(cases);
    for (const auto& c : cases) {
        Question q = *judged(ruleset, Cases<R>::asked(c));
        q.plies = c.plies, q.told = move_in_words(info.id, q.asked.position, q.asked.move);
        add_or_merge(ruleset, std::move(q), out.questions);
    }
    add_what_is_left<R>(cases, settled, in_words);
    ask_once<R>(out.questions, in_words);
    for (const auto& [reading, q] : in_words) out.questions.push_back(q);
    std::vector<int> weights;
    std::vector<QuestionTurn> turns;
    for (const Question& q : out.questions) {
        weights.push_back(weight_of(q, info, search));
        turns.push_back(!q.asked.given.empty()         ? QuestionTurn::given
                        : is_settled_by_words(q, info) ? QuestionTurn::settled_by_words
                                                       : QuestionTurn::open);
    }
    put_pressing_first(out, weights, turns);
    out.tree = decision_tree(out.questions, &info);
    return out;
}

}  // namespace nomos::questions

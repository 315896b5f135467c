#include "analysis/author/questions.hpp"

#include <algorithm>
#include <numeric>

namespace nomos {
namespace {

using Sets = std::vector<std::vector<bool>>;

bool is_inside(const std::vector<bool>& a, const std::vector<bool>& b) {
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] && !b[i]) return false;
    return true;
}
// Indexes of sets that are inside no other; of equal ones the first.
std::vector<std::size_t> outermost(const Sets& sets) {
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < sets.size(); ++i) {
        bool needed = true;
        for (std::size_t j = 0; j < sets.size() && needed; ++j)
            if (i != j && is_inside(sets[i], sets[j])) needed = i < j && is_inside(sets[j], sets[i]);
        if (needed) kept.push_back(i);
    }
    return kept;
}
// Covers what `open` wants with at most `most` sets more.
bool cover(const Sets& sets, const std::vector<std::size_t>& usable, const std::vector<bool>& open, std::size_t most,
           std::vector<std::size_t>& chosen) {
    std::size_t rarest = open.size(), fewest = usable.size() + 1;
    for (std::size_t e = 0; e < open.size(); ++e) {
        if (!open[e]) continue;
        std::size_t having = 0;
        for (const std::size_t s : usable) having += sets[s][e] ? 1U : 0U;
        if (having < fewest) fewest = having, rarest = e;
    }
    if (rarest == open.size()) return true;
    if (most == 0) return false;
    for (const std::size_t s : usable) {
        if (!sets[s][rarest]) continue;
        std::vector<bool> left = open;
        for (std::size_t e = 0; e < left.size(); ++e) left[e] = left[e] && !sets[s][e];
        chosen.push_back(s);
        if (cover(sets, usable, left, most - 1, chosen)) return true;
        chosen.pop_back();
    }
    return false;
}

// Is the same asked, with the same answers, under another option of another reading?
bool differ_in_given_only(const Question& a, const Question& b) {
    const auto same_answer = [](const Answer& x, const Answer& y) {
        return x.allowed == y.allowed && x.after == y.after && x.outcome == y.outcome && x.means == y.means;
    };
    return !a.in_words() && !a.asked.given.empty() && !b.asked.given.empty() && a.asked.position == b.asked.position &&
           a.asked.move == b.asked.move && a.asked.asks == b.asked.asks && a.asked.about == b.asked.about &&
           a.asked.settings == b.asked.settings && std::ranges::equal(a.answers, b.answers, same_answer);
}

// The question in the position of `known`, where both tell the same answers apart, each under an answer of its own to
// another question: the one position may do for both.
Question as_asked_in(const AnyRuleset& ruleset, const Question& known, const Question& q) {
    const auto reading_of = [](const Question& one) {
        return one.asked.given.front().substr(0, one.asked.given.front().find('='));
    };
    const bool may_do = !known.asked.given.empty() && !q.asked.given.empty() && known.asked.about == q.asked.about &&
                        known.asked.asks == q.asked.asks && !known.in_words() && !q.in_words() &&
                        std::ranges::is_permutation(known.answers, q.answers, {}, &Answer::means, &Answer::means) &&
                        reading_of(known) == reading_of(q) &&
                        std::ranges::find_first_of(known.asked.given, q.asked.given) == known.asked.given.end();
    if (!may_do) return q;
    Inquiry there = known.asked;
    there.given = q.asked.given;
    return judged(ruleset, there).value_or(q);
}

// Does it arise only under an answer to the other?
bool rests_on(const Question& q, const Question& other) {
    return std::ranges::any_of(q.asked.given, [&](const std::string& given) {
        return std::ranges::find(other.asked.about, given.substr(0, given.find('='))) != other.asked.about.end();
    });
}
// The same order, but that each stands behind what it rests on: where it would come before, right after it.
std::vector<std::size_t> behind_what_they_rest_on(const std::vector<Question>& questions,
                                                  std::vector<std::size_t> waiting) {
    std::vector<std::size_t> order;
    const auto may_come = [&](std::size_t k) {
        return std::ranges::none_of(waiting,
                                    [&](std::size_t l) { return l != k && rests_on(questions[k], questions[l]); });
    };
    while (!waiting.empty()) {
        auto next = std::ranges::find_if(waiting, may_come);
        if (next == waiting.end()) next = waiting.begin();  // each rests on another
        order.push_back(*next);
        waiting.erase(next);
    }
    return order;
}

}  // namespace

std::vector<std::size_t> fewest_sets(const Sets& sets) {
    if (sets.empty()) return {};
    std::vector<bool> wanted(sets.front().size());
    for (const auto& set : sets)
        for (std::size_t e = 0; e < set.size(); ++e) wanted[e] = wanted[e] || set[e];
    const auto usable = outermost(sets);
    std::vector<std::size_t> chosen;
    for (std::size_t most = 0; !cover(sets, usable, wanted, most, chosen); ++most) chosen.clear();
    return chosen;
}

void put_pressing_first(Questionnaire& q, const std::vector<int>& weights, const std::vector<QuestionTurn>& turns) {
    constexpr std::size_t kAtOnce = 8;
    std::vector<std::size_t> order(q.questions.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(turns[a], -weights[a]) < std::pair(turns[b], -weights[b]);
    });
    order = behind_what_they_rest_on(q.questions, order);
    std::vector<Question> ordered;
    for (const std::size_t k : order) ordered.push_back(std::move(q.questions[k]));
    q.questions = std::move(ordered);
    const auto is_pressing = [&](std::size_t k) { return turns[k] == QuestionTurn::open && weights[k] > 0; };
    const auto put_off = std::ranges::find_if_not(order, is_pressing);
    q.pressing = std::min(kAtOnce, static_cast<std::size_t>(put_off - order.begin()));
    if (q.questions.size() <= kAtOnce) q.pressing = 0;
}

void add_or_merge(const AnyRuleset& ruleset, Question q, std::vector<Question>& questions) {
    for (Question& known : questions) {
        if (!differ_in_given_only(known, as_asked_in(ruleset, known, q))) continue;
        known.asked.given.insert(known.asked.given.end(), q.asked.given.begin(), q.asked.given.end());
        known.id = judged(ruleset, known.asked)->id;
        return;
    }
    questions.push_back(std::move(q));
}

void ask_once(const RulesetInfo& info, std::vector<Question>& positions, std::map<int, Question>& in_words,
              const PutBeside& put_beside) {
    for (int r = 0; r < static_cast<int>(info.readings.size()); ++r) {
        const ReadingInfo& reading = info.readings[static_cast<std::size_t>(r)];
        const Question words = in_words.contains(r) ? in_words.at(r) : question_in_words(info, reading);
        const auto is_about_it = [&](const Question& q) {
            return (q.asked.given.empty() || q.asked.given == words.asked.given) && q.asked.about.size() == 1 &&
                   q.asked.about.front() == reading.id;
        };
        const auto first = std::ranges::find_if(positions, is_about_it);
        if (first == positions.end()) continue;
        const bool stands_as_played = first->asked.settings.empty() && first->asked.given.empty();
        const bool is_one_case = std::ranges::count_if(positions, is_about_it) + std::ptrdiff_t(in_words.count(r)) < 2;
        if (is_one_case && !(stands_as_played && first->answers.size() == reading.options.size())) continue;
        Question& q = in_words.try_emplace(r, words).first->second;
        const ExhibitInfo told{reading.id, first->asked.position, {}, {first->asked.move}, {}};
        if (q.before.cells.empty() && stands_as_played) put_beside(told, r, q);
        std::erase_if(positions, is_about_it);
    }
    // What a position asks of several readings at once is asked one by one, where each is asked by itself as well.
    const auto is_asked_alone = [&](const std::string& id) {
        const auto alone = [&](const Question& q) {
            return q.asked.given.empty() && q.asked.about == std::vector<std::string>{id};
        };
        return std::ranges::any_of(positions, alone) ||
               std::ranges::any_of(in_words, [&](const auto& entry) { return alone(entry.second); });
    };
    std::erase_if(positions, [&](const Question& q) {
        return q.asked.about.size() > 1 && std::ranges::all_of(q.asked.about, is_asked_alone);
    });
}

bool is_settled_by_words(const Question& q, const RulesetInfo& info) {
    return std::ranges::any_of(
        info.readings, [&](const ReadingInfo& r) { return r.id == q.asked.about.front() && is_settled_by_words(r); });
}

}  // namespace nomos

// Coverage: which clauses, and which pairs of clauses, have decided something.
//
// A clause decides a case when the constraints answer otherwise without it. It leaves one of four marks:
//   permits   without it the legal move would not be legal    (what it asks is just met)
//   forbids   without it the illegal move would be legal      (what it asks is just not met)
//   result    without it another position after the move would be accepted, or the right one would not
//   outcome   without it the game would stand otherwise
// Two clauses meet in a case when dropping both answers otherwise than dropping either one, and that in
// the same question: of the move, of one position after it, or of one outcome. Most that meet in a position after a
// move do so where it is wrong in two ways, each against one of them. Only positions with all invariants count, as
// where a clause is shown to be no dead text.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "analysis/fuzz/cause.hpp"
#include "checkers/smaller.hpp"

namespace nomos::fuzz {

enum class Mark { permits, forbids, result, outcome };
using Marks = Bits<kMarks>;

// What the constraints answer in a case, all of it: legality, the positions after the move that they
// accept among a few, and the outcomes.
inline constexpr int kMostResults = 96;
template <class R>
struct Answers {
    bool legal = false;
    Bits<kMostResults> accepted;
    Bits<R::kOutcomes> outcomes;
    friend bool operator==(const Answers&, const Answers&) = default;
};
template <class R>
bool meet(const Answers<R>& both, const Answers<R>& one, const Answers<R>& other) {
    return (both.legal != one.legal && both.legal != other.legal) ||
           any((both.accepted ^ one.accepted) & (both.accepted ^ other.accepted)) ||
           any((both.outcomes ^ one.outcomes) & (both.outcomes ^ other.outcomes));
}
// visit(other) for each field that the move changed: the position after it, with that field as it was.
template <class Position, class Visit>
void each_with_a_field_kept(const Position& before, const Position& after, Visit&& visit) {
    Position other = after;
    Position::zip(
        [&](const auto&, const auto& was, const auto& is, auto& field) {
            if (was == is) return;
            field = was, visit(std::as_const(other)), field = is;
        },
        before, after, other);
}
// What one and the other change of a position; of a field that both do, cell by cell what just one of them does.
template <class Position>
Position with_both_changes(const Position& position, const Position& one, const Position& other) {
    Position both = position;
    Position::zip(
        [&]<class F>(const auto&, const F& was, const F& by_one, const F& by_other, F& field) {
            if constexpr (std::is_same_v<F, bool> || std::is_same_v<F, int>)
                field = by_one == was ? by_other : by_one;
            else
                field = by_one ^ by_other ^ was;
        },
        position, one, other, both);
    return both;
}

template <class R>
class Asked {
public:
    using Position = typename R::template Position<Native>;

    // `also`: a result to ask about besides, of a legal move.
    explicit Asked(const Case<R>& c, const Position* also = nullptr) : c_(c) {
        if (!rules_allow<R>(c) || !constraints_allow<R>(c)) return;
        if (also) results_.push_back(*also);
        const Position after = applied<R>(c);
        results_.push_back(after);
        if (!same(after, c.before)) results_.push_back(c.before);
        each_neighbour<R>(after, [&](const Position& other) { wrong_.push_back(other); });
        each_with_a_field_kept(c.before, after, [&](const Position& other) { wrong_.push_back(other); });
        for (const Position& other : wrong_) ask_about(other);
        ask_about_some_wrong_in_two_ways(after);
    }
    Answers<R> with(const ClausesOf<R>& in_force) const {
        Answers<R> answers{constraints_allow<R>(c_, in_force), {}, constraints_judge<R>(c_, in_force)};
        for (std::size_t i = 0; i < results_.size(); ++i)
            answers.accepted.assign(static_cast<int>(i), constraints_accept<R>(c_, results_[i], in_force));
        return answers;
    }
    // Results that are wrong in one way, some of them no position at all; and which of them pass by these clauses.
    const Position& wrong(int i) const { return wrong_[static_cast<std::size_t>(i)]; }
    Bits<kMostResults> passing(const ClausesOf<R>& in_force) const {
        Bits<kMostResults> pass;
        for (int i = 0; i < kMostResults && i < static_cast<int>(wrong_.size()); ++i)
            pass.assign(i, constraints_accept<R>(c_, wrong(i), in_force));
        return pass;
    }

private:
    bool ask_about(const Position& other) {
        if (static_cast<int>(results_.size()) >= kMostResults || !R::template well_formed<Native>(c_.setting, other))
            return false;
        results_.push_back(other);
        return true;
    }
    // Drawn from the position itself, so that a case is one for good.
    void ask_about_some_wrong_in_two_ways(const Position& after) {
        if (wrong_.empty()) return;
        Dice dice(hash(after));
        const auto one_of_them = [&] { return wrong(dice.below(static_cast<int>(wrong_.size()))); };
        for (int i = 0; i < kMostResults && static_cast<int>(results_.size()) < kMostResults; ++i) {
            const Position other = one_of_them(), one = one_of_them();
            const Position both = with_both_changes(after, one, other);
            if (same(both, after)) continue;
            if (!ask_about(both)) ask_about(consistent<R>(c_.setting, both));
        }
    }

    const Case<R>& c_;
    std::vector<Position> results_, wrong_;
};

template <class R>
Marks marks_between(const Answers<R>& with, const Answers<R>& without) {
    Marks marks;
    const auto mark = [&](Mark m, bool on) { marks.assign(static_cast<int>(m), on); };
    mark(Mark::permits, with.legal && !without.legal);
    mark(Mark::forbids, !with.legal && without.legal);
    mark(Mark::result, with.accepted != without.accepted);
    mark(Mark::outcome, with.outcomes != without.outcomes);
    return marks;
}
template <class R>
Marks marks_of(const Case<R>& c, int clause) {
    const Asked<R> asked(c);
    return marks_between<R>(asked.with({}), asked.with(without<R>(clause)));
}

// --- features --------------------------------------------------------------------------------
// Everything that can be reached, numbered: the marks of each clause, then the pairs.
template <class R>
struct Features {
    static constexpr int kClauses = ClausesOf<R>::kCount;
    static constexpr int kPairs = kClauses * (kClauses - 1) / 2;
    static constexpr int kCount = kClauses * kMarks + kPairs;
    static constexpr int mark(int clause, int m) { return clause * kMarks + m; }
    static constexpr int pair(int first, int second) {
        return kClauses * kMarks + first * (2 * kClauses - first - 1) / 2 + second - first - 1;
    }
    // Whether no position and move can decide it (a repetition, a set-up, an agreement).
    static bool elsewhere(int clause) { return R::judged_elsewhere(static_cast<typename R::Clause>(clause)); }
};

// A result that only the first clause refuses and one that only the second does, laid together, where the two meet in
// it. `one`, `other`: which of the results that are wrong in one way pass without the first, without the second.
template <class R>
std::optional<typename R::template Position<Native>> wrong_for_both(const Case<R>& c, const Asked<R>& asked, int first,
                                                                    int second, const Bits<kMostResults>& one,
                                                                    const Bits<kMostResults>& other) {
    using Position = typename R::template Position<Native>;
    if (one.none() || other.none()) return {};
    const Position after = applied<R>(c);
    const auto is_met = [&](const Position& p) {
        if (same(p, after) || !R::template well_formed<Native>(c.setting, p)) return false;
        const bool by_neither = constraints_accept<R>(c, p, without<R>(first, second));
        return by_neither != constraints_accept<R>(c, p, without<R>(first)) &&
               by_neither != constraints_accept<R>(c, p, without<R>(second));
    };
    const auto first_two = [](Bits<kMostResults> results) {
        const int lowest = results.lowest();
        results.reset(lowest);
        return std::array{lowest, results.none() ? lowest : results.lowest()};
    };
    for (const int i : first_two(one))
        for (const int j : first_two(other)) {
            if (i == j) continue;
            const Position both = with_both_changes(after, asked.wrong(i), asked.wrong(j));
            for (const Position& p : {both, consistent<R>(c.setting, both)})
                if (is_met(p)) return p;
        }
    return {};
}
// Of pairs: those that meet in the move, in an outcome or in a result laid together for the two; all: in every result
// asked about as well, a question for each and every pair.
enum class Pairs { likely, all };
template <class R>
bool meet_but_for_results(const Case<R>& c, int first, int second, const Answers<R>& one, const Answers<R>& other) {
    const ClausesOf<R> neither = without<R>(first, second);
    return meet(Answers<R>{constraints_allow<R>(c, neither), {}, constraints_judge<R>(c, neither)},
                Answers<R>{one.legal, {}, one.outcomes}, Answers<R>{other.legal, {}, other.outcomes});
}
// visit(feature, result) for each that the case reaches: `result` is what had to be made for it, or else `also`, a
// result to ask about besides, whether it takes part or not.
template <class R, class Visit>
void each_feature(const Case<R>& c, Pairs pairs, Visit&& visit,
                  const typename R::template Position<Native>* also = nullptr) {
    using F = Features<R>;
    if (!induction::all_invariants<R, Native>(c.setting, c.before)) return;
    const Asked<R> asked(c, also);
    const Answers<R> all = asked.with({});
    std::array<Answers<R>, std::size_t{F::kClauses}> one;
    std::array<Bits<kMostResults>, std::size_t{F::kClauses}> pass_without;
    for (int k = 0; k < F::kClauses; ++k) {
        const auto at = static_cast<std::size_t>(k);
        one[at] = asked.with(without<R>(k));
        marks_between<R>(all, one[at]).for_each([&](int m) { visit(F::mark(k, m), also); });
        pass_without[at] = asked.passing(without<R>(k));
    }
    for (int a = 0; a < F::kClauses; ++a)
        for (int b = a + 1; b < F::kClauses; ++b) {
            const auto x = static_cast<std::size_t>(a), y = static_cast<std::size_t>(b);
            if (pairs == Pairs::all ? meet(asked.with(without<R>(a, b)), one[x], one[y])
                                    : meet_but_for_results(c, a, b, one[x], one[y]))
                visit(F::pair(a, b), also);
            else if (const auto wrong = wrong_for_both<R>(c, asked, a, b, pass_without[x], pass_without[y]))
                visit(F::pair(a, b), &*wrong);
        }
}

// visit(feature) for each other clause together with which this one forbids the move, and neither alone.
template <class R, class Visit>
void each_pair_that_forbids(const Case<R>& c, int clause, Visit&& visit) {
    using F = Features<R>;
    if (constraints_allow<R>(c, without<R>(clause)) || !induction::all_invariants<R, Native>(c.setting, c.before))
        return;
    for (int other = 0; other < F::kClauses; ++other) {
        if (other == clause || !constraints_allow<R>(c, without<R>(clause, other))) continue;
        if (constraints_allow<R>(c, without<R>(other))) continue;
        visit(F::pair(std::min(clause, other), std::max(clause, other)));
    }
}

// --- the table -------------------------------------------------------------------------------
template <class R>
Coverage coverage(const std::vector<bool>& reached, const std::vector<bool>& of_corpus,
                  const std::vector<std::uint64_t>& marks) {
    using F = Features<R>;
    const auto by = [&](int feature) { return of_corpus[static_cast<std::size_t>(feature)] ? "corpus" : "fuzzing"; };
    Coverage table;
    for (int k = 0; k < F::kClauses; ++k) {
        ClauseReach row;
        row.clause = R::info().clauses[static_cast<std::size_t>(k)].id;
        if (F::elsewhere(k)) row.reach = Reach::elsewhere;
        for (int m = 0; m < kMarks; ++m) {
            row.marks[m] = marks[static_cast<std::size_t>(F::mark(k, m))];
            if (reached[static_cast<std::size_t>(F::mark(k, m))])
                row.reach = Reach::reached, row.by = by(F::mark(k, m));
        }
        table.clauses.push_back(row);
    }
    for (int a = 0; a < F::kClauses; ++a)
        for (int b = a + 1; b < F::kClauses; ++b) {
            const bool met = reached[static_cast<std::size_t>(F::pair(a, b))];
            const Reach reach = met                                  ? Reach::reached
                                : F::elsewhere(a) || F::elsewhere(b) ? Reach::elsewhere
                                                                     : Reach::not_yet;
            table.pairs.push_back({a, b, reach, met ? by(F::pair(a, b)) : ""});
        }
    return table;
}

}  // namespace nomos::fuzz

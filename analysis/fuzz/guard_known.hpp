// Clauses and pairs that fuzzing has not reached, looked for in what is known: a case with one thing left open.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "analysis/fuzz/case_text.hpp"
#include "analysis/fuzz/coverage.hpp"
#include "analysis/fuzz/guard_formulas.hpp"
#include "checkers/induction.hpp"
#include "model/core/parallel.hpp"

namespace nomos::fuzz {

inline bool is_false(const smt::Bit& b) { return b.is_constant() && !b.constant(); }

struct GuardAnswer {
    Reach reach = Reach::not_yet;
    std::string by;
};
template <class R>
bool decides_natively(const Case<R>& c, const typename R::template Position<Native>* after, const Guard& guard) {
    const Asked<R> asked(c, after);
    const auto both = asked.with(without<R>(guard.first, guard.second));
    if (guard.second < 0) return both != asked.with({});
    return meet(both, asked.with(without<R>(guard.first)), asked.with(without<R>(guard.second)));
}
// What the case shows by itself; else what it shows with this position after its move.
template <class R>
std::optional<Entry<R>> shown(const Case<R>& c, const typename R::template Position<Native>& after,
                              const Guard& guard) {
    if (decides_natively<R>(c, nullptr, guard)) return Entry<R>{c};
    if (decides_natively<R>(c, &after, guard)) return Entry<R>{c, after};
    return {};
}
// A known case with one thing left open: its move, or the position, or neither. The position after the move is always
// open. There the formulas are short, and whoever asks about each guard is soon told. What is found is judged natively
// like anything else.
enum class Open { result, move, position };
template <class R>
class KnownCase {
public:
    KnownCase(const smt::Budget& budget, const Case<R>& c, Open open)
        : c_(c),
          open_(open),
          session_(budget),
          setting_(smt::lifted<Setting>(c.setting)),
          before_(open == Open::position ? session_.template fresh<Position>("before")
                                         : smt::lifted<Position>(c.before)),
          move_(open == Open::move ? session_.template fresh<Move>("move") : smt::lifted<Move>(c.move)),
          formulas_(session_, setting_, before_, move_) {
        if (open == Open::result) return;
        session_.require(R::template well_formed<Symbolic>(setting_, before_));
        session_.require(R::template well_formed<Symbolic>(setting_, before_, move_));
        session_.require(induction::all_invariants<R, Symbolic>(setting_, before_));
    }
    bool is_asked(const Guard& guard, const Said<R>& thing) {
        return !is_false(formulas_.answers(guard, thing).differ());
    }
    // An entry in which the guard decides about this; first one that can be written down.
    std::optional<Entry<R>> look_for(const Guard& guard, const Said<R>& thing) {
        const smt::Bit some = formulas_.answers(guard, thing).differ();
        if (is_false(some)) return {};
        if (!(thing.is_effect() && is_there(some && is_writable())) && !is_there(some)) return {};
        Case<R> c = c_;
        if (open_ == Open::position) c.before = session_.template read<typename R::template Position<Native>>(before_);
        if (open_ == Open::move) c.move = session_.template read<typename R::template Move<Native>>(move_);
        return shown<R>(c, session_.template read<typename R::template Position<Native>>(formulas_.after()), guard);
    }

private:
    using Setting = typename Scene<R>::Setting;
    using Position = typename Scene<R>::Position;
    using Move = typename Scene<R>::Move;

    bool is_there(const smt::Bit& some) { return session_.check({some}) == smt::Answer::satisfiable; }
    smt::Bit is_writable() const { return R::template well_formed<Symbolic>(setting_, formulas_.after()); }

    const Case<R> c_;
    const Open open_;
    smt::Session session_;
    const Setting setting_;
    const Position before_;
    const Move move_;
    GuardFormulas<R> formulas_;
};
// A few cases at a time, however many threads there are: so that what one of them has, later ones need not look for,
// and which one has it does not hang on their number.
template <class R>
void look_in_known_cases(const FuzzOptions& fuzz, const std::map<int, Entry<R>>& known,
                         const std::vector<Guard>& guards, std::vector<std::optional<Entry<R>>>& found) {
    constexpr std::size_t kAtATime = 8;
    std::vector<const Case<R>*> cases;
    std::set<std::string> seen;
    for (const auto& [feature, entry] : known)
        if (seen.insert(R::print(entry.c.setting, entry.c.before) + R::print_move(entry.c.setting, entry.c.move))
                .second)
            cases.push_back(&entry.c);
    for (std::size_t from = 0; from < cases.size() && !fuzz.stopped(); from += kAtATime) {
        std::vector<std::vector<std::optional<Entry<R>>>> found_by(std::min(kAtATime, cases.size() - from), found);
        parallel_for(found_by.size(), fuzz.jobs, [&](std::size_t i) {
            const auto look = [&](Open open, const Said<R>& thing) {
                KnownCase<R> in_case(fuzz.budget, *cases[from + i], open);
                for (std::size_t g = 0; g < guards.size() && !fuzz.stopped(); ++g)
                    if (!found_by[i][g]) found_by[i][g] = in_case.look_for(guards[g], thing);
            };
            look(Open::move, {About::move, Said<R>::kLegality});
            if (constraints_allow<R>(*cases[from + i])) look(Open::result, {About::move, Said<R>::kEffect});
        });
        for (auto& by_one : found_by)
            for (std::size_t i = 0; i < found.size(); ++i)
                if (!found[i]) found[i] = std::move(by_one[i]);
        const auto reached = std::ranges::count_if(found, [](const auto& entry) { return entry.has_value(); });
        fuzz.solving({true, from + found_by.size(), cases.size(), static_cast<std::size_t>(reached), 0});
    }
}
// The known cases by the clauses that decide in them, alone or with another.
template <class R>
class KnownByClause {
public:
    explicit KnownByClause(const std::map<int, Entry<R>>& known) {
        using F = Features<R>;
        for (int k = 0; k < F::kClauses; ++k)
            for (int m = 0; m < kMarks; ++m) add(known, F::mark(k, m), k);
        for (int a = 0; a < F::kClauses; ++a)
            for (int b = a + 1; b < F::kClauses; ++b) add(known, F::pair(a, b), a), add(known, F::pair(a, b), b);
    }
    const std::vector<Case<R>>& cases() const { return cases_; }
    // Numbers of all cases, each once: those of the guard's clauses first, of each in turn.
    std::vector<std::size_t> of(const Guard& guard) const {
        std::vector<std::size_t> both;
        const std::vector<std::size_t> none;
        const auto& of_first = by_clause_[static_cast<std::size_t>(guard.first)];
        const auto& of_second = guard.second < 0 ? none : by_clause_[static_cast<std::size_t>(guard.second)];
        const auto add = [&](const std::vector<std::size_t>& of_one, std::size_t i) {
            if (i < of_one.size() && std::ranges::find(both, of_one[i]) == both.end()) both.push_back(of_one[i]);
        };
        for (std::size_t i = 0; i < std::max(of_first.size(), of_second.size()); ++i)
            add(of_first, i), add(of_second, i);
        for (std::size_t number = 0; number < cases_.size(); ++number)
            if (std::ranges::find(both, number) == both.end()) both.push_back(number);
        return both;
    }

private:
    // Whose position is left open is told by setting and move.
    void add(const std::map<int, Entry<R>>& known, int feature, int clause) {
        const auto at = known.find(feature);
        if (at == known.end()) return;
        const Case<R>& c = at->second.c;
        const auto kept = std::ranges::find_if(
            cases_, [&](const Case<R>& other) { return same(other.setting, c.setting) && same(other.move, c.move); });
        const auto number = static_cast<std::size_t>(kept - cases_.begin());
        if (kept == cases_.end()) cases_.push_back(c);
        auto& of_clause = by_clause_[static_cast<std::size_t>(clause)];
        if (std::ranges::find(of_clause, number) == of_clause.end()) of_clause.push_back(number);
    }

    std::vector<Case<R>> cases_;
    std::array<std::vector<std::size_t>, std::size_t{Features<R>::kClauses}> by_clause_;
};

}  // namespace nomos::fuzz

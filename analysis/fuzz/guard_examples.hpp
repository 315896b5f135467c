// Small examples of what fuzzing, or the solver, has reached: of each clause, one beside it, and of each pair.
#pragma once

#include <array>
#include <map>

#include "analysis/fuzz/case_text.hpp"
#include "analysis/fuzz/coverage.hpp"
#include "analysis/fuzz/shrink.hpp"
#include "checkers/smaller.hpp"

namespace nomos::fuzz {

// A position one change away in which the clause leaves no mark: the guard on its other side.
template <class R>
std::optional<Case<R>> just_beside(const Case<R>& c, int clause) {
    std::optional<Case<R>> found;
    try_each_reduction(c.before, [&](const auto& p) {
        const Case<R> other{c.setting, consistent<R>(c.setting, p), c.move};
        if (!is_sound(other) || !induction::all_invariants<R, Native>(other.setting, other.before)) return false;
        if (marks_of<R>(other, clause).any()) return false;
        found = other;
        return true;
    });
    return found;
}
template <class R>
bool pair_meets(const Asked<R>& asked, const PairReach& pair) {
    return meet(asked.with(without<R>(pair.first, pair.second)), asked.with(without<R>(pair.first)),
                asked.with(without<R>(pair.second)));
}
template <class R>
bool pair_meets(const Entry<R>& entry, const PairReach& pair) {
    return induction::all_invariants<R, Native>(entry.c.setting, entry.c.before) &&
           pair_meets(Asked<R>(entry.c, entry.not_to ? &*entry.not_to : nullptr), pair);
}
// Beside what the move of another case leads to: a position that differs from it as the entry's differs from what its
// own move leads to.
template <class R>
std::optional<Entry<R>> carried_over(const Case<R>& c, const Entry<R>& entry) {
    if (!entry.not_to) return Entry<R>{c};
    if (!rules_allow<R>(c)) return {};
    const auto after = applied<R>(c), moved = with_both_changes(applied<R>(entry.c), after, *entry.not_to);
    for (const auto& p : {moved, consistent<R>(c.setting, moved)})
        if (R::template well_formed<Native>(c.setting, p) && !same(p, after)) return Entry<R>{c, p};
    return {};
}
// visit(other) for each position with one difference less, bit by bit; until it answers true.
template <class Position, class Visit>
bool try_each_difference_less(const Position& position, const Position& from, Visit&& visit) {
    bool done = false;
    Position other = position;
    Position::zip(
        [&]<class F>(const auto&, F& field, const F& as_there) {
            const F was = field;
            const auto with = [&](const F& value) {
                if (!done) field = value, done = visit(std::as_const(other)), field = was;
            };
            if (was == as_there) return;
            with(as_there);
            if constexpr (!std::is_same_v<F, bool> && !std::is_same_v<F, int>)
                (was ^ as_there).for_each([&](int bit) { with(was ^ F::single(bit)); });
        },
        other, from);
    return done;
}
// The entry with a smaller case and fewer differences, as long as the two clauses meet in it.
template <class R>
Entry<R> made_small(Entry<R> entry, int tries, const FuzzOptions& fuzz, const PairReach& pair) {
    const Case<R> small = made_small(
        entry.c, tries, [&] { return fuzz.stopped(); },
        [&](const Case<R>& c) {
            const auto carried = carried_over(c, entry);
            return carried && pair_meets(*carried, pair);
        });
    if (const auto carried = carried_over(small, entry); carried && pair_meets(*carried, pair)) entry = *carried;
    const auto step = [&] {
        return try_each_difference_less(*entry.not_to, applied<R>(entry.c), [&](const auto& nearer) {
            const Entry<R> other{entry.c, nearer};
            if (same(nearer, applied<R>(entry.c)) || !R::template well_formed<Native>(entry.c.setting, nearer) ||
                !pair_meets(other, pair))
                return false;
            entry = other;
            return true;
        });
    };
    while (entry.not_to && !fuzz.stopped() && step()) {
    }
    return entry;
}
template <class R>
void add_examples(const FuzzOptions& fuzz, Coverage& table, const std::map<int, Entry<R>>& first) {
    const auto is_stopped = [&] { return fuzz.stopped(); };
    constexpr int kTries = 3'000, kTriesOfAPair = 30'000;
    constexpr std::array kPreferred{Mark::forbids, Mark::permits, Mark::outcome, Mark::result};
    for (int k = 0; k < Features<R>::kClauses; ++k)
        for (const Mark mark : kPreferred) {
            const int m = static_cast<int>(mark);
            const auto at = first.find(Features<R>::mark(k, m));
            ClauseReach& row = table.clauses[static_cast<std::size_t>(k)];
            if (at == first.end() || !row.example.empty()) continue;
            if (!marks_of<R>(at->second.c, k).test(m)) continue;  // but for a position to which no move leads
            const Case<R> small = made_small(at->second.c, kTries, is_stopped, [&](const Case<R>& c) {
                return induction::all_invariants<R, Native>(c.setting, c.before) && marks_of<R>(c, k).test(m);
            });
            const auto text = [&](const Case<R>& c, const std::string& what) {
                return case_text<R>(
                    c, {"An edge case: " + what, "clause: " + row.clause, "mark: " + std::string(mark_name(m))});
            };
            if (fuzz.stopped()) return;  // what was not made small is no example
            row.example = text(small, "without the clause the rules would decide otherwise.");
            if (const auto other = just_beside<R>(small, k))
                row.beside = text(*other, "one change away from where the clause decides, it decides nothing.");
        }
    if (fuzz.examples != Examples::of_pairs_too) return;
    for (PairReach& row : table.pairs) {
        const int feature = Features<R>::pair(row.first, row.second);
        const auto at = first.find(feature);
        if (at == first.end() || row.by == "corpus") continue;  // an entry shows it
        const Entry<R> small = made_small(at->second, kTriesOfAPair, fuzz, row);
        if (fuzz.stopped()) return;
        if (!pair_meets(small, row)) continue;  // but for a position that no entry can have
        const auto id = [](int k) { return std::string(R::info().clauses[static_cast<std::size_t>(k)].id); };
        const std::string text =
            entry_text<R>(small, {"An edge case: two clauses meet; without both the rules would decide otherwise "
                                  "than without either.",
                                  "clauses: " + id(row.first) + " and " + id(row.second)});
        if (is_entry<R>(text, small)) row.example = text;
    }
}

}  // namespace nomos::fuzz

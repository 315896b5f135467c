// What fuzzing has not reached, asked of the solver: is there a position in which the clause decides (for
// a pair: in which the two meet)?
//
// Satisfiable: the case is read back, replayed natively, and the clause or pair is reached. Unsatisfiable:
// there is none - a proof, for every well-formed position with the invariants. Where the formulas are the
// same word for word with and without the clause, there is nothing to ask. Else: not yet.
#pragma once

#include <atomic>
#include <map>
#include <memory>

#include "analysis/fuzz/case_text.hpp"
#include "analysis/fuzz/coverage.hpp"
#include "analysis/fuzz/shrink.hpp"
#include "checkers/dead_text.hpp"
#include "checkers/smaller.hpp"
#include "model/core/parallel.hpp"
#include "model/core/stop.hpp"

namespace nomos::fuzz {

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

// --- questions -------------------------------------------------------------------------------
struct Guard {
    int first = 0, second = -1;  // a clause, or a pair of them
};

// What the constraints say of legality, of a position after a legal move, and of the outcomes.
template <class R>
std::vector<smt::Bit> said(Scene<R>& scene, const typename Scene<R>::Position& after,
                           const InForce<Symbolic, typename R::Clause>& in_force) {
    using C = typename R::Constraints;
    const smt::Bit legal = C::template legal<Symbolic>(scene.setting, scene.before, scene.move, scene.all_clauses);
    std::vector<smt::Bit> all{
        C::template legal<Symbolic>(scene.setting, scene.before, scene.move, in_force),
        legal && C::template effect<Symbolic>(scene.setting, scene.before, scene.move, after, in_force)};
    for (int k = 0; k < R::kOutcomes; ++k)
        all.push_back(C::template outcome<Symbolic>(scene.setting, scene.before, k, in_force));
    return all;
}
template <class R>
InForce<Symbolic, typename R::Clause> lifted_without(int first, int second = -1) {
    return {without<R>(first, second).clauses};
}
// What is said in a scene, in which many guards may be asked about: written once for all clauses and once
// without each. The position after the move is an input like any other.
template <class R>
class GuardFormulas {
public:
    explicit GuardFormulas(Scene<R>& scene)
        : scene_(scene), after_(scene.session.template fresh<typename Scene<R>::Position>("after")) {}

    const typename Scene<R>::Position& after() const { return after_; }
    // The guard decides. Constantly false where no formula shows a trace of it.
    smt::Bit decides(const Guard& guard) {
        const bool pair = guard.second >= 0;
        const auto &one = pair ? without_one(guard.first) : without_one(kNone),
                   &other = pair ? without_one(guard.second) : one;
        const auto both =
            pair ? said(scene_, after_, lifted_without<R>(guard.first, guard.second)) : without_one(guard.first);
        smt::Bit some = false;
        for (std::size_t i = 0; i < both.size(); ++i)
            if (!smt::written_alike(both[i], one[i]) && !smt::written_alike(both[i], other[i]))
                some = some || (both[i] != one[i] && both[i] != other[i]);
        return some;
    }

private:
    static constexpr int kNone = -1;
    const std::vector<smt::Bit>& without_one(int clause) {
        const auto [entry, is_new] = without_.try_emplace(clause);
        if (is_new)
            entry->second = said(scene_, after_, clause == kNone ? scene_.all_clauses : lifted_without<R>(clause));
        return entry->second;
    }

    Scene<R>& scene_;
    typename Scene<R>::Position after_;
    std::map<int, std::vector<smt::Bit>> without_;
};
// ... of its own, in one case of a step.
template <class R>
struct GuardScene {
    Scene<R> scene;
    GuardFormulas<R> formulas;
    smt::RefutationCache cache;

    GuardScene(const smt::Budget& budget, int part)
        : scene(budget, part), formulas(scene), cache(cache_of(scene, budget)) {}
    bool is_refuted(const smt::Bit& some) { return ladder::refuted_in_case<R>({}, scene, cache, some).has_value(); }
};

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
// First with a result that can be written down, so that an entry of the corpus can have it.
template <class R>
GuardAnswer looked_for(const Options& options, const Guard& guard, int part, std::optional<Entry<R>>& found) {
    smt::Answer answer{};
    for (const bool is_writable : {true, false}) {
        const ladder::Question<R> asked{[&](Scene<R>& scene) {
            GuardFormulas<R> formulas(scene);
            const smt::Bit decides = formulas.decides(guard);
            return is_writable ? decides && R::template well_formed<Symbolic>(scene.setting, formulas.after())
                               : decides;
        }};
        const auto read_it = [&](Scene<R>& scene) {
            const auto after = scene.session.template fresh<typename Scene<R>::Position>("after");
            const auto native = scene.session.template read<typename R::template Position<Native>>(after);
            const Case<R> c = read(scene);
            if (!decides_natively<R>(c, &native, guard)) return;
            found = Entry<R>{c};
            if (!decides_natively<R>(c, nullptr, guard)) found->not_to = native;
        };
        answer = ladder::look_for<R>(asked, options.budget, read_it, part).answer;
        if (found) return {Reach::reached, "solver"};
    }
    return answer == smt::Answer::unsatisfiable ? GuardAnswer{Reach::unreachable, "proof"} : GuardAnswer{};
}
// The same scenes for all guards.
template <class R>
class GuardQuestions {
public:
    explicit GuardQuestions(const Options& options) : options_(options) {
        for (int k = 0; k < cases<R>(); ++k) scenes_.push_back(std::make_unique<GuardScene<R>>(options.budget, k));
    }
    // By the weaker hypotheses first, case by case, as where dead text is proved. `may_ask()` says whether
    // the solver may be asked, where it has to be.
    template <class MayAsk>
    GuardAnswer answer(const Guard& guard, std::optional<Entry<R>>& found, MayAsk&& may_ask) {
        bool asked = false;
        for (int k = 0; k < cases<R>(); ++k) {
            GuardScene<R>& in_case = *scenes_[static_cast<std::size_t>(k)];
            const smt::Bit some = in_case.formulas.decides(guard);
            if (some.is_constant() && !some.constant()) continue;
            if (!asked && !may_ask()) return {};
            asked = true;
            if (!in_case.is_refuted(some)) return looked_for<R>(options_, guard, k, found);
        }
        return {Reach::unreachable, asked ? "proof" : "word for word"};
    }

private:
    const Options& options_;
    std::vector<std::unique_ptr<GuardScene<R>>> scenes_;
};

// Who may ask about all of them asks on all threads, each with scenes of its own: what comes of a guard does not depend
// on the others. Who may ask so many questions only asks them in order.
template <class R>
void solve_guards(const FuzzOptions& fuzz, Coverage& table, std::map<int, Entry<R>>& first) {
    Options options;
    options.budget = fuzz.budget;
    std::vector<Guard> guards;
    for (int k = 0; k < static_cast<int>(table.clauses.size()); ++k)
        if (table.clauses[static_cast<std::size_t>(k)].reach == Reach::not_yet) guards.push_back({k});
    for (const PairReach& pair : table.pairs)
        if (pair.reach == Reach::not_yet) guards.push_back({pair.first, pair.second});
    std::vector<GuardAnswer> answers(guards.size());
    std::vector<std::optional<Entry<R>>> found(guards.size());
    const bool about_all = static_cast<std::size_t>(fuzz.solve) >= guards.size();
    std::atomic<std::size_t> next = 0;
    if (!guards.empty()) try {
            parallel_for(about_all ? static_cast<std::size_t>(fuzz.jobs) : 1, fuzz.jobs, [&](std::size_t) {
                GuardQuestions<R> questions(options);
                int left = fuzz.solve;
                for (std::size_t i = next++; i < guards.size() && !fuzz.stopped(); i = next++)
                    answers[i] = questions.answer(guards[i], found[i], [&] { return about_all || left-- > 0; });
            });
        } catch (const Stopped&) {  // what was settled by then stands
        }
    for (std::size_t i = 0; i < guards.size(); ++i) {
        const Guard& guard = guards[i];
        if (guard.second < 0) {
            ClauseReach& row = table.clauses[static_cast<std::size_t>(guard.first)];
            row.reach = answers[i].reach, row.by = answers[i].by;
        } else {
            PairReach& row = table.pairs[static_cast<std::size_t>(Features<R>::pair(guard.first, guard.second) -
                                                                  Features<R>::kClauses * kMarks)];
            row.reach = answers[i].reach, row.by = answers[i].by;
        }
        if (const auto& entry = found[i])
            each_feature<R>(
                entry->c, Pairs::all,
                [&](int feature, const auto* result) {
                    first.emplace(feature, result ? Entry<R>{entry->c, *result} : Entry<R>{entry->c});
                },
                entry->not_to ? &*entry->not_to : nullptr);
    }
    // What was found for one guard may show another that could not be asked.
    for (PairReach& row : table.pairs)
        if (row.reach == Reach::not_yet && first.contains(Features<R>::pair(row.first, row.second)))
            row.reach = Reach::reached, row.by = "solver";
}

// --- examples --------------------------------------------------------------------------------
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

// What fuzzing has not reached, asked of the solver: is there a position in which the clause decides (for
// a pair: in which the two meet)?
//
// First in the cases that are known, with one thing left open (guard_known.hpp). Then in every one: satisfiable: the
// case is read back, replayed natively, and the clause or pair is reached. Unsatisfiable: there is none - a proof, for
// every well-formed position with the invariants. Where the formulas are the same word for word with and without the
// clause, there is nothing to ask. Else: not yet.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "analysis/fuzz/coverage.hpp"
#include "analysis/fuzz/guard_known.hpp"
#include "checkers/turned_cases.hpp"
#include "model/core/error.hpp"
#include "model/core/parallel.hpp"
#include "model/core/stop.hpp"
#include "model/smt/conjuncts.hpp"
#include "model/smt/shared_terms.hpp"

namespace nomos::fuzz {

// What is said in one case of a step; -1: in any, for what is said of the position.
template <class R>
struct GuardScene {
    Scene<R> scene;
    GuardFormulas<R> formulas;
    smt::RefutationCache cache;

    GuardScene(const smt::Budget& budget, int part, smt::RefutedForms& refuted)
        : scene(budget, part), formulas(scene), cache(cache_of(scene, refuted)) {}
    using Answers = typename GuardFormulas<R>::Answers;
    // Is there no case in which the guard decides? What can be refuted is, most often, soon, so that little is spent on
    // each question (all of the budget where the ruleset has its moves in turned parts). First whether one of the
    // clauses alone can change what is said without the other, and of that only the conjuncts that differ: so what is
    // asked about a clause beside one is often, word for word, what is asked beside another, and is asked once.
    bool is_soon_refuted(const Answers& a) {
        const bool is_pair = !smt::written_alike(a.one, a.other);
        return (is_pair && (cannot_differ(a, a.one) || cannot_differ(a, a.other))) || is_soon_refuted(a.differ());
    }
    // ... whatever that is in which what is said with and without the clauses does not differ, and whether or not the
    // move is legal?
    bool is_refuted_by_what_differs(const Answers& a) {
        std::vector<smt::TermList> sides(3);
        sides[0].add(a.both), sides[1].add(a.one), sides[2].add(a.other);
        const smt::Bit asked = a.both != a.one && a.both != a.other,
                       some = smt::forget_shared(scene.session, asked, sides, "shared " + std::to_string(++named_));
        if (smt::written_alike(asked, some)) return false;  // nothing was forgotten
        return scene.session.check_alone({some}) == smt::Answer::unsatisfiable;
    }

private:
    bool cannot_differ(const Answers& a, const smt::Bit& one) {
        const smt::Rests rests = smt::without_common_conjuncts(a.both, one);
        return is_soon_refuted(a.given && rests.one != rests.other);
    }
    bool is_soon_refuted(const smt::Bit& some) {
        constexpr unsigned kSoon = 1'000'000;
        if (some.is_constant()) return !some.constant();
        const auto [known, is_new] = known_.try_emplace(some.expr().id());
        if (!is_new) return known->second;
        if constexpr (WithTurnedParts<R>) {
            known->second =
                is_refuted_in_parts(scene, induction::all_invariants<R, Symbolic>(scene.setting, scene.before) && some);
        } else {
            const std::vector<smt::Bit> requirements{scene.enough(), some};
            known->second = cache.is_refuted(requirements, [&] {
                return scene.session.check_alone(requirements, kSoon) == smt::Answer::unsatisfiable;
            });
        }
        return known->second;
    }
    std::map<unsigned, bool> known_;  // by the term
    int named_ = 0;
};

// A case of this part in which the guard decides about this. First with a result that can be written down, so that an
// entry of the corpus can have it.
template <class R>
smt::Answer looked_for(const Options& options, const Guard& guard, const Said<R>& thing, int part,
                       std::optional<Entry<R>>& found) {
    const auto look = [&](bool is_usual, bool is_writable) {
        Scene<R> scene(options.budget, part);
        GuardFormulas<R> formulas(scene);
        if (is_usual)
            scene.session.require(same(scene.setting, smt::lifted<typename Scene<R>::Setting>(R::default_setting())));
        if (is_writable) scene.session.require(R::template well_formed<Symbolic>(scene.setting, formulas.after()));
        scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
        scene.session.require(formulas.answers(guard, thing).differ());
        const smt::Answer answer = scene.session.check();
        if (answer == smt::Answer::satisfiable)
            found =
                shown<R>(read(scene),
                         scene.session.template read<typename R::template Position<Native>>(formulas.after()), guard);
        return answer;
    };
    smt::Answer answer = smt::Answer::unsatisfiable;
    if (WithEnough<R>) answer = look(true, thing.is_effect());
    if (answer == smt::Answer::unsatisfiable && thing.is_effect()) answer = look(false, true);
    return answer == smt::Answer::satisfiable ? answer : look(false, false);
}
// The same scenes for some guards, one after another.
template <class R>
class GuardQuestions {
public:
    GuardQuestions(const Options& options, const KnownByClause<R>& known) : options_(options), known_(known) {
        for (int k = 0; k < cases<R>(); ++k)
            of_moves_.push_back(std::make_unique<GuardScene<R>>(options.budget, k, refuted_));
        of_positions_ = std::make_unique<GuardScene<R>>(options.budget, -1, refuted_);
    }
    // Thing by thing and case by case, in each by the weaker hypotheses first. What is open then is looked for in known
    // moves, and last in any case there is. What one case leaves open is open. `may_ask()` says whether the solver may
    // be asked, where it has to be.
    template <class MayAsk>
    GuardAnswer answer(const Guard& guard, std::optional<Entry<R>>& found, MayAsk&& may_ask) {
        bool asked = false;
        std::vector<std::pair<Said<R>, int>> open;
        for (const Said<R>& thing : Said<R>::all()) {
            bool is_open = false;
            for (int k = 0; k < (thing.about == About::move ? cases<R>() : 1); ++k) {
                GuardScene<R>& in_case = scene_of(thing, k);
                const auto answers = in_case.formulas.answers(guard, thing);
                if (is_false(answers.differ())) continue;
                if (!asked && !may_ask()) return {};
                asked = true;
                if (in_case.is_soon_refuted(answers) || in_case.is_refuted_by_what_differs(answers)) continue;
                open.emplace_back(thing, k);
                if (!is_open && look_in_known_moves(guard, thing, found)) return {Reach::reached, "solver"};
                is_open = true;
            }
        }
        for (const auto& [thing, k] : open) {
            const smt::Answer answer = looked_for<R>(options_, guard, thing, scene_of(thing, k).scene.part(), found);
            if (found) return {Reach::reached, "solver"};
            if (answer != smt::Answer::unsatisfiable) return {};
        }
        return {Reach::unreachable, asked ? "proof" : "word for word"};
    }

private:
    GuardScene<R>& scene_of(const Said<R>& thing, int k) {
        return thing.about == About::move ? *of_moves_[static_cast<std::size_t>(k)] : *of_positions_;
    }
    // Where one of the clauses decides, the other is not far: in positions for the setting and the move of such a case.
    bool look_in_known_moves(const Guard& guard, const Said<R>& thing, std::optional<Entry<R>>& found) {
        constexpr int kMostQuestions = 12;
        int left = kMostQuestions;
        for (const std::size_t number : known_.of(guard)) {
            const auto [kept, is_new] = known_moves_.try_emplace(number);
            if (is_new)
                kept->second = std::make_unique<KnownCase<R>>(options_.budget, known_.cases()[number], Open::position);
            if (!kept->second->is_asked(guard, thing)) continue;
            found = kept->second->look_for(guard, thing);
            if (found || --left == 0) return found.has_value();
        }
        return false;
    }

    const Options& options_;
    const KnownByClause<R>& known_;
    smt::RefutedForms refuted_;
    std::vector<std::unique_ptr<GuardScene<R>>> of_moves_;
    std::unique_ptr<GuardScene<R>> of_positions_;
    std::map<std::size_t, std::unique_ptr<KnownCase<R>>> known_moves_;  // by number
};

// Who may ask about all of them asks on all threads, in some blocks, each with scenes of its own, whatever the number
// of threads: what comes of a guard hangs on those before it in its block alone. Who may ask so many questions only
// asks them in order.
template <class R>
void ask_about(const FuzzOptions& fuzz, const std::map<int, Entry<R>>& first, const std::vector<Guard>& guards,
               std::vector<GuardAnswer>& answers, std::vector<std::optional<Entry<R>>>& found) {
    constexpr std::size_t kBlocks = 8;
    Options options;
    options.budget = fuzz.budget;
    const bool about_all = static_cast<std::size_t>(fuzz.solve) >= guards.size();
    if (about_all) look_in_known_cases(fuzz, first, guards, found);
    const KnownByClause<R> known(first);
    const std::size_t blocks = about_all ? kBlocks : 1, size = (guards.size() + blocks - 1) / blocks;
    SolverMoment told{false, 0, guards.size(), 0, 0};
    std::mutex telling;
    parallel_for(blocks, fuzz.jobs, [&](std::size_t block) {
        GuardQuestions<R> questions(options, known);
        int left = fuzz.solve;
        const std::size_t end = std::min(guards.size(), (block + 1) * size);
        for (std::size_t i = block * size; i < end && !fuzz.stopped(); ++i) {
            if (!found[i]) answers[i] = questions.answer(guards[i], found[i], [&] { return about_all || left-- > 0; });
            const std::lock_guard lock(telling);
            ++told.done;
            told.reached += found[i] ? 1U : 0U;
            told.unreachable += answers[i].reach == Reach::unreachable ? 1U : 0U;
            fuzz.solving(told);
        }
    });
}
template <class R>
void solve_guards(const FuzzOptions& fuzz, Coverage& table, std::map<int, Entry<R>>& first) {
    std::vector<Guard> guards;
    for (int k = 0; k < static_cast<int>(table.clauses.size()); ++k)
        if (table.clauses[static_cast<std::size_t>(k)].reach == Reach::not_yet) guards.push_back({k});
    for (const PairReach& pair : table.pairs)
        if (pair.reach == Reach::not_yet) guards.push_back({pair.first, pair.second});
    if (guards.empty()) return;
    std::vector<GuardAnswer> answers(guards.size());
    std::vector<std::optional<Entry<R>>> found(guards.size());
    try {
        ask_about(fuzz, first, guards, answers, found);
    } catch (const Stopped&) {  // what was settled by then stands
    }
    for (std::size_t i = 0; i < guards.size(); ++i)
        if (const auto& entry = found[i])
            each_feature<R>(
                entry->c, Pairs::all,
                [&](int feature, const auto* result) {
                    first.emplace(feature, result ? Entry<R>{entry->c, *result} : Entry<R>{entry->c});
                },
                entry->not_to ? &*entry->not_to : nullptr);
    // What was found for one guard may show another.
    const auto shows = [&](const Guard& guard) {
        if (guard.second >= 0) return first.contains(Features<R>::pair(guard.first, guard.second));
        bool any = false;
        for (int m = 0; m < kMarks; ++m) any = any || first.contains(Features<R>::mark(guard.first, m));
        return any;
    };
    for (std::size_t i = 0; i < guards.size(); ++i) {
        const Guard& guard = guards[i];
        const bool is_reached = found[i] || shows(guard);
        expect(!is_reached || answers[i].reach != Reach::unreachable, "what was proved never to be is not found");
        if (is_reached) answers[i] = {Reach::reached, "solver"};
        const auto tell = [&](auto& row) { row.reach = answers[i].reach, row.by = answers[i].by; };
        if (guard.second < 0)
            tell(table.clauses[static_cast<std::size_t>(guard.first)]);
        else
            tell(table.pairs[static_cast<std::size_t>(Features<R>::pair(guard.first, guard.second) -
                                                      Features<R>::kClauses * kMarks)]);
    }
}

}  // namespace nomos::fuzz

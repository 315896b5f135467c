// What fuzzing has not reached, asked of the solver: is there a position in which the clause decides (for
// a pair: in which the two meet)?
//
// First in the cases that are known, with one thing left open. Then in every one: satisfiable: the case is read back,
// replayed natively, and the clause or pair is reached. Unsatisfiable: there is none - a proof, for every well-formed
// position with the invariants. Where the formulas are the same word for word with and without the clause, there is
// nothing to ask. Else: not yet.
#pragma once

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <set>

#include "analysis/fuzz/case_text.hpp"
#include "analysis/fuzz/coverage.hpp"
#include "analysis/fuzz/guard_formulas.hpp"
#include "checkers/dead_text.hpp"
#include "model/core/parallel.hpp"
#include "model/core/stop.hpp"
#include "model/smt/conjuncts.hpp"

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
// --- in what is known ------------------------------------------------------------------------
// In a known case, with one thing left open - its move, or else the position after it - the formulas are short, and
// whoever asks about each guard there is soon told. What is found is judged natively like anything else.
template <class R>
class KnownCase {
public:
    KnownCase(const Options& options, const Case<R>& c) : options_(options), c_(c) {}

    // The guards for which `found` has nothing yet.
    void look_for(const std::vector<Guard>& guards, std::vector<std::optional<Entry<R>>>& found) {
        look_for_moves(guards, found);
        if (rules_allow<R>(c_) && constraints_allow<R>(c_)) look_for_results(guards, found);
    }

private:
    using Found = std::vector<std::optional<Entry<R>>>;
    using Position = typename Scene<R>::Position;
    using Move = typename Scene<R>::Move;

    void look_for_moves(const std::vector<Guard>& guards, Found& found) {
        smt::Session session(options_.budget);
        const auto setting = smt::lifted<typename Scene<R>::Setting>(c_.setting);
        const auto before = smt::lifted<Position>(c_.before);
        const Move move = session.template fresh<Move>("move");
        session.require(R::template well_formed<Symbolic>(setting, before, move));
        GuardFormulas<R> formulas(session, setting, before, move);
        for (std::size_t i = 0; i < guards.size(); ++i) {
            if (found[i]) continue;
            const smt::Bit some = formulas.answers(guards[i], {About::move, 0}).differ();
            if (is_false(some) || session.check({some}) != smt::Answer::satisfiable) continue;
            const Case<R> other{c_.setting, c_.before, session.template read<typename R::template Move<Native>>(move)};
            if (decides_natively<R>(other, nullptr, guards[i])) found[i] = Entry<R>{other};
        }
    }
    // First one that can be written down.
    void look_for_results(const std::vector<Guard>& guards, Found& found) {
        smt::Session session(options_.budget);
        GuardFormulas<R> formulas(session, smt::lifted<typename Scene<R>::Setting>(c_.setting),
                                  smt::lifted<Position>(c_.before), smt::lifted<Move>(c_.move));
        const smt::Bit is_writable =
            R::template well_formed<Symbolic>(smt::lifted<typename Scene<R>::Setting>(c_.setting), formulas.after());
        for (std::size_t i = 0; i < guards.size(); ++i) {
            if (found[i]) continue;
            const smt::Bit some = formulas.answers(guards[i], {About::move, Said<R>::kEffect}).differ();
            if (is_false(some) || (session.check({some, is_writable}) != smt::Answer::satisfiable &&
                                   session.check({some}) != smt::Answer::satisfiable))
                continue;
            const auto after = session.template read<typename R::template Position<Native>>(formulas.after());
            if (decides_natively<R>(c_, &after, guards[i])) found[i] = Entry<R>{c_, after};
        }
    }

    const Options& options_;
    const Case<R>& c_;
};
// A few cases at a time, however many threads there are: so that what one of them has, later ones need not look for,
// and which one has it does not hang on their number.
template <class R>
void look_in_known_cases(const FuzzOptions& fuzz, const Options& options, const std::map<int, Entry<R>>& known,
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
            if (!fuzz.stopped()) KnownCase<R>(options, *cases[from + i]).look_for(guards, found_by[i]);
        });
        for (auto& by_one : found_by)
            for (std::size_t i = 0; i < found.size(); ++i)
                if (!found[i]) found[i] = std::move(by_one[i]);
        const auto reached = std::ranges::count_if(found, [](const auto& entry) { return entry.has_value(); });
        fuzz.solving({true, from + found_by.size(), cases.size(), static_cast<std::size_t>(reached), 0});
    }
}

// --- in any ------------------------------------------------------------------------------------
// What is said in one case of a step; -1: in any, for what is said of the position.
template <class R>
struct GuardScene {
    Scene<R> scene;
    GuardFormulas<R> formulas;
    smt::RefutationCache cache;

    GuardScene(const smt::Budget& budget, int part)
        : scene(budget, part), formulas(scene), cache(cache_of(scene, budget)) {}
    // Is there no case in which the guard decides? First whether one of the clauses alone can change what is said
    // without the other, and of that only the conjuncts that differ: so what is asked about a clause beside one is
    // often, word for word, what is asked beside another, and is asked once.
    bool is_refuted(const typename GuardFormulas<R>::Answers& a) {
        const smt::Bit differ = a.differ();
        if (differ.is_constant()) return !differ.constant();
        const bool is_pair = !smt::written_alike(a.one, a.other);
        return (is_pair && (cannot_differ(a, a.one) || cannot_differ(a, a.other))) || is_refuted(differ);
    }
    bool cannot_differ(const typename GuardFormulas<R>::Answers& a, const smt::Bit& one) {
        const smt::Rests rests = smt::without_common_conjuncts(a.both, one);
        return is_refuted(a.given && rests.one != rests.other);
    }

private:
    bool is_refuted(const smt::Bit& some) {
        if (some.is_constant()) return !some.constant();
        const auto [known, is_new] = known_.try_emplace(some.expr().id());
        if (is_new) known->second = ladder::refuted_in_case<R>({}, scene, cache, some).has_value();
        return known->second;
    }
    std::map<unsigned, bool> known_;  // by the term
};

// A case of this part in which the guard decides about this. First with a result that can be written down, so that an
// entry of the corpus can have it.
template <class R>
smt::Answer looked_for(const Options& options, const Guard& guard, const Said<R>& thing, int part,
                       std::optional<Entry<R>>& found) {
    const auto read_it = [&](Scene<R>& scene) {
        const auto after = scene.session.template fresh<typename Scene<R>::Position>("after");
        const auto native = scene.session.template read<typename R::template Position<Native>>(after);
        const Case<R> c = read(scene);
        if (!decides_natively<R>(c, &native, guard)) return;
        found = Entry<R>{c};
        if (!decides_natively<R>(c, nullptr, guard)) found->not_to = native;
    };
    const auto look = [&](bool is_usual, bool is_writable) {
        Scene<R> scene(options.budget, part);
        GuardFormulas<R> formulas(scene);
        if (is_usual)
            scene.session.require(same(scene.setting, smt::lifted<typename Scene<R>::Setting>(R::default_setting())));
        if (is_writable) scene.session.require(R::template well_formed<Symbolic>(scene.setting, formulas.after()));
        scene.session.require(induction::all_invariants<R, Symbolic>(scene.setting, scene.before));
        scene.session.require(formulas.answers(guard, thing).differ());
        const smt::Answer answer = scene.session.check();
        if (answer == smt::Answer::satisfiable) read_it(scene);
        return answer;
    };
    if (WithEnough<R>) look(true, thing.is_effect());
    if (!found && thing.is_effect()) look(false, true);
    return found ? smt::Answer::satisfiable : look(false, false);
}
// The same scenes for all guards.
template <class R>
class GuardQuestions {
public:
    explicit GuardQuestions(const Options& options) : options_(options) {
        for (int k = 0; k < cases<R>(); ++k) of_moves_.push_back(std::make_unique<GuardScene<R>>(options.budget, k));
        of_positions_ = std::make_unique<GuardScene<R>>(options.budget, -1);
    }
    // Thing by thing, by the weaker hypotheses first, case by case, as where dead text is proved. What is open is
    // looked for when all has been tried that way. `may_ask()` says whether the solver may be asked, where it has to
    // be.
    template <class MayAsk>
    GuardAnswer answer(const Guard& guard, std::optional<Entry<R>>& found, MayAsk&& may_ask) {
        bool asked = false;
        std::vector<std::pair<Said<R>, int>> open;
        for (const Said<R>& thing : Said<R>::all())
            for (int k = 0; k < (thing.about == About::move ? cases<R>() : 1); ++k) {
                GuardScene<R>& in_case =
                    thing.about == About::move ? *of_moves_[static_cast<std::size_t>(k)] : *of_positions_;
                const auto answers = in_case.formulas.answers(guard, thing);
                if (is_false(answers.differ())) continue;
                if (!asked && !may_ask()) return {};
                asked = true;
                if (!in_case.is_refuted(answers)) open.emplace_back(thing, in_case.scene.part());
            }
        bool is_settled = true;
        for (const auto& [thing, part] : open) {
            const smt::Answer answer = looked_for<R>(options_, guard, thing, part, found);
            if (found) return {Reach::reached, "solver"};
            is_settled = is_settled && answer == smt::Answer::unsatisfiable;
        }
        if (!is_settled) return {};
        return {Reach::unreachable, asked ? "proof" : "word for word"};
    }

private:
    const Options& options_;
    std::vector<std::unique_ptr<GuardScene<R>>> of_moves_;
    std::unique_ptr<GuardScene<R>> of_positions_;
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
    SolverMoment told{false, 0, guards.size(), 0, 0};
    std::mutex telling;
    if (!guards.empty()) try {
            if (about_all) look_in_known_cases(fuzz, options, first, guards, found);
            parallel_for(about_all ? static_cast<std::size_t>(fuzz.jobs) : 1, fuzz.jobs, [&](std::size_t) {
                GuardQuestions<R> questions(options);
                int left = fuzz.solve;
                for (std::size_t i = next++; i < guards.size() && !fuzz.stopped(); i = next++) {
                    if (found[i])
                        answers[i] = {Reach::reached, "solver"};
                    else
                        answers[i] = questions.answer(guards[i], found[i], [&] { return about_all || left-- > 0; });
                    const std::lock_guard lock(telling);
                    ++told.done;
                    told.reached += answers[i].reach == Reach::reached ? 1U : 0U;
                    told.unreachable += answers[i].reach == Reach::unreachable ? 1U : 0U;
                    fuzz.solving(told);
                }
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

}  // namespace nomos::fuzz

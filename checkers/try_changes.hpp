// Trying changes to a text: which sentences still decide something (letters.hpp), and which examples still hold.
//
// Each sentence is looked at in cases thrown at random first, once for all changes: a case in which it decides shows
// that it does so under the options of that case. What was not seen is asked of the solver.
#pragma once

#include <map>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "checkers/idle_sentences.hpp"
#include "checkers/tried.hpp"

namespace nomos::changes {

using letters::Letters;
using letters::Role;

inline constexpr unsigned kUnits = 40'000'000;  // of the solver, a question

template <class R>
class Changes {
public:
    explicit Changes(const Options& options) : given_(options), options_(options), all_open_(options, {}) {
        options_.budget.resources = std::min(options_.budget.resources, kUnits);
    }
    TriedChange tried(const TextChange& change) {
        formulas_.clear();
        TriedChange t;
        t.budget = options_.budget.resources;
        const auto added = named(change.adds), dropped = resting_on(change.drops);
        for (const LedgerEntry* e : idle_sentences::asked_about<R>())
            if (std::ranges::find(change.drops, e->number) == change.drops.end())
                ++t.asked, look_at(*e, change, added, dropped, t);
        if (added.any()) t.adds_decide = verdict_on(role(added, {}, {{}}), Role::decides);
        t.drops_unasked = !dropped.any();
        if (dropped.any()) t.drops_idle = verdict_on(role(dropped, {}, change.leaves), Role::idle);
        hold_against_examples(change, t);
        return t;
    }

private:
    using Set = letters::Set<R>;

    static Set named(const std::vector<std::string>& clauses) {
        Set set;
        for (int c = 0; c < Set::kSize; ++c)
            if (std::ranges::find(clauses, R::info().clauses[static_cast<std::size_t>(c)].id) != clauses.end())
                set.set(c);
        return set;
    }
    static Set resting_on(const std::vector<int>& sentences) {
        return idle_sentences::resting_on<R>({sentences.begin(), sentences.end()});
    }
    static Verdict verdict_on(Role role, Role wanted) {
        if (role == Role::unknown) return Verdict::unknown;
        return role == wanted ? Verdict::holds : Verdict::violated;
    }

    // --- sentences ---------------------------------------------------------------------------------
    void look_at(const LedgerEntry& e, const TextChange& change, const Set& added, const Set& dropped, TriedChange& t) {
        const Set asked = resting_on({e.number});
        const Role after = role(asked, dropped, change.leaves);
        if (after == Role::decides) return;
        const Role before = role(asked, added, {{}});
        if (before == Role::idle) return;  // it was so, and is told elsewhere
        const bool is_known = after == Role::idle && before == Role::decides;
        (is_known ? t.idle : t.undecided).push_back(e.number);
    }
    // What the clauses do once others are gone, under one at least of these choices of answers: idle under all, or
    // without a trace in any formula.
    Role role(const Set& asked, const Set& gone, const std::vector<std::vector<Choice>>& leaves) {
        bool is_known = true;
        for (const std::vector<Choice>& under : leaves) {
            if (is_seen(asked, gone, under)) return Role::decides;
            const Role there = role_by_asking({asked, gone, under});
            if (there == Role::decides) return there;
            is_known = is_known && there != Role::unknown;
        }
        return is_known ? Role::idle : Role::unknown;
    }
    using Under = std::vector<std::pair<int, int>>;
    static Under key_of(const std::vector<Choice>& under) {
        Under key;
        for (const Choice& c : under) key.emplace_back(c.reading, c.option);
        return key;
    }
    // Many wordings ask the same: what leaves a sentence as it is, and what answers one question alike.
    Role role_by_asking(const Letters<R>& l) {
        const auto [place, is_new] = known_.try_emplace({l.asked, l.gone, key_of(l.under)}, Role::unknown);
        if (is_new) place->second = asked_of_solver(l);
        return place->second;
    }
    Role asked_of_solver(const Letters<R>& l) {
        if (leave_no_trace(l)) return Role::idle;  // whether others swallow it is not asked here
        const Role found = l.under.empty() && !l.gone.any()
                               ? letters::decide_once<R>(given_, l.asked).role  // the same question as elsewhere
                               : letters::decide<R>(options_, l).role;
        return found == Role::unmentioned ? Role::idle : found;
    }
    // What leaves no trace with all readings open leaves none under an option.
    bool leave_no_trace(const Letters<R>& l) {
        if (!letters::speak_of<R>(options_, l.asked)) return true;
        const auto [place, is_new] = without_trace_.try_emplace({l.asked, l.gone}, false);
        if (is_new) place->second = all_open_.leave_no_trace(l.asked, l.gone);
        if (place->second || l.under.empty()) return place->second;
        auto& formulas = formulas_[key_of(l.under)];
        if (!formulas) formulas = std::make_unique<letters::Formulas<R>>(options_, l.under);
        return formulas->leave_no_trace(l.asked, l.gone);
    }

    // --- cases thrown at random --------------------------------------------------------------------
    // By option: was a case with it met in which the clauses decide?
    using Seen = std::vector<std::vector<bool>>;
    bool is_seen(const Set& asked, const Set& gone, const std::vector<Choice>& under) {
        if (under.size() > 1) return letters::differ_when_thrown<R>(options_, {asked, gone, under}).has_value();
        const auto [place, is_new] = seen_.try_emplace({asked, gone});
        if (is_new) place->second = seen(asked, gone);
        const Seen& found = place->second;
        if (!under.empty())
            return found[static_cast<std::size_t>(under[0].reading)][static_cast<std::size_t>(under[0].option)];
        return std::ranges::any_of(found, [](const auto& options) { return std::ranges::count(options, true) > 0; });
    }
    Seen seen(const Set& asked, const Set& gone) const {
        Seen found;
        std::size_t open = 0;
        for (const ReadingInfo& reading : R::info().readings)
            found.emplace_back(reading.options.size()), open += reading.options.size();
        letters::any_thrown<R>(options_, {}, [&](const Case<R>& c) {
            if (!letters::differ_natively<R>(c, {asked, gone})) return false;
            for (std::size_t r = 0; r < found.size(); ++r) {
                auto option = found[r][static_cast<std::size_t>(c.setting.readings.chosen[r].lowest())];
                if (!option) option = true, --open;
            }
            return open == 0;
        });
        return found;
    }

    // --- examples ------------------------------------------------------------------------------------
    // Each by itself, with the other questions open.
    static void hold_against_examples(const TextChange& change, TriedChange& t) {
        for (const ExampleInfo& e : R::info().examples) {
            if (e.provenance != Provenance::text) continue;
            ++t.examples;
            if (!is_left(examples::evidence_of<R>(examples::Judged<R>::of(e)), change.leaves))
                t.contradicted.emplace_back(e.id);
        }
        if constexpr (WithRecordedGame<R>) {
            ++t.examples;
            if (!plays_record(change.leaves)) t.contradicted.emplace_back(R::recorded_play().id);
        }
    }
    static bool is_left(const examples::Evidence& evidence, const std::vector<std::vector<Choice>>& leaves) {
        const auto& table = R::info().readings;
        for (std::size_t row = 0; row < evidence.agrees.size(); ++row) {
            if (!evidence.agrees[row]) continue;
            const auto fits = [&](const Choice& c) {
                std::size_t rest = row;
                for (std::size_t k = evidence.turns_on.size(); k-- > 0;) {
                    const std::size_t options = table[evidence.turns_on[k]].options.size();
                    if (evidence.turns_on[k] == static_cast<std::size_t>(c.reading))
                        return rest % options == static_cast<std::size_t>(c.option);
                    rest /= options;
                }
                return true;
            };
            if (std::ranges::any_of(leaves, [&](const auto& under) { return std::ranges::all_of(under, fits); }))
                return true;
        }
        return false;
    }
    // Under some reading set with these answers; the usual ones are tried first.
    static bool plays_record(const std::vector<std::vector<Choice>>& leaves) {
        bool whole = false;
        const auto play = [&](auto setting) {
            for (const std::vector<Choice>& under : leaves) {
                letters::choose(setting, under);
                whole = whole || recorded_game::replay<R>(setting).is_whole();
            }
        };
        play(R::default_setting());
        for_each_reading_set<R>([&](const auto& setting) {
            if (!whole) play(setting);
        });
        return whole;
    }

    Options given_, options_;
    std::map<std::pair<Set, Set>, Seen> seen_;
    std::map<std::tuple<Set, Set, Under>, Role> known_;  // asked, gone, under
    letters::Formulas<R> all_open_;
    std::map<Under, std::unique_ptr<letters::Formulas<R>>> formulas_;  // of the change that is tried
    std::map<std::pair<Set, Set>, bool> without_trace_;                // asked, gone; with all readings open
};

template <class R>
std::vector<TriedChange> tried(const Options& options, const std::vector<TextChange>& changes) {
    Changes<R> all(options);
    std::vector<TriedChange> found;
    for (const TextChange& change : changes) found.push_back(all.tried(change));
    return found;
}

}  // namespace nomos::changes

// The loop. A round is a few batches, a batch a few thousand positions drawn and compared; after a round
// what the batches met is put together in their order, and the sources get new weights.
//
// Weights: a source that was the first to reach a feature (coverage.hpp) is drawn more often in the next
// round, and less and less when it reaches nothing new; none ever falls below a floor.
#pragma once

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <set>

#include "analysis/fuzz/case_text.hpp"
#include "analysis/fuzz/coverage.hpp"
#include "analysis/fuzz/guard_examples.hpp"
#include "analysis/fuzz/guards.hpp"
#include "analysis/fuzz/shrink.hpp"
#include "analysis/fuzz/sources.hpp"
#include "model/core/parallel.hpp"

namespace nomos::fuzz {

template <class R>
Failure failure_of(const Trouble<R>& t) {
    Failure f{t.oracle->kind,
              t.clause,
              t.detail,
              R::print(t.c.setting, t.c.before),
              R::print_move(t.c.setting, t.c.move),
              ""};
    const std::string id(R::info().id);
    const auto text = [&](const std::string& found) {
        return entry_text<R>({t.c, t.not_to}, {found, "kind: " + f.kind, "clause: " + f.clause, "what: " + f.detail});
    };
    f.text =
        text("Found by fuzzing. Compare again: nomos fuzz " + id + " --case FILE; play: nomos replay " + id + " FILE");
    f.is_entry = is_entry<R>(f.text, {t.c, t.not_to});
    if (!f.is_entry)
        f.text = text("Found by fuzzing. What follows is not read as the case that it was: no program plays it.");
    return f;
}

// What one batch met.
template <class R>
struct Batch {
    std::uint64_t positions = 0;
    std::array<std::uint64_t, kSources> drawn{};
    std::vector<std::pair<int, Source>> features;  // new ones, in the order they were reached
    std::map<int, Entry<R>> first;                 // by feature, new ones
    std::vector<std::uint32_t> marks = std::vector<std::uint32_t>(std::size_t{Features<R>::kClauses * kMarks});
    std::vector<std::pair<int, Case<R>>> forbidden;  // by a clause alone
    std::map<std::string, Trouble<R>> troubles;      // the first of each cause
};

template <class R>
class Run {
public:
    explicit Run(const FuzzOptions& options) : options_(options), oracles_(oracles<R>()) {
        report_.ruleset = R::info().id, report_.seed = options.seed, report_.only = options.only;
        for (const Oracle<R>& oracle : oracles_)
            if (is_wanted(oracle.kind)) wanted_.push_back(&oracle);
        weights_.fill(kFirstWeight);
        if (!WithImages<R>) weights_[static_cast<std::size_t>(Source::symmetric)] = 0;
        for (const ExampleInfo& e : R::info().examples)
            for (auto& c : cases_of<R>({std::string(e.id), "play: steps\nposition: " + std::string(e.position) + "\n"}))
                pool_.push_back(c);
    }

    Report go() {
        const auto start = std::chrono::steady_clock::now();
        const auto seconds = [&] {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        };
        for (const CorpusFile& entry : options_.corpus)
            if (!options_.stopped()) replay(entry);
        for (std::uint64_t round = 0; !is_over(seconds()); ++round) {
            play_round(round);
            options_.progress(moment(seconds()));
        }
        finish();
        report_.stopped = options_.stopped();
        report_.seconds = seconds();
        return std::move(report_);
    }

    // All that is wanted, of each case of the entry.
    std::vector<Trouble<R>> troubles_of(const CorpusFile& entry) {
        std::vector<Trouble<R>> all;
        for (const Entry<R>& one : entries_of<R>(entry)) {
            const Case<R>& c = one.c;
            if (is_wanted("list"))
                if (auto t = whole_list(c)) all.push_back(std::move(*t));
            if (!is_sound(c)) continue;
            pool_.push_back(c);
            for (const Oracle<R>* oracle : wanted_)
                if (auto t = trouble_in<R>(*oracle, c)) all.push_back(std::move(*t));
            if (is_wanted("second-result"))
                if (auto t = leads_there(one)) all.push_back(std::move(*t));
        }
        return all;
    }

private:
    // By the rules or the constraints the move leads where the entry says that it does not.
    std::optional<Trouble<R>> leads_there(const Entry<R>& entry) const try {
        if (!entry.not_to || !rules_allow<R>(entry.c)) return {};
        const auto& oracle = *std::ranges::find(oracles_, "second-result", &Oracle<R>::kind);
        const bool by_rules = same(applied<R>(entry.c), *entry.not_to);
        if (!by_rules && !constraints_accept<R>(entry.c, *entry.not_to)) return {};
        return Trouble<R>{entry.c, &oracle, "entry",
                          std::string(by_rules ? "by the executable rules" : "by the constraints") +
                              " the move leads to " + R::print(entry.c.setting, *entry.not_to) +
                              ", where the entry says that it does not",
                          entry.not_to};
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception&) {  // the comparisons tell it
        return {};
    }
    using F = Features<R>;
    static constexpr std::size_t kBatches = 8;
    static constexpr int kFirstWeight = 16, kMostWeight = 64;
    static constexpr std::uint64_t kPositions = 2048;
    static constexpr std::size_t kMostPooled = 400;
    // Of how many cases one is asked for the clauses that decide it, for all pairs (for likely ones each of these is),
    // and for its whole list. To ask for clauses costs far more than to compare, and after so many positions hardly
    // brings anything new: then fewer are.
    static constexpr std::uint64_t kClausesEvery = F::kClauses, kPairsEvery = 16,  // of those
        kWellLookedAt = 32'768, kFewer = 16, kListEvery = 64 * R::kCandidateCost;

    bool is_over(double seconds) const {
        return options_.stopped() || (options_.count != 0 && report_.positions >= options_.count) ||
               (options_.seconds > 0 && seconds >= options_.seconds);
    }

    // --- a batch ---------------------------------------------------------------------------------
    Batch<R> play_batch(std::uint64_t number, std::uint64_t positions) {
        Batch<R> batch;
        const std::uint64_t first = number * kPositions;
        Sources<R> sources(options_.seed * 0x9e3779b97f4a7c15U + number, pool_, &forbidden_);
        doing::now("fuzzing", R::info().id, options_.seed);
        doing::current.batch = number;
        for (; batch.positions < positions && !options_.stopped(); ++batch.positions) {
            doing::current.position = batch.positions, doing::current.oracle = nullptr;
            const Source source = sources.pick(weights_);
            ++batch.drawn[static_cast<std::size_t>(source)];
            const auto c = drawn(sources, source, batch);
            if (const auto failure = sources.take_failure())
                keep({failure->c, &kDraw, "failed", "the rules failed while a position was drawn: " + failure->what},
                     batch);
            if (!c) continue;
            look_at(*c, source, first + batch.positions, batch);
            if (const auto of = sources.of_forbidden())
                look_for_pairs_that_forbid(*c, forbidden_by_[*of], first + batch.positions, batch);
        }
        return batch;
    }
    // Stands for what fails before anything can be compared.
    static inline const Oracle<R> kDraw{"draw", "", 1, [](const Case<R>&) { return std::string(); }};
    // None where the ruleset fails while it draws one, which is told.
    std::optional<Case<R>> drawn(Sources<R>& sources, Source source, Batch<R>& batch) try {
        return sources.draw(source);
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception& failure) {
        const auto usual = R::default_setting();
        const std::string from(kSourceNames[static_cast<std::size_t>(source)]);
        keep({{usual, R::template start<Native>(usual), {}},
              &kDraw,
              "failed",
              "no position could be drawn (" + from + "; the set-up stands for it): " + failure.what()},
             batch);
        return {};
    }
    // `i`: how many positions of the run were drawn before.
    void look_at(const Case<R>& c, Source source, std::uint64_t i, Batch<R>& batch) {
        if (!options_.only.empty())
            compare_wanted(c, batch);
        else if (options_.compares)
            compare_all(c, i, batch);
        const std::uint64_t every = i < kWellLookedAt ? kClausesEvery : kClausesEvery * kFewer;
        if (i % every == 0)
            note_features(c, source, i % (kPairsEvery * every) == 0 ? Pairs::all : Pairs::likely, batch);
    }
    void note_features(const Case<R>& c, Source source, Pairs pairs, Batch<R>& batch) try {
        each_feature<R>(c, pairs, [&](int f, const auto* result) {
            if (f < F::kClauses * kMarks) ++batch.marks[static_cast<std::size_t>(f)];
            if (const auto clause = clause_that_forbids(f)) batch.forbidden.emplace_back(*clause, c);
            note(f, result ? Entry<R>{c, *result} : Entry<R>{c}, source, batch);
        });
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception&) {  // where they fail, the comparisons tell it
    }
    void note(int feature, const Entry<R>& entry, Source source, Batch<R>& batch) const {
        if (!reached_[static_cast<std::size_t>(feature)] && batch.first.try_emplace(feature, entry).second)
            batch.features.emplace_back(feature, source);
    }
    // In a case made of one that a clause alone forbids: it may do so here together with another.
    void look_for_pairs_that_forbid(const Case<R>& c, int clause, std::uint64_t i, Batch<R>& batch) try {
        if (i >= kWellLookedAt && i % kFewer != 0) return;
        if (constraints_allow<R>(c, without<R>(clause))) {
            if (!constraints_allow<R>(c) && induction::all_invariants<R, Native>(c.setting, c.before))
                batch.forbidden.emplace_back(clause, c);
            return;
        }
        each_pair_that_forbids<R>(c, clause, [&](int f) { note(f, {c}, Source::mutated, batch); });
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception&) {  // as above
    }
    void compare_all(const Case<R>& c, std::uint64_t i, Batch<R>& batch) {
        if (may_differ(c))
            for (std::size_t k = 0; k < kHot; ++k) ask(oracles_[k], c, batch);
        // The others take turns.
        for (std::size_t k = kHot - 1; k < oracles_.size(); ++k)
            if (((i + k) & (oracles_[k].every - 1)) == 0) ask(oracles_[k], c, batch);
        if (i % kListEvery == kListEvery / 2)
            if (auto t = whole_list(c)) keep(std::move(*t), batch);
    }
    bool is_wanted(const std::string& kind) const {
        return options_.only.empty() || std::ranges::find(options_.only, kind) != options_.only.end();
    }
    void compare_wanted(const Case<R>& c, Batch<R>& batch) {
        for (const Oracle<R>* oracle : wanted_) ask(*oracle, c, batch);
        if (is_wanted("list"))
            if (auto t = whole_list(c)) keep(std::move(*t), batch);
    }
    // Where the comparison itself fails, those that it stands for are asked, and tell it.
    static bool may_differ(const Case<R>& c) try {
        return !native_agreement::what_differs<R>(c).empty();
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception&) {
        return true;
    }
    void ask(const Oracle<R>& oracle, const Case<R>& c, Batch<R>& batch) {
        if (auto t = trouble_in<R>(oracle, c)) keep(std::move(*t), batch);
    }
    // Told as the list's comparison of that move tells it, if it does.
    std::optional<Trouble<R>> whole_list(const Case<R>& c) try {
        std::string why;
        const auto wrong = generator::wrong_at<R>(c.setting, c.before, why);
        if (!wrong) return {};
        if (is_sound(*wrong))
            if (auto told = trouble_in<R>(list_oracle(), *wrong)) return told;
        return Trouble<R>{*wrong, &list_oracle(), "any", why};
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception& failure) {
        return Trouble<R>{c, &list_oracle(), "failed", "the comparison failed: " + std::string(failure.what())};
    }
    const Oracle<R>& list_oracle() const {
        return *std::find_if(oracles_.begin(), oracles_.end(), [](const auto& o) { return o.kind == "list"; });
    }
    void keep(Trouble<R>&& t, Batch<R>& batch) {
        const auto [at, is_new] = batch.troubles.try_emplace(t.cause(), t);
        if (!is_new) return;
        const std::lock_guard lock(speaking_);
        if (known_.contains(at->first)) return;
        if (met_.insert(at->first).second) options_.met(failure_of<R>(t));
    }

    // --- a round ---------------------------------------------------------------------------------
    void play_round(std::uint64_t round) {
        std::vector<Batch<R>> batches(kBatches);
        parallel_for(kBatches, options_.jobs, [&](std::size_t b) {
            const std::uint64_t before = report_.positions + b * kPositions;
            if (options_.count != 0 && before >= options_.count) return;
            const std::uint64_t left = options_.count == 0 ? kPositions : std::min(kPositions, options_.count - before);
            batches[b] = play_batch(round * kBatches + b, left);
        });
        std::array<int, kSources> news{};
        for (Batch<R>& batch : batches) add(batch, news);
        for (std::size_t s = 0; s < std::size_t{kSources}; ++s)
            if (weights_[s] != 0) weights_[s] = std::min(kMostWeight, 4 + (weights_[s] - 4) / 2 + 6 * news[s]);
    }
    void add(Batch<R>& batch, std::array<int, kSources>& news) {
        report_.positions += batch.positions;
        for (std::size_t s = 0; s < std::size_t{kSources}; ++s) drawn_[s] += batch.drawn[s];
        for (std::size_t m = 0; m < marks_.size(); ++m) marks_[m] += batch.marks[m];
        for (const auto& one : batch.features) {
            const auto f = static_cast<std::size_t>(one.first);
            if (reached_[f]) continue;
            reached_[f] = true;
            ++news[static_cast<std::size_t>(one.second)], ++reached_by_[static_cast<std::size_t>(one.second)];
            const Entry<R>& entry = batch.first.at(one.first);
            first_.emplace(one.first, entry);
            if (pool_.size() < kMostPooled) pool_.push_back(entry.c);
        }
        for (const auto& [clause, c] : batch.forbidden) keep_forbidden(clause, c);
        for (auto& entry : batch.troubles) settle(entry.second);
    }
    // The clause that forbids the move where the feature is reached.
    static std::optional<int> clause_that_forbids(int feature) {
        constexpr int kForbids = static_cast<int>(Mark::forbids);
        if (feature >= F::kClauses * kMarks || feature % kMarks != kForbids) return {};
        return feature / kMarks;
    }
    // Some of each clause, half of which stay, while newer ones take the place of the others: these lead away from
    // where they began.
    void keep_forbidden(int clause, const Case<R>& c) {
        constexpr std::size_t kOfEach = 16, kStay = kOfEach / 2;
        auto& kept = forbidden_at_[static_cast<std::size_t>(clause)];
        const auto is_the_same = [&](std::size_t at) {
            return same(forbidden_[at].before, c.before) && same(forbidden_[at].move, c.move);
        };
        if (std::ranges::any_of(kept, is_the_same)) return;
        if (kept.size() < kOfEach) {
            kept.push_back(forbidden_.size());
            forbidden_.push_back(c), forbidden_by_.push_back(clause);
        } else {
            forbidden_[kept[kStay + hash(c.before) % (kOfEach - kStay)]] = c;
        }
    }
    void settle(const Trouble<R>& t) {
        if (!known_.insert(t.cause()).second) return;
        const Failure failure = failure_of<R>(made_small<R>(t, is_stopped_));
        options_.found(failure);
        report_.failures.push_back(failure);
    }
    void replay(const CorpusFile& entry) {
        ++report_.replayed;
        for (const Trouble<R>& t : troubles_of(entry)) {
            if (!known_.insert(t.cause()).second) continue;
            Failure failure = failure_of<R>(made_small<R>(t, is_stopped_));
            options_.found(failure);
            failure.file = entry.name;
            report_.failures.push_back(failure);
        }
        for (const Entry<R>& one : entries_of<R>(entry)) note_features_of(one);
    }
    void note_features_of(const Entry<R>& entry) try {
        if (!is_sound(entry.c)) return;
        each_feature<R>(
            entry.c, Pairs::all,
            [&](int f, const auto* result) {
                if (const auto clause = clause_that_forbids(f)) keep_forbidden(*clause, entry.c);
                if (reached_[static_cast<std::size_t>(f)]) return;
                reached_[static_cast<std::size_t>(f)] = true;
                // What had to be made for it is not in the corpus.
                of_corpus_[static_cast<std::size_t>(f)] = !result || (entry.not_to && result == &*entry.not_to);
                first_.emplace(f, result ? Entry<R>{entry.c, *result} : Entry<R>{entry.c});
            },
            entry.not_to ? &*entry.not_to : nullptr);
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception&) {  // the comparisons tell it
    }

    // --- the end ---------------------------------------------------------------------------------
    void finish() {
        sort_by_cause(report_.failures);
        for (std::size_t s = 0; s < std::size_t{kSources}; ++s)
            report_.sources.push_back({std::string(kSourceNames[s]), drawn_[s], reached_by_[s], weights_[s]});
        report_.coverage = coverage<R>(reached_, of_corpus_, marks_);
        if (options_.solve > 0) solve_guards<R>(options_, report_.coverage, first_);
        if (options_.examples != Examples::none) add_examples<R>(options_, report_.coverage, first_);
    }
    Moment moment(double seconds) const {
        Moment m{report_.positions, std::size_t{F::kClauses}, 0, 0, pool_.size(), report_.failures.size(), seconds};
        for (int k = 0; k < F::kClauses; ++k) m.clauses_reached += any_mark(k) ? 1U : 0U;
        for (std::size_t f = std::size_t{F::kClauses * kMarks}; f < reached_.size(); ++f)
            m.pairs_reached += reached_[f] ? 1U : 0U;
        return m;
    }
    bool any_mark(int clause) const {
        bool any = false;
        for (int m = 0; m < kMarks; ++m) any = any || reached_[static_cast<std::size_t>(F::mark(clause, m))];
        return any;
    }

    const FuzzOptions& options_;
    const std::vector<Oracle<R>> oracles_;
    std::vector<const Oracle<R>*> wanted_;  // of them
    const std::function<bool()> is_stopped_ = [this] { return options_.stopped(); };
    // The oracles that stand first: native_agreement::what_differs asks what they ask in one go.
    static constexpr std::size_t kHot = 4;
    Report report_;
    std::vector<Case<R>> pool_;
    std::vector<Case<R>> forbidden_;  // cases that a clause alone forbids, and by which
    std::vector<int> forbidden_by_;
    std::array<std::vector<std::size_t>, std::size_t{F::kClauses}> forbidden_at_;  // of each clause
    std::array<int, kSources> weights_{};
    std::array<std::uint64_t, kSources> drawn_{}, reached_by_{};
    std::vector<bool> reached_ = std::vector<bool>(std::size_t{F::kCount}, false);
    std::vector<bool> of_corpus_ = reached_;  // ... by an entry of the corpus
    std::vector<std::uint64_t> marks_ = std::vector<std::uint64_t>(std::size_t{F::kClauses * kMarks});
    std::map<int, Entry<R>> first_;  // by feature: the first entry that reached it
    std::set<std::string> known_, met_;
    std::mutex speaking_;
};

}  // namespace nomos::fuzz

// Proofs with cut points: where a ruleset names the notions that both its encodings compute
// (R::cut_points), these are proved equal one after the other, each built on the ones before, and
// the question is then asked with all of them cut away.
//
// What a question was before it was cut is written beside it when questions are written (recipe()), so that others can
// see that the cuts keep its meaning (checkers/certify/recut.hpp).
//
// Every query here is about `enough()`, which must follow from well-formedness, and the cases must
// cover every move: conformance.hypotheses proves both. True: the agreement is proved. False:
// nothing is known; ask without cuts.
#pragma once

#include <algorithm>
#include <deque>
#include <mutex>

#include "checkers/scene.hpp"
#include "checkers/turned_cases.hpp"
#include "model/smt/cuts.hpp"
#include "model/smt/part_by_part.hpp"
#include "model/smt/recorded.hpp"

namespace nomos {

// Meets a ruleset's cut points: proves each and cuts there. What is proved on the way is known from
// then on; what only leads to the next notions (steps, links, ties) until forget(), since every
// fact that a query does not need makes it slower.
template <class Proof>
struct CutPoints {
    Proof& proof;
    int number = 0;

    void lemma(const smt::Bit& claim) {
        if (proof.lemma_holds(claim)) proof.know(claim);
    }
    void step(const smt::Bit& claim) {
        if (proof.lemma_holds(claim)) proof.know_for_now(claim);
    }
    void forget() { proof.forget(); }
    // What was cut so far has led to the notions that count: nothing is asked about it any more.
    void leave_behind() { proof.forget(), proof.cuts.drop_ties(); }

    // Two notions that agree; `fact(word)` is something both satisfy, known when the word is cut away.
    template <int N, class Fact>
    void operator()(std::string_view name, const smt::Word<N>& rules,
                    const std::array<smt::Bit, std::size_t{N}>& constraints, Fact&& fact) {
        if (proof.lemma_holds(equal(rules, constraints) && fact(rules), name))
            proof.know(fact(proof.cuts.cut(label(name), rules, constraints)));
    }
    template <int N>
    void operator()(std::string_view name, const smt::Word<N>& rules, const smt::Word<N>& constraints) {
        if (proof.lemma_holds(rules == constraints, name)) proof.cuts.cut(label(name), rules, constraints);
    }
    void operator()(std::string_view name, const smt::Bit& rules, const smt::Bit& constraints) {
        if (proof.lemma_holds(rules == constraints, name)) proof.cuts.cut(label(name), rules, constraints);
    }
    template <class Fact>
    void operator()(std::string_view name, const smt::Bit& rules, const smt::Bit& constraints, Fact&& fact) {
        if (proof.lemma_holds(rules == constraints && fact(rules), name))
            proof.know(fact(proof.cuts.cut(label(name), rules, constraints)));
    }
    // Many pairs, each compared before any of them is cut away.
    void operator()(std::string_view name, const std::vector<std::pair<smt::Bit, smt::Bit>>& pairs) {
        std::vector<bool> alike;
        for (const auto& [rules, constraints] : pairs) alike.push_back(proof.lemma_holds(rules == constraints, name));
        for (std::size_t i = 0; i < pairs.size(); ++i)
            if (alike[i]) proof.cuts.cut(label(name), pairs[i].first, pairs[i].second);
    }
    // Only the rules' word is cut away; for now it is known what it is in the constraints' terms.
    template <int N, class Fact>
    void link(std::string_view name, const smt::Word<N>& rules, const std::array<smt::Bit, std::size_t{N}>& constraints,
              Fact&& fact) {
        if (proof.lemma_holds(equal(rules, constraints) && fact(rules), name)) {
            const auto fresh = proof.cuts.cut(label(name), rules);
            proof.know_for_now(equal(fresh, constraints) && fact(fresh));
        }
    }
    // How these are computed does not matter any more, but what is known of them.
    template <std::size_t N>
    void loosen(std::string_view name, const std::array<smt::Bit, N>& bits) {
        proof.cuts.cut_bits(label(name), bits);
    }
    // Two notions that agree where `matters` says so: each is cut away by itself, for now tied.
    template <int N, class Fact>
    void tie(std::string_view name, const smt::Word<N>& rules, const std::array<smt::Bit, std::size_t{N}>& constraints,
             const std::array<smt::Bit, std::size_t{N}>& matters, Fact&& fact) {
        const auto tied = [&](const auto& word, auto&& bit) {
            smt::Bit all = fact(word);
            for (int i = 0; i < N; ++i)
                all = all && implies(matters[static_cast<std::size_t>(i)], test(word, i) == bit(i));
            return all;
        };
        if (!proof.lemma_holds(tied(rules, [&](int i) { return constraints[static_cast<std::size_t>(i)]; }), name))
            return;
        const auto [word, bits] = proof.cuts.cut_apart(label(name), rules, constraints);
        proof.know_for_now(tied(word, [&bits = bits](int i) { return test(bits, i); }));
    }
    // A running count, in binary and in unary (bit k: at least k + 1), neither below nought nor over `most`: each is
    // cut away by itself, for now tied, and what was known for now before is forgotten. The unary may stop below
    // `most`.
    template <std::size_t N>
    void count(std::string_view name, const smt::Number& rules, const std::array<smt::Bit, N>& constraints, int most) {
        const auto tied = [&](const smt::Number& counted, auto&& bit) {
            smt::Bit all = counted >= 0 && counted <= most;
            for (int k = 0; k < int{N}; ++k) all = all && (counted > k) == bit(k);
            return all;
        };
        if (!proof.lemma_holds(tied(rules, [&](int k) { return constraints[static_cast<std::size_t>(k)]; }), name))
            return;
        proof.forget();
        const auto [counted, bits] = proof.cuts.cut_apart(label(name), rules, constraints);
        proof.know_for_now(tied(counted, [&bits = bits](int k) { return test(bits, k); }));
    }

private:
    template <int N>
    static smt::Bit equal(const smt::Word<N>& word, const std::array<smt::Bit, std::size_t{N}>& bits) {
        smt::Bit all = true;
        for (int i = 0; i < N; ++i) all = all && test(word, i) == bits[static_cast<std::size_t>(i)];
        return all;
    }
    std::string label(std::string_view name) { return "cut " + std::to_string(++number) + ": " + std::string(name); }
};

template <class R>
concept WithCutPoints = requires {
    R::kCutPoints;
};

// What came of the cut points of each case: the questions of a suite share it, so that each lemma is
// proved once. A lemma is known by its place in the order of the visits, which depends on the case
// and on nothing else.
class LemmaCache {
public:
    struct OfCase {
        std::mutex visited;  // held by the question that proves; the next finds the answers
        smt::Recorded refuted;
    };
    // `part` as a scene has it: -1 for the whole, whose lemmas are others than those of any case.
    OfCase& of(int part) { return parts_.at(static_cast<std::size_t>(part + 1)); }
    explicit LemmaCache(int cases) : parts_(static_cast<std::size_t>(cases + 1)) {}
    std::once_flag samples_written;  // one file for all questions of a suite

private:
    std::deque<OfCase> parts_;
};

template <class R>
class CutProof {
public:
    // `id` names the question in what the options want written down.
    CutProof(Scene<R>& scene, LemmaCache& record, const Options& options, std::string id)
        : cuts(scene.session),
          options_(options),
          id_(std::move(id) + scene.suffix()),
          scene_(scene),
          record_(record.of(scene.part())),
          cache_(cache_of_notions(scene, options.budget)),
          parts_(scene.session),
          known_(scene.enough()) {}

    // Is it refuted that `agreement` fails where all of `given` hold?
    bool agrees(const smt::Bit& agreement, const std::vector<smt::Bit>& given) {
        std::vector<smt::Bit> plain = given;
        plain.push_back(known_), plain.push_back(!agreement);
        // Many a case is easy as it stands, and a look costs little.
        const smt::Answer quick = scene_.session.check_alone(plain, budget::kAsItStands);
        if (quick == smt::Answer::unsatisfiable)
            write_down(id_, agreement, given, [&] {
                std::vector<smt::Bit> all = together(agreement, given);
                all.push_back(known_);
                dump_refuted(scene_.session, options_, id_, all);
            });
        if (quick != smt::Answer::unknown) return quick == smt::Answer::unsatisfiable;
        by_ = Pass::cuts;
        visit_cut_points();
        plain.pop_back();
        is_in_parts_ = always_in_parts(std::move(plain));
        return refuted(agreement, given, id_);
    }

    // For the cut points: tries a claim, unless that has been done for an earlier question. `notion`: whose claim it
    // is.
    bool lemma_holds(const smt::Bit& claim, std::string_view notion = {}) {
        const bool holds = is_refuted_or_recorded(claim);
        if (!holds && missed_.empty()) missed_ = notion;
        return holds;
    }
    // The first notion of those that both encodings compute which was not shown to be the same; "" if all were.
    const std::string& missed() const { return missed_; }
    // Of what agrees.
    Pass by() const { return by_; }
    void know(const smt::Bit& fact) { known_ = known_ && fact; }
    void know_for_now(const smt::Bit& fact) { for_now_ = for_now_ && fact; }
    void forget() { for_now_ = true; }
    smt::Cuts cuts;

    // After agrees(), where questions are written: what was asked on the way and at last, nothing cut.
    smt::Recipe recipe() {
        smt::Recipe recipe(scene_.session.context());
        recipe.where(scene_.in_this_case() && scene_.enough());
        for (const smt::Meaning& meaning : cuts.meanings()) recipe.cut(meaning);
        for (const auto& [name, together] : refuted_) recipe.refuted(name, together);
        return recipe;
    }

private:
    bool is_refuted_or_recorded(const smt::Bit& claim) {
        const std::string id =
            std::string(R::info().id) + ".conformance.lemma" + scene_.suffix() + "." + std::to_string(next_lemma_ + 1);
        const bool is_first = next_lemma_ == record_.refuted.size();
        const bool is_refuted = record_.refuted.at(next_lemma_++, [&] { return refuted(claim, {}, id); });
        if (is_refuted && !is_first) write_down(id, claim, {}, [] {});
        return is_refuted;
    }
    // What is to be refuted, then what is assumed: in this order it is written.
    static std::vector<smt::Bit> together(const smt::Bit& claim, const std::vector<smt::Bit>& given) {
        std::vector<smt::Bit> all{!claim};
        all.insert(all.end(), given.begin(), given.end());
        return all;
    }
    // Where questions are written: has been refuted, by this question or an earlier one, whose file is there then.
    template <class Write>
    void write_down(const std::string& id, const smt::Bit& claim, const std::vector<smt::Bit>& given, Write&& write) {
        if (options_.smtlib_dir.empty()) return;
        write();
        refuted_.emplace_back(id, together(claim, given));
    }
    void visit_cut_points() {
        if constexpr (WithCutPoints<R>) {
            const std::lock_guard one_question_at_a_time(record_.visited);
            CutPoints<CutProof> visitor{*this};
            R::template cut_points<Symbolic>(scene_.part(), scene_.setting, scene_.before, scene_.move, visitor);
        }
    }
    bool refuted(const smt::Bit& claim, const std::vector<smt::Bit>& given, const std::string& id) {
        std::vector<smt::Bit> all = together(claim, given);
        for (smt::Bit& part : all) part = cuts.apply(part);
        bool done = std::ranges::any_of(all, [](const smt::Bit& part) { return smt::plain_value(part) == false; });
        all.push_back(cuts.apply(known_ && for_now_ && cuts.ties()));
        done = done || cache_.is_refuted(all, [&] {
            return (!given.empty() && refuted_in_parts(all)) ||
                   parts_.refuted(all.front(), {all.begin() + 1, all.end()}) ||
                   scene_.session.check_alone(all) == smt::Answer::unsatisfiable;
        });
        if (done) write_down(id, claim, given, [&] { dump_refuted(scene_.session, options_, id, all); });
        return done;
    }

    // Where all of `given` hold the move is in one of the parts? With nothing cut away.
    bool always_in_parts([[maybe_unused]] std::vector<smt::Bit> given) {
        if constexpr (WithTurnedParts<R>) {
            given.push_back(in_no_part(scene_));
            return scene_.session.check_alone(given, budget::kDifference) == smt::Answer::unsatisfiable;
        }
        return false;
    }
    bool refuted_in_parts([[maybe_unused]] const std::vector<smt::Bit>& all) {
        if constexpr (WithTurnedParts<R>) return is_in_parts_ && is_refuted_in_each_part(scene_, all);
        return false;
    }

    const Options& options_;
    const std::string id_;
    Scene<R>& scene_;
    LemmaCache::OfCase& record_;
    smt::RefutationCache cache_;
    smt::PartByPart parts_;
    std::size_t next_lemma_ = 0;
    std::string missed_;
    Pass by_ = Pass::whole;
    bool is_in_parts_ = false;
    smt::Bit known_, for_now_ = true;
    // By name, where questions are written: all that was refuted, nothing cut.
    std::vector<std::pair<std::string, std::vector<smt::Bit>>> refuted_;
};

}  // namespace nomos

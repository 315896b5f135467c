// What a hint can say (hinted_proof.hpp). A hint is trusted in nothing: what it claims is proved before it is used,
// and one that cannot be proved is dropped. So hints make a proof fast or make it fail; they never make a false
// law hold.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <tuple>

#include "model/core/tally.hpp"
#include "model/smt/forms.hpp"
#include "model/smt/recorded.hpp"
#include "model/smt/stand_ins.hpp"
#include "properties/property.hpp"

namespace nomos {

// Which claims of one list of hints were proved, in their order. Many properties rest on the same
// hints; they are proved for the first that comes and looked up by the others.
struct ProvedClaims {
    std::mutex in_use;
    smt::Recorded proved;
};
// One for each ruleset, list of hints, case and budget: these decide every claim.
template <class R, class Hints>
ProvedClaims& proved_claims(int part, const smt::Budget& budget) {
    static std::mutex opening;
    static std::map<std::tuple<int, unsigned, unsigned, unsigned>, std::unique_ptr<ProvedClaims>> all;
    const std::lock_guard lock(opening);
    auto& entry = all[{part, budget.resources, budget.milliseconds, budget.seed}];
    if (!entry) entry = std::make_unique<ProvedClaims>();
    return *entry;
}

class Prover {
public:
    // Hints rest on `enough` alone: so they are quick, and hold for whoever looks them up. What else is
    // given is for the question, and for a lemma that says so.
    Prover(smt::Session& session, smt::RefutationCache& cache, const smt::Budget& budget, int part,
           const smt::Bit& enough, const smt::Bit& also_given = true)
        : session_(session), cache_(cache), budget_(budget), part_(part), also_given_{also_given, 0} {
        know(enough);
    }
    // Under a hypothesis of its own, that others have not: what is shown is shared with nobody.
    struct Alone {
        smt::Bit enough;
    };
    Prover(smt::Session& session, smt::RefutationCache& cache, const smt::Budget& budget, int part, const Alone& under)
        : Prover(session, cache, budget, part, under.enough) {
        shares_ = false;
    }

    // --- the game ----------------------------------------------------------------------------------
    // A step on the way: kept if it is proved.
    void lemma(const smt::Bit& claim) {
        if (proved(claim)) know(claim);
    }
    void lemma_from_all_given(const smt::Bit& claim) {
        expect(claims_ == nullptr, "shared hints rest on what all have");
        if (refuted({!claim, up_to_date(also_given_)})) know(claim);
    }
    // How the notion is computed does not matter.
    template <class T>
    void forget(std::string_view name, const T& notion) {
        stand_ins_.add(stand_ins_.apply(notion), fresh<T>(name));
    }
    // All that matters of the notion is this fact.
    template <class T, class Fact>
    void keep_only(std::string_view name, const T& notion, Fact&& fact) {
        if (!proved(fact(notion))) return;
        const T anything = fresh<T>(name);
        const smt::Bit kept = stand_ins_.apply(fact(anything));  // before the notion is replaced in it, too
        if (stand_ins_.add(stand_ins_.apply(notion), anything)) know(kept, stand_ins_.made());
    }
    // Two ways to compute one notion: the second is put in the place of the first.
    template <class T>
    void same(const T& one, const T& other) {
        if (proved(one == other)) stand_ins_.add(stand_ins_.apply(one), stand_ins_.apply(other));
    }
    // A list of hints that several properties share; to be the first that is given.
    template <class Hints, class R>
    void give(const Step<R, Symbolic>& step) {
        expect(named_ == 0 && stand_ins_.made() == 0, "shared hints come first");
        if (!shares_) return Hints::template give<R>(step, *this);
        ProvedClaims& claims = proved_claims<R, Hints>(part_, budget_);
        const std::lock_guard lock(claims.in_use);
        claims_ = &claims, next_claim_ = 0;
        Hints::template give<R>(step, *this);
        claims_ = nullptr;
    }

    // --- sizes of sets (model/core/tally.hpp) --------------------------------------------------------
    // The size becomes a variable of its own: no solver looks into a sum over the board. What is said
    // of sizes below is true of all sets; where it has a premise, that is proved first or kept.
    template <class W>
    smt::Number size(const W& w) {
        const smt::Number counted = stand_ins_.apply(count(w));
        if (counted.is_constant() || counted.expr().is_const()) return counted;
        const smt::Number n = fresh<smt::Number>("size");
        stand_ins_.add(counted, n);
        know(smt::Number(0) <= n && n <= smt::Number(W::kSize) && implies(none(w), n == smt::Number(0)));
        return n;
    }
    template <class W>
    void one_is_one(const W& w) {
        const smt::Number n = size(w);
        know(implies(one_hot(w), n == smt::Number(1)));
    }
    // A set that is not empty has one at least.
    template <class W>
    void any_is_some(const W& w) {
        const smt::Number n = size(w);
        know(implies(any(w), n >= smt::Number(1)));
    }
    // ... and so in each part of the board.
    template <class W>
    void at_most(const std::vector<W>& fewer, const std::vector<W>& more,
                 const std::vector<Bits<W::kSize>>& parts = {Bits<W::kSize>::all()}) {
        std::vector<smt::Bit> so;
        for (const auto& part : parts) so.push_back(sizes(fewer, part) <= sizes(more, part));
        const smt::Bit in_each_cell = tally::at_most_in_each_cell(fewer, more);
        const bool always = proved(in_each_cell);
        for (const smt::Bit& fact : so) know(always ? fact : implies(in_each_cell, fact));
    }
    template <class W>
    void equally_many(const std::vector<W>& these, const std::vector<W>& those,
                      const std::vector<Bits<W::kSize>>& parts = {Bits<W::kSize>::all()}) {
        at_most(these, those, parts), at_most(those, these, parts);
    }
    // A step takes no two pieces to one space. The parts are to be whole lines along D, which it does not
    // leave.
    template <class Grid, Direction D, class W>
    void at_most_after_step(const W& w, const std::vector<Bits<W::kSize>>& parts = {Bits<W::kSize>::all()}) {
        const W moved = Grid::template step<D>(w);
        for (const auto& part : parts) {
            expect(part.contains(Grid::template step<D>(part)) && part.contains(Grid::template step<opposite(D)>(part)),
                   "lines along the step");
            know(sizes<W>({moved}, part) <= sizes<W>({w}, part));
        }
    }
    // ... and where nothing falls off the board, all are still there.
    template <class Grid, Direction D, class W>
    void moved_one_step(const W& w, const std::vector<Bits<W::kSize>>& parts = {Bits<W::kSize>::all()}) {
        at_most_after_step<Grid, D>(w, parts);
        if (!proved(tally::stays_on_board<Grid, D>(w))) return;
        for (const auto& part : parts) know(sizes<W>({w}, part) <= sizes<W>({Grid::template step<D>(w)}, part));
    }
    // True of every value there is of some inputs, since each has been tried (natively, by the caller).
    void tried(const smt::Bit& fact) { know(fact); }

    // --- the question --------------------------------------------------------------------------------
    // Can nothing that is known and given be together with all of these?
    bool settled_against(std::vector<smt::Bit> claims) {
        claims.push_back(up_to_date(also_given_));
        return refuted(std::move(claims));
    }

private:
    bool refuted(std::vector<smt::Bit> claims) {
        for (smt::Bit& c : claims) c = stand_ins_.apply(c);
        for (Fact& k : known_) claims.push_back(up_to_date(k));
        return cache_.is_refuted(claims, [&] { return session_.check_alone(claims) == smt::Answer::unsatisfiable; });
    }
    struct Fact {
        smt::Bit fact;
        std::size_t since;  // so many replacements have been made in it
    };
    const smt::Bit& up_to_date(Fact& k) const {
        k.fact = stand_ins_.apply(k.fact, k.since), k.since = stand_ins_.made();
        return k.fact;
    }
    void know(const smt::Bit& fact, std::size_t since = 0) { known_.push_back({fact, since}); }
    bool proved(const smt::Bit& claim) {
        if (claims_ == nullptr) return refuted({!claim});
        return claims_->proved.at(next_claim_++, [&] { return refuted({!claim}); });
    }
    template <class W>
    smt::Number sizes(const std::vector<W>& words, const Bits<W::kSize>& part) {
        smt::Number sum = 0;
        for (const W& w : words) sum = sum + size(part == Bits<W::kSize>::all() ? w : W(w & W(part)));
        return sum;
    }
    template <class T>
    T fresh(std::string_view name) {
        const std::string label = "hint " + std::to_string(++named_) + ": " + std::string(name);
        if constexpr (std::is_same_v<T, smt::Bit>)
            return session_.fresh_bit(label);
        else if constexpr (std::is_same_v<T, smt::Number>)
            return session_.fresh_number(label);
        else
            return session_.template fresh_word<T::kSize>(label);
    }

    smt::Session& session_;
    smt::RefutationCache& cache_;
    const smt::Budget budget_;
    const int part_;
    bool shares_ = true;
    smt::StandIns stand_ins_;
    std::vector<Fact> known_;
    Fact also_given_;
    int named_ = 0;
    ProvedClaims* claims_ = nullptr;
    std::size_t next_claim_ = 0;
};

}  // namespace nomos

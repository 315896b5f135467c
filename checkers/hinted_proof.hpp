// Proofs from weak hypotheses, case by case (R::kCases) and with hints.
//
// A law is asked of every position with R::enough() - well-formed but for its sums - which is more
// than has to be proved and much easier. A property may say how it is proved in
//   template <class R, class Prover> static void hints(const Step<R, Symbolic>&, Prover&);
// What a hint can say, and why it can do no harm: prover.hpp.
//
// True: no legal step breaks it. False: nothing is known; ask with the full hypotheses.
#pragma once

#include <functional>
#include <optional>

#include "checkers/property_tables.hpp"
#include "checkers/turned_cases.hpp"

namespace nomos::hinted {

// The cases of a step. A ruleset that splits off moves of others' pieces (R::kStrangers, the first case
// of these) covers every move with the cases before, once it is proved that whatever is legal there
// is as these cases assume.
template <class R>
constexpr int step_cases() {
    if constexpr (requires { R::kStrangers; })
        return R::kStrangers;
    else
        return cases<R>();
}
// Does one of them look at the move, whatever it assumes besides? Else a law would not be asked of it.
template <class R>
smt::Bit in_some_step_case(const Scene<R>& scene) {
    if constexpr (!requires { R::kStrangers; }) {
        return true;
    } else {
        smt::Bit some = false;
        for (int k = 0; k < step_cases<R>(); ++k) some = some || scene.is_narrowed_to(k);
        return some;
    }
}
template <bool kHinted>
struct LegalIsAssumed {};

template <class R>
smt::Bit enough_in_case(const Hints<R>& hints, Scene<R>& scene, smt::RefutationCache& cache,
                        const Step<R, Symbolic>& step, const smt::Budget& budget) {
    if constexpr (!requires { R::kStrangers; }) {
        return scene.enough();
    } else {
        const bool is_hinted = hints.for_strangers != nullptr;
        const smt::Bit enough = R::template enough<Symbolic>(scene.setting, scene.before, scene.move);
        ProvedClaims& claims = is_hinted ? proved_claims<R, LegalIsAssumed<true>>(scene.part(), budget)
                                         : proved_claims<R, LegalIsAssumed<false>>(scene.part(), budget);
        const std::lock_guard lock(claims.in_use);
        const bool is_assumed = claims.proved.at(0, [&] {
            Prover prover(scene.session, cache, budget, scene.part(), Prover::Alone{enough && !scene.assumed()});
            if (is_hinted) hints.for_strangers(step, prover);
            return prover.settled_against({scene.legal()});
        });
        return is_assumed ? scene.enough() : enough;
    }
}

template <class R>
using Claim = std::function<smt::Bit(const Step<R, Symbolic>&)>;
template <class R>
using Given = std::function<smt::Bit(const Scene<R>&)>;

// Is the claim true of every legal step? Besides what is enough, `given` is known.
template <class R>
bool holds_in_each_case(const Options& options, const Hints<R>& hints, const Claim<R>& claim, const Given<R>& given) {
    if constexpr (!WithEnough<R>) return false;
    for (int k = 0; k < step_cases<R>(); ++k) {
        Scene<R> scene(options.budget, k);
        const auto after = scene.after();
        const Step<R, Symbolic> step = scene.step_to(after);
        const smt::Bit claimed = claim(step);
        if (claimed.is_constant() && claimed.constant()) continue;  // the case does not concern it
        smt::RefutationCache cache = cache_of(scene, options.budget);
        Prover prover(scene.session, cache, options.budget, k,
                      enough_in_case(hints, scene, cache, step, options.budget), given(scene));
        if (hints.of_step != nullptr) hints.of_step(step, prover);
        if (!prover.settled_against({scene.legal(), !claimed})) return false;
    }
    return true;
}

template <class R>
Pass pass_of(const Hints<R>& hints) {
    return hints.of_step != nullptr || hints.for_strangers != nullptr ? Pass::lemmas : Pass::cases;
}
template <class R>
std::optional<Pass> law_holds(const LawOfSteps<R>& law, const Options& options) {
    const auto nothing_more = [](const auto&) { return smt::Bit(true); };
    if (!holds_in_each_case<R>(options, law.hints, law.holds, nothing_more)) return {};
    return pass_of(law.hints);
}

}  // namespace nomos::hinted

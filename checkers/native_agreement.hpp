// The native comparison of the two encodings: fast, on very many positions, as a second opinion
// beside the proofs (it would show a fault of the symbolic layer that both lifted sides share); and, where the game
// has one, of both with a third.
#pragma once

#include "checkers/disagreement.hpp"
#include "checkers/generator.hpp"
#include "checkers/naive_agreement.hpp"

namespace nomos::native_agreement {

// Empty, or what the two encodings disagree about for this position and move.
template <class R>
std::string what_differs(const Case<R>& c) {
    using enum disagreement::About;
    const bool legal = disagreement::rules_allow<R>(c);
    if (legal != disagreement::constraints_allow<R>(c)) return disagreement::told<R>(legality, c);
    if (legal) {
        if (!disagreement::constraints_accept<R>(c, disagreement::applied<R>(c)))
            return disagreement::told<R>(effect, c);
        if (disagreement::constraints_accept<R>(c, c.before)) return "the constraints accept that nothing happened";
    }
    return disagreement::told<R>(outcome, c);
}

// One move of each position: a listed one, or by the toss of a coin a thrown one.
template <class R>
void check(const Options& options, CheckResult& r) {
    Dice dice(options.seed + 2);
    r.scope.board = R::info().board, r.scope.readings = "drawn at random";
    r.scope.bound = std::to_string(options.samples) + " positions of random play and thrown ones";
    r.verdict = Verdict::holds, r.detail = "legality, effect and outcome agree on all of them";
    generator::varied_positions<R>(dice, options.samples, [&](const auto& setting, const auto& position) {
        auto move = random_move<R>(setting, position, dice);
        if (!move || dice.one_in(2)) move = R::throw_move(setting, position, dice);
        const Case<R> c{setting, position, *move};
        const std::string why = what_differs<R>(c);
        if (why.empty()) return true;
        r.verdict = Verdict::violated, r.detail = why;
        r.witnesses.push_back(witness<R>(c, why));
        return false;
    });
}

template <class R>
std::vector<CheckTask> tasks() {
    return {task<R>(std::string(R::info().id) + ".comparison.native", CheckKind::comparison,
                    "Do both encodings agree when they simply run?", Method::sampled, {}, check<R>)};
}

}  // namespace nomos::native_agreement

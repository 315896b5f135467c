// Laws of hidden information (properties/pair.hpp): two positions that look the same to a player, and
// one move in both. They must not tell him which of the two he is in.
//
// The second position is the first with what is hidden replaced, so nearly all that the rules compute of
// both is the same term. What of the rest does not depend on what is hidden (R::unhidden) is proved
// equal and put in place of its twin; what is left is small. The query asks for a pair that breaks the
// law: unsatisfiable means that nothing leaks.
//
// A law may be broken under some readings only. A pair met by chance (pair_search.hpp) tells which options
// it takes; reading sets with these are left out and the question is asked again, until it is refuted.
// violated: a pair for each way to leak, and proved for all other reading sets.
#pragma once

#include "checkers/pair_search.hpp"

namespace nomos::pairs {

template <class R>
struct PairScene : Scene<R> {
    using Setting = typename Scene<R>::Setting;
    using Position = typename Scene<R>::Position;
    int onlooker;
    Setting other_setting;
    Position other, after_one, after_other;

    PairScene(const smt::Budget& budget, int who, int part)
        : Scene<R>(budget, part),
          onlooker(who),
          other_setting(other_setting_of<R, Symbolic>(
              who, this->setting, [&] { return this->session.template fresh<Setting>("setting elsewhere"); })),
          other(R::template alike<Symbolic>(who, this->before, this->session.template fresh<Position>("elsewhere"))),
          after_one(this->after()),
          after_other(R::template Rules<Symbolic>::apply(other_setting, other, this->move)) {}

    Pair<R, Symbolic> pair() const {
        return {this->setting,
                onlooker,
                this->before,
                other,
                this->move,
                this->legal(),
                R::template Rules<Symbolic>::legal(other_setting, other, this->move),
                after_one,
                after_other,
                this->outcome(),
                R::template Rules<Symbolic>::outcome(other_setting, other)};
    }
};

template <class R>
void hint(PairScene<R>& scene, Prover& prover) {
    const auto same_in_both = [&](const auto& one, const auto& other) { prover.same(other, one); };
    if constexpr (requires { R::template unhidden<Symbolic>(scene.setting, scene.before, scene.other, same_in_both); })
        R::template unhidden<Symbolic>(scene.setting, scene.before, scene.other, same_in_both);
}
// In reading sets without the options of the pairs known nothing leaks: refuted, case by case.
template <class R>
bool is_tight(const LawOfPairs<R>& law, const Options& options, const std::string& id, int onlooker,
              const std::vector<PairCase<R>>& known) {
    for (int k = 0; k < cases<R>(); ++k) {
        PairScene<R> scene(options.budget, onlooker, k);
        const smt::Bit others = !has_options_of_any<R, Symbolic>(known, scene.setting);
        smt::RefutationCache cache = cache_of(scene, options.budget);
        Prover prover(scene.session, cache, options.budget, k, Prover::Alone{scene.enough() && others});
        hint(scene, prover);
        const smt::Bit told = !law.holds(scene.pair());
        if (!prover.settled_against({told})) return false;
        dump_refuted(scene.session, options, id + ".onlooker" + std::to_string(onlooker) + scene.suffix(),
                     {scene.enough(), others, told});
    }
    return true;
}

// Both positions, each with the move as it goes there.
template <class R>
Witness witness_of(PairCase<R> c) {
    Witness w = witness<R>(c.one, "");
    w.twin = R::print(c.one.setting, c.other);
    w.note = "a small pair that looks the same: this position, and " + w.twin;
    w.pictures = {w.pictures.back(), witness<R>({c.other_setting, c.other, c.one.move}, "").pictures.back()};
    return w;
}

template <class R>
std::string told_by(const std::vector<PairCase<R>>& known) {
    std::string text = "two positions that look the same are told apart";
    for (const PairCase<R>& c : known) {
        std::string options;
        for (const auto& o : readings_of<R>(c.one.setting)) options += (options.empty() ? "" : " with ") + o;
        if (options.empty()) return text + ", as it is played";
        text += (&c == &known.front() ? " under " : ", and under ") + options;
    }
    return text + "; in all other reading sets none are, by proof";
}

template <class R>
void prove(const LawOfPairs<R>& law, const Options& options, CheckResult& r) {
    r.scope.board = std::string(R::info().board) + ", every two positions that look the same to a player";
    r.verdict = Verdict::holds, r.detail = "no two positions can be told apart by it", r.by = Pass::lemmas;
    std::vector<PairCase<R>> known;
    for (int onlooker = 0; onlooker < R::kOnlookers; ++onlooker)
        while (!is_tight(law, options, r.id, onlooker, known)) {
            const auto found = PairSearch<R>(law, onlooker, known).run(options);
            if (!found) {
                r.verdict = Verdict::unknown, r.detail = "neither proved nor a pair met", r.by = Pass::none;
                return;
            }
            known.push_back(*found);
            r.witnesses.push_back(witness_of(*found));
            r.verdict = Verdict::violated, r.detail = told_by(known);
            if (readings_of<R>(found->one.setting).empty()) return;  // as it is played: nothing to leave out
        }
}

// --- non-vacuity --------------------------------------------------------------------------------------
template <class R>
bool fires(const LawOfPairs<R>& law, const Options& options) {
    return thrown<R>(options, 0,
                     [&](PairCase<R>& c, Dice&) { return c.is_reachable_as_far_as_known() && law.premise(c.pair()); });
}
// Told by rules made up: legality, positions after and outcomes as the dice say.
template <class R>
bool can_fail(const LawOfPairs<R>& law, const Options& options) {
    return thrown<R>(options, 0, [&](PairCase<R>& c, Dice& dice) {
        Pair<R, Native> p = c.pair();
        c.after_one = R::throw_position(dice).second, c.after_other = R::throw_position(dice).second;
        p.legal_in_one = dice.one_in(2), p.legal_in_other = dice.one_in(2);
        p.outcome_one = Bits<R::kOutcomes>::single(dice.below(R::kOutcomes));
        p.outcome_other = Bits<R::kOutcomes>::single(dice.below(R::kOutcomes));
        return !law.holds(p);
    });
}
template <class R>
void can_fire_and_fail(const LawOfPairs<R>& law, const Options& options, CheckResult& r) {
    const bool fire = fires(law, options), fail = can_fail(law, options);
    r.method = Method::sampled, r.scope.bound = std::to_string(options.samples) + " random pairs at most";
    r.verdict = fire && fail ? Verdict::holds : Verdict::unknown;
    r.detail = fire && fail ? "two different positions fire it, and rules made up break it"
               : fire       ? "no rules made up were met that break it"
                            : "no two different positions were met that fire it";
}

}  // namespace nomos::pairs

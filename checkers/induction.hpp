// Invariants by k-induction (Sheeran, Singh, Stålmarck, FMCAD'2000).
//
// Base: the invariant holds in every set-up that a well-formed setting gives, and after each of the
// first k - 1 legal moves. Step: if all invariants and lemmas of the ruleset hold in k positions in a
// row, each following from the one before by a legal move, this one holds in the next. Both proved: it
// holds in every reachable position of a game of any length. k is 1 where that is enough, otherwise up
// to kDeepest.
// The lemmas that strengthen the step are themselves in the list, so they are proved too.
//
// holds: base and step are unsatisfiable. violated: a set-up breaks it, or the position that the
// step's counterexample shows was reached in play. unknown: a counterexample to induction that no
// play reached, or the budget was spent.
#pragma once

#include "checkers/canonical.hpp"
#include "checkers/hinted_proof.hpp"
#include "checkers/sampling.hpp"

namespace nomos::induction {

inline constexpr int kDeepest = 2;

// Well-formedness as a property, first in every ruleset's list: the encodings rest on it.
struct WellFormed {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return R::template well_formed<A>(s.setting, s.position);
    }
};

// Base case: does a position after so many legal moves from a set-up break it? True also if that was not found out; r
// is filled in then.
template <class R>
bool fails_after(int plies, const LawOfPositions<R>& law, const Options& options, CheckResult& r) {
    using Setting = typename R::template Setting<Symbolic>;
    using Move = typename R::template Move<Symbolic>;
    smt::Session session(options.budget);
    const auto setting = session.fresh<Setting>("setting");
    session.require(R::template well_formed<Symbolic>(setting));
    auto position = R::template start<Symbolic>(setting);
    std::vector<Move> moves;
    for (int i = 1; i <= plies; ++i) {
        const Move& move = moves.emplace_back(session.template fresh<Move>("move" + std::to_string(i)));
        session.require(R::template well_formed<Symbolic>(setting, position, move));
        session.require(R::template Rules<Symbolic>::legal(setting, position, move));
        position = R::template Rules<Symbolic>::apply(setting, position, move);
    }
    session.require(!law.holds(situation<R, Symbolic>(setting, position)));
    dump_smtlib(session, options, r.id + ".base" + (plies == 0 ? "" : std::to_string(plies)));
    const smt::Answer answer = session.check();
    if (answer == smt::Answer::unsatisfiable) return false;
    if (answer == smt::Answer::unknown)
        return give_up(r, session.reason(), plies == 0 ? "set-up" : "first moves"), true;
    const auto native = session.template read<typename R::template Setting<Native>>(setting);
    const auto first = R::template start<Native>(native);
    auto reached = first;
    Witness shown = witness_at<R>(native, first, "");
    shown.pictures.push_back(R::picture(native, first));
    for (const Move& m : moves) {
        const auto move = session.template read<typename R::template Move<Native>>(m);
        shown.moves.push_back(R::print_move(native, move));
        reached = R::template Rules<Native>::apply(native, reached, move);
    }
    expect(!law.holds(situation<R, Native>(native, reached)), "what breaks an invariant from a set-up on replays");
    if (plies > 0) shown.pictures.push_back(R::picture(native, reached));
    r.by = Pass::whole, r.verdict = Verdict::violated;
    r.detail =
        plies == 0 ? "a set-up that the text allows breaks it" : "broken in play at ply " + std::to_string(plies);
    shown.note = r.detail;
    r.witnesses.push_back(std::move(shown));
    return true;
}

// The step of k-induction: k positions with all invariants, k legal moves, and the last position
// breaks the law.
template <class R>
void require_broken_step(const LawOfPositions<R>& law, int k, Scene<R>& scene) {
    auto& s = scene.session;
    for (int i = 1; i < k; ++i) {
        const auto earlier = s.template fresh<typename Scene<R>::Position>("earlier" + std::to_string(i));
        const auto move = s.template fresh<typename Scene<R>::Move>("earlier_move" + std::to_string(i));
        s.require(R::template well_formed<Symbolic>(scene.setting, earlier, move));
        s.require(all_invariants<R, Symbolic>(scene.setting, earlier));
        s.require(R::template Rules<Symbolic>::legal(scene.setting, earlier, move));
        s.require(same(scene.before, R::template Rules<Symbolic>::apply(scene.setting, earlier, move)));
    }
    s.require(all_invariants<R, Symbolic>(scene.setting, scene.before));
    s.require(scene.legal());
    s.require(!law.holds(situation<R, Symbolic>(scene.setting, scene.after())));
}
inline std::string id_of_step(const std::string& id, int k) { return id + ".step" + std::to_string(k); }
// On a counterexample `found` gets the last of the k positions and its move.
template <class R>
smt::Answer step(const LawOfPositions<R>& law, const Options& options, const std::string& id, int k, Case<R>& found,
                 bool& least) {
    Scene<R> scene(options.budget);
    require_broken_step(law, k, scene);
    dump_smtlib(scene.session, options, id_of_step(id, k));
    const smt::Answer answer = scene.session.check();
    if (answer == smt::Answer::satisfiable) found = canonical_case(scene), least = is_least(scene);
    return answer;
}

// One step is enough, by weaker hypotheses and hints (hinted_proof.hpp).
template <class R>
bool preserved(const LawOfPositions<R>& law, const Options& options) {
    const auto claim = [&](const Step<R, Symbolic>& s) {
        return law.holds(Situation<R, Symbolic>{s.setting, s.after, s.outcome_after});
    };
    const auto before = [&](const Scene<R>& scene) {
        const auto s = situation<R, Symbolic>(scene.setting, scene.before);
        return law.holds(s) && law.rested_on(s);
    };
    return hinted::holds_in_each_case<R>(options, law.hints, claim, before);
}

// The question as it stands, which was refuted from less.
template <class R>
void write_step(const LawOfPositions<R>& law, const Options& options, const std::string& id) {
    if (options.smtlib_dir.empty()) return;
    Scene<R> scene(options.budget);
    require_broken_step(law, 1, scene);
    dump_refuted(scene.session, options, id_of_step(id, 1), scene.session.required());
}

template <class R>
void prove(const LawOfPositions<R>& law, const Options& options, CheckResult& r) {
    r.scope.board = std::string(R::info().board) + ", every reachable position";
    if (fails_after(0, law, options, r)) return;
    if (preserved(law, options)) {
        write_step(law, options, r.id);
        r.by = hinted::pass_of(law.hints);
        r.verdict = Verdict::holds, r.scope.bound = "games of any length";
        r.detail = "holds in every set-up and is preserved by every legal move";
        return;
    }
    Case<R> found{};
    bool least = false;
    for (int k = 1; k <= kDeepest; ++k) {
        const smt::Answer answer = step(law, options, r.id, k, found, least);
        if (answer == smt::Answer::unsatisfiable) {
            for (int plies = 1; plies < k; ++plies)
                if (fails_after(plies, law, options, r)) return;
            r.by = k > 1 ? Pass::induction : Pass::whole;
            r.verdict = Verdict::holds, r.scope.bound = "games of any length";
            r.detail = "holds in every set-up and is preserved by every legal move";
            if (k > 1) r.detail += " (" + std::to_string(k) + "-induction, after the first moves as well)";
            return;
        }
        if (answer == smt::Answer::unknown) {
            give_up(r, "", "induction step");
            return;
        }
    }
    const auto breaks = [&](const auto& setting, const auto& position) {
        return !law.holds(situation<R, Native>(setting, position));
    };
    const auto reached = first_in_play<R>(options, breaks);
    r.verdict = reached ? Verdict::violated : Verdict::unknown;
    r.detail = reached ? "broken in play at ply " + std::to_string(reached->moves.size())
                       : "not inductive: the position below breaks it, but no play was found that reaches it";
    r.witnesses.push_back(
        witness<R>(found, least ? "smallest counterexample to induction" : "a counterexample to induction"));
    if (reached) r.witnesses.push_back(*reached);
}

// Well-formedness where it is only what the listed invariants say together. They are proved, each by
// a check of its own, for set-ups and steps; and none of these proofs rests on the position after a
// step being well-formed.
template <class R>
void prove_well_formed(const Options& options, CheckResult& r) {
    smt::Session s(options.budget);
    const auto setting = s.template fresh<typename R::template Setting<Symbolic>>("setting");
    const auto position = s.template fresh<typename R::template Position<Symbolic>>("position");
    const auto listed = listed_invariants<R, Symbolic>(setting, position);
    const std::vector<smt::Bit> ill_formed{listed, !R::template well_formed<Symbolic>(setting, position)};
    if (s.check_alone(ill_formed, budget::kQuickLook) != smt::Answer::unsatisfiable)
        return prove(law_of_positions<R, WellFormed>(), options, r);
    dump_refuted(s, options, r.id, ill_formed);
    r.scope.board = std::string(R::info().board) + ", every reachable position", r.scope.bound = "games of any length";
    r.by = Pass::whole;
    r.verdict = Verdict::holds, r.detail = "follows from the other invariants, which are proved by checks of their own";
}

// Non-vacuity: some state, made without the rules, breaks the invariant.
template <class R>
void can_break(const LawOfPositions<R>& law, const Options& options, CheckResult& r) {
    smt::Session s(options.budget);
    const auto setting = s.template fresh<typename R::template Setting<Symbolic>>("setting");
    const auto position = s.template fresh<typename R::template Position<Symbolic>>("position");
    s.require(R::template well_formed<Symbolic>(setting));
    s.require(!law.holds(situation<R, Symbolic>(setting, position)));
    const smt::Answer answer = s.check();
    r.scope.board = std::string(R::info().board) + ", every state that can be written down";
    if (answer == smt::Answer::unknown) return give_up(r, s.reason());
    r.verdict = answer == smt::Answer::satisfiable ? Verdict::holds : Verdict::violated;
    if (r.verdict == Verdict::holds) {
        const auto ns = s.template read<typename R::template Setting<Native>>(setting);
        const auto np = s.template read<typename R::template Position<Native>>(position);
        expect(!law.holds(situation<R, Native>(ns, np)), "a state that breaks an invariant replays");
    }
    r.detail = r.verdict == Verdict::holds ? "a state can be written down that breaks it"
                                           : "no state can break it: an empty check";
}

}  // namespace nomos::induction

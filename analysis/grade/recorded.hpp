// A ruleset on a tape: both its encodings and its properties, of any one move from any one position.
#pragma once

#include <string>
#include <vector>

#include "model/core/ruleset.hpp"
#include "model/smt/tape.hpp"
#include "properties/grant.hpp"

namespace nomos::grade {

using tape::Ref;

// A property and where the tape says whether it holds.
struct Watched {
    const PropertyInfo* info;
    Ref holds;
};
inline bool is_invariant(const Watched& w) {
    return w.info->kind == PropertyKind::invariant || w.info->kind == PropertyKind::lemma;
}

struct Recorded {
    tape::Tape tape;
    // Inputs, by field in zip order. `other`: any position at all, of which the constraints are asked whether the move
    // may lead to it.
    std::vector<Ref> setting, before, move, other;
    Ref clauses = tape::kFalse;                                // which are in force
    Ref is_sound = tape::kTrue, is_other_sound = tape::kTrue;  // well-formed
    // What the rules say, and what the constraints say of the same.
    Ref legal = tape::kFalse, outcome = tape::kFalse;
    std::vector<Ref> after;
    Ref legal_too = tape::kFalse, accepts_after = tape::kFalse, accepts_other = tape::kFalse;
    std::vector<Ref> outcome_too;                  // by outcome
    Ref is_after_sound = tape::kTrue;              // the position after the move is well-formed
    Ref outcome_after = tape::kFalse;              // as the rules judge it
    int call_by_properties = 0;                    // of the rules, by those that ask what else is legal
    std::vector<Watched> before_it, after_it, it;  // of the position before, of the one after, of the legal move
    std::vector<Watched> candidate;                // of any move, legal or not
    // The same of what the constraints say: of outcomes as they see them, of moves that they bar, and of the step to
    // `other`, which they may accept.
    std::vector<Watched> before_too, candidate_too, it_to_other;
};

// --- by field --------------------------------------------------------------------------------------
inline void make(tape::Tape& t, tape::Bit& b) { b = tape::Bit::of(t.input(1)); }
inline void make(tape::Tape& t, tape::Number& n) { n = tape::Number::of(t.input(tape::kNumberBits)); }
template <int N>
void make(tape::Tape& t, tape::Word<N>& w) {
    w = tape::Word<N>::of(t.input(N));
}
template <class Record>
std::vector<Ref> refs(const Record& record) {
    std::vector<Ref> all;
    Record::zip([&](const auto&, const auto& field) { all.push_back(field.ref()); }, record);
    return all;
}
template <class Record>
Record fresh(tape::Tape& t, std::vector<Ref>& inputs) {
    Record record{};
    Record::zip([&](const auto&, auto& field) { make(t, field); }, record);
    inputs = refs(record);
    return record;
}

// --- the ruleset -------------------------------------------------------------------------------------
template <class R>
class Recorder {
public:
    explicit Recorder(Recorded& to)
        : to_(to),
          recording_(to.tape),
          s_(fresh<Setting>(to.tape, to.setting)),
          p_(fresh<Position>(to.tape, to.before)),
          m_(fresh<Move>(to.tape, to.move)),
          other_(fresh<Position>(to.tape, to.other)),
          clauses_{Word<Taped, kClauses>::of(to.tape.clauses(kClauses))} {
        to.clauses = clauses_.clauses.ref();
    }

    void record() {
        to_.is_sound = (R::template well_formed<Taped>(s_) && R::template well_formed<Taped>(s_, p_) &&
                        R::template well_formed<Taped>(s_, p_, m_))
                           .ref();
        to_.is_other_sound = R::template well_formed<Taped>(s_, other_).ref();
        rules(), constraints(), properties();
    }

private:
    using Setting = typename R::template Setting<Taped>;
    using Position = typename R::template Position<Taped>;
    using Move = typename R::template Move<Taped>;
    using Outcomes = Word<Taped, R::kOutcomes>;
    using C = typename R::Constraints;
    static constexpr int kClauses = InForce<Taped, typename R::Clause>::kCount;

    void rules() {
        to_.tape.begin_call();
        to_.legal = R::template Rules<Taped>::legal(s_, p_, m_).ref();
        to_.tape.begin_call();
        after_ = R::template Rules<Taped>::apply(s_, p_, m_), to_.after = refs(after_);
        to_.tape.begin_call();
        outcome_ = R::template Rules<Taped>::outcome(s_, p_), to_.outcome = outcome_.ref();
        to_.tape.begin_call();
        outcome_after_ = R::template Rules<Taped>::outcome(s_, after_), to_.outcome_after = outcome_after_.ref();
        to_.is_after_sound = R::template well_formed<Taped>(s_, after_).ref();
        to_.tape.begin_call();
        outcome_other_ = R::template Rules<Taped>::outcome(s_, other_);
    }
    void constraints() {
        to_.legal_too = C::template legal<Taped>(s_, p_, m_, clauses_).ref();
        to_.accepts_after = C::template effect<Taped>(s_, p_, m_, after_, clauses_).ref();
        to_.accepts_other = C::template effect<Taped>(s_, p_, m_, other_, clauses_).ref();
        for (int k = 0; k < R::kOutcomes; ++k) {
            const tape::Bit seen = C::template outcome<Taped>(s_, p_, k, clauses_);
            to_.outcome_too.push_back(seen.ref());
            outcome_too_ = outcome_too_ | select(seen, Outcomes(Bits<R::kOutcomes>::single(k)), Outcomes{});
        }
    }
    void properties() {
        to_.call_by_properties = to_.tape.begin_call();
        const Situation<R, Taped> here{s_, p_, outcome_}, there{s_, after_, outcome_after_};
        const Step<R, Taped> step{s_, p_, m_, after_, outcome_, outcome_after_};
        const Candidate<R, Taped> candidate{s_, p_, m_, outcome_};
        const Situation<R, Taped> here_too{s_, p_, outcome_too_};
        const Step<R, Taped> to_other{s_, p_, m_, other_, outcome_, outcome_other_};
        for_each_property<R>([&]<class P>() {
            if constexpr (OfPosition<P, R>) {
                to_.before_it.push_back({&P::info(), law_of<P>(here).ref()});
                to_.after_it.push_back({&P::info(), law_of<P>(there).ref()});
                to_.before_too.push_back({&P::info(), law_of<P>(here_too).ref()});
            } else if constexpr (OfStep<P, R>) {
                to_.it.push_back({&P::info(), law_of<P>(step).ref()});
                to_.it_to_other.push_back({&P::info(), law_of<P>(to_other).ref()});
            } else if constexpr (OfCandidate<P, R>) {
                const tape::Bit granted = P::template grants<R, Taped>(candidate);
                to_.candidate.push_back({&P::info(), implies(granted, tape::Bit::of(to_.legal)).ref()});
                to_.candidate_too.push_back({&P::info(), implies(granted, tape::Bit::of(to_.legal_too)).ref()});
            }
        });
    }

    Recorded& to_;
    tape::Recording recording_;
    Setting s_;
    Position p_;
    Move m_;
    Position other_;
    InForce<Taped, typename R::Clause> clauses_;
    Position after_{};
    Outcomes outcome_, outcome_after_, outcome_other_, outcome_too_;
};

}  // namespace nomos::grade

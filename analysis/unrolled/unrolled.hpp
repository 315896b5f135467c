// Play from the set-up as one formula, by the constraints: position 0 is known, each move is legal and has its effect
// (bounded model checking: Biere, Cimatti, Clarke, Zhu, TACAS'1999).
//
// At the last position so far any move may follow, and it is asked whether there two options of a reading tell
// anything apart. Refuted, the play goes on by one move; so what is found first is as short as any. One solver is
// asked all of it and keeps what it has learnt. A ply is a move of the ruleset: a step, where turns have several.
#pragma once

#include "analysis/readings/difference.hpp"
#include "analysis/unrolled/support.hpp"
#include "model/smt/least_model.hpp"

namespace nomos::analysis {

template <class R, class Study>
class Unrolled {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Move = typename R::template Move<Native>;

    Unrolled(const Setting& setting, const Position& start, const smt::Budget& budget)
        : native_(setting),
          budget_(budget),
          session_(budget),
          clauses_(net_, session_),
          may_(Support<R, Study>::of(setting, start, budget)),
          setting_(as_gates<R, Study>(setting)),
          at_{smt::lifted<Stands>(start)} {
        is_complete_ = add_move();
    }
    int plies() const { return static_cast<int>(by_.size()) - 1; }
    // Does the formula hold all that may be played and reached? If not, the budget was spent on the question.
    bool is_complete() const { return is_complete_; }

    // Can play come, after so many plies, to where another option of the reading makes a difference?
    smt::Answer ask(int reading) {
        gates::Bit& any = asked_ = false;
        const ReadingInfo& info = R::info().readings[static_cast<std::size_t>(reading)];
        for (int o = 0; o < static_cast<int>(info.options.size()); ++o)
            if (!native_.readings.chosen[static_cast<std::size_t>(reading)].test(o))
                any = any || differs(with_option(setting_, reading, o));
        return ask(any);
    }
    // After `satisfiable`: the moves that lead there, each the least in record order that can.
    std::vector<Move> line() {
        gates::LeastModel least(session_, clauses_, asked_);
        std::vector<Move> moves;
        for (std::size_t i = 0; i + 1 < by_.size(); ++i) moves.push_back(least.settled<Move>(by_[i]));
        return moves;
    }
    // The play goes on by one move.
    void deepen() {
        require(legal(setting_, by_.back()) && effect(setting_, after()));
        if (ends_at_the_end_) require(in_play(before()));
        is_complete_ = is_complete_ && add_move();
    }
    // From now on nothing is played after the end. Mostly the rules say so, and it is dear to say again; where they do
    // not, lines are longer for it, so that what was refuted stays so.
    void end_at_the_end() {
        ends_at_the_end_ = true;
        for (std::size_t i = 0; i + 1 < by_.size(); ++i) require(in_play(at_[i]));
    }
    bool ends_at_the_end() const { return ends_at_the_end_; }

private:
    using Played = typename R::template Setting<Gates>;
    using Stands = typename R::template Position<Gates>;
    using Moved = typename R::template Move<Gates>;
    using C = typename R::Constraints;

    const Stands& before() const { return at_[by_.size() - 1]; }
    const Stands& after() const { return at_.back(); }
    gates::Bit legal(const Played& s, const Moved& m) const {
        return R::template well_formed<Gates>(s, before(), m) && C::template legal<Gates>(s, before(), m, {});
    }
    gates::Bit effect(const Played& s, const Stands& q) const {
        return C::template effect<Gates>(s, before(), by_.back(), q, {});
    }
    gates::Bit in_play(const Stands& p) const { return C::template outcome<Gates>(setting_, p, 0, {}); }
    gates::Bit judged_otherwise(const Played& other, const Stands& p) const {
        return exists(0, R::kOutcomes, [&](int k) {
            return C::template outcome<Gates>(setting_, p, k, {}) != C::template outcome<Gates>(other, p, k, {});
        });
    }
    // The differences of difference.hpp, all at once. Effects are functions of legal moves (proved by
    // conformance), so what is no effect under the other option is another position.
    gates::Bit differs(const Played& other) const {
        const gates::Bit by_usual = legal(setting_, by_.back()), by_other = legal(other, by_.back());
        const gates::Bit leads_elsewhere = !effect(other, after()) || judged_otherwise(other, after());
        return judged_otherwise(other, before()) || by_usual != by_other ||
               (by_usual && effect(setting_, after()) && leads_elsewhere);
    }

    void require(const gates::Bit& b) { session_.require(clauses_.term(b)); }
    smt::Answer ask(const gates::Bit& b) {
        const smt::Bit asked = clauses_.term(b);
        if (asked.is_constant() && !asked.constant()) return smt::Answer::unsatisfiable;
        return session_.check({asked});
    }
    // Any move within the mask, and a position to follow. No other can: that is refuted first, or the mask widened.
    bool add_move() {
        for (;;) {
            by_.push_back(gates::fresh_within<Moved>(net_, may_.move));
            at_.push_back(gates::fresh_within<Stands>(net_, may_.position));
            const Stands any = gates::fresh_within(net_, gates::rest_of(may_.position), after());
            const gates::Bit leads_beyond = effect(setting_, any) && gates::beyond_mask(any, may_.position);
            const smt::Answer strays = ask(legal(setting_, by_.back()) && leads_beyond);
            if (strays != smt::Answer::satisfiable) return strays == smt::Answer::unsatisfiable;
            gates::widen_mask(may_.position, gates::read_record<Position>(clauses_, any));
            may_.hold_moves(native_, budget_);
            by_.pop_back(), at_.pop_back();
        }
    }

    Setting native_;
    smt::Budget budget_;
    smt::Session session_;
    gates::Netlist net_;
    smt::ClausesOf clauses_;
    Support<R, Study> may_;
    Played setting_;
    std::vector<Stands> at_;  // one more than moves
    std::vector<Moved> by_;   // the last of them may be any
    bool ends_at_the_end_ = false;
    gates::Bit asked_;  // of a reading, last
    bool is_complete_ = true;
};

}  // namespace nomos::analysis

// A case of a difference on the board that is played on, of the fewest pieces, asked of the solver.
//
// Where the board is data, positions are thrown on boards of all sorts. What needs several pieces in certain places
// of one board is hardly met on it, and a case on a board that was thrown is hard to read and comes up in no game. With
// the board known most of a formula folds away bit by bit (gates.hpp).
#pragma once

#include <optional>

#include "analysis/lines/towards_set_up.hpp"
#include "analysis/readings/difference.hpp"
#include "analysis/readings/small_cases.hpp"
#include "checkers/hinted_proof.hpp"
#include "model/core/setting_option.hpp"
#include "model/smt/least_model.hpp"

namespace nomos::analysis {

// The board is data and nothing else is settled before a game, and no turn is a chain of moves.
template <class R>
concept WithBoards = !WithTurns<R> && !WithSettingOptions<R> && requires {
    R::setting_of_board("", "");
    R::spaces(R::default_setting());
};

// The two options differ in this way at this position and move; over any algebra.
template <class R, class A>
Bit<A> differ(Difference d, const typename R::template Setting<A>& a, const typename R::template Setting<A>& b,
              const typename R::template Position<A>& p, const typename R::template Move<A>& m) {
    using Rules = typename R::template Rules<A>;
    const auto outcomes_differ = [&](const auto& x, const auto& y) {
        return !(Rules::outcome(a, x) == Rules::outcome(b, y));
    };
    if (d == Difference::outcome) return outcomes_differ(p, p);
    const Bit<A> by_a = Rules::legal(a, p, m), by_b = Rules::legal(b, p, m);
    if (d == Difference::only_first) return by_a && !by_b;
    if (d == Difference::only_second) return by_b && !by_a;
    const auto after_a = Rules::apply(a, p, m), after_b = Rules::apply(b, p, m);
    return by_a && by_b && (d == Difference::effect ? !same(after_a, after_b) : outcomes_differ(after_a, after_b));
}

// It is played with, but for how it is read.
template <class R>
bool is_as_played(typename R::template Setting<Native> setting) {
    setting.readings = R::default_setting().readings;
    return same(setting, R::default_setting());
}

template <WithBoards R>
class SolvedCase {
public:
    using Setting = typename R::template Setting<Native>;
    using Position = typename R::template Position<Native>;
    using Move = typename R::template Move<Native>;

    SolvedCase(int reading, int first, int second, Difference difference,
               const smt::Budget& budget = {budget::kSolvedCase, 0})
        : reading_(reading), first_(first), second_(second), difference_(difference), budget_(budget) {
        for (int k = 0; k < hinted::step_cases<R>() && !best_; ++k) look(k);
    }
    // Under the first option. Of a case of the ruleset's split of a step, the first in which there is one, it is the
    // best: as many other readings as usual as will do, then the fewest pieces, then the least record.
    const std::optional<PlayCase<R>>& found() const { return best_; }

private:
    template <class A>
    static Number<A> unusual(const typename R::template Setting<A>& s) {
        const auto usual = R::default_setting().readings;
        Number<A> sum(0);
        for (std::size_t r = 0; r < R::info().readings.size(); ++r)
            sum = sum + to_number(!(s.readings.chosen[r] == usual.chosen[r]));
        return sum;
    }
    template <class A>
    Bit<A> differs(const typename R::template Setting<A>& s, const typename R::template Position<A>& p,
                   const typename R::template Move<A>& m) const {
        return differ<R, A>(difference_, with_option(s, reading_, first_), with_option(s, reading_, second_), p, m);
    }
    static ReadingSet<Native, typename R::Reading> any_readings() {
        ReadingSet<Native, typename R::Reading> any;
        for (std::size_t r = 0; r < R::info().readings.size(); ++r)
            for (std::size_t o = 0; o < R::info().readings[r].options.size(); ++o)
                any.chosen[r].set(static_cast<int>(o));
        return any;
    }
    // Whatever is about spaces is about those of the board.
    template <class Mask>
    static Mask on_board(Mask mask) {
        const auto spaces = R::spaces(R::default_setting());
        Mask::zip(
            [&]<class F>(const auto&, F& field) {
                if constexpr (std::is_same_v<F, std::remove_const_t<decltype(spaces)>>) field &= spaces;
            },
            mask);
        return mask;
    }
    // One case of the ruleset's split, put to a solver.
    struct Asked {
        smt::Session session;
        gates::Netlist net;
        smt::ClausesOf clauses{net, session};
        typename R::template Setting<Gates> setting;
        typename R::template Position<Gates> before;
        typename R::template Move<Gates> move;

        Asked(const Setting& played, int reading, const smt::Budget& budget)
            : session(budget),
              setting(smt::lifted<typename R::template Setting<Gates>>(played)),
              before(
                  gates::fresh_within<typename R::template Position<Gates>>(net, on_board(gates::rest_of(Position{})))),
              move(gates::fresh_within<typename R::template Move<Gates>>(net, on_board(gates::rest_of(Move{})))) {
            auto may = any_readings();
            may.chosen[static_cast<std::size_t>(reading)] = {};  // stays as it is played
            const auto option = setting.readings.chosen[static_cast<std::size_t>(reading)];
            setting.readings = gates::fresh_within<decltype(setting.readings)>(net, may);
            setting.readings.chosen[static_cast<std::size_t>(reading)] = option;
        }
        void require(const gates::Bit& b) { session.require(clauses.term(b)); }
    };
    void look(int k) {
        Asked c(with_option(R::default_setting(), reading_, first_), reading_, budget_);
        if constexpr (requires { R::kCases; }) {
            R::template restrict<Gates>(k, c.setting, c.move);
            c.require(R::template assume<Gates>(k, c.before, c.move));
        }
        const gates::Bit asked = differs<Gates>(c.setting, c.before, c.move);
        if (asked.is_constant() && !asked.constant()) return;  // the options compute the same
        c.require(asked && R::template well_formed<Gates>(c.setting) &&
                  R::template well_formed<Gates>(c.setting, c.before, c.move) &&
                  induction::all_invariants<R, Gates>(c.setting, c.before));
        improve(c);
    }
    // For as long as there is a better one, or it takes too long. Of those that are as good, the least.
    void improve(Asked& c) {
        const Number<Gates> odd = unusual<Gates>(c.setting), pieces = R::template pieces<Gates>(c.before);
        bool is_of_this_case = false;
        while (c.session.check({c.clauses.term(is_better(odd, pieces))}) == smt::Answer::satisfiable) {
            const auto s = gates::read_record<Setting>(c.clauses, c.setting);
            const auto m = gates::read_record<Move>(c.clauses, c.move);
            best_ = PlayCase<R>{s, with_needed(s, gates::read_record<Position>(c.clauses, c.before), m), m};
            is_of_this_case = true;
        }
        if (is_of_this_case) take_least(c, is_as_good(odd, pieces));
    }
    void take_least(Asked& c, const gates::Bit& as_good) {
        if (c.session.check({c.clauses.term(as_good)}) != smt::Answer::satisfiable) return;
        gates::LeastModel least(c.session, c.clauses, as_good);
        best_->setting.readings = least.settled<decltype(best_->setting.readings)>(c.setting.readings);
        best_->before = least.settled<Position>(c.before);
        best_->play = least.settled<Move>(c.move);
        expect(differs<Native>(best_->setting, best_->before, *best_->play), "a solved case replays");
    }
    gates::Bit is_as_good(const Number<Gates>& odd, const Number<Gates>& pieces) const {
        return odd == Number<Gates>(unusual<Native>(best_->setting)) &&
               pieces == Number<Gates>(R::template pieces<Native>(best_->before));
    }
    gates::Bit is_better(const Number<Gates>& odd, const Number<Gates>& pieces) const {
        if (!best_) return true;
        const Number<Gates> least_odd(unusual<Native>(best_->setting)),
            fewest(R::template pieces<Native>(best_->before));
        return odd < least_odd || (odd == least_odd && pieces < fewest);
    }
    // Without the pieces that make no difference to the move: a step down that the solver need not go.
    Position with_needed(const Setting& setting, Position p, const Move& move) const {
        expect(differs<Native>(setting, p, move), "a solved case replays");
        for (int cell = 0; cell < cells_of(p); ++cell) {
            Position without = p;
            clear_cell(without, cell);
            without = consistent<R>(setting, without);
            const bool is_one = R::template well_formed<Native>(setting, without) &&
                                induction::all_invariants<R, Native>(setting, without) &&
                                differs<Native>(setting, without, move);
            if (is_one) p = without;
        }
        return p;
    }

    int reading_, first_, second_;
    Difference difference_;
    smt::Budget budget_;
    std::optional<PlayCase<R>> best_;
};

}  // namespace nomos::analysis

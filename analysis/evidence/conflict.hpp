// Where a recorded game and the rules cannot both stand: which clauses and moves are at odds.
//
// An option of a reading is refuted by the record if the record cannot be played with it, the other
// readings as by default. Why not, is told by a smallest conflict: of the clauses, of the choices
// that the reading set makes, and of the recorded moves, the fewest that cannot all stand. What is
// not in the conflict is left open: a clause may be in force or not, a reading be read in any way,
// another move be made. So no part of it is to spare, whatever one thinks of the rest.
//
// It is looked for where it can be: from the last position that both the option and the default bring
// about, up to the move that is not allowed. The positions between are unknowns of the solver, and
// follow from each other by the constraints (smallest_conflict.hpp tells how the smallest is found).
#pragma once

#include "analysis/evidence/smallest_conflict.hpp"
#include "analysis/readings/readings.hpp"
#include "checkers/recorded_game.hpp"

namespace nomos::analysis {

// What cannot all stand; of no ruleset's type.
struct Conflicting {
    std::size_t first = 0, refused = 0;   // recorded moves: the first that is looked at, the one not allowed
    std::vector<std::size_t> clauses;     // the conflict: of the clause table,
    std::vector<std::size_t> readings;    // of the reading table, chosen as in the refuted set,
    std::vector<std::string> moves;       // and steps of recorded moves
    std::vector<std::string> rescued_by;  // options of the reading that play the whole record
    bool decided = false;                 // false: the budget was spent, or only a rule of whole turns objects
};
template <class R>
struct Conflict : Conflicting {
    using Position = typename R::template Position<Native>;

    Position before_first, before_refused;  // the latter as the option has it
    Position otherwise;                     // and as the default has it
};

// --- the steps between ---------------------------------------------------------------------------
template <class R>
struct RecordedStep {
    std::size_t of = 0;  // index of the recorded move
    typename R::template Move<Native> step;
};
template <class R>
std::vector<RecordedStep<R>> recorded_steps(const typename R::template Setting<Native>& setting) {
    std::vector<RecordedStep<R>> all;
    const auto& moves = R::recorded_play().moves;
    for (std::size_t k = 0; k < moves.size(); ++k)
        for (const auto& step : steps_of<R>(setting, moves[k].move)) all.push_back({k, step});
    return all;
}
// The positions that the steps lead through, up to the first that is not legal.
template <class R>
std::vector<typename R::template Position<Native>> follow(const typename R::template Setting<Native>& setting,
                                                          const std::vector<RecordedStep<R>>& steps) {
    std::vector positions{R::template start<Native>(setting)};
    for (const auto& s : steps) {
        if (!R::template Rules<Native>::legal(setting, positions.back(), s.step)) break;
        positions.push_back(R::template Rules<Native>::apply(setting, positions.back(), s.step));
    }
    return positions;
}

// --- the question --------------------------------------------------------------------------------
// Demands, in this order: each clause is in force, each reading is read so, each step is made.
template <class R>
class ConflictQuestion {
public:
    using Clauses = InForce<Symbolic, typename R::Clause>;

    ConflictQuestion(const Options& options, const typename R::template Setting<Native>& refuted,
                     const typename R::template Position<Native>& before, std::span<const RecordedStep<R>> steps)
        : session_(options.budget), setting_(smt::lifted<typename R::template Setting<Symbolic>>(refuted)) {
        for (std::size_t i = 0; i < setting_.readings.chosen.size(); ++i)
            setting_.readings.chosen[i] =
                session_.template fresh_word<kMostOptions>(std::string(R::info().readings[i].id));
        session_.require(R::template well_formed<Symbolic>(setting_));
        clauses_.clauses = session_.template fresh_word<Clauses::kCount>("clauses");
        for (int c = 0; c < Clauses::kCount; ++c) demands_.push_back(test(clauses_.clauses, c));
        for (std::size_t i = 0; i < refuted.readings.chosen.size(); ++i)
            demands_.push_back(setting_.readings.chosen[i] == refuted.readings.chosen[i]);
        auto here = smt::lifted<typename R::template Position<Symbolic>>(before);
        for (std::size_t k = 0; k < steps.size(); ++k) here = step(here, steps[k].step, k, k + 1 == steps.size());
    }
    std::size_t demands() const { return demands_.size(); }
    // Can these stand together? False where it is not known; then ran_out().
    bool holds(const Demands& some) {
        std::vector<smt::Bit> assumed;
        for (const std::size_t d : some) assumed.push_back(demands_[d]);
        const smt::Answer answer = session_.check(assumed);
        ran_out_ = ran_out_ || answer == smt::Answer::unknown;
        return answer == smt::Answer::satisfiable;
    }
    bool ran_out() const { return ran_out_; }

private:
    using Position = typename R::template Position<Symbolic>;

    // What follows from the last step is of no concern.
    Position step(const Position& before, const typename R::template Move<Native>& recorded, std::size_t k, bool last) {
        const auto name = std::to_string(k);
        const auto move = session_.template fresh<typename R::template Move<Symbolic>>("move" + name);
        const auto after = session_.template fresh<Position>("after" + name);
        session_.require(R::template well_formed<Symbolic>(setting_, before, move));
        session_.require(R::template well_formed<Symbolic>(setting_, after));
        session_.require(R::Constraints::template legal<Symbolic>(setting_, before, move, clauses_));
        if (!last) session_.require(R::Constraints::template effect<Symbolic>(setting_, before, move, after, clauses_));
        demands_.push_back(same(move, smt::lifted<typename R::template Move<Symbolic>>(recorded)));
        return after;
    }

    smt::Session session_;
    typename R::template Setting<Symbolic> setting_;
    Clauses clauses_;
    std::vector<smt::Bit> demands_;
    bool ran_out_ = false;
};

// --- the answer ----------------------------------------------------------------------------------
template <class R>
void read_conflict(const Demands& demands, const std::vector<RecordedStep<R>>& steps, Conflict<R>& c) {
    const std::size_t clauses = R::info().clauses.size(), readings = R::info().readings.size();
    for (const std::size_t d : demands)
        if (d < clauses)
            c.clauses.push_back(d);
        else if (d < clauses + readings)
            c.readings.push_back(d - clauses);
        else
            c.moves.push_back(R::print_move(R::default_setting(), steps[d - clauses - readings].step));
}
template <class R>
std::vector<std::string> rescuers(int reading) {
    std::vector<std::string> found;
    const auto& options = R::info().readings[static_cast<std::size_t>(reading)].options;
    for (int o = 0; o < static_cast<int>(options.size()); ++o)
        if (recorded_game::replay<R>(with_option(R::default_setting(), reading, o)).is_whole())
            found.emplace_back(options[static_cast<std::size_t>(o)].id);
    return found;
}

// Does the record, which the default plays, refute the option?
template <class R>
bool is_refuted(int reading, int option) {
    return recorded_game::replay<R>(R::default_setting()).is_whole() &&
           !recorded_game::replay<R>(with_option(R::default_setting(), reading, option)).is_whole();
}
// Of an option that is refuted.
template <class R>
Conflict<R> conflict_with(const Options& options, int reading, int option) {
    const auto usual = R::default_setting(), refuted = with_option(usual, reading, option);
    const auto steps = recorded_steps<R>(usual);
    const auto by_default = follow<R>(usual, steps), by_option = follow<R>(refuted, steps);
    Conflict<R> c;
    c.rescued_by = rescuers<R>(reading);
    const std::size_t last = by_option.size() - 1;  // the step that is not legal
    if (last >= steps.size()) return c;             // a rule of whole turns objects, and no step
    std::size_t first = 0;
    while (first < last && same(by_default[first + 1], by_option[first + 1])) ++first;
    const std::vector<RecordedStep<R>> looked_at(steps.begin() + static_cast<std::ptrdiff_t>(first),
                                                 steps.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    c.first = steps[first].of, c.refused = steps[last].of;
    c.before_first = by_default[first], c.before_refused = by_option[last], c.otherwise = by_default[last];
    ConflictQuestion<R> question(options, refuted, c.before_first, looked_at);
    const auto found = smallest_conflict(question.demands(), [&](const Demands& d) { return question.holds(d); });
    c.decided = found && !question.ran_out();
    if (found) read_conflict(*found, looked_at, c);
    return c;
}

}  // namespace nomos::analysis

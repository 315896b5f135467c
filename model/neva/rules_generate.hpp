// Every legal step, and every allowed turn (turn.hpp), each once and by path: by the cell it
// starts from, then by the next cell, and so on. Nothing is allocated.
#pragma once

#include <utility>

#include "model/neva/rules_capture.hpp"
#include "model/neva/rules_end.hpp"
#include "model/neva/turn.hpp"

namespace nomos::neva::played {

// What both generators look at first.
struct Choice {
    const Setting<Native>& setting;
    const Position<Native>& position;
    Side<Native> side = side_of(setting, position);
    // The pieces that can capture: the jumper, or whatever can (capture.jumper-goes-on).
    Cells<Native> capturing =
        capturers(setting, side) & (none(position.jumper) ? Cells<Native>::all() : position.jumper);

    // He can capture, and may make a quiet step instead: what he can take at once is his ally's (capture.compulsory).
    bool is_free_to_step() const {
        return allies_may_be_spared(setting) && none(position.jumper) && none(bound_capturers(setting, position, side));
    }
    Field<Native> field() const { return {side.prey, side.free}; }
    Cells<Native> quiet_targets(const Cells<Native>& from, bool king) const {
        return king ? steps_of_kings(setting, side, from) : steps_of_men(side, from);
    }
};

// --- steps -----------------------------------------------------------------------------------
template <class Visit>
struct StepGenerator {
    Choice choice;
    Visit& visit;

    void run() {
        if (any(choice.capturing)) {
            const bool free = choice.is_free_to_step();
            (free ? choice.side.own() : choice.capturing).for_each([&](int cell) { jumps_from(cell, free); });
        } else if (none(choice.position.jumper)) {
            bool blocked = true;
            choice.side.own().for_each([&](int cell) { blocked = !quiet_from(cell) && blocked; });
            if (blocked) visit(Move<Native>{});  // blocked.pass
        }
    }

private:
    void jumps_from(int cell, bool free_to_step) {
        const bool king = choice.side.kings.test(cell);
        const auto reach = reach_of<Native>(choice.setting, king);
        const auto from = Cells<Native>::single(cell);
        Cells<Native> jumps;
        each_direction([&]<Direction D>() {
            const auto one = leap<Native, D>(choice.field(), reach, from);
            const auto again = takeoffs(after_leap(choice.setting, choice.field(), from, one.victim), reach);
            jumps |= landings_allowed<Native>(choice.setting, one.landings, again);
        });
        emit(from, jumps, free_to_step ? choice.quiet_targets(from, king) : Cells<Native>(), king);
    }
    bool quiet_from(int cell) {
        const bool king = choice.side.kings.test(cell);
        const auto from = Cells<Native>::single(cell), to = choice.quiet_targets(from, king);
        emit(from, {}, to, king);
        return any(to);
    }
    void emit(const Cells<Native>& from, const Cells<Native>& jumps, const Cells<Native>& steps, bool king) {
        (jumps | steps).for_each([&](int to) {
            visit(Move<Native>{from, Cells<Native>::single(to), jumps.test(to), king});
        });
    }
};

// --- turns -----------------------------------------------------------------------------------
template <class Visit>
class TurnGenerator {
public:
    TurnGenerator(const Choice& choice, Visit& visit)
        : choice_(choice), visit_(visit), mover_(static_cast<std::size_t>(choice.position.turn.lowest())) {}

    void run() {
        if (any(choice_.capturing)) {
            if (choice_.is_free_to_step())
                captures_and_quiet_turns();
            else
                captures();
        } else if (none(choice_.position.jumper) && !quiet_turns())
            pass();
    }

private:
    // A quiet step changes neither who lives nor whose turn comes: the turn is ended once for all.
    bool quiet_turns() {
        if (!can_step(choice_.side)) return false;
        Position<Native> passed_on = choice_.position;
        pass_turn_on(choice_.setting, passed_on);
        choice_.side.own().for_each([&](int cell) {
            turn_.king = choice_.side.kings.test(cell);
            quiet_from(passed_on, cell, choice_.quiet_targets(Cells<Native>::single(cell), turn_.king));
        });
        return true;
    }
    void quiet_from(Position<Native>& passed_on, int cell, const Cells<Native>& targets) {
        const auto from = Cells<Native>::single(cell);
        auto& pieces = (turn_.king ? passed_on.kings : passed_on.men)[mover_];
        pieces ^= from;
        targets.for_each([&](int to) {
            const auto arrived = Cells<Native>::single(to);
            // crown.corner, crown.ends-turn
            auto& there = !turn_.king && to == choice_.setting.geometry.goal[mover_] ? passed_on.kings[mover_] : pieces;
            there ^= arrived;
            emit(cell, to, passed_on);
            there ^= arrived;
        });
        pieces ^= from;
    }
    void emit(int from, int to, const Position<Native>& after) {
        turn_.path[0] = static_cast<std::int8_t>(from), turn_.path[1] = static_cast<std::int8_t>(to);
        visit_(std::as_const(turn_), after);
    }
    void pass() {
        Position<Native> after = choice_.position;
        end_turn<Native>(choice_.setting, after, {}, false, true);
        turn_.pass = true;
        visit_(std::as_const(turn_), std::as_const(after));
    }

    // In pairs under pairs.capture=may: the turns of both kinds, a piece's quiet steps among its captures by path.
    // Kept out of the loop that all other games go through.
    [[gnu::noinline, gnu::cold]] void captures_and_quiet_turns() {
        Position<Native> passed_on = choice_.position;
        pass_turn_on(choice_.setting, passed_on);
        const Majority majority = majority_asked();
        choice_.side.own().for_each([&](int cell) {
            const bool takes = choice_.capturing.test(cell), king = choice_.side.kings.test(cell);
            const int least = takes ? least_taken(cell, majority) : 0;
            Turn quiet, capture;
            quiet.king = capture.king = king, capture.jump = true;
            Cells<Native> targets = choice_.quiet_targets(Cells<Native>::single(cell), king);
            const auto step_before = [&](int end) {
                Cells<Native> nearer;
                while (any(targets) && targets.lowest() < end) nearer.set(targets.pop_lowest());
                turn_ = quiet;
                quiet_from(passed_on, cell, nearer);
            };
            turn_ = capture;
            if (takes)
                walk(cell, [&](const Cells<Native>& taken, int steps) {
                    capture = turn_;
                    step_before(capture.path[1]);
                    turn_ = capture;
                    if (steps >= least) complete(cell, taken, steps);
                });
            step_before(kCells);
        });
    }

    // --- captures ------------------------------------------------------------------------------
    void captures() {
        turn_.jump = true;
        const Majority majority = majority_asked();
        choice_.capturing.for_each([&](int cell) { captures_from(cell, least_taken(cell, majority)); });
    }
    // capture.majority: how many pieces a capture must take. All captures are walked through for
    // the comparison first, and then once more; where no king captures there is nothing to compare.
    struct Majority {
        bool each_king, binds_men;
        int most;  // of all that a capture is compared with; under each-king there is no such number
    };
    Majority majority_asked() {
        const auto& readings = choice_.setting.readings;
        const bool each_king = readings.is(MajorityWhom::each_king);
        return {each_king, readings.is(MajorityWhom::men_bound), each_king ? 0 : longest_compared()};
    }
    int least_taken(int cell, const Majority& majority) {
        const bool is_bound = choice_.side.kings.test(cell) || majority.binds_men;
        return !is_bound ? 0 : majority.each_king ? longest(cell) : majority.most;
    }
    // While a capture is under way only the jumper is compared: the rest of a king's with itself, of a man's with none.
    int longest_compared() {
        const auto kings = choice_.capturing & choice_.side.kings;
        if (none(kings)) return 0;
        const bool over_all = choice_.setting.readings.is(MajorityWhom::over_all);
        int most = 0;
        (over_all ? choice_.capturing : kings).for_each([&](int cell) { most = std::max(most, longest(cell)); });
        return most;
    }
    int longest(int cell) {
        int most = 0;
        walk(cell, [&](const Cells<Native>&, int steps) { most = std::max(most, steps); });
        return most;
    }
    void captures_from(int cell, int least) {
        turn_.king = choice_.side.kings.test(cell);
        walk(cell, [&](const Cells<Native>& taken, int steps) {
            if (steps >= least) complete(cell, taken, steps);
        });
    }
    void complete(int cell, const Cells<Native>& taken, int steps) {
        const auto from = Cells<Native>::single(cell);
        const auto to = Cells<Native>::single(turn_.path[static_cast<std::size_t>(steps)]);
        Position<Native> after = choice_.position;
        take_off(after, taken | from);  // first: under captured.leave=at-once it may stand where a taken piece stood
        (turn_.king ? after.kings : after.men)[mover_] |= to;
        end_turn<Native>(choice_.setting, after, to, true, false);
        turn_.steps = steps;
        visit_(std::as_const(turn_), std::as_const(after));
    }

    // Every complete capture by the piece on `cell`; at its end done(all marked pieces, steps).
    template <class Done>
    void walk(int cell, Done&& done) {
        const auto reach = reach_of<Native>(choice_.setting, choice_.side.kings.test(cell));
        turn_.path[0] = static_cast<std::int8_t>(cell);
        go_on(choice_.field(), reach, choice_.position.captured, 0, done);
    }
    // From where the path stands the piece can jump: capture.complete.
    template <class Done>
    void go_on(const Field<Native>& field, const Reach<Native>& reach, const Cells<Native>& taken, int steps,
               Done& done) {
        const auto from = Cells<Native>::single(turn_.path[static_cast<std::size_t>(steps)]);
        each_direction([&]<Direction D>() {
            const auto one = leap<Native, D>(field, reach, from);
            if (none(one.landings)) return;
            const auto beyond = after_leap(choice_.setting, field, from, one.victim);
            const auto again = takeoffs(beyond, reach), marked = taken | one.victim;
            landings_allowed<Native>(choice_.setting, one.landings, again).for_each([&](int to) {
                turn_.path[static_cast<std::size_t>(steps) + 1] = static_cast<std::int8_t>(to);
                if (again.test(to))
                    go_on(beyond, reach, marked, steps + 1, done);
                else
                    done(marked, steps + 1);
            });
        });
    }

    const Choice& choice_;
    Visit& visit_;
    std::size_t mover_;
    Turn turn_{};
};

}  // namespace nomos::neva::played

// Constraints on the end of the game.
#pragma once

#include "model/nymbat/constraints_scene.hpp"

namespace nomos::nymbat::stated {

template <class A>
struct Ending {
    using B = Bit<A>;
    const Setting<A>& setting;
    const Sides<A>& sides;
    const InForce<A, Clause>& in_force = sides.in_force;
    const Position<A>& position = sides.before;

    B is_over() const { return is_won_by(Side::red) || is_won_by(Side::blue); }
    B is_won_by(Side s) const { return may_be_judged() && (wins_by_home_row(s) || wins_by_empty_board(s)); }

private:
    // nymbat.win.between-turns
    B may_be_judged() const { return in_force.demands(Clause::win_between_turns, position.is(Stage::start)); }

    // nymbat.win.home-row: the side to move.
    B wins_by_home_row(Side s) const {
        return in_force.grants(Clause::win_home_row, sides.moves(s) && (holds_row() || holds_a_hex_of_row()));
    }
    B holds_row() const {
        return setting.readings.is(WinThere::row) && is_on_row(sides.own) && !is_on_row(sides.enemies);
    }
    B holds_a_hex_of_row() const {
        return setting.readings.is(WinThere::hex) &&
               on_row([&](int x) { return test(sides.own, x) && !test(sides.enemies, x); });
    }
    B is_on_row(const Hexes<A>& pieces) const {
        return on_row([&](int x) { return test(pieces, x); });
    }
    template <class F>
    B on_row(F&& body) const {
        return on_some_hex([&](int x) {
            const B there = sides.in_enemy_home(x);
            return surely_not(there) ? B(false) : B(there && body(x));
        });
    }

    // nymbat.win.empty-board: the enemy had the turn before.
    B wins_by_empty_board(Side s) const {
        return in_force.grants(Clause::win_empty_board, is_all_gone() && had_last_word(s));
    }
    B is_all_gone() const {
        return position.reserve[0] == Number<A>(0) && position.reserve[1] == Number<A>(0) && none(sides.own) &&
               none(sides.enemies);
    }
    B had_last_word(Side s) const {
        const auto& readings = setting.readings;
        const auto is_of = [&](const B& blues) { return s == Side::blue ? blues : !blues; };
        return (readings.is(WinLastMover::turn) && !sides.moves(s)) ||
               (readings.is(WinLastMover::piece) && is_of(position.blue_moved_last)) ||
               (readings.is(WinLastMover::step) && is_of(position.blue_stepped_last));
    }
};

}  // namespace nomos::nymbat::stated

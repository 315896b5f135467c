// Nymbat's executable rules: what step is legal, what it does, how the game stands, and which steps
// there are. Whole boards are one word; no loop runs over hexes.
#pragma once

#include "model/nymbat/rules_breakthrough.hpp"
#include "model/nymbat/rules_generate.hpp"
#include "model/nymbat/rules_move.hpp"
#include "model/nymbat/rules_option.hpp"
#include "model/nymbat/rules_turn_end.hpp"

namespace nomos::nymbat {

template <class A>
struct Rules {
    using Bit = nomos::Bit<A>;
    using Number = nomos::Number<A>;
    using Hexes = nymbat::Hexes<A>;
    using Setting = nymbat::Setting<A>;
    using Position = nymbat::Position<A>;
    using Move = nymbat::Move<A>;
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // --- the four questions of the ruleset concept ---------------------------------------------
    // For a well-formed setting, position and step. No word on an area's certificate, which its form
    // holds. win.ends-play, and with the stages turn.one-option.
    static Bit legal(const Setting& s, const Position& p, const Move& m) {
        const Bit start = p.is(Stage::start), moving = p.is(Stage::chosen) || p.is(Stage::moving);
        return is_in_play(s, p) &&
               ((m.is(Kind::bring) && (start || p.is(Stage::bringing)) && played::may_bring(s, p, m)) ||
                (m.is(Kind::group) && start && played::may_choose(s, p, m.area.hexes)) ||
                (m.is(Kind::pass) && start && played::may_pass(s, p)) ||
                (m.is(Kind::go) && moving && played::may_go(s, p, m)) || (m.is(Kind::end) && played::may_end(s, p)) ||
                (m.is(Kind::rest) && p.is(Stage::judging) && played::may_rest<A>(p, m.area.hexes)) ||
                (m.is(Kind::take) && p.is(Stage::breaking) && played::may_take<A>(p, m.to)) ||
                (m.is(Kind::done) && p.is(Stage::breaking)) ||
                (m.is(Kind::lose) && p.is(Stage::owing) && any(m.to & played::mover_of(p).pieces())));
    }

    // The position after a legal step. What is not named in the parts stays (frame.rest-stays).
    static Position apply(const Setting& s, const Position& p, const Move& m) {
        using After = Position;
        After after = p;
        on(m.is(Kind::bring), after, [&](After& a) { played::bring(p, m, a); });
        on(m.is(Kind::group), after, [&](After& a) { played::choose(s, p, m.area.hexes, a); });
        on(m.is(Kind::go), after, [&](After& a) { played::go(s, p, m, a); });
        on(m.is(Kind::rest), after, [&](After& a) { played::rest<A>(p, m.area.hexes, a); });
        on(m.is(Kind::take), after, [&](After& a) { played::take<A>(p, m.to, a); });
        on(m.is(Kind::done), after, [&](After& a) { played::close(a); });
        on(m.is(Kind::lose), after, [&](After& a) { played::lose<A>(s, p, m.to, a); });
        on(m.is(Kind::end) || m.is(Kind::pass), after,
           [&](After& a) { played::end_turn<A>(s, p, m.is(Kind::pass), a); });
        return after;
    }

    // One-hot by Outcome: win.home-row, win.empty-board, win.between-turns.
    static Outcomes outcome(const Setting& s, const Position& p) {
        const auto at_start = [&] {
            const Outcomes bare = select(is_spent(p), wins(last_to_move(s, p)), is(Outcome::in_play));
            return select(holds_home_row(s, p), wins(p.blue_to_move), bare);
        };
        return when(p.is(Stage::start), at_start, is(Outcome::in_play));
    }

    // Every legal step once, in the order that rules_generate.hpp tells. The step is the generator's
    // own and changes after the call.
    template <class Visit>
    static void for_each_move(const Setting& s, const Position& p, Visit&& visit) {
        if (is_in_play(s, p)) played::Generator<Visit>(s, p, visit).run();
    }

private:
    // Natively a branch; as a formula a selection of what the change makes of the position.
    template <class F>
    static void on(const Bit& condition, Position& after, F&& change) {
        if constexpr (std::is_same_v<A, Native>) {
            if (condition) change(after);
        } else {
            const auto changed = [&] {
                Position other = after;
                change(other);
                return other;
            };
            after = when(condition, changed, after);
        }
    }

    // --- the end -------------------------------------------------------------------------------
    static Outcomes is(Outcome o) {
        return Outcomes(Bits<static_cast<int>(Outcome::count_)>::single(static_cast<int>(o)));
    }
    static Outcomes wins(const Bit& blue) { return select(blue, is(Outcome::blue_wins), is(Outcome::red_wins)); }
    static Bit is_in_play(const Setting& s, const Position& p) {
        return test(outcome(s, p), static_cast<int>(Outcome::in_play));
    }
    // win.home-row: the mover is on the enemy's home row, and no enemy is "there".
    static Bit holds_home_row(const Setting& s, const Position& p) {
        const Hexes goal = select(p.blue_to_move, Hexes(s.scale.home_row[0]), Hexes(s.scale.home_row[1]));
        const Hexes enemies = goal & played::enemy_of(p).pieces(), guests = goal & played::mover_of(p).pieces();
        return any(guests) && select(s.readings.is(WinThere::row), none(enemies), any(guests & ~enemies));
    }
    // win.empty-board
    static Bit is_spent(const Position& p) {
        return p.reserve[0] == Number(0) && p.reserve[1] == Number(0) && none(p.occupied());
    }
    // Whether that was Blue; the turn before was the enemy's.
    static Bit last_to_move(const Setting& s, const Position& p) {
        const Bit moved = select(s.readings.is(WinLastMover::step), p.blue_stepped_last, p.blue_moved_last);
        return select(s.readings.is(WinLastMover::turn), !p.blue_to_move, moved);
    }
};

}  // namespace nomos::nymbat

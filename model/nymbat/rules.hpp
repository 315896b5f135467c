// Nymbat's executable rules: what step is legal, what it does, how the game stands, and which steps
// there are. Whole boards are one word; no loop runs over hexes.
#pragma once

#include "model/nymbat/rules_breakthrough.hpp"
#include "model/nymbat/rules_generate.hpp"
#include "model/nymbat/rules_move.hpp"
#include "model/nymbat/rules_option.hpp"
#include "model/nymbat/rules_turn_end.hpp"

namespace nomos::nymbat {

struct Rules {
    template <class A>
    using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;

    // --- the four questions of the ruleset concept ---------------------------------------------
    // For a well-formed setting, position and step. No word on an area's certificate, which its form
    // holds. win.ends-play, and with the stages turn.one-option.
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        const Bit<A> start = p.is(Stage::start), moving = p.is(Stage::chosen) || p.is(Stage::moving);
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
    template <class A>
    static Position<A> apply(const Setting<A>& s, const Position<A>& p, const Move<A>& m) {
        using After = Position<A>;
        After after = p;
        on<A>(m.is(Kind::bring), after, [&](After& a) { played::bring(p, m, a); });
        on<A>(m.is(Kind::group), after, [&](After& a) { played::choose(s, p, m.area.hexes, a); });
        on<A>(m.is(Kind::go), after, [&](After& a) { played::go(s, p, m, a); });
        on<A>(m.is(Kind::rest), after, [&](After& a) { played::rest<A>(p, m.area.hexes, a); });
        on<A>(m.is(Kind::take), after, [&](After& a) { played::take<A>(p, m.to, a); });
        on<A>(m.is(Kind::done), after, [&](After& a) { played::close(a); });
        on<A>(m.is(Kind::lose), after, [&](After& a) { played::lose<A>(s, p, m.to, a); });
        on<A>(m.is(Kind::end) || m.is(Kind::pass), after,
              [&](After& a) { played::end_turn<A>(s, p, m.is(Kind::pass), a); });
        return after;
    }

    // One-hot by Outcome: win.home-row, win.empty-board, win.between-turns.
    template <class A>
    static Outcomes<A> outcome(const Setting<A>& s, const Position<A>& p) {
        const auto at_start = [&] {
            const Outcomes<A> bare = select(is_spent(p), wins<A>(last_to_move(s, p)), is<A>(Outcome::in_play));
            return select(holds_home_row(s, p), wins<A>(p.blue_to_move), bare);
        };
        return when(p.is(Stage::start), at_start, is<A>(Outcome::in_play));
    }

    // Every legal step once, in the order that rules_generate.hpp tells. The step is the generator's
    // own and changes after the call.
    template <class Visit>
    static void for_each_move(const Setting<Native>& s, const Position<Native>& p, Visit&& visit) {
        if (is_in_play(s, p)) played::Generator<Visit>(s, p, visit).run();
    }

private:
    // Natively a branch; as a formula a selection of what the change makes of the position.
    template <class A, class F>
    static void on(const Bit<A>& condition, Position<A>& after, F&& change) {
        if constexpr (std::is_same_v<A, Native>) {
            if (condition) change(after);
        } else {
            const auto changed = [&] {
                Position<A> other = after;
                change(other);
                return other;
            };
            after = when(condition, changed, after);
        }
    }

    // --- the end -------------------------------------------------------------------------------
    template <class A>
    static Outcomes<A> is(Outcome o) {
        return Outcomes<A>(Bits<static_cast<int>(Outcome::count_)>::single(static_cast<int>(o)));
    }
    template <class A>
    static Outcomes<A> wins(const Bit<A>& blue) {
        return select(blue, is<A>(Outcome::blue_wins), is<A>(Outcome::red_wins));
    }
    template <class A>
    static Bit<A> is_in_play(const Setting<A>& s, const Position<A>& p) {
        return test(outcome(s, p), static_cast<int>(Outcome::in_play));
    }
    // win.home-row: the mover is on the enemy's home row, and no enemy is "there".
    template <class A>
    static Bit<A> holds_home_row(const Setting<A>& s, const Position<A>& p) {
        const Hexes<A> goal = select(p.blue_to_move, Hexes<A>(s.scale.home_row[0]), Hexes<A>(s.scale.home_row[1]));
        const Hexes<A> enemies = goal & played::enemy_of(p).pieces(), guests = goal & played::mover_of(p).pieces();
        return any(guests) && select(s.readings.is(WinThere::row), none(enemies), any(guests & ~enemies));
    }
    // win.empty-board
    template <class A>
    static Bit<A> is_spent(const Position<A>& p) {
        return p.reserve[0] == Number<A>(0) && p.reserve[1] == Number<A>(0) && none(p.occupied());
    }
    // Whether that was Blue; the turn before was the enemy's.
    template <class A>
    static Bit<A> last_to_move(const Setting<A>& s, const Position<A>& p) {
        return select(s.readings.is(WinLastMover::turn), !p.blue_to_move, p.blue_moved_last);
    }
};

}  // namespace nomos::nymbat

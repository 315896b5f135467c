// What an action does beside the board: routed pieces, victory, whose turn it is, idle turns.
#pragma once

#include "model/nika/constraints_march.hpp"

namespace nomos::nika::stated {

template <class A, class F>
Cells<A> spaces_where(F&& holds) {
    Cells<A> word{};
    for (int x = 0; x < kFrame; ++x)
        if (const Bit<A> here = holds(x); !surely_not(here))
            word = word | select(here, Cells<A>(Bits<kFrame>::single(x)), Cells<A>{});
    return word;
}

// --- routed pieces: nika.rout.routed-area, nika.rally.place ------------------------------------
template <class A>
using PerCityNumber = std::array<Number<A>, std::size_t{kCities}>;

template <class A>
PerCityNumber<A> routed_by(const March<A>& m) {
    const Cells<A> lost = spaces_where<A>([&](int x) { return m.is_lost(x); });
    PerCityNumber<A> n{};
    for (std::size_t c = 0; c < n.size(); ++c)
        n[c] = select(m.scene.in_force(Clause::rout_routed_area), count(lost & m.scene.before.city[c]), Number<A>(0));
    return n;
}
template <class A>
PerCityNumber<A> rallied(const Scene<A>& s) {
    PerCityNumber<A> n{};
    for (int c = 0; c < kCities; ++c) n[index(c)] = Number<A>(0) - to_number(test(s.before.turn, c));
    return n;
}
// Each city's count grows by so much; a count that does not grow is a matter of the frame.
template <class A>
Bit<A> routed_grow_by(const Scene<A>& s, const PerCityNumber<A>& growth, const Position<A>& after) {
    return for_all(0, kCities, [&](int c) {
        const std::size_t i = index(c);
        return implies(s.in_force(Clause::frame_rest_stays) || growth[i] != Number<A>(0),
                       after.routed[i] == s.before.routed[i] + growth[i]);
    });
}

// --- victory: nika.win.victory-area -------------------------------------------------------------
constexpr int team_of(int city) { return city % 2; }

template <class A>
struct Homecoming {
    std::array<Bit<A>, 2> by_team{};
};
template <class A>
Bit<A> walked_home(const March<A>& m) {
    return exists(0, kFrame, [&](int x) { return m.is_entered(x) && at(m.scene.own_victory, x); });
}
template <class A>
Bit<A> was_pushed_home(const March<A>& m, int city) {
    const Scene<A>& s = m.scene;
    return exists(0, kFrame, [&](int x) {
        return m.is_pushed_into(x) && at(s.setting.board.victory[index(city)], x) &&
               at(s.before.city[index(city)], behind(x, m.direction));
    });
}
template <class A>
Homecoming<A> comes_home(const March<A>& m) {
    const Scene<A>& s = m.scene;
    const Bit<A> walked = walked_home(m), pushing_counts = s.reads(VictoryPushedHome::wins);
    Homecoming<A> home;
    for (int c = 0; c < kCities; ++c) {
        Bit<A>& team = home.by_team[index(team_of(c))];
        const Bit<A> pushed = when(
            pushing_counts, [&] { return was_pushed_home(m, c); }, Bit<A>(false));
        team = team || s.in_force.grants(Clause::win_victory_area, (walked && test(s.before.turn, c)) || pushed);
    }
    return home;
}
// The record of who came home, and of whose action it was.
template <class A>
Bit<A> victory_recorded(const Scene<A>& s, const Homecoming<A>& home, const Position<A>& after) {
    const Bit<A> won = home.by_team[0] || home.by_team[1];
    return for_all(0, 2, [&](int team) {
        const Bit<A> acts = test(s.before.turn, team) || test(s.before.turn, ally_of(team));
        const Bit<A> wins = test(s.before.winners, team) || home.by_team[index(team)];
        const Bit<A> acted = select(won, acts, test(s.before.actors, team));
        const Bit<A> recorded = iff(test(after.winners, team), wins) && iff(test(after.actors, team), acted);
        return implies(won || s.in_force(Clause::frame_rest_stays), recorded);
    });
}

// --- turns and idleness -------------------------------------------------------------------------
// nika.turn.two-actions, nika.turn.clockwise
template <class A>
Bit<A> turn_goes_on(const Scene<A>& s, const Position<A>& after) {
    const Position<A>& before = s.before;
    const Bit<A> goes_round =
        for_all(0, kCities, [&](int c) { return iff(test(after.turn, (c + 1) % kCities), test(before.turn, c)); });
    return s.in_force.demands(Clause::turn_two_actions, iff(after.second_action, !before.second_action) &&
                                                            (before.second_action || after.turn == before.turn)) &&
           s.in_force.demands(Clause::turn_clockwise, implies(before.second_action, goes_round));
}
// nika.draw.all-pass counts the turns in which both actions were passes.
template <class A>
Bit<A> idleness_counted(const Scene<A>& s, const Position<A>& after) {
    const Bit<A> pass = s.action.is(Kind::pass), second = s.before.second_action;
    const Number<A> one_more = s.before.idle_turns + to_number(second && s.before.passed_first);
    return s.in_force.demands(Clause::draw_all_pass, iff(after.passed_first, pass && !second) &&
                                                         after.idle_turns == select(pass, one_more, Number<A>(0)));
}

}  // namespace nomos::nika::stated

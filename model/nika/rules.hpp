// Nika's executable rules: what is legal, what an action does, how the game stands.
#pragma once

#include <span>
#include <utility>

#include "model/nika/rules_generate.hpp"
#include "model/nika/rules_march.hpp"

namespace nomos::nika {

template <class A>
struct Rules {
    using Bit = nomos::Bit<A>;
    using Number = nomos::Number<A>;
    using Cells = nika::Cells<A>;
    using Setting = nika::Setting<A>;
    using Position = nika::Position<A>;
    using Action = nika::Action<A>;
    using Sides = nika::Sides<A>;
    using Aftermath = nika::Aftermath<A>;

    static constexpr int kIdleTurnsToDraw = 4;  // nika.draw.all-pass

    // For a well-formed setting, position and action.
    static Bit legal(const Setting& s, const Position& p, const Action& m) {
        const Sides sides = sides_of(s, p);
        return undecided(p) &&
               (m.is(Kind::pass) || (m.is(Kind::rotate) && may_rotate(s, p, sides, m)) ||
                (m.is(Kind::move) && may_move(s, p, sides, m)) || (m.is(Kind::rally) && may_rally(s, p, m)));
    }

    // The position after a legal action.
    static Position apply(const Setting& s, const Position& p, const Action& m) {
        Position after = when(
            m.is(Kind::rotate), [&] { return rotated(p, m); }, p);
        after = when(
            m.is(Kind::move), [&] { return moved(s, p, m); }, after);
        after = when(
            m.is(Kind::rally), [&] { return rallied(p, m); }, after);
        count_action(p, m.is(Kind::pass), after);
        return after;
    }

    // One-hot by Outcome (nika.win.ally, nika.draw.all-pass).
    static Word<A, 4> outcome(const Setting& s, const Position& p) {
        const Bit both = test(p.winners, 0) && test(p.winners, 1);
        const Bit shared = both && s.readings.is(VictoryBothAtOnce::draw);
        const Word<A, 2> team = select(both, p.actors, p.winners);
        return flag<4>(Outcome::in_play, undecided(p)) |
               flag<4>(Outcome::athens_messene_win, !shared && test(team, 0)) |
               flag<4>(Outcome::sparta_thebes_win, !shared && test(team, 1)) |
               flag<4>(Outcome::draw, shared || (none(p.winners) && !undecided(p)));
    }

    // Every legal action once, in the order that rules_generate.hpp tells.
    template <class Visit>
    static void for_each_move(const Setting& s, const Position& p, Visit&& visit) {
        if (undecided(p)) Generator<Visit>{s, p, sides_of(s, p), visit}.run();
    }

    // The same game state (nika.draw.repetition).
    static Bit same_state(const Setting& s, const Position& p, const Position& q) {
        Bit board = true, rest = p.turn == q.turn;
        for (std::size_t i = 0; i < 4; ++i) {
            board = board && p.city[i] == q.city[i] && p.facing[i] == q.facing[i];
            rest = rest && p.routed[i] == q.routed[i];
        }
        if (s.readings.is(DrawSameState::everything)) rest = rest && p.second_action == q.second_action;
        return board && (s.readings.is(DrawSameState::pieces_only) || rest);
    }

    // Whether the last position of a game, its set-up counting as the first, is the occurrence of
    // its state at which the game is drawn (nika.draw.repetition).
    static bool drawn_by_repetition(const Setting& s, std::span<const Position> game) {
        const bool within_turns = s.readings.is(DrawCompared::after_action);
        const auto is_compared = [&](const Position& p) { return within_turns || !p.second_action; };
        if (!is_compared(game.back())) return false;
        int occurrences = 0;
        for (const Position& p : game) occurrences += is_compared(p) && same_state(s, p, game.back()) ? 1 : 0;
        return occurrences >= (s.readings.is(DrawRepeated::third_time) ? 3 : 4);
    }

    // nika.phalanx.formation: connected and all facing one way; of the city's own pieces there are
    // never more than six, so a flood from one of them is through after five steps.
    static Bit connected(const Cells& pieces) {
        Cells flood = lowest_of(pieces);
        for (int i = 0; i < kLongestReach; ++i) flood = flooded(flood, pieces);
        return flood == pieces;
    }
    static Cells flooded(const Cells& flood, const Cells& pieces) { return flood | (Frame::beside(flood) & pieces); }
    // The lowest bit of a word: everything above some bit is smeared out.
    static Cells lowest_of(const Cells& w) {
        Cells above = w << 1;
        for (int n = 1; n < kFrame; n *= 2) above = above | (above << n);
        return w & ~above;
    }
    static Bit is_phalanx(const Position& p, const Cells& pieces) {
        Bit one_way = false;
        for (const Cells& facing : p.facing) one_way = one_way || none(pieces & ~facing);
        return one_way && connected(pieces);
    }

private:
    template <int N, class E>
    static Word<A, N> flag(E value, const Bit& on) {
        return select(on, Word<A, N>(Bits<N>::single(static_cast<int>(value))), Word<A, N>());
    }
    static Bit undecided(const Position& p) { return none(p.winners) && p.idle_turns < Number(kIdleTurnsToDraw); }
    // nika.rotate.single, nika.rotate.phalanx
    static Bit may_rotate(const Setting& s, const Position& p, const Sides& sides, const Action& m) {
        Cells already;
        for (std::size_t d = 0; d < 4; ++d) already = select(m.towards(kDirections[d]), p.facing[d], already);
        return none(m.pieces & ~sides.own) && (one_hot(m.pieces) || is_phalanx(p, m.pieces)) &&
               implies(s.readings.is(RotateNull::barred), none(m.pieces & already));
    }

    // nika.move.single, nika.phalanx.forward, nika.phalanx.subset
    static Bit may_move(const Setting& s, const Position& p, const Sides& sides, const Action& m) {
        const Bit single = one_hot(m.pieces), together = connected(m.pieces);
        return none(m.pieces & ~sides.own) && in_direction<Bit>(m.direction, [&]<Direction D>() -> Bit {
                   const Cells facing = p.facing[static_cast<std::size_t>(D)];
                   return (single || (together && none(m.pieces & ~facing))) &&
                          March<A, D>{s, p, sides, m.pieces}.possible();
               });
    }

    // nika.rally.place
    static Bit may_rally(const Setting& s, const Position& p, const Action& m) {
        return none(m.pieces & p.occupied()) && exists(0, kCities, [&](int c) -> Bit {
                   const auto i = static_cast<std::size_t>(c);
                   return test(p.turn, c) && none(m.pieces & ~s.board.rally[i]) && p.routed[i] > Number(0);
               });
    }

    static Position rotated(Position p, const Action& m) {
        for (std::size_t d = 0; d < 4; ++d)
            p.facing[d] = (p.facing[d] & ~m.pieces) | select(m.towards(kDirections[d]), m.pieces, Cells());
        return p;
    }

    static Position rallied(Position p, const Action& m) {
        for (std::size_t i = 0; i < 4; ++i) {
            const Bit acts = test(p.turn, static_cast<int>(i));
            p.city[i] = p.city[i] | select(acts, m.pieces, Cells());
            p.routed[i] = p.routed[i] - to_number(acts);
            p.facing[i] = p.facing[i] | select(m.towards(kDirections[i]), m.pieces, Cells());
        }
        return p;
    }

    static Position moved(const Setting& s, Position p, const Action& m) {
        const Sides sides = sides_of(s, p);
        const Aftermath after = in_direction<Aftermath>(m.direction, [&]<Direction D>() {
            return March<A, D>{s, p, sides, m.pieces}.carried_out();
        });
        record_fallen(p, after.fallen);
        p.city = after.city;
        p.facing = after.facing;
        record_winners(s, p, after.arrived);
        return p;
    }

    // nika.rout.routed-area
    static void record_fallen(Position& p, const Cells& fallen) {
        for (std::size_t c = 0; c < kCities; ++c) {
            const Cells lost = p.city[c] & fallen;
            p.routed[c] = p.routed[c] + when(
                                            any(lost), [&] { return count(lost); }, Number(0));
        }
    }

    // nika.win.victory-area, nika.win.ally
    static void record_winners(const Setting& s, Position& p, const Cells& arrived) {
        for (int team = 0; team < 2; ++team) {
            const auto a = static_cast<std::size_t>(team), b = a + 2;
            const Cells home = (p.city[a] & s.board.victory[a]) | (p.city[b] & s.board.victory[b]);
            p.winners = p.winners | flag<2>(team, any(home & arrived));
        }
        const Bit first_team = test(p.turn, 0) || test(p.turn, 2);
        const Word<A, 2> acting = flag<2>(0, first_team) | flag<2>(1, !first_team);
        p.actors = select(any(p.winners), acting, p.actors);
    }

    // nika.turn.clockwise, nika.turn.two-actions, nika.action.pass
    static void count_action(const Position& before, const Bit& pass, Position& after) {
        const Bit last = before.second_action, idle_turn = last && pass && before.passed_first;
        after.turn = select(last, Word<A, 4>((before.turn << 1) | (before.turn >> 3)), before.turn);
        after.second_action = !last;
        after.passed_first = !last && pass;
        after.idle_turns = select(pass, before.idle_turns + to_number(idle_turn), Number(0));
    }
};

}  // namespace nomos::nika

// Hopper's rules. The constraints are a stand-in that judges steps by the rules: what is tested here
// is what is made of steps, never whether two encodings agree.
#pragma once

#include <algorithm>

#include "model/core/clause.hpp"
#include "tests/hopper/position.hpp"

namespace nomos::hopper {

enum class Clause { step_legal, turn_complete, most_taken, count_ };
inline const std::array<ClauseInfo, static_cast<std::size_t>(Clause::count_)> kClauses{{
    {"hopper.step.legal", "Each step is legal."},
    {"hopper.turn.complete", "A turn goes on while its piece can take, and no longer."},
    {"hopper.most.taken", "A turn takes as many as any other could."},
}};

template <class A>
struct Rules {
    using Bit = nomos::Bit<A>;
    using Cells = hopper::Cells<A>;
    using Players = hopper::Players<A>;
    using Setting = hopper::Setting<A>;
    using Position = hopper::Position<A>;
    using Move = hopper::Move<A>;

    // --- steps -------------------------------------------------------------------------------
    static Bit legal(const Setting& s, const Position& p, const Move& m) {
        const Cells own = p.own(), taking = takers(p, own);
        const Bit quiet = none(p.jumper) && none(taking);
        const Cells right = quiet_to(s, p, m.from);
        const Bit goes = any(m.from & own) && quiet && any(m.to & right);
        const Bit jumps = any(m.from & own) && (none(p.jumper) || m.from == p.jumper) && any(victim(p, m));
        const Bit passes = none(m.from) && quiet && none(quiet_to(s, p, own));
        return test(outcome(s, p), 0) && any(own) && (goes || jumps || passes);
    }
    static Position apply(const Setting&, const Position& p, const Move& m) {
        const Cells gone = victim(p, m), way = m.from | m.to;
        Position after = p;
        for (std::size_t i = 0; i < kPlayers; ++i)
            after.pieces[i] = select(test(p.turn, static_cast<int>(i)), p.pieces[i] ^ way, p.pieces[i] & ~gone);
        const Bit goes_on = any(gone) && any(takers(after, m.to));
        after.jumper = select(goes_on, m.to, Cells{});
        after.turn = select(goes_on, p.turn, next_living(after));
        return after;
    }
    static Word<A, 5> outcome(const Setting&, const Position& p) {
        const Bit a = any(p.pieces[0]), b = any(p.pieces[1]), c = any(p.pieces[2]);
        const auto flag = [](int k, const Bit& on) { return select(on, Word<A, 5>(Bits<5>::single(k)), Word<A, 5>()); };
        return flag(0, (a && b) || (a && c) || (b && c)) | flag(1, a && !b && !c) | flag(2, b && !a && !c) |
               flag(3, c && !a && !b) | flag(4, !a && !b && !c);
    }
    template <class Visit>
    static void for_each_move(const Setting& s, const Position& p, Visit&& visit) {
        const auto tried = [&](const Move& m) {
            if (legal(s, p, m)) visit(m);
        };
        tried({});
        for (int from = 0; from < kCells; ++from)
            for (int to = 0; to < kCells; ++to) tried({Bits<kCells>::single(from), Bits<kCells>::single(to)});
    }

    // --- turns -------------------------------------------------------------------------------
    template <class Visit>
    static void for_each_turn(const Setting& s, const Position& p, Visit&& visit) {
        int most = 0;
        chains(s, p, [&](const Turn& t, const Position&) { most = std::max(most, t.steps); });
        chains(s, p, [&](const Turn& t, const Position& after) {
            if (s.readings.is(MostTaken::free) || t.steps == most) visit(t, after);
        });
    }
    // Every complete chain of steps.
    template <class Visit>
    static void chains(const Setting& s, const Position& p, Visit&& visit) {
        Turn turn;
        const auto go_on = [&](auto&& self, const Position& now, std::size_t steps) -> void {
            for_each_move(s, now, [&](const Move& m) {
                turn.pass = m.from.none();
                if (!turn.pass) turn.path[steps] = m.from.lowest(), turn.path[steps + 1] = m.to.lowest();
                const Position after = apply(s, now, m);
                if (after.jumper.any()) return self(self, after, steps + 1);
                turn.steps = static_cast<int>(steps) + 1;
                std::fill(turn.path.begin() + (turn.pass ? 0 : turn.steps + 1), turn.path.end(), 0);
                visit(turn, after);
            });
        };
        go_on(go_on, p, 0);
    }

private:
    // Those of `from` that can take.
    static Cells takers(const Position& p, const Cells& from) {
        const Cells prey = p.occupied() & ~p.own(), free = ~p.occupied();
        return from & (((prey & (free >> 1)) >> 1) | ((prey & (free << 1)) << 1));
    }
    static Cells quiet_to(const Setting& s, const Position& p, const Cells& from) {
        const Cells back = select(s.readings.is(QuietWay::both), from >> 1, Cells{});
        return ((from << 1) | back) & ~p.occupied();
    }
    // Whom the move jumps over; nobody when it is no jump to a free cell.
    static Cells victim(const Position& p, const Move& m) {
        const Cells prey = p.occupied() & ~p.own(), free = m.to & ~p.occupied();
        return prey & (((m.from << 1) & (free >> 1)) | ((m.from >> 1) & (free << 1)));
    }
    static Players next_living(const Position& p) {
        const auto turned = [](const Players& w) { return Players((w << 1) | (w >> (kPlayers - 1))); };
        Players alive{};
        for (int i = 0; i < kPlayers; ++i) {
            const Players one(hopper::Players<Native>::single(i));
            alive = alive | select(any(p.pieces[static_cast<std::size_t>(i)]), one, Players{});
        }
        const Players second = turned(p.turn), third = turned(second);
        return select(any(second & alive), second, select(any(third & alive), third, p.turn));
    }
};

struct Constraints {
    template <class A>
    using Clauses = InForce<A, Clause>;
    template <class A>
    static Bit<A> legal(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Clauses<A>& in_force) {
        return in_force.demands(Clause::step_legal, Rules<A>::legal(s, p, m));
    }
    template <class A>
    static Bit<A> effect(const Setting<A>& s, const Position<A>& p, const Move<A>& m, const Position<A>& after,
                         const Clauses<A>&) {
        return same(Rules<A>::apply(s, p, m), after);
    }
    template <class A>
    static Bit<A> outcome(const Setting<A>& s, const Position<A>& p, int k, const Clauses<A>&) {
        return test(Rules<A>::outcome(s, p), k);
    }
    static bool turn_legal(const Setting<Native>& s, const Position<Native>& start, const Turn& turn,
                           const Clauses<Native>& in_force) {
        Position<Native> p = start;
        bool complete = true;
        for (int i = 0; i < turn.steps; ++i) {
            if (!legal<Native>(s, p, turn.step(i), in_force)) return false;
            p = Rules<Native>::apply(s, p, turn.step(i));
            complete = complete && p.jumper.any() == (i + 1 < turn.steps);
        }
        int most = 0;
        Rules<Native>::chains(s, start,
                              [&](const Turn& t, const Position<Native>&) { most = std::max(most, t.steps); });
        return in_force.demands(Clause::turn_complete, complete) &&
               in_force.demands(Clause::most_taken, s.readings.is(MostTaken::free) || turn.steps == most);
    }
};

}  // namespace nomos::hopper

// Constraints on a whole turn, natively: its steps one after the other, and neva.capture.majority,
// which compares it with all that the player could have taken instead (model/neva/turn.hpp).
#pragma once

#include "model/neva/constraints_effect.hpp"
#include "model/neva/constraints_end.hpp"
#include "model/neva/turn.hpp"

namespace nomos::neva::stated {

using Clauses = InForce<Native, Clause>;

// --- one step ----------------------------------------------------------------------------------
// The game is in play, its player is living, and every clause on moving is kept.
template <class A>
Bit<A> allows(const Setting<A>& setting, const Position<A>& position, const Move<A>& move,
              const InForce<A, Clause>& in_force) {
    const Standing<A> standing{setting, position, in_force};
    const Bit<A> may_move = in_force.demands(Clause::win_ends_play, standing.is_in_play()) &&
                            in_force.demands(Clause::turn_living, standing.is_movers_life());
    return when(
        may_move,
        [&] {
            const Scene<A> scene{setting, position, in_force};
            return Step<A>{scene, move}.allowed();
        },
        Bit<A>(false));
}

// The position that the clauses describe; what they do not change stays.
inline Position<Native> follow(const Setting<Native>& setting, const Position<Native>& before, const Move<Native>& move,
                               const Clauses& in_force) {
    const Scene<Native> scene{setting, before, in_force};
    const Step<Native> step{scene, move};
    const Aftermath<Native> said(step);
    Position<Native> after{};
    for (int q = 0; q < kPlayers; ++q) {
        after.turn.assign(q, said.has_turn(q)), after.retired.assign(q, said.is_retired(q));
        for (int c = 0; c < kCells; ++c) {
            after.men[index(q)].assign(c, said.has_man(q, c));
            after.kings[index(q)].assign(c, said.has_king(q, c));
        }
    }
    for (int c = 0; c < kCells; ++c)
        after.jumper.assign(c, said.is_jumper(c)), after.captured.assign(c, said.is_marked(c));
    return after;
}

// --- the longest capture -----------------------------------------------------------------------
// How many captures the piece on `from` can make before its turn ends: one and as many as it can
// make then, after the best of its jumps.
inline int most_captures(const Setting<Native>& setting, const Position<Native>& position, int from, bool king,
                         const Clauses& in_force) {
    int most = 0;
    for (Direction d : kDirections)
        for (int to = beside(from, d); to >= 0; to = beside(to, d)) {
            const Move<Native> jump{Bits<kCells>::single(from), Bits<kCells>::single(to), true, king};
            if (!allows<Native>(setting, position, jump, in_force)) continue;
            const Position<Native> after = follow(setting, position, jump, in_force);
            const bool goes_on = after.jumper.any();
            most = std::max(most, 1 + (goes_on ? most_captures(setting, after, to, king, in_force) : 0));
        }
    return most;
}

struct WholeTurn {
    const Setting<Native>& setting;
    const Position<Native>& start;
    const Turn& turn;
    const Clauses& in_force;

    bool allowed() const {
        if (turn.pass) return allows<Native>(setting, start, Move<Native>{}, in_force);
        return goes_its_way(start, 0) && in_force.demands(Clause::capture_majority, takes_enough());
    }
    // From its i-th step on every step is allowed, and the last one and no other ends the turn.
    bool goes_its_way(const Position<Native>& position, int i) const {
        const Move<Native> step = turn.step(i);
        if (!allows<Native>(setting, position, step, in_force)) return false;
        const Position<Native> after = follow(setting, position, step, in_force);
        const bool is_last = i + 1 == turn.steps;
        return after.jumper.none() == is_last && (is_last || goes_its_way(after, i + 1));
    }
    // neva.capture.majority
    bool takes_enough() const {
        if (!turn.jump || !is_bound()) return true;
        const int own = turn.path[0], taken = turn.captures();
        if (start.jumper.any() || setting.readings.is(MajorityWhom::each_king)) return taken >= most_by(own);
        const bool men_too = setting.readings.is(MajorityWhom::over_all);
        return for_all(0, kCells, [&](int c) { return !is_compared(c, men_too) || taken >= most_by(c); });
    }
    // A king that captures is, and under majority.whom=men-bound a man too. The rest of a man's capture is
    // compared with nothing: only kings' captures count there, and the jumper is none.
    bool is_bound() const { return turn.king || (setting.readings.is(MajorityWhom::men_bound) && start.jumper.none()); }
    // Under majority.whom=over-all all pieces of the mover, else his kings.
    bool is_compared(int c, bool men_too) const {
        const Scene<Native> scene{setting, start, in_force};
        return scene.own.test(c) && (men_too || scene.kings.test(c));
    }
    // Without these two clauses a king could go back and forth over one piece for ever.
    int most_by(int c) const {
        Clauses finite = in_force;
        finite.clauses.set(static_cast<int>(Clause::capture_not_twice));
        finite.clauses.set(static_cast<int>(Clause::capture_leave));
        const Scene<Native> scene{setting, start, in_force};
        return most_captures(setting, start, c, scene.kings.test(c), finite);
    }
};

}  // namespace nomos::neva::stated

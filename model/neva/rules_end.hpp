// The end of a turn, in the order that text/clauses.toml states, and the end of the game.
#pragma once

#include "model/neva/rules_pairs.hpp"

namespace nomos::neva::played {

// --- who lives -------------------------------------------------------------------------------
// A bit a player; marked pieces count.
template <class A>
inline Players<A> living(const Position<A>& p) {
    Players<A> with_pieces{};
    for (std::size_t i = 0; i < kPlayers; ++i) {
        const Players<A> one(Players<Native>::single(static_cast<int>(i)));
        with_pieces = with_pieces | select(any(p.pieces_of(i)), one, Players<A>());
    }
    return with_pieces & ~p.retired;
}
template <class A>
inline Players<A> clockwise(const Players<A>& w) {
    return (w << 1) | (w >> (kPlayers - 1));
}
// More than one: any two of four are neighbours or across.
template <class A>
inline Bit<A> several(const Players<A>& w) {
    const Players<A> next = clockwise<A>(w);
    return any(w & (next | clockwise<A>(next)));
}
// turn.clockwise
template <class A>
inline Players<A> next_living(const Players<A>& turn, const Players<A>& alive) {
    const Players<A> second = clockwise<A>(turn), third = clockwise<A>(second), fourth = clockwise<A>(third);
    return select(any(second & alive), second,
                  select(any(third & alive), third, select(any(fourth & alive), fourth, turn)));
}

// --- the end of a turn -----------------------------------------------------------------------
template <class A>
inline void take_off(Position<A>& p, const Cells<A>& gone) {
    for (std::size_t i = 0; i < kPlayers; ++i) {
        p.men[i] = p.men[i] & ~gone;
        p.kings[i] = p.kings[i] & ~gone;
    }
}
// The player's men on his goal corner become kings if it is among `where`: crown.corner.
template <class A>
inline void crown(const Setting<A>& s, Position<A>& p, const Players<A>& player, const Cells<A>& where) {
    for (std::size_t i = 0; i < kPlayers; ++i) {
        const Cells<A> goal = p.men[i] & where & Cells<Native>::single(s.geometry.goal[i]);
        const Cells<A> man = select(test(player, static_cast<int>(i)), goal, Cells<A>());
        p.men[i] = p.men[i] ^ man;
        p.kings[i] = p.kings[i] | man;
    }
}
// blocked.fate
template <class A>
inline void retire_mover(const Setting<A>& s, Position<A>& p, const Bit<A>& passed) {
    const Bit<A> retires = passed && !s.readings.is(BlockedPlayer::skipped);
    const Bit<A> leaves = passed && s.readings.is(BlockedPlayer::out_leave);
    for (std::size_t i = 0; i < kPlayers; ++i) {
        const Bit<A> gone = leaves && test(p.turn, static_cast<int>(i));
        p.men[i] = select(gone, Cells<A>(), p.men[i]);
        p.kings[i] = select(gone, Cells<A>(), p.kings[i]);
    }
    p.retired = p.retired | select(retires, p.turn, Players<A>());
}
// turn.clockwise; crown.not-by-jump under crown.jump=next-turn.
template <class A>
inline void pass_turn_on(const Setting<A>& s, Position<A>& p) {
    p.turn = next_living<A>(p.turn, living(p));
    const Players<A> crowned = select(s.readings.is(CrownJump::next_turn), p.turn, Players<A>());
    crown<A>(s, p, crowned, Cells<Native>::all());
}
// Ends the mover's turn, once the marked pieces have left (capture.leave). `to` is where his last
// step led, `jump` whether it was a jump; after a pass there is no such cell. crown.corner,
// crown.not-by-jump, crown.ends-turn.
template <class A>
inline void end_turn(const Setting<A>& s, Position<A>& p, const Cells<A>& to, const Bit<A>& jump,
                     const Bit<A>& passed) {
    p.captured = Cells<A>(), p.jumper = Cells<A>();
    const Bit<A> crowns = !jump || s.readings.is(CrownJump::at_end);
    crown<A>(s, p, p.turn, select(crowns, to, Cells<A>()));
    retire_mover<A>(s, p, passed);
    pass_turn_on(s, p);
}

// --- the end of the game ---------------------------------------------------------------------
template <class A>
using Outcomes = Word<A, static_cast<int>(Outcome::count_)>;
template <class A>
inline Outcomes<A> flag(Outcome o, const Bit<A>& on) {
    return select(on, Outcomes<A>(Outcomes<Native>::single(static_cast<int>(o))), Outcomes<A>());
}
// win.last; win.pairs under pairs.victory=alone.
template <class A>
inline Outcomes<A> outcome_of_singles(const Players<A>& alive) {
    const Bit<A> nobody = none(alive), last = !nobody && !several<A>(alive);
    Outcomes<A> out = flag<A>(Outcome::in_play, !last && !nobody) | flag<A>(Outcome::nobody_wins, nobody);
    for (int i = 0; i < kPlayers; ++i) {
        const auto wins = static_cast<Outcome>(static_cast<int>(Outcome::white_wins) + i);
        out = out | flag<A>(wins, last && test(alive, i));
    }
    return out;
}
// win.pairs, where a pair wins as one.
template <class A>
inline Outcomes<A> outcome_of_pairs(const Setting<A>& s, const Players<A>& alive) {
    const Players<A> white = pair_of_white(s);
    const Bit<A> ours = any(alive & white), theirs = any(alive & ~white);
    const Bit<A> ends = s.readings.is(PairsVictory::enemies_out) || !several<A>(alive);
    const Bit<A> we_win = ends && ours && !theirs, they_win = ends && theirs && !ours, nobody = none(alive);
    return flag<A>(Outcome::pair_of_white_wins, we_win) | flag<A>(Outcome::other_pair_wins, they_win) |
           flag<A>(Outcome::nobody_wins, nobody) | flag<A>(Outcome::in_play, !we_win && !they_win && !nobody);
}
// One-hot by Outcome: win.between-turns.
template <class A>
inline Outcomes<A> outcome_of(const Setting<A>& s, const Position<A>& p) {
    const auto between_turns = [&] {
        const Players<A> alive = living(p);
        const Bit<A> pairs_win = s.pairs && !s.readings.is(PairsVictory::alone);
        const auto of_pairs = [&] { return outcome_of_pairs(s, alive); };
        const auto of_singles = [&] { return outcome_of_singles<A>(alive); };
        return when(pairs_win, of_pairs, when(!pairs_win, of_singles, Outcomes<A>()));
    };
    return when(none(p.jumper), between_turns, flag<A>(Outcome::in_play, true));
}

}  // namespace nomos::neva::played

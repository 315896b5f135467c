// Neva's executable rules: what step is legal, what it does, how the game stands, and which steps
// and whole turns there are. The set-up is data (setup.men, setup.lot: start.hpp).
#pragma once

#include "model/neva/rules_generate.hpp"

namespace nomos::neva {

template <class A>
struct Rules {
    using Bit = nomos::Bit<A>;
    using Cells = neva::Cells<A>;
    using Setting = neva::Setting<A>;
    using Position = neva::Position<A>;
    using Move = neva::Move<A>;
    using Side = played::Side<A>;
    using Field = played::Field<A>;

    // --- the questions of the ruleset concept --------------------------------------------------
    // For a well-formed setting, position and step.
    static Bit legal(const Setting& s, const Position& p, const Move& m) {
        const Side side = played::side_of(s, p);
        return may_play(s, p) && (may_pass(s, p, side, m) || may_step(s, p, side, m) || may_jump(s, p, side, m));
    }

    // The position after a legal step.
    static Position apply(const Setting& s, const Position& p, const Move& m) {
        const auto jumped = [&] { return after_jump(s, p, m); };
        const auto quiet = [&] {
            Position after = moved(p, m);
            played::end_turn<A>(s, after, m.to, false, m.is_pass());
            return after;
        };
        return when(m.jump, jumped, when(!m.jump, quiet, p));
    }

    // One-hot by Outcome.
    static played::Outcomes<A> outcome(const Setting& s, const Position& p) { return played::outcome_of(s, p); }

    // Every legal step once, in the order that rules_generate.hpp tells.
    template <class Visit>
    static void for_each_move(const Setting& s, const Position& p, Visit&& visit) {
        if (may_play(s, p)) played::StepGenerator<Visit>{{s, p}, visit}.run();
    }

    // --- whole turns ---------------------------------------------------------------------------
    // Every allowed turn once, as turn.hpp states it, with the position after it. Both arguments of
    // visit(const Turn&, const Position&) are the generator's own and change after the call.
    template <class Visit>
    static void for_each_turn(const Setting& s, const Position& p, Visit&& visit) {
        if (may_play(s, p)) played::TurnGenerator<Visit>({s, p}, visit).run();
    }

private:
    // turn.living, win.ends-play
    static Bit may_play(const Setting& s, const Position& p) {
        return any(p.turn & played::living(p)) && test(outcome(s, p), static_cast<int>(Outcome::in_play));
    }
    // blocked.pass
    static Bit may_pass(const Setting& s, const Position& p, const Side& side, const Move& m) {
        return m.is_pass() && none(p.jumper) && none(played::capturers(s, side)) && !played::can_step(side);
    }
    // turn.own-piece, notation.marks
    static Bit is_own(const Side& side, const Move& m) { return any(m.from & select(m.king, side.kings, side.men)); }
    // man.quiet, king.quiet, capture.jumper-goes-on, capture.compulsory
    static Bit may_step(const Setting& s, const Position& p, const Side& side, const Move& m) {
        const auto of_king = [&] { return played::steps_of_kings(s, side, m.from); };
        const auto of_man = [&] { return played::steps_of_men(side, m.from); };
        const Cells targets = when(m.king, of_king, when(!m.king, of_man, Cells()));
        return !m.jump && is_own(side, m) && any(m.to & targets) && none(p.jumper) &&
               none(played::bound_capturers(s, p, side));
    }
    // capture.jumper-goes-on, capture.landing
    static Bit may_jump(const Setting& s, const Position& p, const Side& side, const Move& m) {
        const Jump jump = jump_of(s, side, m);
        return m.jump && is_own(side, m) && (none(p.jumper) || m.from == p.jumper) &&
               any(m.to & played::landings_allowed<A>(s, jump.leap.landings, jump.again));
    }

    // The jump of a step, and the cells from which the same piece could jump after it.
    struct Jump {
        played::Leap<A> leap;
        Cells again;
    };
    static Jump jump_of(const Setting& s, const Side& side, const Move& m) {
        const Field field{side.prey, side.free};
        const auto reach = played::reach_of<A>(s, m.king);
        const auto leap = played::leap_to<A>(field, reach, m.from, m.to);
        return {leap, played::takeoffs(played::after_leap(s, field, m.from, leap.victim), reach)};
    }

    // The piece has gone over.
    static Position moved(Position p, const Move& m) {
        const Cells way = m.from | m.to, none_{};
        const Cells men = select(m.king, none_, way), kings = select(m.king, way, none_);
        for (std::size_t i = 0; i < kPlayers; ++i) {
            const Bit moves = test(p.turn, static_cast<int>(i));
            p.men[i] = p.men[i] ^ select(moves, men, none_);
            p.kings[i] = p.kings[i] ^ select(moves, kings, none_);
        }
        return p;
    }
    // capture.complete: the piece goes on, or its capture ends the turn.
    static Position after_jump(const Setting& s, const Position& p, const Move& m) {
        const Jump jump = jump_of(s, played::side_of(s, p), m);
        const Bit goes_on = any(m.to & jump.again);
        const Position after = moved(p, m);
        const auto going = [&] { return goes_on_capturing(s, after, m.to, jump.leap.victim); };
        const auto complete = [&] {
            Position ended = after;
            played::take_off<A>(ended, p.captured | jump.leap.victim);
            played::end_turn<A>(s, ended, m.to, true, false);
            return ended;
        };
        return when(goes_on, going, when(!goes_on, complete, p));
    }
    // capture.leave
    static Position goes_on_capturing(const Setting& s, Position p, const Cells& jumper, const Cells& victim) {
        const Cells gone = select(s.readings.is(CapturedLeave::at_once), victim, Cells());
        played::take_off<A>(p, gone);
        p.captured = p.captured | (victim & ~gone);
        p.jumper = jumper;
        return p;
    }
};

}  // namespace nomos::neva

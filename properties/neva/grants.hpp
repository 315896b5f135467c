// What a player of Neva may always do: whatever the text allows is legal. And how far a capture goes.
#pragma once

#include "properties/grant.hpp"
#include "properties/neva/view.hpp"

namespace nomos::neva::properties {

// The game is on, and whoever has the turn is in it: the lot may fall to a player without a piece.
template <class R, class A>
Bit<A> in_play(const Candidate<R, A>& c) {
    return c.outcome == only<R>(Outcome::in_play) &&
           exists(0, kPlayers, [&](int p) { return test(c.before.turn, p) && lives(c.before, p); });
}
template <class R, class A>
Bit<A> kings_fly(const View<R, A>& v) {
    return v.reads(KingReach::flying);
}
// Whatever is to move is the mover's, and marked as what it is.
template <class R, class A>
Bit<A> is_own(const View<R, A>& v) {
    const Cells<A> men = of<A>(v.step.before.men, v.mover), kings = of<A>(v.step.before.kings, v.mover);
    return any(v.step.move.from & select(v.step.move.king, kings, men));
}
// The cells of w and those reached from them straight on over free cells.
template <Direction D, class W>
W glide(const W& w, const W& free) {
    W all = w;
    for (int i = 0; i < Board::kWidth - 2; ++i) all = all | (Board::step<D>(all) & free);
    return all;
}

// --- what can be taken -----------------------------------------------------------------------------
// A board in the course of a capture.
template <class A>
struct Field {
    Cells<A> prey, free;
};
template <class R, class A>
Field<A> field_of(const View<R, A>& v) {
    return {v.others & ~v.step.before.captured, ~v.step.before.occupied()};
}
// The cells from which a piece can take something: beside it, or from afar.
template <class A>
Cells<A> takers(const Field<A>& f, const Bit<A>& from_afar) {
    return in_all_directions([&]<Direction D>() {
        const Cells<A> prey = f.prey & Board::step<opposite(D)>(f.free);
        return Board::step<opposite(D)>(select(from_afar, glide<opposite(D)>(prey, f.free), prey));
    });
}
template <class R, class A>
Bit<A> somebody_takes(const View<R, A>& v, const Cells<A>& spared = {}) {
    Field<A> f = field_of(v);
    f.prey = f.prey & ~spared;
    return any(of<A>(v.step.before.men, v.mover) & takers<A>(f, false)) ||
           any(of<A>(v.step.before.kings, v.mover) & takers<A>(f, kings_fly(v)));
}
// Where the moved piece may land behind what it takes in one direction; by the reading, a king only where it
// goes on, if there is such a cell.
template <Direction D, class R, class A>
Cells<A> landings(const View<R, A>& v) {
    const Field<A> f = field_of(v);
    const Cells<A>& from = v.step.move.from;
    const Bit<A> far = v.step.move.king && kings_fly(v);
    const Cells<A> prey = Board::step<D>(select(far, glide<D>(from, f.free), from)) & f.prey;
    const Cells<A> next = Board::step<D>(prey) & f.free;
    const Cells<A> all = select(far && !v.reads(KingLanding::next_cell), glide<D>(next, f.free), next);
    const Cells<A> gone = from | select(v.reads(CapturedLeave::at_once), prey, Cells<A>{});
    const Cells<A> on = all & takers<A>({f.prey & ~prey, f.free | gone}, far);
    return select(v.reads(KingLanding::must_continue) && any(on), on, all);
}
template <class R, class A>
Cells<A> all_landings(const View<R, A>& v) {
    return in_all_directions([&]<Direction D>() { return landings<D>(v); });
}

// --- where a piece can go -----------------------------------------------------------------------------
template <class R, class A>
Cells<A> steps_of_men(const View<R, A>& v, const Cells<A>& men) {
    const Cells<A> free = ~v.step.before.occupied();
    return in_all_directions([&]<Direction D>() {
        Bit<A> goes = v.reads(ManBackward::any_direction);
        for (int p = 0; p < kPlayers; ++p)
            if (D == kForward[at(p)][0] || D == kForward[at(p)][1]) goes = goes || v.moves(p);
        return select(goes, Cells<A>(Board::step<D>(men) & free), Cells<A>{});
    });
}
template <class R, class A>
Cells<A> steps_of_kings(const View<R, A>& v, const Cells<A>& kings) {
    const Cells<A> free = ~v.step.before.occupied();
    return in_all_directions([&]<Direction D>() {
        const Cells<A> next = Board::step<D>(kings) & free;
        return select(kings_fly(v), glide<D>(next, free), next);
    });
}

// --- what may always be done -------------------------------------------------------------------------
struct WhoTakesNothingMayStep
    : Law<"neva.law.who-takes-nothing-may-step",
          "Who cannot take anything, or only pieces of his ally's where he need not, may step: a man to a free cell "
          "ahead, or on any side where the answer allows it; a king over free cells, or to the next one where kings go "
          "one step.",
          "neva.man.quiet", "neva.king.quiet", "neva.move.to-free", "neva.turn.own-piece", "neva.capture.compulsory"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        const Cells<A> to = select(c.move.king, steps_of_kings(v, c.move.from), steps_of_men(v, c.move.from));
        return in_play(c) && v.is_quiet() && none(c.before.jumper) && !somebody_takes(v, v.spared()) && is_own(v) &&
               any(c.move.to & to);
    }
};

struct WhatCanBeTakenMayBe
    : Law<"neva.law.what-can-be-taken-may-be",
          "A piece may jump over another player's that the capture has not taken to a free cell behind it, from and to "
          "as far as its kind and the answers go; under way, the same piece.",
          "neva.capture.man", "neva.capture.king", "neva.capture.others", "neva.capture.allies", "neva.capture.landing",
          "neva.capture.jumper-goes-on"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        return in_play(c) && !v.is_pass() && v.is_jump() && is_own(v) &&
               (none(c.before.jumper) || c.move.from == c.before.jumper) && any(c.move.to & all_landings(v));
    }
};

struct WhoIsShutInPasses
    : Law<"neva.law.who-is-shut-in-passes", "Who can neither take nor step passes.", "neva.blocked.pass"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        const Cells<A> men = of<A>(c.before.men, v.mover), kings = of<A>(c.before.kings, v.mover);
        return in_play(c) && v.is_pass() && !c.move.jump && !c.move.king && none(c.before.jumper) &&
               !somebody_takes(v) && none(steps_of_men(v, men)) && none(steps_of_kings(v, kings));
    }
};

// --- how far a capture goes ---------------------------------------------------------------------------
struct CaptureGoesOnWhereItCan
    : Law<"neva.law.capture-goes-on-where-it-can",
          "After a jump the same piece has to go on exactly if it can take another piece from where it landed.",
          "neva.capture.complete", "neva.capture.leave", "neva.capture.not-twice"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.jump;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Cells<A> gone = s.move.from | select(v.reads(CapturedLeave::at_once), v.taken, Cells<A>{});
        const Field<A> f{v.others & ~s.before.captured & ~v.taken, ~s.before.occupied() | gone};
        return iff(v.goes_on, any(s.move.to & takers<A>(f, s.move.king && kings_fly(v)))) &&
               implies(v.goes_on, s.after.jumper == s.move.to);
    }
};
struct LandsWhereItGoesOn
    : Law<"neva.law.lands-where-it-goes-on",
          "A jump lands where it may, by its kind and the answers: where it has to go on if it can, it does.",
          "neva.capture.landing", "neva.capture.king", "neva.capture.man"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.jump;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return within(s.move.to, all_landings(View<R, A>(s)));
    }
};
struct OnlyWhoTakesNothingSteps
    : Law<"neva.law.only-who-takes-nothing-steps",
          "Who steps or passes has no piece that could take something, near or from afar; only who steps may have one "
          "that "
          "could take his ally's, where he need not.",
          "neva.capture.compulsory", "neva.blocked.pass", "neva.capture.king", "neva.capture.allies"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return !s.move.jump;
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return none(s.before.jumper) && !somebody_takes(v, select(v.is_pass(), Cells<A>{}, v.spared()));
    }
};

// --- who has won -----------------------------------------------------------------------------------------
struct WhoIsLeftHasWon : Law<"neva.law.who-is-left-has-won",
                             "Between turns the only living player has won; in pairs, the pair that lives when the "
                             "other does not, or that of the only living player, or he alone, by the answer about "
                             "that. Else the game is on, and during a capture always.",
                             "neva.win.last", "neva.win.pairs", "neva.win.between-turns"> {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        std::array<Bit<A>, 4> alive{};
        for (int p = 0; p < kPlayers; ++p) alive[at(p)] = lives(s.position, p);
        const auto is = [&](Outcome o) { return s.outcome == only<R>(o); };
        const Bit<A> nobody = !alive[0] && !alive[1] && !alive[2] && !alive[3];
        const Bit<A> one = exists(0, kPlayers, [&](int p) { return is_alone(alive, p); });
        const Bit<A> single = for_all(0, kPlayers, [&](int p) {
            return implies(is_alone(alive, p), is(static_cast<Outcome>(static_cast<int>(Outcome::white_wins) + p)));
        });
        const Bit<A> whites = lives_beside(s, alive, true), others = lives_beside(s, alive, false);
        const Bit<A> decided = !iff(whites, others) && (one || s.setting.readings.is(PairsVictory::enemies_out));
        const Bit<A> pair =
            implies(decided, select(whites, is(Outcome::pair_of_white_wins), is(Outcome::other_pair_wins)));
        const Bit<A> as_pairs = s.setting.pairs && !s.setting.readings.is(PairsVictory::alone);
        const Bit<A> over = select(as_pairs, decided, one);
        const Bit<A> as_said = select(nobody, is(Outcome::nobody_wins),
                                      select(over, select(as_pairs, pair, single), is(Outcome::in_play)));
        return select(any(s.position.jumper), is(Outcome::in_play), as_said);
    }

private:
    template <class B>
    static B is_alone(const std::array<B, 4>& alive, int p) {
        return alive[at(p)] && for_all(0, kPlayers, [&](int q) { return p == q ? B(true) : !alive[at(q)]; });
    }
    // Somebody of White's pair lives, or of the other.
    template <class R, class A>
    static Bit<A> lives_beside(const Situation<R, A>& s, const std::array<Bit<A>, 4>& alive, bool white) {
        const auto& readings = s.setting.readings;
        const std::array<Bit<A>, 4> with_white{true, readings.is(PairsAllies::white_red),
                                               readings.is(PairsAllies::opposite),
                                               readings.is(PairsAllies::white_black)};
        return exists(0, kPlayers,
                      [&](int p) { return alive[at(p)] && (white ? with_white[at(p)] : !with_white[at(p)]); });
    }
};

}  // namespace nomos::neva::properties

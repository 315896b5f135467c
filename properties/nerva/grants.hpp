// What a player of Nerva may always do: whatever the text allows is legal. Points never bar an attack, they decide it.
#pragma once

#include "properties/grant.hpp"
#include "properties/nerva/stuck.hpp"

namespace nomos::nerva::properties {
template <class R, class A>
Bit<A> in_play(const Candidate<R, A>& c) {
    return test(c.outcome, static_cast<int>(Outcome::in_play));
}
// A pawn may rest there, as it is read: on a piece, or under none, or anywhere.
template <class R, class A>
Bit<A> rests(const View<R, A>& v) {
    const Places<A>& to = v.step.move.to;
    const Places<A> pieces = v.step.before.pieces();
    const Bit<A> on_a_piece = v.on_level(0) || any(Boards::down(to) & pieces);
    const Bit<A> under_none = none((Boards::up(to) | Boards::up(to, 2)) & pieces);
    return select(v.reads(PlaceRestsOn::on_top), on_a_piece, v.reads(PlaceRestsOn::any) || under_none);
}
template <class R, class A>
Bit<A> is_free(const View<R, A>& v) {
    const Places<A> kings = v.own_king() | v.foe_king();
    return none(v.step.move.to & v.pawns()) && (v.reads(KingPawnOnHim::shares) || none(v.step.move.to & kings));
}

// --- what may always be done -----------------------------------------------------------------------
struct WhateverIsFreeMayBeTaken
    : Law<"nerva.law.whatever-is-free-may-be-taken",
          "As long as the game is on, a pawn in hand may be placed on any free place of its level on which, by the "
          "answer about that, it may rest.",
          "nerva.place.supply", "nerva.place.support", "nerva.stack.limit", "nerva.place.king-in-the-way"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        return in_play(c) && v.is(Kind::place) && is_free(v) && rests(v) && v.hand() > Number<A>(0);
    }
};

struct WhateverIsNearMayBeAttacked
    : Law<"nerva.law.whatever-is-near-may-be-attacked",
          "As long as the game is on, a pawn may attack any enemy pawn or standing king next to it on its level; a "
          "pawn only with another to put in, if the answers ask for one.",
          "nerva.attack.own-pawn", "nerva.attack.adjacent", "nerva.attack.target", "nerva.capture.needs-pawn"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        const Bit<A> has_pawn = v.hand() > Number<A>(0) || v.reads(CaptureReplacement::attacker_moves) ||
                                !v.reads(CaptureNoPawnLeft::barred);
        const Bit<A> pawn = any(v.foe(c.before.pawns) & c.move.to) && has_pawn, king = any(v.foe_king() & c.move.to);
        return in_play(c) && v.is(Kind::attack) && any(v.own(c.before.pawns) & c.move.from) && is_next_to(c) &&
               (pawn || king);
    }

private:
    template <class R, class A>
    static Bit<A> is_next_to(const Candidate<R, A>& c) {
        Places<A> near{};
        for (int columns = -1; columns <= 1; ++columns)
            for (int rows = -1; rows <= 1; ++rows)
                if (columns != 0 || rows != 0) near = near | shifted<A>(c.move.from, columns, rows);
        return any(near & c.move.to);
    }
    // The place so many columns and rows further on the same level.
    template <class A>
    static Places<A> shifted(const Places<A>& from, int columns, int rows) {
        constexpr auto next = [](const Places<A>& w, int dx, int dy) {
            return dx > 0   ? Boards::step<nerva::Step{1, 0}>(w)
                   : dx < 0 ? Boards::step<nerva::Step{-1, 0}>(w)
                   : dy > 0 ? Boards::step<nerva::Step{0, 1}>(w)
                            : Boards::step<nerva::Step{0, -1}>(w);
        };
        const Places<A> beside = columns == 0 ? from : next(from, columns, 0);
        return rows == 0 ? beside : next(beside, 0, rows);
    }
};

struct WhoMayPass : Law<"nerva.law.who-may-pass",
                        "As long as the game is on, a player may pass if passing is free, or if only the stuck pass "
                        "and he can neither place a pawn nor attack.",
                        "nerva.turn.pass"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        return in_play(c) && v.is(Kind::pass) &&
               (v.reads(TurnMayPass::free) || (v.reads(TurnMayPass::when_stuck) && is_stuck(v)));
    }
};
struct OnlyTheStuckPass
    : Law<"nerva.law.only-the-stuck-pass", "If only the stuck pass, who passes can neither place a pawn nor attack.",
          "nerva.turn.pass"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::pass) && s.setting.readings.is(TurnMayPass::when_stuck);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return is_stuck(View<R, A>(s));
    }
};

// --- where pawns may not be put -----------------------------------------------------------------------
struct PlacedPawnRests : Law<"nerva.law.placed-pawn-rests",
                             "Where the answer about that asks for it, a pawn is placed on a piece or on the first "
                             "board, or where it has no piece over it.",
                             "nerva.place.support"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::place);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return rests(View<R, A>(s));
    }
};
struct BarredWithoutAPawn
    : Law<"nerva.law.barred-without-a-pawn",
          "Where a pawn has to be there to put in, nobody attacks a pawn without one of its size in hand.",
          "nerva.capture.needs-pawn"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.is(Kind::attack) && v.reads(CaptureReplacement::supply) && v.reads(CaptureNoPawnLeft::barred) &&
               none(s.move.to & v.foe_king());
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return View<R, A>(s).hand() > Number<A>(0);
    }
};

}  // namespace nomos::nerva::properties

// What a city of Nika may always do: whatever the text allows is legal. And that no other pieces act.
#pragma once

#include "properties/grant.hpp"
#include "properties/nika/marches.hpp"

namespace nomos::nika::properties {

// --- the words ------------------------------------------------------------------------------------
template <class R, class A>
Bit<A> in_play(const Candidate<R, A>& c) {
    return test(c.outcome, static_cast<int>(Outcome::in_play));
}
// The first of the pieces in the order of the spaces.
template <class W>
W first_of(const W& pieces) {
    W later = pieces << 1;
    for (int n = 1; n < kFrame; n *= 2) later = later | (later << n);
    return pieces & ~later;
}
// Six pieces at most: from one of them to any other it is five steps at most.
template <class W>
auto hang_together(const W& pieces) {
    W reached = first_of(pieces);
    for (int i = 1; i < kPiecesEach; ++i) reached = reached | (Frame::beside(reached) & pieces);
    return reached == pieces;
}
template <class R, class A>
Bit<A> are_own(const View<R, A>& v) {
    return within(v.step.move.pieces, v.own(v.step.before.city));
}
// The chosen pieces that face the way of the action already.
template <class R, class A>
Cells<A> facing_it(const View<R, A>& v) {
    Cells<A> already;
    for (int d = 0; d < kCities; ++d)
        already = select(test(v.step.move.direction, d), v.step.before.facing[at(d)], already);
    return v.step.move.pieces & already;
}
template <class R, class A>
Bit<A> face_one_way(const View<R, A>& v) {
    Bit<A> one_way = false;
    for (const Cells<A>& facing : v.step.before.facing) one_way = one_way || within(v.step.move.pieces, facing);
    return one_way;
}
// Spaces where no piece of the acting city may walk to.
template <class R, class A>
Cells<A> barred(const View<R, A>& v) {
    const auto& b = v.step.setting.board;
    const Cells<A> allied = v.friends(b.rally) & ~v.own(b.rally);
    const Bit<A> owner_only = v.reads(AreaEnemyRally::owner_only);
    return ~b.cells | v.foes(b.victory) |
           select(v.reads(AreaEnemyRally::barred) || owner_only, v.foes(b.rally), Cells<A>{}) |
           select(owner_only, allied, Cells<A>{});
}

// --- what may always be done ------------------------------------------------------------------------
struct WhoMayPass
    : Law<"nika.law.everybody-may-pass", "As long as the game is on, the acting city may pass.", "nika.action.pass"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        return in_play(c) && c.move.is(Kind::pass);
    }
};

struct WhoMayTurn : Law<"nika.law.whoever-stands-together-may-turn",
                        "A piece of the acting city, or several that touch and face one way, may turn any way; if that "
                        "has to change the facing, to another than they have.",
                        "nika.rotate.single", "nika.rotate.phalanx", "nika.phalanx.formation"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v{step};
        return in_play(c) && c.move.is(Kind::rotate) && are_own(v) &&
               (one_hot(c.move.pieces) || (face_one_way(v) && hang_together(c.move.pieces))) &&
               (v.reads(RotateNull::allowed) || none(facing_it(v)));
    }
};

struct WhoMayRally
    : Law<"nika.law.whoever-was-routed-may-rally",
          "A routed piece of the acting city may come back to any empty space of its rally area, facing any way.",
          "nika.rally.place"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v{step};
        Number<A> routed = 0;
        for (int k = 0; k < kCities; ++k) routed = select(v.acts(k), c.before.routed[at(k)], routed);
        return in_play(c) && c.move.is(Kind::rally) && routed > Number<A>(0) &&
               within(c.move.pieces, v.own(c.setting.board.rally) & ~c.before.occupied());
    }
};

// One piece, any way; a phalanx, the way it faces. Ahead of it is no friend that stays and no enemy that may hold.
struct WhoMayMarch : Law<"nika.law.whoever-has-room-may-march",
                         "A piece of the acting city, or a phalanx the way it faces, may move if every space ahead is "
                         "one that it may enter and holds nobody or an enemy that faces elsewhere.",
                         "nika.move.single", "nika.phalanx.forward", "nika.phalanx.formation", "nika.phalanx.subset",
                         "nika.rout.not-facing", "nika.area.normal"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v{step};
        const Cells<A>& chosen = c.move.pieces;
        const Bit<A> formed = one_hot(chosen) || (within(chosen, facing_it(v)) && hang_together(chosen));
        return in_play(c) && c.move.is(Kind::move) && are_own(v) && formed &&
               in_march(step, [&](const auto&, const auto& m) {
                   const Cells<A> ahead = m.ahead & ~chosen;
                   return m.all_have_a_space && none(m.ahead & barred(v)) && none(ahead & v.friends(c.before.city)) &&
                          none(ahead & v.foes(c.before.city) & m.faced);
               });
    }
    // Nobody is stuck; then nothing else bars the way.
    template <class R, class Prover>
    static void hints(const Candidate<R, Symbolic>& c, Prover& p) {
        const Step<R, Symbolic> step = not_yet(c);
        p.forget("connected", nika::Rules<Symbolic>::connected(c.move.pieces));
        in_its_direction(step, [&](const auto& march) {
            p.same(march.view.own(c.before.city), march.sides.own);
            p.same(march.view.foes(c.before.city), march.sides.foes);
            p.forget("heavier", march.run.outweighing());
            p.lemma(implies(grants<R, Symbolic>(c), none(march.run.stuck())));
            p.forget("stuck", march.run.stuck());
        });
    }
};

// --- who may not -----------------------------------------------------------------------------------
struct WhoActsTogether
    : Law<"nika.law.who-acts-together",
          "Who turns or moves is the acting city's: one piece, or several that touch and face one way, which is that "
          "of their move.",
          "nika.rotate.single", "nika.rotate.phalanx", "nika.phalanx.formation", "nika.phalanx.forward">,
      HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move) || s.move.is(Kind::rotate);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v{s};
        const Bit<A> one_way = select(v.is(Kind::move), within(s.move.pieces, facing_it(v)), face_one_way(v));
        return are_own(v) && (one_hot(s.move.pieces) || (one_way && hang_together(s.move.pieces)));
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        const Bit<Symbolic> moves = s.move.is(Kind::move);
        if (moves.is_constant() && moves.constant())
            in_its_direction(s, [&](const auto& march) { p.forget("possible", march.run.possible()); });
    }
};

struct WhoTurnsFacedElsewhere : Law<"nika.law.who-turns-faced-elsewhere",
                                    "If a rotation has to change the facing, who turns did not face that way.",
                                    "nika.rotate.single", "nika.rotate.phalanx">,
                                HintedAsAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::rotate) && s.setting.readings.is(RotateNull::barred);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return none(facing_it(View<R, A>{s}));
    }
};

struct NobodyEntersWhatIsBarred
    : Law<"nika.law.nobody-enters-what-is-barred",
          "No piece moves to an enemy's victory area, nor to a rally area that is closed to it, as that question is "
          "answered.",
          "nika.area.enemy-victory-barred", "nika.area.normal", "nika.move.on-board">,
      OfAMarch<> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v{s};
        return none(v.own(s.after.city) & ~v.own(s.before.city) & barred(v));
    }
};

struct BlockedLineStopsAll : Law<"nika.law.blocked-line-stops-all",
                                 "Where a blocked line stops the phalanx, all chosen pieces advance or none.",
                                 "nika.phalanx.forward", "nika.push.outweighs">,
                             OfAMarch<> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::move) && s.setting.readings.is(PhalanxBlockedLine::stops_all);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return in_march(s, [&](const auto& v, const auto& m) {
            return v.own(s.after.city) == ((v.own(s.before.city) & ~s.move.pieces) | m.ahead);
        });
    }
};

}  // namespace nomos::nika::properties

// What a side of Nymbat may always do: whatever the text allows is legal.
#pragma once

#include "properties/grant.hpp"
#include "properties/nymbat/endings.hpp"
#include "properties/nymbat/hints.hpp"

namespace nomos::nymbat::properties {
template <class R, class A>
Bit<A> in_play(const Candidate<R, A>& c) {
    return c.outcome == only<R>(Outcome::in_play);
}

// --- bringing in, choosing, passing ------------------------------------------------------------------
struct WhatIsLeftMayBeBroughtIn
    : Law<"nymbat.law.what-is-left-may-be-brought-in",
          "At the start of a turn, and as long as it brings in, a piece of any number from 1 to 6 may come to any free "
          "hex of the set-up area, up to what the reserve, or the first turn, has left.",
          "nymbat.bring.hex", "nymbat.bring.number", "nymbat.bring.first-limit", "nymbat.bring.reserve-limit"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        const Number<A> limit = select(v.had_first_turn(), v.reserve(), Number<A>(c.setting.scale.first_turn_limit));
        const Number<A>& number = c.move.number;
        return in_play(c) && v.is(Kind::bring) && (c.before.is(Stage::start) || c.before.is(Stage::bringing)) &&
               Number<A>(1) <= number && number <= Number<A>(kTopNumber) && number <= limit - c.before.brought &&
               any(c.move.to & v.set_up_area() & ~c.before.occupied());
    }
};

struct WhatTouchesMayBeChosen
    : Law<"nymbat.law.what-touches-may-be-chosen",
          "After its first turn a side may begin a turn with any group of its own that leaves out no piece touching "
          "it, or, where parts may be chosen, only such with lower numbers.",
          "nymbat.group.own", "nymbat.group.whole", "nymbat.turn.first-brings", "nymbat.turn.one-option"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        const Hexes<A>& group = c.move.area.hexes;
        return in_play(c) && v.is(Kind::group) && c.before.is(Stage::start) && v.had_first_turn() && any(group) &&
               within(group, v.own.hexes()) && leaves_out_what_it_may(v.reads(GroupPart::part), v.own, group);
    }
};

struct WhoMayPass : Law<"nymbat.law.who-may-pass",
                        "At the start of a turn a side may pass if it has had its first, or if it can do nothing else.",
                        "nymbat.pass.chosen", "nymbat.pass.forced"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        return in_play(c) && v.is(Kind::pass) && c.before.is(Stage::start) && (v.had_first_turn() || v.is_stuck());
    }
};

struct WhoMayEnd
    : Law<"nymbat.law.who-may-end",
          "A turn may end once something was brought in or a piece has gone; before that if standing still is allowed.",
          "nymbat.turn.one-option", "nymbat.group.ends"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Bit<A> still = c.before.is(Stage::chosen) && c.setting.readings.is(GroupStandStill::allowed);
        return in_play(c) && c.move.is(Kind::end) &&
               (c.before.is(Stage::bringing) || c.before.is(Stage::moving) || still);
    }
};

// --- a piece that goes -----------------------------------------------------------------------------------
// The hexes that a way reaches which passes over no enemy, step by step, up to what the speed allows.
template <class R, class A>
Bit<A> gets_there(const View<R, A>& v) {
    const Hexes<A> foes = v.foes.hexes();
    Hexes<A> reached = Hexagon::around(v.step.move.from);
    Bit<A> there = false;
    for (int n = 0; n < kMostOnPaper; ++n) {
        there = there || (v.step.before.speed > Number<A>(n) && any(v.step.move.to & reached));
        reached = reached | Hexagon::around(Hexes<A>(reached & ~foes));
    }
    return there;
}
// The enemy's pieces are the same words for the rules.
struct SameFoes {
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        if_a_piece_goes(s, [&](const auto& go) { p.same(View<R, Symbolic>(s).foes.hexes(), go.foes); });
    }
    template <class R, class Prover>
    static void hints(const Candidate<R, Symbolic>& c, Prover& p) {
        hints<R>(not_yet(c), p);
    }
};

struct WhoHasAWayMayGo : Law<"nymbat.law.who-has-a-way-may-go",
                             "A piece that waits may go to any hex without a piece of its side to which a way over "
                             "hexes without enemies leads that is no longer than the speed of its group.",
                             "nymbat.move.distance", "nymbat.move.path", "nymbat.move.end", "nymbat.move.of-group">,
                         SameFoes {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        return in_play(c) && v.is(Kind::go) && (c.before.is(Stage::chosen) || c.before.is(Stage::moving)) &&
               any(c.move.from & c.before.waiting & v.own.hexes()) && none(c.move.to & v.own.hexes()) && gets_there(v);
    }
};
struct OnlyWhoHasAWayGoes
    : Law<"nymbat.law.only-who-has-a-way-goes",
          "A piece goes only where a way over hexes without enemies leads, no longer than the speed of its group.",
          "nymbat.move.distance", "nymbat.move.path">,
      SameFoes {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::go);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return gets_there(View<R, A>(s));
    }
};

// --- the breakthrough, and what is owed --------------------------------------------------------------------
struct WhatHangsTogetherIsTheRest : Law<"nymbat.law.what-hangs-together-is-the-rest",
                                        "After a removal the enemy's pieces around the hole are the rest with all that "
                                        "hang together with them, if that is one group.",
                                        "nymbat.breakthrough.rest", "nymbat.breakthrough.asked"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        const Hexes<A>&rest = c.move.area.hexes, foes = v.foes.hexes();
        const Hexes<A> around_hole = Hexagon::around(c.before.hole) & foes;
        return in_play(c) && v.is(Kind::rest) && c.before.is(Stage::judging) && within(rest, foes) &&
               none(Hexagon::around(rest) & foes & ~rest) && any(around_hole) && within(around_hole, rest);
    }
};
struct BesideTheHoleMayBeTaken
    : Law<"nymbat.law.beside-the-hole-may-be-taken",
          "A breakthrough may take any enemy piece beside the hole whose number is not more than what it may still "
          "take; and it may always stop.",
          "nymbat.breakthrough.take", "nymbat.breakthrough.limit", "nymbat.breakthrough.takes"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        const Bit<A> beside = any(c.move.to & Hexagon::around(c.before.hole) & v.foes.hexes());
        const Bit<A> may_be_taken = v.is(Kind::take) && beside && v.foes.number_on(c.move.to) <= c.before.budget;
        return in_play(c) && c.before.is(Stage::breaking) && (may_be_taken || v.is(Kind::done));
    }
};
struct AnyPieceMayPay
    : Law<"nymbat.law.any-piece-may-pay", "Who owes a piece may give up any of its own.", "nymbat.penalty.piece"> {
    template <class R, class A>
    static Bit<A> grants(const Candidate<R, A>& c) {
        const Step<R, A> step = not_yet(c);
        const View<R, A> v(step);
        return in_play(c) && v.is(Kind::lose) && c.before.is(Stage::owing) && any(c.move.to & v.own.hexes());
    }
};
struct OneOwnPieceIsPaid : Law<"nymbat.law.one-own-piece-is-paid",
                               "A side that owes a piece gives up one of its own, and no other piece changes.",
                               "nymbat.penalty.piece", "nymbat.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::lose);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return s.before.is(Stage::owing) && one_hot(s.move.to) && within(s.move.to, v.own.hexes()) &&
               v.own_after.hexes() == (v.own.hexes() & ~s.move.to) && v.own_after.same_but(s.move.to, v.own) &&
               v.foes_after.same_as(v.foes);
    }
};

// --- who has won -------------------------------------------------------------------------------------------
// The other direction of home-row-is-held-for-a-turn.
struct WhoHoldsTheHomeRowHasWon : Law<"nymbat.law.who-holds-the-home-row-has-won",
                                      "A side whose turn would begin with a piece on the enemy's home row and no enemy "
                                      "on that row, or on that hex if it alone counts, has won.",
                                      "nymbat.win.home-row", "nymbat.board.home-rows"> {
    template <class R, class A>
    static Bit<A> premise(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        const Bit<A>& blue = p.blue_to_move;
        const Hexes<A> row = select(blue, Hexes<A>(home_row(Side::red)), Hexes<A>(home_row(Side::blue)));
        const Hexes<A> guests = row & Pieces<A>(p, blue).hexes(), hosts = row & Pieces<A>(p, !blue).hexes();
        const Bit<A> by_row = s.setting.readings.is(WinThere::row);
        return p.is(Stage::start) && any(guests) && (none(hosts) || (!by_row && any(guests & ~hosts)));
    }
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        return select(s.position.blue_to_move, s.outcome == only<R>(Outcome::blue_wins),
                      s.outcome == only<R>(Outcome::red_wins));
    }
};

}  // namespace nomos::nymbat::properties

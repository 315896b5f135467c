// Laws of the breakthrough in Nymbat: when there is one, what it may take, and that it brings no other.
//
// Put together: a breakthrough begins with a removal (only-removals-are-judged), whose mover's number is
// what may be taken (the same law); it goes on if the rest leaves out an enemy piece around the hole
// (breaks-if-split); each take takes one piece around the hole and its number from what may be taken,
// which never falls below 0 (takes-within-the-budget); and nothing in between raises it. So all takes of
// one breakthrough together are at most the number of the piece that moved last.
#pragma once

#include "properties/nymbat/hints.hpp"
#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

struct OnlyRemovalsAreJudged
    : Law<"nymbat.law.only-removals-are-judged",
          "Whether a group is split is asked after a move that removes a piece which two or more enemies touch (where "
          "only survivors break through: if the piece that moved stays), and never else; then the number of the piece "
          "that moved is what may be taken.",
          "nymbat.breakthrough.asked", "nymbat.breakthrough.limit", "nymbat.breakthrough.no-chain">,
      AnyWay {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.after.is(Stage::judging) || s.move.is(Kind::go);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Bit<A> asked = s.move.is(Kind::go) && v.removes() &&
                             how_many_beside<A>(s.move.to, v.foes.hexes()) >= Number<A>(2) &&
                             (v.mover_stays() || v.reads(BreakthroughLostMover::also));
        return iff(s.after.is(Stage::judging), asked) &&
               implies(asked, s.after.hole == s.move.to && s.after.budget == v.own.number_on(s.move.from));
    }
};

// The rest hangs together by its form (area.hpp). So there is a breakthrough exactly if not all enemy pieces
// around the hole hang together any more.
struct BreaksIfSplit : Law<"nymbat.law.breaks-if-split",
                           "There is a breakthrough exactly if some enemy piece around the hole is not in the rest: "
                           "the rest is the enemy's, touches the hole, and no enemy piece outside touches it.",
                           "nymbat.breakthrough.rest", "nymbat.breakthrough.split"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::rest);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Hexes<A>&rest = s.move.area.hexes, foes = v.foes.hexes();
        const Hexes<A> around_hole = Hexagon::around(s.before.hole) & foes;
        return within(rest, foes) && none(Hexagon::around(rest) & foes & ~rest) && any(around_hole & rest) &&
               iff(s.after.is(Stage::breaking), any(around_hole & ~rest)) &&
               (s.after.is(Stage::breaking) || s.after.is(Stage::moving));
    }
};

struct FirstPartIsTheRest
    : Law<"nymbat.law.the-first-part-is-the-rest",
          "Of the parts that are left of a group the rest is the one with the first piece around the hole: every enemy "
          "piece around it that is not in the rest has one of the rest before it in the order of the board.",
          "nymbat.breakthrough.rest"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::rest);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Hexes<A>& rest = s.move.area.hexes;
        Bit<A> met = false, ok = true;
        const auto next = [&](const Hexes<A>& hex) {
            const Hexes<A> there = hex & v.foes.hexes();
            ok = ok && (met || within(there, rest)), met = met || any(there & rest);
        };
        const Hexes<A>& hole = s.before.hole;
        next(Hexagon::step<Way::south_west>(hole)), next(Hexagon::step<Way::south_east>(hole));
        next(Hexagon::step<Way::west>(hole)), next(Hexagon::step<Way::east>(hole));
        next(Hexagon::step<Way::north_west>(hole)), next(Hexagon::step<Way::north_east>(hole));
        return ok;
    }
};

struct TakesBesideTheHole : Law<"nymbat.law.takes-beside-the-hole",
                                "A breakthrough takes enemy pieces only, one at a time, and only such as touch the hex "
                                "of the removed piece; all others stay.",
                                "nymbat.breakthrough.take", "nymbat.breakthrough.takes", "nymbat.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.before.is(Stage::breaking);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const Hexes<A> gone = v.foes.hexes() & ~v.foes_after.hexes();
        return v.own_after.same_as(v.own) && v.foes_after.same_but(gone, v.foes) &&
               select(v.is(Kind::take), one_hot(gone), none(gone)) && within(gone, Hexagon::around(s.before.hole));
    }
};

struct TakesWithinTheBudget
    : Law<"nymbat.law.takes-within-the-budget",
          "Each piece taken costs its number of what the breakthrough may take, which never falls below 0; so one "
          "breakthrough takes no more than the number of the piece that made it.",
          "nymbat.breakthrough.limit", "nymbat.breakthrough.takes"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::take);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Number<A> taken = View<R, A>(s).foes.number_on(s.move.to);
        return Number<A>(1) <= taken && s.after.budget == s.before.budget - taken && s.after.budget >= Number<A>(0);
    }
};

// What may be taken is set by a go and never raised before the breakthrough is over.
struct BudgetNeverGrows
    : Law<"nymbat.law.budget-never-grows",
          "From the question whether a group is split to the end of a breakthrough only taking changes what may be "
          "taken; when it is over, nothing is left of it.",
          "nymbat.breakthrough.split", "nymbat.breakthrough.takes", "nymbat.breakthrough.no-chain"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return is_broken_into(s.before);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Bit<A> stays = s.after.budget == s.before.budget && s.after.hole == s.before.hole;
        const Bit<A> over = s.after.budget == Number<A>(0) && none(s.after.hole);
        return select(s.after.is(Stage::breaking), s.move.is(Kind::take) || stays, over) &&
               s.after.hole == select(s.after.is(Stage::breaking), s.before.hole, Hexes<A>{});
    }
};

struct NoChainReaction : Claim<"nymbat.claim.no-chain-reaction",
                               "What a breakthrough takes never brings another: after each piece taken it goes on at "
                               "the same hole or is over, and nobody asks whether a group is split.",
                               "nymbat.breakthrough.no-chain"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.before.is(Stage::breaking);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const Bit<A> goes_on = s.move.is(Kind::take) && s.after.is(Stage::breaking) && s.after.hole == s.before.hole;
        return goes_on || (s.move.is(Kind::done) && s.after.is(Stage::moving));
    }
};

}  // namespace nomos::nymbat::properties

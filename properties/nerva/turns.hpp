// Laws of every move of Nerva: whose turn, what a pass needs, what is used up.
#pragma once

#include "properties/nerva/points.hpp"

namespace nomos::nerva::properties {

struct SidesAlternate : Law<"nerva.law.sides-alternate",
                            "After a placing, an attack or a pass it is the other side's turn, unless a king is "
                            "revealed and the answer about that lets the mover go on.",
                            "nerva.turn.alternate"> {
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const PerSide<Bit<A>> found{v.reveals(Side::white), v.reveals(Side::black)};
        const Bit<A> again = select(v.reads(TurnAfterReveal::king_is_a_turn), v.foe(found),
                                    v.reads(TurnAfterReveal::again) && v.reveals());
        return iff(again, iff(s.before.black_to_move, s.after.black_to_move));
    }
};

// --- passing -----------------------------------------------------------------------------------
struct PassChangesNothing
    : Law<"nerva.law.pass-changes-nothing", "A pass, where there is one, changes nothing but whose turn it is.",
          "nerva.turn.pass", "nerva.frame.rest-stays"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::pass);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        return v.only_turn_changes() && !v.reads(TurnMayPass::stuck_loses) && !v.reads(TurnMayPass::stuck_draws);
    }
};

struct StuckCannotPlace
    : Law<"nerva.law.stuck-cannot-place",
          "If only the stuck pass and pawns go anywhere, who passes has no pawn in hand for any empty place.",
          "nerva.turn.pass", "nerva.place.supply", "nerva.stack.limit"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        const View<R, A> v(s);
        return s.move.is(Kind::pass) && v.reads(TurnMayPass::when_stuck) && v.reads(PlaceRestsOn::any);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        const auto taken = v.pawns() | select(v.reads(KingPawnOnHim::shares), Places<A>{}, v.own_king() | v.foe_king());
        return for_all(0, kLevels, [&](int n) {
            return implies(v.own(s.before.supply, n) > Number<A>(0), none(~taken & Boards::level_places(n)));
        });
    }
};

struct StuckCannotAttack
    : Law<"nerva.law.stuck-cannot-attack",
          "If only the stuck pass, who passes is next to no enemy king, and next to no pawn that he may attack.",
          "nerva.turn.pass", "nerva.attack.adjacent", "nerva.capture.needs-pawn"> {
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return s.move.is(Kind::pass) && View<R, A>(s).reads(TurnMayPass::when_stuck);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        const View<R, A> v(s);
        Places<A> reach{};
        for_each_step<kAround>([&]<nerva::Step S>() { reach = reach | Boards::step<S>(v.own(s.before.pawns)); });
        const Bit<A> freely = v.reads(CaptureReplacement::attacker_moves) || !v.reads(CaptureNoPawnLeft::barred);
        const Places<A> near = reach & v.foe(s.before.pawns) & ~v.foe_king();
        return none(reach & v.foe_king()) && for_all(0, kLevels, [&](int n) {
                   return implies(freely || v.own(s.before.supply, n) > Number<A>(0),
                                  none(near & Boards::level_places(n)));
               });
    }
};

// --- what is used up -----------------------------------------------------------------------------
// Word by word, without a count: a pawn that comes or goes is booked.
struct PawnsAreBooked
    : Law<"nerva.law.pawns-are-booked",
          "Pawns in hand and lost change by as many as come to or leave the board of their size, side by side.",
          "nerva.place.puts-pawn", "nerva.capture.pawn", "nerva.capture.replaced", "nerva.king.reveal-pawn"> {
    // Always so, by an invariant; said here so that no proof has to look at the sums among those.
    template <class R, class A>
    static Bit<A> premise(const Step<R, A>& s) {
        return none(s.before.pawns[0] & s.before.pawns[1] & s.move.to);
    }
    template <class R, class A>
    static Bit<A> holds(const Step<R, A>& s) {
        return for_all(0, kSides, [&](int side) {
            const auto &before = s.before.pawns[at(side)], &after = s.after.pawns[at(side)];
            const Places<A> came = after & ~before, went = before & ~after;
            const Bit<A> one_place = within(came, s.move.to) && (within(went, s.move.to) || within(went, s.move.from));
            return one_place && for_all(0, kLevels, [&](int n) {
                       const Boards::Places level = Boards::level_places(n);
                       return off_board(s.after, side, n) + to_number(any(came & level)) ==
                              off_board(s.before, side, n) + to_number(any(went & level));
                   });
        });
    }

private:
    template <class P>
    static auto off_board(const P& position, int side, int size) {
        return position.supply[at(side)][at(size)] + position.lost[at(side)][at(size)];
    }
};

}  // namespace nomos::nerva::properties

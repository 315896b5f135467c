// What a side is worth in Nymbat: the numbers of its pieces and its reserve. It never grows.
#pragma once

#include "properties/nymbat/hints.hpp"
#include "properties/nymbat/view.hpp"

namespace nomos::nymbat::properties {

// The numbers on the board, added up digit by digit.
template <class A>
Number<A> points_on_board(const Position<A>& p, Side side) {
    Number<A> sum = 0;
    for (std::size_t k = 0; k < kDigits; ++k) {
        Number<A> worth = count(p.pieces[index(side)][k]);
        for (std::size_t doubled = 0; doubled < k; ++doubled) worth = worth + worth;
        sum = sum + worth;
    }
    return sum;
}

// How the solver is led through sums of points, digit by digit and side by side: a bring puts on one hex at
// most, a go as well, and takes off another for it; other steps only take off.
inline bool surely(const Bit<Symbolic>& b) { return b.is_constant() && b.constant(); }
template <class R, class Prover>
void hint_points(const Step<R, Symbolic>& s, Prover& p) {
    const bool brings = surely(s.move.is(Kind::bring)), goes = surely(s.move.is(Kind::go));
    const auto each_digit = [&](auto&& hint) {
        for (std::size_t side = 0; side < kSides; ++side)
            for (std::size_t k = 0; k < kDigits; ++k)
                hint(s.before.pieces[side][k], s.after.pieces[side][k],
                     iff(s.before.blue_to_move, Bit<Symbolic>(side == 1)));
    };
    if (goes)
        each_digit([&](const Words& before, const Words& after, const Bit<Symbolic>& movers) {
            p.keep_only("after", after, [&](const Words& w) {
                const Bit<Symbolic> moved = within(w ^ before, s.move.from | s.move.to) && none(w & s.move.from) &&
                                            within(w & s.move.to, s.after.members) &&
                                            implies(any(w & ~before), within(s.move.from, before & ~w));
                return select(movers, moved, w == (before & ~s.move.to));
            });
        });
    p.one_is_one(s.move.to), p.one_is_one(s.move.from);
    each_digit([&](const Words& before, const Words& after, const Bit<Symbolic>&) {
        const Words came = after & ~before, went = before & ~after;
        p.template equally_many<Words>({after, went}, {before, came});
        if (!brings && !goes) return;
        p.template at_most<Words>({came}, {s.move.to});
        p.lemma(p.size(came) <= to_number(any(came)));
        if (goes) p.template at_most<Words>({s.move.from}, {went}), p.lemma(p.size(after) <= p.size(before));
    });
}

// The one sum over the whole board; all else is said locally. It bounds the pieces, too: 60 at most, so that
// the depths of every area can be written down (area.hpp).
struct PointsNeverGrow
    : Invariant<"nymbat.invariant.points-never-grow",
                "The numbers of a side's pieces and its reserve never add up to more than the 60 of the start.",
                "nymbat.setup.reserve", "nymbat.bring.places", "nymbat.bring.subtract", "nymbat.move.goes",
                "nymbat.frame.rest-stays">,
      AnyWayAndClash {
    template <class R, class A>
    static Bit<A> holds(const Situation<R, A>& s) {
        const Position<A>& p = s.position;
        return for_all(0, kSides, [&](int i) {
            const Bit<A> brings = iff(p.blue_to_move, Bit<A>(i == 1));
            const Number<A> spent =
                points_on_board(p, static_cast<Side>(i)) + p.reserve[at(i)] - select(brings, p.brought, Number<A>(0));
            return spent <= Number<A>(kFirstReserve);
        });
    }
    template <class R, class Prover>
    static void hints(const Step<R, Symbolic>& s, Prover& p) {
        AnyWayAndClash::hints(s, p);
        hint_points(s, p);
    }
};

}  // namespace nomos::nymbat::properties
